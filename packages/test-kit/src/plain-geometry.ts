/*
 * The houses of a board and which cells see each other, from the rules in the name of its layout. Nothing here is shared
 * with the core, the layouts or the finders.
 */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const CELLS = NINE.flatMap((row) => NINE.map((column) => row * 9 + column));

export const row = (cell: number): number => Math.floor(cell / 9);
export const column = (cell: number): number => cell % 9;
export const box = (cell: number): number => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);

export interface Geometry {
  /** The cells of each house by its number: rows from 0, columns from 9, boxes or regions from 18, diagonals from 27, windows from 36. */
  readonly houses: ReadonlyMap<number, readonly number[]>;
  readonly sees: (a: number, b: number) => boolean;
}

const made = new Map<string, Geometry>();

/** The geometry of a board, or of anything else with a layout. */
export function geometryOf({ layout }: { readonly layout?: { readonly name: string } | undefined }): Geometry {
  const name = layout?.name ?? "";
  const known = made.get(name) ?? makeGeometry(name);
  made.set(name, known);
  return known;
}

function makeGeometry(name: string): Geometry {
  const rules = name.split("+");
  const houses = housesOf(rules);
  const seen = CELLS.map((a) =>
    CELLS.map((b) => {
      const share = [...houses.values()].some((house) => house.includes(a) && house.includes(b));
      return a !== b && (share || rules.some((rule) => isApart(rule, a, b)));
    }),
  );
  return { houses, sees: (a, b) => seen[a][b] };
}

function housesOf(rules: readonly string[]): Map<number, number[]> {
  const map = rules.find((rule) => rule.startsWith("jigsaw:"))?.slice(7);
  const region = (cell: number): number => (map ? "ABCDEFGHI".indexOf(map[cell]) : box(cell));
  const houses = new Map<number, number[]>();
  const add = (house: number, isIn: (cell: number) => boolean): void => {
    houses.set(house, CELLS.filter(isIn));
  };
  for (const [kind, numberOf] of [row, column, region].entries())
    for (const n of NINE) add(kind * 9 + n, (cell) => numberOf(cell) === n);
  // With windows, too, there would be 33 houses. The cells of a diagonal only see each other then.
  if (rules.includes("x") && !rules.includes("windoku")) {
    add(27, (cell) => row(cell) === column(cell));
    add(28, (cell) => row(cell) + column(cell) === 8);
  }
  if (rules.includes("windoku")) {
    const corners = [10, 14, 46, 50];
    for (const [n, corner] of corners.entries())
      add(
        36 + n,
        (cell) => [0, 1, 2].includes(row(cell) - row(corner)) && [0, 1, 2].includes(column(cell) - column(corner)),
      );
  }
  return houses;
}

/** Whether a rule says that two different cells differ. */
function isApart(rule: string, a: number, b: number): boolean {
  const [down, across] = [Math.abs(row(a) - row(b)), Math.abs(column(a) - column(b))];
  if (rule === "x")
    return [a, b].every((cell) => row(cell) === column(cell)) || [a, b].every((cell) => row(cell) + column(cell) === 8);
  if (rule === "anti-knight") return (down === 1 && across === 2) || (down === 2 && across === 1);
  if (rule === "anti-king") return down <= 1 && across <= 1;
  if (rule === "disjoint") return down % 3 === 0 && across % 3 === 0;
  return false;
}
