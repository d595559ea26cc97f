/** The symmetries that a clue pattern can have. `mirror` is left to right, `diagonal` is along r1c1 to r9c9. */
export const CLUE_SYMMETRIES = ["none", "rotational", "rotational-90", "mirror", "diagonal", "two-mirrors"] as const;
/** A symmetry of a clue pattern. */
export type ClueSymmetry = (typeof CLUE_SYMMETRIES)[number];

/** Where a cell goes. */
type CellMap = (row: number, column: number) => number;

const rotated: CellMap = (row, column) => 80 - row * 9 - column;
const rotated90: CellMap = (row, column) => column * 9 + 8 - row;
const leftRight: CellMap = (row, column) => row * 9 + 8 - column;
const topBottom: CellMap = (row, column) => (8 - row) * 9 + column;
const diagonal: CellMap = (row, column) => column * 9 + row;
const antidiagonal: CellMap = (row, column) => (8 - column) * 9 + 8 - row;

/** The maps that make up each symmetry. */
const MAPS: Readonly<Record<ClueSymmetry, readonly CellMap[]>> = {
  none: [],
  rotational: [rotated],
  "rotational-90": [rotated90],
  mirror: [leftRight],
  diagonal: [diagonal],
  "two-mirrors": [leftRight, topBottom],
};

const imageOf = (map: CellMap, cell: number): number => map(Math.floor(cell / 9), cell % 9);

/** The cells that a symmetry exchanges, as groups: a pattern has the symmetry if it has all or none of each group. */
export function orbitsOf(symmetry: ClueSymmetry): readonly (readonly number[])[] {
  const isGrouped = new Set<number>();
  const orbits: number[][] = [];
  for (let first = 0; first < 81; first++) {
    if (isGrouped.has(first)) continue;
    const orbit = new Set([first]);
    for (const cell of orbit) for (const map of MAPS[symmetry]) orbit.add(imageOf(map, cell));
    for (const cell of orbit) isGrouped.add(cell);
    orbits.push([...orbit]);
  }
  return orbits;
}

/** The symmetries that a clue pattern has. Here either axis makes a `mirror`, and either diagonal `diagonal`. */
export function symmetriesOf(clues: ArrayLike<number>): ClueSymmetry[] {
  const has = (map: CellMap): boolean => {
    for (let cell = 0; cell < 81; cell++) if ((clues[cell] === 0) !== (clues[imageOf(map, cell)] === 0)) return false;
    return true;
  };
  const found: ClueSymmetry[] = [];
  if (has(rotated)) found.push("rotational");
  if (has(rotated90)) found.push("rotational-90");
  if (has(leftRight) || has(topBottom)) found.push("mirror");
  if (has(diagonal) || has(antidiagonal)) found.push("diagonal");
  if (has(leftRight) && has(topBottom)) found.push("two-mirrors");
  return found;
}
