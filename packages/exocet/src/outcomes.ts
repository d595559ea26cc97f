import {
  type Board,
  boxOf,
  type Candidate,
  candidateOf,
  candidatesOf,
  type Cell,
  columnOf,
  type Digit,
  type DigitMask,
  digitsOf,
  type House,
  houseFact,
  inHouse,
  maskOf,
  placesIn,
  rowOf,
  sees,
} from "@wings/core/author";
import { type ExocetShape, holds, mirrorOf, isPlaceableWith } from "./shape.js";

/** Why something follows: a rule of exocets. */
type Rule =
  /** The targets hold digits of the base only. */
  | "targets"
  /** Base and targets hold the same two digits. */
  | "pairs"
  /** A digit that is in each such pair has a place in the lines with its target. */
  | "places"
  /** The mirror of a target holds the digit of the target. */
  | "mirrors";

/** What follows from an exocet. */
export interface Outcomes {
  /** The candidates that leave, ascending. */
  readonly eliminations: readonly Candidate[];
  /** Facts beside those of the base and the lines: of mirrors that matter. */
  readonly facts: readonly number[];
  /** The rules that eliminate something, in the order of `Rule`. */
  readonly rules: readonly Rule[];
}

const RULES: readonly Rule[] = ["targets", "pairs", "places", "mirrors"];

/** Whether a mirror has a place for the digit of its target. */
const isMirrored = (board: Board, shape: ExocetShape, digit: Digit, which: number): boolean =>
  mirrorOf(shape, which).some((cell) => holds(board, cell, digit));

/** The digits that base and targets can have together: base, base, target, target. None if the board is broken. */
function statesOf(board: Board, shape: ExocetShape, facts: number[]): (readonly number[])[] {
  const { base, targets, digits } = shape;
  const fits = [0, 1].map((which) =>
    digits.filter((digit) => {
      if (!board.has(targets[which], digit) || !isPlaceableWith(board, shape, digit, which)) return false;
      if (isMirrored(board, shape, digit, which)) return true;
      facts.push(houseFact(boxOf(targets[1 - which]), digit));
      return false;
    }),
  );
  return digits.flatMap((a) =>
    digits.flatMap((b) =>
      a === b || !board.has(base[0], a) || !board.has(base[1], b)
        ? []
        : [
            [a, b, a, b],
            [a, b, b, a],
          ].filter(([, , x, y]) => fits[0].includes(x) && fits[1].includes(y)),
    ),
  );
}

/** What follows from an exocet, by the digits that base and targets can have together. */
export function outcomesOf(board: Board, shape: ExocetShape): Outcomes {
  const facts: number[] = [];
  const states = statesOf(board, shape, facts);
  if (states.length === 0) return { eliminations: [], facts: [], rules: [] };
  const { base, targets, digits } = shape;
  const eliminations = new Set<number>();
  const rules = new Set<Rule>();
  const eliminate = (rule: Rule, candidate: Candidate): void => {
    if (!eliminations.has(candidate)) rules.add(rule);
    eliminations.add(candidate);
  };
  // Candidates of base and targets that no state has.
  for (const [i, cell] of [...base, ...targets].entries())
    for (const digit of candidatesOf(board, cell))
      if (states.every((state) => state[i] !== digit))
        eliminate(digits.includes(digit) ? "pairs" : "targets", candidateOf(cell, digit));
  // A digit that is in every state is in the lines with one of its targets. It leaves the cells that see the base, and the
  // cells from which it would have no place in the lines, whichever target holds it.
  for (const digit of digits.filter((each) => states.every((state) => state[0] === each || state[1] === each))) {
    const held = [0, 1].filter((which) => states.some((state) => state[2 + which] === digit));
    for (let cell = 0; cell < 81; cell++) {
      if (!board.has(cell, digit)) continue;
      const seesBase = base.every((each) => sees(board, each, cell));
      if (
        seesBase ||
        held.every((which) => sees(board, targets[which], cell) || !isPlaceableWith(board, shape, digit, which, cell))
      )
        eliminate("places", candidateOf(cell, digit));
    }
  }
  for (const which of [0, 1]) {
    const mask = states.reduce((all, state) => all | maskOf(state[2 + which]), 0);
    const mirror = mirrorOf(shape, which).filter((cell) => digitsOf(mask).some((digit) => holds(board, cell, digit)));
    const partner = mirror.length === 2 ? partnerOf(board, mirror, mask) : undefined;
    if (mirror.length !== 1 && partner === undefined) continue;
    const kept = partner === undefined ? mask : mask | maskOf(partner.digit);
    const gone = mirror.flatMap((cell) => digitsOf(board.masks[cell] & ~kept).map((digit) => candidateOf(cell, digit)));
    if (gone.length === 0) continue;
    for (const each of gone) eliminate("mirrors", each);
    facts.push(...digitsOf(mask).map((digit) => houseFact(boxOf(targets[1 - which]), digit)));
    if (partner !== undefined) facts.push(houseFact(partner.house, partner.digit));
  }
  return {
    eliminations: [...eliminations].sort((a, b) => a - b),
    facts,
    rules: RULES.filter((rule) => rules.has(rule)),
  };
}

/** Another digit that has just the two cells of a mirror in their box or row. */
function partnerOf(
  board: Board,
  [one, other]: readonly Cell[],
  mask: DigitMask,
): { house: House; digit: Digit } | undefined {
  for (const house of [boxOf(one), rowOf(one), columnOf(one)]) {
    if (!inHouse(board, other, house)) continue;
    for (const digit of digitsOf(board.masks[one] & board.masks[other] & ~mask))
      if (placesIn(board, digit, house).length === 2) return { house, digit };
  }
  return undefined;
}
