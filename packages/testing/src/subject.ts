import { type Board, type FindingJson, type Technique, explain, format } from "@wings/core";
import type { Reporter } from "@wings/core/author";
import { type Hit, Sink, describeHit, runTechnique } from "@wings/core/host";
import type { Symmetry } from "./symmetry.js";
import { describePattern } from "./describe.js";
import { guardBoard, withBoardGuard } from "./board-guard.js";
import { failureOf, fault } from "./faults.js";
import { restoreGlobals } from "./global-traps.js";
import { withTimeLimit } from "./time-limit.js";

/** A technique, a board and all findings there. Each property checks a subject. */
export interface Subject {
  readonly technique: Technique;
  readonly board: Board;
  readonly hits: readonly Hit[];
  /** The first finding that a sink rejects because of its size. */
  readonly rejected: Rejected | undefined;
  /** The hits as complete findings. They are made on demand. */
  readonly findings: readonly FindingJson[];
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

/** With many boards, the output of one finding is checked on every fourth board. */
const SAMPLE_INTERVAL = 4;

/** The subject with one hit, or none: for checks that are too slow for every hit. */
export function sampleSubject({ technique, board, hits, rejected }: Subject, turn: number): Subject {
  const isTurn = turn % SAMPLE_INTERVAL === 0 && hits.length > 0;
  return subjectWith(
    withBoardGuard(technique),
    board,
    isTurn ? [hits[(turn / SAMPLE_INTERVAL) % hits.length]] : [],
    rejected,
    [],
  );
}

/** The subject with some of its hits, from all parts of the list. */
export function withSomeHits({ technique, board, hits, rejected }: Subject, most: number): Subject {
  const every = Math.ceil(hits.length / most);
  return subjectWith(
    technique,
    board,
    hits.filter((_, i) => i % every === 0),
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
  let described: readonly FindingJson[] | undefined;
  return {
    technique,
    board,
    hits,
    rejected,
    symmetries,
    get findings() {
      return (described ??= hits.map((hit) => describeHit(technique, board, hit)));
    },
  };
}

/** Keeps all findings, and records the first one that `commit` refuses because of its size. */
class AllSink extends Sink {
  rejected: Rejected | undefined;

  constructor(board: Board) {
    super(board, "all");
  }

  override commit(pattern: object, size: number): boolean {
    if (size <= this.maxSize) return super.commit(pattern, size);
    this.rejected ??= { pattern, size };
    this.discard();
    return this.stopped;
  }
}

/** The board that was searched last: most of them are made from the board that is checked. */
let searched: Board | undefined;

/** Does something with a technique and a board. It is a fault if that takes too long. */
export function limited<T>(technique: Technique, board: Board, milliseconds: number, action: () => T): T {
  searched = undefined;
  return withTimeLimit(action, milliseconds, () => {
    restoreGlobals();
    const last = searched ?? board;
    const origin = format(board, "url");
    const made = format(last, "url") === origin ? "" : `, made from ${origin}`;
    return failureOf([
      fault("TIMEOUT", technique, last, {
        expected: "find, reason, marks and data that return on any board",
        seen: `no result after ${Math.round(milliseconds)} ms; the board of the last search is this one${made}`,
      }),
    ]);
  });
}

/** Runs a technique, by default for all findings, and checks that it doesn't change the board. */
export function run<S extends Sink = Sink>(technique: Technique, board: Board, sink?: S): S {
  const into = sink ?? (new AllSink(board) as Sink as S);
  searched = board;
  guardBoard(technique, board, "find", () => {
    runTechnique(synchronous(technique), board, into);
  });
  return into;
}

/** The technique with an error for a `find` that returns a promise, a generator or any other value. */
function synchronous(technique: Technique): Technique {
  const search: (board: Board, report: Reporter) => unknown = technique.find;
  return {
    ...technique,
    find(board, report) {
      const answer = search(board, report);
      if (answer === undefined) return;
      const isObject = typeof answer === "object" && answer !== null;
      if (isObject && "then" in answer) {
        // A rejection must not end the process.
        Promise.resolve(answer).catch(() => undefined);
        throw new TypeError("find returned a promise: it must be synchronous");
      }
      if (isObject && "next" in answer) throw new TypeError("find returned a generator: it must be a plain function");
      throw new TypeError("find returned something: it must report and return nothing");
    },
  };
}

/** Hits as texts, to compare them completely. */
export const hitTexts = (hits: readonly Hit[]): string[] => hits.map((hit) => JSON.stringify(hit));

/** The index of the first difference, or -1. */
export function firstDifference(a: readonly Hit[], b: readonly Hit[]): number {
  const texts = hitTexts(b);
  const at = hitTexts(a).findIndex((text, i) => text !== texts[i]);
  return at >= 0 || a.length === b.length ? at : a.length;
}

/** A hit in one line: its short message, or its pattern if the message fails. */
export function summaryOf({ technique, board }: Pick<Subject, "technique" | "board">, hit: Hit | undefined): string {
  if (hit === undefined) return "nothing";
  const pattern = describePattern(technique, hit.pattern);
  try {
    return `${explain(describeHit(technique, board, hit), "short")} (${pattern})`;
  } catch {
    return pattern;
  }
}
