import {
  type Board,
  type Finding,
  type Hit,
  type Policy,
  Sink,
  type Technique,
  explain,
  findingOf,
  runTechnique,
} from "@wings/core";
import type { Symmetry } from "./symmetry.js";
import { guardBoard, withBoardGuard } from "./board-guard.js";

/** A technique on a board, and all that it finds there: what every property is asked of. */
export interface Subject {
  readonly technique: Technique;
  readonly board: Board;
  readonly hits: readonly Hit[];
  /** What it committed with a size that no sink keeps. */
  readonly rejected: Rejected | undefined;
  /** The hits in full, told when they are first asked for. */
  readonly findings: readonly Finding[];
  readonly symmetries: readonly Symmetry[];
}

interface Rejected {
  readonly pattern: object;
  readonly size: number;
}

export function subjectOf(technique: Technique, board: Board, symmetries: readonly Symmetry[] = []): Subject {
  const copy = board.copy();
  const { hits, rejected } = run(technique, copy, new AllSink(copy));
  return subjectWith(technique, board, hits, rejected, symmetries);
}

/** On one board of so many one finding is looked at closely, where there are many boards. */
const EVERY = 4;

/** The same of one of its hits or, on most boards, of none: to look closely at some where there are many. */
export function sampleSubject({ technique, board, hits, rejected }: Subject, turn: number): Subject {
  const isTurn = turn % EVERY === 0 && hits.length > 0;
  return subjectWith(
    withBoardGuard(technique),
    board,
    isTurn ? [hits[(turn / EVERY) % hits.length]] : [],
    rejected,
    [],
  );
}

function subjectWith(
  technique: Technique,
  board: Board,
  hits: readonly Hit[],
  rejected: Rejected | undefined,
  symmetries: readonly Symmetry[],
): Subject {
  let told: readonly Finding[] | undefined;
  return {
    technique,
    board,
    hits,
    rejected,
    symmetries,
    get findings() {
      return (told ??= hits.map((hit) => findingOf(technique, board, hit)));
    },
  };
}

/** A sink that traces nowhere. */
export function sinkFor(board: Board, policy: Policy): Sink {
  const sink = new Sink(board, policy);
  sink.log = noLog;
  return sink;
}

export const noLog = (): void => undefined;

/** Keeps all, and notices what `commit` passes over in silence because its size is none or beyond all bounds. */
class AllSink extends Sink {
  rejected: Rejected | undefined;

  constructor(board: Board) {
    super(board, "all");
    this.log = noLog;
  }

  override commit(pattern: object, size: number): boolean {
    if (!(size <= this.maxSize)) this.rejected ??= { pattern, size };
    return super.commit(pattern, size);
  }
}

/** Runs a technique into a sink, by default for all findings, and sees to it that the board stays as it is. */
export function run<S extends Sink = Sink>(technique: Technique, board: Board, sink?: S): S {
  const into = sink ?? (new AllSink(board) as Sink as S);
  guardBoard(technique, board, "find", () => {
    runTechnique(synchronous(technique), board, into);
  });
  return into;
}

/** The technique, but that a search which goes on after it has returned, or has not begun by then, is an exception. */
function synchronous(technique: Technique): Technique {
  const search: (board: Board, sink: Sink) => unknown = technique.find;
  return {
    ...technique,
    find(board, sink) {
      const answer = search(board, sink);
      if (answer === undefined) return;
      const isObject = typeof answer === "object" && answer !== null;
      if (isObject && "then" in answer) {
        // What it rejects with is of no interest any more, and must not end the process.
        Promise.resolve(answer).catch(() => undefined);
        throw new TypeError("find returned a promise: it must be synchronous");
      }
      if (isObject && "next" in answer) throw new TypeError("find returned a generator: it must be a plain function");
      throw new TypeError("find returned something: it must report to the sink, and return nothing");
    },
  };
}

/** Hits as text, to compare them with everything in them. */
export const hitTexts = (hits: readonly Hit[]): string[] => hits.map((hit) => JSON.stringify(hit));

/** A hit in one line. */
export function summaryOf({ technique, board }: Pick<Subject, "technique" | "board">, hit: Hit | undefined): string {
  if (hit === undefined) return "nothing";
  const name = JSON.stringify(hit.pattern);
  try {
    return `${explain(findingOf(technique, board, hit), "short")} ${name}`;
  } catch {
    return name;
  }
}
