import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { cellName } from "../board/notation.js";
import { rejected } from "../errors.js";
import { search } from "../search/search.js";
import { type Hit, eliminationsOf } from "../technique/hit.js";
import { type BoardSnapshot, callGuarded, boardText } from "../technique/run-technique.js";
import type { Technique } from "../technique/technique.js";
import { type Proof, proveHit } from "./prove.js";

/**
 * Holds a hit to the proof that its technique cites; throws an error with the counter-example where it fails.
 * A technique that assumes one solution can't be proved by facts: it is held against the solution of the board.
 */
export function checkHit(technique: Technique, board: Board, hit: Hit, before?: BoardSnapshot): void {
  const { status, text } = callGuarded(proofOf, technique, board, hit, before);
  if (status !== "proved") throw rejected(technique, boardText(board), status, text);
}

const proofOf = (technique: Technique, board: Board, hit: Hit): Pick<Proof, "status" | "text"> =>
  technique.meta.assumes
    ? compareWithSolution(board, hit)
    : proveHit(board, technique.reason(hit.pattern as never, board), hit);

/** The other way to check: against the only solution. */
function compareWithSolution(board: Board, hit: Hit): Pick<Proof, "status" | "text"> {
  const { status, solution } = search(board);
  if (status !== "one") return { status: "undecided", text: `it assumes one solution, and there are ${status}` };
  const isTrue = ({ cell, digit }: CellDigit): boolean => solution![cell] === String(digit);
  const wrong = eliminationsOf(hit).find(isTrue) ?? hit.placements.find((at) => !isTrue(at));
  return wrong === undefined
    ? { status: "proved", text: "it agrees with the only solution" }
    : { status: "refuted", text: `the only solution has ${cellName(wrong.cell)}=${solution![wrong.cell]}` };
}
