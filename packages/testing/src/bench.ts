import type { Board, Technique } from "@wings/core";
import { type Policy, Sink, checkTechnique, eliminationsOf, runTechnique } from "@wings/core/host";

/** All options have defaults. */
export interface BenchOptions {
  /** The policy of the search: `all`. */
  readonly policy?: Policy;
  /** How long to measure, after a warm-up of half that time: 500. There are at least 5 rounds. */
  readonly milliseconds?: number;
}

/** The result of a measurement. */
export interface Bench {
  readonly technique: string;
  readonly boards: number;
  /** How many times all boards were searched. */
  readonly rounds: number;
  /** Nanoseconds per board, averaged over a round: the fastest round and the median one. */
  readonly min: number;
  readonly median: number;
  /** In one round: the findings, and what these eliminate and place, counted once for each finding. */
  readonly found: number;
  readonly eliminations: number;
  readonly placements: number;
}

/** Available in Node.js and in web pages. */
declare const performance: { now(): number };

/**
 * Measures a technique on boards. Shared data of a board (links, almost locked sets) is made again for each search, so that its
 * cost is included. Each round searches all boards in turn, so that no board is in the cache twice in a row.
 */
export function benchTechnique(technique: Technique, boards: Iterable<Board>, options: BenchOptions = {}): Bench {
  const { policy = "all", milliseconds = 500 } = options;
  checkTechnique(technique);
  const sinks = Array.from(boards, (board) => new Sink(board.copy(), policy));
  const round = (): void => {
    for (const sink of sinks) {
      sink.board.version++;
      runTechnique(technique, sink.board, sink);
    }
  };

  round();
  const counts = { found: 0, eliminations: 0, placements: 0 };
  for (const { count, hits } of sinks) {
    counts.found += count;
    for (const hit of hits) {
      counts.eliminations += eliminationsOf(hit).length;
      counts.placements += hit.placements.length;
    }
  }

  const isOver = (start: number, limit: number): boolean => performance.now() - start >= limit;
  for (const start = performance.now(); !isOver(start, milliseconds / 2);) round();
  const times: number[] = [];
  for (const start = performance.now(); times.length < 5 || !isOver(start, milliseconds);) {
    const before = performance.now();
    round();
    times.push(((performance.now() - before) * 1e6) / Math.max(sinks.length, 1));
  }
  times.sort((a, b) => a - b);
  const result = { rounds: times.length, min: times[0], median: times[times.length >> 1] };
  return { technique: technique.id, boards: sinks.length, ...result, ...counts };
}
