import {
  addAll,
  addCell,
  type Board,
  type Cell,
  type Cells,
  CellSet,
  cellsOf,
  type Digit,
  firstPlace,
  housesIn,
  lastPlace,
  lowestBit,
  memo,
  pairHouses,
  setsOf,
} from "@wings/core/author";

/**
 * A cluster: places of a digit that its pairs join. The pairs are the houses with exactly two places. One of the two colors is true in
 * all of its cells, and the other in none.
 */
export interface Cluster {
  readonly digit: Digit;
  readonly a: Color;
  readonly b: Color;
}

/** The cells of a color, and the cells that see one of them. */
export interface Color {
  readonly cells: Cells;
  readonly seen: Cells;
}

/** The cells of a color, as a list. */
export const cellsOfColor = ({ cells: { w0, w1, w2 } }: Color): Cell[] => cellsOf(w0, w1, w2);

/** The clusters of a position, by digit. One with a loop of odd length has no colors and is left out. */
export const clustersOf = (board: Board): readonly Cluster[] =>
  memo(board, "coloring: clusters", makeClusters).clusters;

/** The clusters of a board, and spare ones: they are written again for the next position. */
interface Clusters {
  readonly clusters: WrittenCluster[];
  readonly spare: WrittenCluster[];
}

interface WrittenCluster extends Cluster {
  digit: Digit;
  readonly a: WrittenColor;
  readonly b: WrittenColor;
}

interface WrittenColor {
  readonly cells: CellSet;
  readonly seen: CellSet;
}

function makeClusters(board: Board, previous: Clusters | undefined): Clusters {
  const made = previous ?? { clusters: [], spare: [] };
  while (made.clusters.length > 0) made.spare.push(made.clusters.pop()!);
  const pairs = pairHouses(board);
  PAIRS.peers = setsOf(board).peers;
  for (let digit = 1; digit <= 9; digit++) {
    PAIRS.list(board, pairs[digit], digit);
    while (PAIRS.count > 0) {
      const cluster = made.spare.pop() ?? newCluster();
      cluster.digit = digit;
      (PAIRS.takeCluster(cluster) ? made.clusters : made.spare).push(cluster);
    }
  }
  return made;
}

const newCluster = (): WrittenCluster => ({ digit: 0, a: newColor(), b: newColor() });

const newColor = (): WrittenColor => ({ cells: new CellSet(), seen: new CellSet() });

/** The color of a cell. */
const A = 0;
const B = 1;
const NONE = 2;

/** The pairs of a digit that are in no cluster yet. */
class Pairs {
  count = 0;
  /** By cell: the cells that it sees. */
  peers: readonly Cells[] = [];
  readonly #first = new Uint8Array(32);
  readonly #second = new Uint8Array(32);
  /** The color of each cell in a pair. */
  readonly #colorAt = new Uint8Array(81);

  /**
   * Lists the pairs of a digit. Two cells that are the pair of two houses are there twice: clusters begin with the last pair, so their
   * order rests on it.
   */
  list(board: Board, pairs: number, digit: Digit): void {
    this.count = 0;
    for (let houses = pairs; houses !== 0; houses &= houses - 1) {
      const house = housesIn(board)[lowestBit(houses)];
      const a = firstPlace(board, digit, house);
      const b = lastPlace(board, digit, house);
      this.#colorAt[a] = this.#colorAt[b] = NONE;
      this.#first[this.count] = a;
      this.#second[this.count++] = b;
    }
  }

  /** Takes the pairs of the cluster of the last pair from the list. Returns whether the cluster has colors. */
  takeCluster(cluster: WrittenCluster): boolean {
    const first = this.#first;
    const second = this.#second;
    const colorAt = this.#colorAt;
    clear(cluster.a);
    clear(cluster.b);
    this.count--;
    this.#add(cluster, first[this.count], A);
    this.#add(cluster, second[this.count], B);
    let isOdd = false;
    // Takes each pair with a cell in the cluster, and starts again while the cluster grows.
    for (let i = 0; i < this.count; i++) {
      const a = first[i];
      const b = second[i];
      const colorA = colorAt[a];
      const colorB = colorAt[b];
      if (colorA === NONE && colorB === NONE) continue;
      this.count--;
      first[i] = first[this.count];
      second[i] = second[this.count];
      if (colorA !== NONE && colorB !== NONE) {
        isOdd ||= colorA === colorB;
        i--;
        continue;
      }
      if (colorA === NONE) this.#add(cluster, a, A + B - colorB);
      else this.#add(cluster, b, A + B - colorA);
      i = -1;
    }
    return !isOdd;
  }

  #add(cluster: WrittenCluster, cell: Cell, color: number): void {
    this.#colorAt[cell] = color;
    const { cells, seen } = color === A ? cluster.a : cluster.b;
    addCell(cells, cell);
    addAll(seen, this.peers[cell]);
  }
}

/** Used by `makeClusters` only, which fills it and reads it in one go. A list for each board took 7 % longer. */
const PAIRS = /* @__PURE__ */ new Pairs();

function clear({ cells, seen }: WrittenColor): void {
  cells.w0 = cells.w1 = cells.w2 = 0;
  seen.w0 = seen.w1 = seen.w2 = 0;
}
