import type { Board } from "./board.js";
import { changedBoard, notCommitted, techniqueFailed } from "./errors.js";
import { type Finding, findingOf } from "./finding.js";
import { type Hit, type Policy, Sink } from "./sink.js";
import type { Technique } from "./technique.js";

/**
 * Runs one technique into a sink and holds it to the contract: whatever it throws is wrapped with its name, and a changed
 * board or an uncommitted report is an error. Every host comes through here. A host that can still tell how the board was
 * `before` has it in the error instead of what the technique has left of it.
 */
export function runTechnique(
  technique: Technique,
  board: Board,
  sink: Sink,
  before: Pick<Board, "copy"> = board,
): void {
  const { stamp } = board;
  try {
    sink.reset(technique.meta.minSize);
    technique.find(board, sink);
  } catch (error) {
    throw techniqueFailed(technique, before.copy(), error);
  }
  if (board.stamp !== stamp) throw changedBoard(technique, before.copy());
  if (sink.isOpen) throw notCommitted(technique, board);
}

/** Tells a hit in full, and names the technique if it can't. */
export function tell<T extends Technique>(technique: T, board: Board, hit: Hit): FindingOf<T> {
  try {
    return findingOf(technique, board, hit) as FindingOf<T>;
  } catch (error) {
    throw techniqueFailed(technique, board, error);
  }
}

/** The findings of a technique, with its pattern's type. */
export type FindingOf<T extends Technique> = T extends Technique<infer S> ? Finding<S> : never;

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
  for (const technique of techniques) {
    const [finding] = find(board, technique, policy);
    if (finding) return finding;
  }
  return null;
}

function find<T extends Technique>(board: Board, technique: T, policy: Policy): FindingOf<T>[] {
  const sink = new Sink(board, policy);
  runTechnique(technique, board, sink, board.copy());
  return sink.hits.map((hit) => tell(technique, board, hit));
}
