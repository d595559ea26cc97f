import {
  type Board,
  type Cell,
  cellsOf,
  type Data,
  type Digit,
  digitOf,
  type House,
  houseOf,
  nodeOf,
  type Pattern,
  placesIn,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type CitedFact, neededFacts, rowFacts } from "./needed-facts.js";
import { Together } from "./together.js";
import { waysOf } from "./ways.js";

const pattern = { digit: "digit", other: "digit" } as const;
/** The pattern: the digit that leaves, and the other digit. */
export type TwoDigitPlacement = Pattern<typeof pattern>;

/**
 * Two-digit placement: wherever one digit goes, it leaves no room for all nine places of another digit, if that is in some cell.
 *
 * The size is the number of places that both digits still have to take.
 */
export const twoDigitPlacement = /* @__PURE__ */ defineBuiltIn({
  id: "two-digit-placement",
  name: "Two-Digit Placement",
  minSize: 3,
  ties: true,
  pattern,
  roles: { digit: "place for the digit", other: "place for the other digit" },
  needs: "boxes",
  message: {
    long: "Look at {places}. {why}: {outcome}.",
    short: "{digit} and {other} together: {outcome}",
    vague: "Look at {digit} and {other} together.",
    parts: {
      in: "{digit} in {houses}",
      both: "{own}, and at {others}",
      room: "Wherever {other} goes, {digit} in {cells} leaves no room for the other {digit}s",
      none: "With {digit} in {cells}, no room is left for {other}",
    },
  },

  find(board, report) {
    const together = new Together(waysOf(board));
    for (let a = 1; a < 9; a++) {
      for (let b = a + 1; b <= 9; b++) {
        if (!together.want(board.places, a, b) || !together.look(a, b)) continue;
        for (const [digit, other, at] of [
          [a, b, 0],
          [b, a, 3],
        ]) {
          const [w0, w1, w2] = missingWords(together, at);
          if (!report.eliminateWords(digit, w0, w1, w2)) continue;
          if (report.commit({ digit, other }, openPlaces(board, a) + openPlaces(board, b))) return;
        }
      }
    }
  },
  reason,
  marks: (pair, board) =>
    reason(pair, board).flatMap((fact) =>
      placesIn(board, digitOf(fact), houseOf(fact)).map((cell) => ({
        role: digitOf(fact) === pair.digit ? ("digit" as const) : ("other" as const),
        cell,
        digits: [digitOf(fact)],
      })),
    ),
  data: (pair, board): Data => {
    const { digit, other } = pair;
    const facts = reason(pair, board);
    const [own, others] = [digit, other].map((each) => facts.filter((fact) => digitOf(fact) === each).map(houseOf));
    const placesOf = (each: Digit, houses: readonly House[]): Value => ({
      part: "in",
      data: { digit: each, houses: { houses } },
    });
    const cells: Value = { cells: leaving(pair, board), join: "or" };
    return {
      digit,
      other,
      places:
        own.length === 0
          ? placesOf(other, others)
          : { part: "both", data: { own: placesOf(digit, own), others: placesOf(other, others) } },
      why: { part: own.length === 0 ? "none" : "room", data: { digit, other, cells } },
    };
  },
});

/** The wanted cells of a digit that are in no pair. */
const missingWords = ({ wanted, found }: Together, at: number): readonly [number, number, number] => [
  wanted[at] & ~found[at],
  wanted[at + 1] & ~found[at + 1],
  wanted[at + 2] & ~found[at + 2],
];

/** How many places a digit still has to take. */
export function openPlaces({ values }: Board, digit: Digit): number {
  let open = 9;
  for (const each of values) if (each === digit) open--;
  return open;
}

/** The cells that the digit leaves. */
function leaving({ digit, other }: TwoDigitPlacement, board: Board): Cell[] {
  const together = new Together(waysOf(board));
  together.want(board.places, digit, other);
  together.look(digit, other);
  return cellsOf(...missingWords(together, 0));
}

/** The facts of both digits in rows that are needed to rule out all cells. */
function reason(pair: TwoDigitPlacement, board: Board): number[] {
  const facts: CitedFact[] = [...rowFacts(board, pair.other), ...rowFacts(board, pair.digit)];
  return neededFacts(board, facts, nodeOf(pair.digit, leaving(pair, board))).map(Number);
}
