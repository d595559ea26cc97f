import type { Board } from "@wings/core";
import type { Data } from "@wings/core/author";
import type { Sink } from "@wings/core/host";
import { type Wing, wingsOn, xyWing } from "../technique.js";

export type Changes = NonNullable<Parameters<typeof xyWing>[0]>;

/**
 * Each fault by what it is: how it is planted, the code of the failure, what the failure says. `solve` is the code with
 * which `wings solve --plugin` stops; without it the fault does no harm there.
 */
export type PlantedFaults = Record<string, [changes: Changes, code: string, says: RegExp, solve?: string]>;

export const right = xyWing();

/** A search with something done at every pattern, in place of reporting and committing it; true ends the search. */
export const at =
  (visit: (sink: Sink, wing: Wing, board: Board) => boolean) =>
  (board: Board, sink: Sink): void => {
    for (const wing of wingsOn(board)) if (visit(sink, wing, board)) return;
  };

/** Correct except for its data. */
export const withData = (data: Data): Changes => ({
  data: (pattern, board) => ({ ...right.data(pattern, board), ...data }),
});
