import { eliminationsOf, placementsOf } from "./apply.js";
import type { Board } from "./board.js";
import { refuted, techniqueFailed } from "./errors.js";
import { format } from "./format.js";
import { cellName } from "./notation.js";
import { type Proof, proveHit } from "./prove.js";
import type { Reason } from "./reason.js";
import { search } from "./search.js";
import type { Hit } from "./sink.js";
import type { Technique } from "./technique.js";

/**
 * Holds a hit to the proof that its technique cites; throws an error with the counter-example where it fails.
 * A technique that assumes one solution can't be proved by facts: it is held against the solution of the board.
 */
export function checkHit(technique: Technique, board: Board, hit: Hit): void {
  const proof = technique.meta.assumes === undefined ? proveHit(board, reasonOf(technique, board, hit), hit) : compare(board, hit);
  if (proof.status !== "proved") throw refuted(technique.id, proof.status, proof.text, format(board, "url"));
}

function reasonOf(technique: Technique, board: Board, hit: Hit): Reason {
  try {
    return technique.reason(hit.pattern as never, board);
  } catch (error) {
    throw techniqueFailed(technique.id, technique.api, format(board, "url"), error);
  }
}

function compare(board: Board, hit: Hit): Pick<Proof, "status" | "text"> {
  const { count, solution } = search(board);
  if (count !== 1 || solution === null) {
    return { status: "undecided", text: `it assumes one solution, and the board has ${count === 0 ? "none" : "more"}` };
  }
  const wrong =
    eliminationsOf(hit).find(({ cell, digit }) => Number(solution[cell]) === digit) ??
    placementsOf(hit).find(({ cell, digit }) => Number(solution[cell]) !== digit);
  return wrong === undefined
    ? { status: "proved", text: "it agrees with the only solution" }
    : { status: "refuted", text: `the only solution has ${cellName(wrong.cell)}=${solution[wrong.cell]}` };
}
