import type { Board, Technique } from "@wings/core";
import { Sink, runTechnique } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";

declare const performance: { now(): number };
/** Taken now, because a test replaces the clock while a technique runs. */
export const now = performance.now.bind(performance);

/** A search of a board should take less, in microseconds: a path has dozens of them, and a file thousands of paths. */
const MOST = 1000;
/** The fastest of some searches is the one that nothing else disturbed. */
const TIMES = 3;

/** How long a technique searches a board for all findings, in microseconds. */
export function microsecondsOn(technique: Technique, board: Board): number {
  let least = Infinity;
  for (let i = 0; i < TIMES; i++) {
    const copy = board.copy();
    const start = now();
    runTechnique(technique, copy, new Sink(copy, "all"));
    least = Math.min(least, now() - start);
  }
  return least * 1000;
}

/** A warning: it slows a solve down. Techniques of wings are measured elsewhere. */
export const isSlow = ({ isOurs }: Technique, microseconds: number): boolean => isOurs !== true && microseconds > MOST;

/** As a warning with the mean of all boards; as a fault if there is no time for the other checks. */
export const tooSlow = (technique: Technique, board: Board, microseconds: number, seen = "on average"): Fault =>
  fault("TOO_SLOW", technique, board, {
    expected: "less than 1,000 µs a board; look at what find does again and again, and use shared data",
    seen: `${inThousands(microseconds)} µs a board, ${seen}`,
  });

const inThousands = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
