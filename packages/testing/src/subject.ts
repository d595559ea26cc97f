import {
  type Board,
  type Finding,
  type Hit,
  Sink,
  type Technique,
  explain,
  findingOf,
  runTechnique,
} from "@wings/core";
import { failed, fault } from "./faults.js";
import type { Symmetry } from "./symmetry.js";

/** A technique on a board, and all that it finds there: what every property is asked of. */
export interface Subject {
  readonly technique: Technique;
  readonly board: Board;
  readonly hits: readonly Hit[];
  /** The hits in full, told when they are first asked for. */
  readonly findings: readonly Finding[];
  readonly symmetries: readonly Symmetry[];
}

export function subjectOf(technique: Technique, board: Board, symmetries: readonly Symmetry[] = []): Subject {
  let told: readonly Finding[] | undefined;
  const { hits } = run(technique, board.copy());
  return {
    technique,
    board,
    hits,
    symmetries,
    get findings() {
      return (told ??= hits.map((hit) => watched(technique, board, () => findingOf(technique, board, hit))));
    },
  };
}

/** Runs a technique into a sink, by default for all findings, and sees to it that the board stays as it is. */
export function run(technique: Technique, board: Board, sink: Sink = new Sink(board, "all")): Sink {
  watched(technique, board, () => runTechnique(atOnce(technique), board, sink));
  return sink;
}

/** The technique, but that a search which goes on after it has returned, or has not begun by then, is an exception. */
function atOnce(technique: Technique): Technique {
  const search: (board: Board, sink: Sink) => unknown = technique.find;
  return {
    ...technique,
    find(board, sink) {
      const answer = search(board, sink);
      if (typeof answer !== "object" || answer === null) return;
      if ("then" in answer) {
        // What it rejects with is of no interest any more, and must not end the process.
        Promise.resolve(answer).catch(() => undefined);
        throw new TypeError("find returned a promise: it must be synchronous");
      }
      if ("next" in answer) throw new TypeError("find returned a generator: it must be a plain function");
    },
  };
}

/** Does something with a board and makes sure that nothing on it changed: the core looks at its stamp alone. */
function watched<T>(technique: Technique, board: Board, action: () => T): T {
  const before = board.copy();
  const result = action();
  for (const part of ["values", "masks", "places", "lone", "bivalue", "givens"] as const) {
    if (String(board[part]) === String(before[part])) continue;
    throw failed([
      fault("CHANGED_BOARD", technique, before, {
        expected: "the board as it was before",
        seen: `board.${part} was written to`,
      }),
    ]);
  }
  return result;
}

/** Hits as text, to compare them with everything in them. */
export const textOf = (hits: readonly Hit[]): string[] => hits.map((hit) => JSON.stringify(hit));

/** A hit in one line. */
export function short({ technique, board }: Pick<Subject, "technique" | "board">, hit: Hit | undefined): string {
  if (hit === undefined) return "nothing";
  const name = JSON.stringify(hit.pattern);
  try {
    return `${explain(findingOf(technique, board, hit), "short")} ${name}`;
  } catch {
    return name;
  }
}
