import type { Board } from "./board.js";
import { changedBoard, notCommitted, techniqueFailed } from "./errors.js";
import { type Finding, findingOf } from "./finding.js";
import { format } from "./format.js";
import type { PatternShape } from "./pattern.js";
import { type Hit, Sink } from "./sink.js";
import type { Technique } from "./technique.js";

/**
 * Runs one technique into a sink and holds it to the contract: whatever it throws is wrapped with its name, and a changed
 * board or an uncommitted report is an error. Every host comes through here.
 */
export function runTechnique(technique: Technique, board: Board, sink: Sink): void {
  const { stamp } = board;
  sink.reset(technique.meta.minSize);
  try {
    technique.find(board, sink);
  } catch (error) {
    throw techniqueFailed(technique.id, technique.api, format(board, "url"), error);
  }
  if (board.stamp !== stamp) throw changedBoard(technique.id, format(board, "url"));
  if (sink.isOpen) throw notCommitted(technique.id, format(board, "url"));
}

/** Tells a hit in full, and names the technique if it can't. */
export function tell<S extends PatternShape>(technique: Technique<S>, board: Board, hit: Hit): Finding<S> {
  try {
    return findingOf(technique, board, hit);
  } catch (error) {
    throw techniqueFailed(technique.id, technique.api, format(board, "url"), error);
  }
}

/** The first finding of the first technique that has one; null where none has. */
export function findFirst<S extends PatternShape>(board: Board, techniques: readonly Technique<S>[]): Finding<S> | null {
  return find(board, techniques, "first", true)[0] ?? null;
}

/** The smallest finding of the first technique that has one; null where none has. */
export function findSmallest<S extends PatternShape>(board: Board, techniques: readonly Technique<S>[]): Finding<S> | null {
  return find(board, techniques, "smallest", true)[0] ?? null;
}

/** Every finding of every technique; with `distinct` one for each outcome of a technique, the smallest. */
export function findAll<S extends PatternShape>(
  board: Board,
  techniques: readonly Technique<S>[],
  policy: "all" | "distinct" = "all",
): Finding<S>[] {
  return find(board, techniques, policy, false);
}

function find<S extends PatternShape>(
  board: Board,
  techniques: readonly Technique<S>[],
  policy: "first" | "smallest" | "all" | "distinct",
  untilFound: boolean,
): Finding<S>[] {
  const sink = new Sink(board, policy);
  const findings: Finding<S>[] = [];
  for (const technique of techniques) {
    runTechnique(technique as unknown as Technique, board, sink);
    for (const hit of sink.hits) findings.push(tell(technique, board, hit));
    if (untilFound && findings.length > 0) break;
  }
  return findings;
}
