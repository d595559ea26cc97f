import { parentPort, workerData } from "node:worker_threads";
import { type Board, format } from "@wings/core";
import { type Examination, examine, randomBoards, stuckBoards } from "@wings/testing";
import { type PlainError, toPlain } from "../errors.js";
import { techniquesOf } from "./import.js";

export interface TestStart {
  readonly name: string;
  readonly entry: string;
  readonly boards: number;
  readonly seed: number;
}

/** What the thread tells while it works: whoever hears nothing for long knows where it hangs. */
export type TestNews =
  | { readonly kind: "importing" }
  | { readonly kind: "board"; readonly technique: string; readonly board: string }
  | { readonly kind: "examined"; readonly examination: Examination }
  | { readonly kind: "failed"; readonly error: PlainError }
  | { readonly kind: "done" };

const tell = (news: TestNews): void => {
  parentPort!.postMessage(news);
};

const { name, entry, boards, seed } = workerData as TestStart;
try {
  tell({ kind: "importing" });
  for (const technique of await techniquesOf(name, entry)) {
    const examination = examine(technique, boardsFor(technique.id));
    tell({ kind: "examined", examination });
  }
  tell({ kind: "done" });
} catch (error) {
  tell({ kind: "failed", error: toPlain(error) });
}

/** Half of them at random moments of a solve, half where the basics find nothing more. */
function* boardsFor(technique: string): Generator<Board> {
  const half = Math.ceil(boards / 2);
  for (const { board } of randomBoards(seed, half)) yield announced(technique, board);
  for (const board of stuckBoards(seed, boards - half)) yield announced(technique, board);
}

function announced(technique: string, board: Board): Board {
  tell({ kind: "board", technique, board: format(board, "url") });
  return board;
}
