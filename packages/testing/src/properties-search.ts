import type { Board } from "@wings/core";
import { type Hit, type Policy, Sink } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";
import { outcomeOfHit } from "./outcome.js";
import { type Subject, firstDifference, run, summaryOf } from "./subject.js";

/** Properties of a search: the same findings in the same order, under every policy. */

/** Two runs on the same board agree. The second one uses cached data. */
export function isStable(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const copy = board.copy();
  for (const others of [run(technique, copy).hits, run(technique, copy).hits]) {
    const at = firstDifference(hits, others);
    if (at >= 0) {
      return fault("UNSTABLE_ORDER", technique, board, {
        expected: `finding ${at + 1} in every run: ${summaryOf(subject, hits[at])}`,
        seen: `finding ${at + 1} in another run: ${summaryOf(subject, others[at])}`,
      });
    }
  }
  return undefined;
}

export function firstIsFirst(subject: Subject): Fault | undefined {
  return compare(subject, "first", subject.hits.slice(0, 1), "WRONG_FIRST");
}

export function smallestIsSmallest(subject: Subject): Fault | undefined {
  const { hits } = subject;
  const least = Math.min(...hits.map(({ size }) => size));
  return compare(subject, "smallest", hits.filter(({ size }) => size === least).slice(0, 1), "WRONG_SMALLEST");
}

export function distinctIsDistinct(subject: Subject): Fault | undefined {
  const byOutcome = new Map<string, Hit>();
  for (const hit of subject.hits) {
    const outcome = outcomeOfHit(hit).join();
    if (hit.size < (byOutcome.get(outcome)?.size ?? Infinity)) byOutcome.set(outcome, hit);
  }
  return compare(subject, "distinct", [...byOutcome.values()], "WRONG_DISTINCT");
}

/** Policy `count` counts the findings of policy `all`. */
export function countIsCount({ technique, board, hits }: Subject): Fault | undefined {
  const copy = board.copy();
  const { count } = run(technique, copy, new Sink(copy, "count"));
  if (count === hits.length) return undefined;
  return fault("WRONG_COUNT", technique, board, {
    expected: `${hits.length} with policy "count", as with policy "all"`,
    seen: String(count),
  });
}

/** Compares the hits of a policy with the expected ones. */
function compare(subject: Subject, policy: Policy, expected: readonly Hit[], code: string): Fault | undefined {
  const { technique, board } = subject;
  const copy = board.copy();
  const { hits } = run(technique, copy, new Sink(copy, policy));
  const at = firstDifference(expected, hits);
  if (at < 0) return undefined;
  return fault(code, technique, board, {
    expected: `${expected.length} with policy "${policy}", number ${at + 1}: ${summaryOf(subject, expected[at])}`,
    seen: `${hits.length}, number ${at + 1}: ${summaryOf(subject, hits[at])}`,
  });
}

/** A stopped search has reported the first findings, and reports nothing more. */
export function stopsWhenTold(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const after of stops(hits.length)) {
    const copy = board.copy();
    const sink = new StoppingSink(copy, after);
    run(technique, copy, sink);
    const at = firstDifference(hits.slice(0, after), sink.hits);
    if (at < 0 && !sink.wentOn) continue;
    return fault("STOP_IGNORED", technique, board, {
      expected: `${after} ${after === 1 ? "finding" : "findings"}, then commit returns true and find returns`,
      seen: sink.wentOn
        ? "the search went on and reported more"
        : `finding ${at + 1} was ${summaryOf(subject, sink.hits[at])}`,
    });
  }
  return undefined;
}

/** Up to 16 numbers of findings after which to stop, including 1 and all. */
function stops(count: number): number[] {
  const most = Math.min(count, 16);
  return Array.from({ length: most }, (_, i) => (i === most - 1 ? count : 1 + Math.floor((i * count) / most)));
}

/** Stops after some findings, and records whether the search continues. */
class StoppingSink extends Sink {
  readonly after: number;
  wentOn = false;

  constructor(board: Board, after: number) {
    super(board, "all");
    this.after = after;
  }

  override eliminateWords(digit: number, w0: number, w1: number, w2: number): boolean {
    this.wentOn ||= this.stopped;
    return super.eliminateWords(digit, w0, w1, w2);
  }

  override place(cell: number, digit: number): void {
    this.wentOn ||= this.stopped;
    super.place(cell, digit);
  }

  override commit(pattern: object, size: number): boolean {
    this.wentOn ||= this.stopped;
    super.commit(pattern, size);
    this.stopped = this.count >= this.after;
    return this.stopped;
  }
}
