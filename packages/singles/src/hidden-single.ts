import {
  type Board,
  boxOf,
  type Cell,
  cellsIn,
  columnOf,
  type Digit,
  DIGIT_COUNT,
  firstPlace,
  type House,
  houseFact,
  inHouse,
  lowestBit,
  type Pattern,
  type Reporter,
  rowOf,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

const pattern = { cell: "cell", digit: "digit", house: "house" } as const;
/** The pattern: the only place of a digit in a house. */
export type HiddenSingle = Pattern<typeof pattern>;

/**
 * Hidden single: a digit has one place left in a house. The search tests all 27 houses at once, digit by digit, and
 * looks at the cells of a house only if it has a single.
 */
export const hiddenSingle = /* @__PURE__ */ defineBuiltIn({
  id: "hidden-single",
  name: "Hidden Single",
  pattern,
  roles: { house: "house without the digit", single: "only place for the digit" },
  message: {
    long: "In {house}, only {cell} can be {digit}: {why}. So {outcome}.",
    short: "only place for {digit} in {house}: {outcome}",
    vague: "There is a {kind} with only one place for {digit}.",
    parts: {
      row: "row",
      column: "column",
      box: "box",
      one: "the {digit} in {houses} blocks the rest",
      several: "the {digit}s in {houses} block the rest",
      before: "it was ruled out elsewhere",
      also: "{blocked}, or it was ruled out before",
    },
  },

  find(board, report) {
    const { places } = board;
    for (let p = 3; p < 30; p += 3) {
      const w0 = places[p];
      const w1 = places[p + 1];
      const w2 = places[p + 2];
      if ((w0 | w1 | w2) === 0) continue;
      for (let w = 0; w < 3; w++) {
        const singles = inBand(places[p + w]);
        if (singles !== 0 && commitFound(report, p, singles & 7, w * 3)) return;
        if (singles > 7 && commitFound(report, p, singles >> 3, 18 + w * 3)) return;
      }
      const columns = inColumns(w0, w1, w2);
      if (columns !== 0 && commitFound(report, p, columns, 9)) return;
    }
  },

  reason: ({ digit, house }) => [houseFact(house, digit)],
  marks: ({ cell, digit, house }) => [
    { role: "house", house, digit },
    { role: "single", cell, digits: [digit] },
  ],
  data: ({ cell, digit, house }, board) => ({
    cell: { cell },
    digit,
    house: { house },
    why: whyNowhereElse(board, cell, digit, house),
    kind: { part: KINDS[Math.floor(house / 9)], data: {} },
  }),
});

const KINDS = ["row", "column", "box"] as const;

/** The houses with the digit that take the other open cells, those that take most first. */
function whyNowhereElse(board: Board, cell: Cell, digit: Digit, house: House): Value {
  const { values } = board;
  let left = cellsIn(board, house).filter((each) => each !== cell && values[each] === 0);
  const blocking = (at: Cell): House[] =>
    [rowOf(at), columnOf(at), boxOf(at)].filter((other) =>
      cellsIn(board, other).some((each) => values[each] === digit),
    );
  const houses: House[] = [];
  for (;;) {
    const counts = new Map<House, number>();
    for (const other of left.flatMap(blocking)) counts.set(other, (counts.get(other) ?? 0) + 1);
    const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (best === undefined) break;
    houses.push(best[0]);
    left = left.filter((each) => !inHouse(board, each, best[0]));
  }
  if (houses.length === 0) return { part: "before", data: {} };
  const part = houses.length === 1 ? "one" : "several";
  const blocked: Value = { part, data: { digit, houses: { houses: houses.sort((a, b) => a - b) } } };
  return left.length === 0 ? blocked : { part: "also", data: { blocked } };
}

/**
 * Seven bits about the nine places of a row and the three boxes that it crosses. Three look-ups in this table replace
 * counting bits in the six houses of a band, and are three times as fast.
 *
 * ```
 *   r  222  111       1: the box has a bit   2: it has more than one   r: the row has exactly one
 * ```
 */
const OF_ROW = /* @__PURE__ */ makeOfRow();

function makeOfRow(): Uint8Array {
  const table = new Uint8Array(512);
  for (let row = 0; row < 512; row++) {
    if (DIGIT_COUNT[row] === 1) table[row] = 64;
    for (let box = 0; box < 3; box++) {
      const size = DIGIT_COUNT[(row >> (box * 3)) & 7];
      if (size >= 1) table[row] |= 1 << box;
      if (size >= 2) table[row] |= 8 << box;
    }
  }
  return table;
}

/** The rows (bits 0 to 2) and boxes (bits 3 to 5) of a band in which a digit with these places has exactly one. */
function inBand(word: number): number {
  const a = OF_ROW[word & 511];
  const b = OF_ROW[(word >> 9) & 511];
  const c = OF_ROW[word >> 18];
  const any = a | b | c;
  const more = (any >> 3) | (a & b) | ((a | b) & c);
  return (a >> 6) | ((b >> 5) & 2) | ((c >> 4) & 4) | ((any & ~more & 7) << 3);
}

/** The columns in which a digit with these places has exactly one. */
function inColumns(w0: number, w1: number, w2: number): number {
  // Fold three bands into one, then three rows into one. `any`: has a bit; `more`: has more than one.
  const any = w0 | w1 | w2;
  const more = (w0 & w1) | ((w0 | w1) & w2);
  const a = any & 511;
  const b = (any >> 9) & 511;
  const c = any >> 18;
  return (a | b | c) & ~((more | (more >> 9) | (more >> 18)) & 511) & ~((a & b) | ((a | b) & c));
}

/** Reports the only place of the digit in each of these houses. Returns whether to stop. */
function commitFound(report: Reporter, p: number, houses: number, first: number): boolean {
  for (let left = houses; left !== 0; left &= left - 1) {
    const house = first + lowestBit(left);
    const digit = p / 3;
    const cell = firstPlace(report.board, digit, house);
    report.place(cell, digit);
    if (report.commit({ cell, digit, house }, 1)) return true;
  }
  return false;
}
