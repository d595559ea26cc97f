import { type CellDigit, eliminationsOf } from "./apply.js";
import type { Board } from "./board.js";
import { type Before, rejected } from "./errors.js";
import { ask } from "./find.js";
import { cellName } from "./notation.js";
import { type Proof, proveHit } from "./prove.js";
import { search } from "./search.js";
import type { Hit } from "./sink.js";
import type { Technique } from "./technique.js";

/**
 * Holds a hit to the proof that its technique cites; throws an error with the counter-example where it fails.
 * A technique that assumes one solution can't be proved by facts: it is held against the solution of the board.
 */
export function checkHit(technique: Technique, board: Board, hit: Hit, before?: Before): void {
  const { status, text } = ask(hold, technique, board, hit, before);
  if (status !== "proved") throw rejected(technique, board, status, text);
}

const hold = (technique: Technique, board: Board, hit: Hit): Pick<Proof, "status" | "text"> =>
  technique.meta.assumes ? compare(board, hit) : proveHit(board, technique.reason(hit.pattern as never, board), hit);

/** The other way to check: against the only solution. */
function compare(board: Board, hit: Hit): Pick<Proof, "status" | "text"> {
  const { status, solution } = search(board);
  if (status !== "one") return { status: "undecided", text: `it assumes one solution, and there are ${status}` };
  const isTrue = ({ cell, digit }: CellDigit): boolean => solution![cell] === String(digit);
  const wrong = eliminationsOf(hit).find(isTrue) ?? hit.placements.find((at) => !isTrue(at));
  return wrong === undefined
    ? { status: "proved", text: "it agrees with the only solution" }
    : { status: "refuted", text: `the only solution has ${cellName(wrong.cell)}=${solution![wrong.cell]}` };
}
