import type { Board } from "./board.js";
import { type Before, changedBoard, notCommitted, techniqueFailed } from "./errors.js";
import { type Finding, findingOf } from "./finding.js";
import { type Hit, type Policy, Sink } from "./sink.js";
import type { Technique } from "./technique.js";

/**
 * Asks a technique for something and holds it to the contract: whatever it throws is wrapped with its name, and a changed
 * board is an error. Every host comes through here. A host that can still tell how the board was `before` has it in the
 * error instead of what the technique has left of it. The question gets what it needs from here: one made for each call
 * would leave more behind than all else that a solve does.
 */
export function ask<T extends Technique, A, R>(
  question: (technique: T, board: Board, about: A) => R,
  technique: T,
  board: Board,
  about: A,
  before: Before = board,
): R {
  const { stamp } = board;
  let answer: R;
  try {
    answer = question(technique, board, about);
  } catch (error) {
    throw techniqueFailed(technique, before, error);
  }
  if (board.stamp !== stamp) throw changedBoard(technique, before);
  return answer;
}

/** Runs one technique into a sink; an uncommitted report is an error, too. */
export function runTechnique(technique: Technique, board: Board, sink: Sink, before?: Before): void {
  ask(findInto, technique, board, sink, before);
  if (sink.isOpen) throw notCommitted(technique, board);
}

function findInto(technique: Technique, board: Board, sink: Sink): void {
  sink.reset(technique.meta.minSize);
  technique.find(board, sink);
}

/** Tells a hit in full. */
export const tell = <T extends Technique>(technique: T, board: Board, hit: Hit, before?: Before): FindingOf<T> =>
  ask(findingOf, technique, board, hit, before) as FindingOf<T>;

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
  for (const technique of techniques) for (const finding of find(board, technique, policy)) return finding;
  return null;
}

function find<T extends Technique>(board: Board, technique: T, policy: Policy): FindingOf<T>[] {
  const sink = new Sink(board, policy);
  const before = board.copy();
  runTechnique(technique, board, sink, before);
  return sink.hits.map((hit) => tell(technique, board, hit, before));
}
