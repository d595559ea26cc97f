import {
  type Board,
  type Policy,
  Sink,
  type Technique,
  checkTechnique,
  eliminationsOf,
  runTechnique,
} from "@wings/core";

/** How to measure: all of it may be left out. */
export interface BenchOptions {
  /** What is asked for: all findings. */
  readonly policy?: Policy;
  /** How long to measure, after half as long of warming up: 500. There are at least 5 rounds. */
  readonly milliseconds?: number;
}

/** What was measured. */
export interface Bench {
  readonly technique: string;
  readonly boards: number;
  /** How often all boards were searched. */
  readonly rounds: number;
  /** Nanoseconds a board: all boards of a round together, divided by how many they are. The quickest round, and the middle one. */
  readonly min: number;
  readonly median: number;
  /** In one round: patterns looked at, findings, and what these eliminate and place, counted once for each finding. */
  readonly tried: number;
  readonly found: number;
  readonly eliminations: number;
  readonly placements: number;
}

/** Every host of JavaScript has this clock. */
declare const performance: { now(): number };

/**
 * Measures a technique on boards. What it shares with others on a board (links, almost locked sets) is made anew for each
 * search, so that it is counted; the board's own words are not.
 *
 * All boards are searched in turn, so that none is met twice in a row with everything about it still at hand.
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
  const counts = { tried: 0, found: 0, eliminations: 0, placements: 0 };
  for (const { tried, count, hits } of sinks) {
    counts.tried += tried;
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
