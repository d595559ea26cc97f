import { type Board, checkBoard } from "../board/board.js";
import { rejected } from "../errors.js";
import type { Hit } from "../technique/hit.js";
import { type BoardSnapshot, boardText, callGuarded } from "../technique/run-technique.js";
import { type Technique, checkParts } from "../technique/technique.js";
import { type Proof, proveHit, refuseUndeclared } from "./prove.js";

/**
 * Holds a step to the proof that its technique cites; throws an error with the counter-example where it fails. As the option
 * `check` it proves every step of a solve.
 *
 * @example
 * ```ts
 * import { checkStep, solvePath } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const puzzle = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
 * console.log(solvePath(puzzle, techniques, { check: checkStep }).status); // solved
 * ```
 */
export function checkStep(technique: Technique, board: Board, hit: Hit, before?: BoardSnapshot): void {
  checkParts(technique);
  checkBoard(board);
  const { status, text } = callGuarded(proofOf, technique, board, hit, before);
  if (status !== "proved") throw rejected(technique, boardText(board), status, text);
}

const proofOf = (technique: Technique, board: Board, hit: Hit): Proof =>
  refuseUndeclared(proveHit(board, technique.reason(hit.pattern as never, board), hit), technique.meta.assumes);
