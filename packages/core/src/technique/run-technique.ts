import type { Board } from "../board/board.js";
import { changedBoard, notCommitted, techniqueFailed } from "../errors.js";
import { formatUrl } from "../formats/format-url.js";
import { type FindingJson, describeHit } from "./finding.js";
import type { Hit } from "./hit.js";
import type { Sink } from "./sink.js";
import type { Technique } from "./technique.js";

/** Copies the board as it was before a technique saw it. An unchanged board is its own snapshot. */
export type BoardSnapshot = Pick<Board, "copy">;

/** The board of a snapshot, for an error message. */
export const boardText = (snapshot: BoardSnapshot): string => formatUrl(snapshot.copy());

/**
 * Calls a technique and holds it to the contract: its errors get its name, and a changed board is an error. All hosts call
 * techniques through this function. `before` gives the board for the error message, even when the technique has changed it.
 * On a board with other houses, the layout says how the technique works there.
 * The call gets its argument from here: a closure for each call would be most of the garbage of a solve.
 */
export function callGuarded<T extends Technique, A, R>(
  call: (technique: T, board: Board, argument: A) => R,
  technique: T,
  board: Board,
  argument: A,
  before: BoardSnapshot = board,
): R {
  const { version } = board;
  let answer: R;
  try {
    answer = call((board.layout?.adapt(technique) as T | undefined) ?? technique, board, argument);
  } catch (error) {
    // The limit is the caller's.
    if ((Object(error) as { code?: unknown }).code === "WINGS_LIMIT_REACHED") throw error;
    throw techniqueFailed(technique, boardText(before), error);
  }
  if (board.version !== version) throw changedBoard(technique, boardText(before));
  return answer;
}

/** Runs one technique into a sink; an uncommitted report is an error, too. */
export function runTechnique(technique: Technique, board: Board, sink: Sink, before?: BoardSnapshot): void {
  callGuarded(findInto, technique, board, sink, before);
  if (sink.isOpen) throw notCommitted(technique, boardText(board));
}

function findInto(technique: Technique, board: Board, sink: Sink): void {
  sink.reset(technique.meta.minSize, technique.isOurs !== true);
  technique.find(board, sink);
}

/** Describes a hit in full. */
export const describeGuarded = (technique: Technique, board: Board, hit: Hit, before?: BoardSnapshot): FindingJson =>
  callGuarded(describeHit, technique, board, hit, before);
