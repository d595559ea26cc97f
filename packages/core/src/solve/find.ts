import type { Board } from "../board/board.js";
import type { FindingOf } from "../technique/finding.js";
import { runTechnique, toFinding } from "../technique/run-technique.js";
import { type Policy, Sink } from "../technique/sink.js";
import type { Technique } from "../technique/technique.js";

/** The first finding of the first technique that has one; null where none has. */
export const findFirst = <T extends Technique>(board: Board, techniques: readonly T[]): FindingOf<T> | null =>
  findOne(board, techniques, "first");

/** The smallest finding of the first technique that has one; null where none has. */
export const findSmallest = <T extends Technique>(board: Board, techniques: readonly T[]): FindingOf<T> | null =>
  findOne(board, techniques, "smallest");

/** Every finding of every technique; with `distinct` one for each outcome of a technique, the smallest. */
export const findAll = <T extends Technique>(
  board: Board,
  techniques: readonly T[],
  policy: "all" | "distinct" = "all",
): FindingOf<T>[] => techniques.flatMap((technique) => find(board, technique, policy));

function findOne<T extends Technique>(board: Board, techniques: readonly T[], policy: Policy): FindingOf<T> | null {
  for (const technique of techniques) for (const finding of find(board, technique, policy)) return finding;
  return null;
}

function find<T extends Technique>(board: Board, technique: T, policy: Policy): FindingOf<T>[] {
  const sink = new Sink(board, policy);
  const before = board.copy();
  runTechnique(technique, board, sink, before);
  return sink.hits.map((hit) => toFinding(technique, board, hit, before));
}
