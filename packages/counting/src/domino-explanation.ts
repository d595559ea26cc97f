import {
  type Board,
  candidatesOf,
  type Data,
  type Digit,
  digitsOf,
  type Mark,
  maskIn,
  numberInWords,
  type Pattern,
  type Reason,
  SET_PARTS,
  type Value,
} from "@wings/core/author";
import { outcomesOf } from "./domino-outcomes.js";
import { MOST, dominoesOf, withDigit } from "./dominoes.js";

/** Two rows, then two columns. */
export const pattern = { lines: "houses" } as const;
type DominoLoop = Pattern<typeof pattern>;

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: { a: "domino A", b: "domino B" },
  message: {
    long:
      "The lines {lines} cross in four boxes. In these boxes, the other open cells of the lines are {cells}: two dominoes in each box, eight in a " +
      "circle. Each shares a box or a line with the next one, so a digit can't be in both. Together, the {n} cells can hold {counts}: " +
      "just {n} digits. So each digit is there just so often, and it can't be in a cell that would leave it too few places: {outcome}.",
    short: "domino loop {lines}: {outcome}",
    vague: "Two rows and two columns cross, and the cells beside the crossings can hold only just enough digits.",
    parts: { ...SET_PARTS, once: "{digits} once", twice: "{digits} twice", times: "{digits} {count} times" },
  },

  reason: ({ lines }: DominoLoop, board: Board): Reason => ({
    counts: outcomesOf(board, lines).map(({ count }) => count()),
  }),

  marks: ({ lines }: DominoLoop, board: Board): Mark<"a" | "b">[] =>
    dominoesOf(board, lines).flatMap((cells, i) =>
      cells.map((cell) => ({
        role: i % 4 < 2 ? ("a" as const) : ("b" as const),
        cell,
        digits: candidatesOf(board, cell),
      })),
    ),

  data: ({ lines }: DominoLoop, board: Board): Data => {
    const cells = dominoesOf(board, lines).flat();
    return {
      lines: { houses: lines },
      n: cells.length,
      cells: { cells: [...cells].sort((a, b) => a - b) },
      counts: { list: countsOf(board, lines) },
    };
  },
};

/** How often the loop can hold each digit: once, twice and so on. */
function countsOf(board: Board, lines: readonly number[]): Value[] {
  const dominoes = dominoesOf(board, lines);
  const digits = digitsOf(maskIn(board, dominoes.flat()));
  const timesOf = (digit: Digit): number => MOST[withDigit(board, dominoes, digit)];
  return [1, 2, 3, 4].flatMap((count) => {
    const its = digits.filter((digit) => timesOf(digit) === count);
    if (its.length === 0) return [];
    const part = count === 1 ? "once" : count === 2 ? "twice" : "times";
    return [{ part, data: { digits: { digits: its }, count: numberInWords(count) } }];
  });
}
