import type { Board } from "../board/board.js";
import { rejected } from "../errors.js";
import type { Hit } from "../technique/hit.js";
import { type BoardSnapshot, boardText, callGuarded } from "../technique/run-technique.js";
import type { Technique } from "../technique/technique.js";
import { type Proof, proveHit, refuseUndeclared } from "./prove.js";

/** Holds a hit to the proof that its technique cites; throws an error with the counter-example where it fails. */
export function checkHit(technique: Technique, board: Board, hit: Hit, before?: BoardSnapshot): void {
  const { status, text } = callGuarded(proofOf, technique, board, hit, before);
  if (status !== "proved") throw rejected(technique, boardText(board), status, text);
}

const proofOf = (technique: Technique, board: Board, hit: Hit): Proof =>
  refuseUndeclared(proveHit(board, technique.reason(hit.pattern as never, board), hit), technique.meta.assumes);
