import { expect, it } from "vitest";
import { compared, median, spread } from "../compare/statistics.mjs";

const QUIET = [0.39, 0.4, 0.39, 0.41, 0.4, 0.39, 0.4, 0.4, 0.41];

/** Times as they came, each longer by the same factor. */
const slower = (times: readonly number[], factor: number): number[] => times.map((time) => time * factor);

it("takes the middle of an odd and of an even number of times, in whatever order they came", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it("measures how far processes lie apart without the very slowest", () => {
  expect(spread([2, 1, 3, 9])).toBe(3);
  expect(spread([2, 1, 9, 9])).toBe(9);
});

it("claims nothing of the same code", () => {
  const { ratio, verdict } = compared(QUIET, [...QUIET].reverse());
  expect(ratio).toBe(1);
  expect(verdict).toBe("");
});

it("claims nothing where one process was compiled otherwise, and the middle of a side is one of those", () => {
  // What one process a side would tell: 0.39 and 0.64, of identical code.
  const now = [0.64, 0.39, 0.64, 0.4, 0.64, 0.64, 0.39, 0.64, 0.63];
  const { ratio, noise, verdict } = compared(QUIET, now);
  expect(ratio).toBeCloseTo(1.6);
  expect(noise).toBeCloseTo(0.641, 3);
  expect(verdict).toBe("too noisy");
});

it("takes the wider of the two sides for the floor, whichever it is", () => {
  const wide = [1, 1.5, 1.2, 1.1, 1.5, 1.3, 1.2];
  const narrow = [1.3, 1.31, 1.3, 1.3, 1.31, 1.3, 1.3];
  expect(compared(wide, narrow).noise).toBeCloseTo(0.5);
  expect(compared(narrow, wide).noise).toBeCloseTo(0.5);
});

it("tells slower from faster where all processes agree", () => {
  expect(compared(QUIET, slower(QUIET, 1.1))).toMatchObject({ verdict: "SLOWER", before: 0.4 });
  expect(compared(slower(QUIET, 1.1), QUIET)).toMatchObject({ verdict: "faster", now: 0.4 });
  expect(compared(QUIET, slower(QUIET, 1.04)).verdict).toBe("");
});

it("is as sure of twice as fast as of twice as slow", () => {
  const spreadOut = [1, 1.2, 1.4, 1.6, 1.8, 1.8, 1.9];
  expect(compared(spreadOut, slower(spreadOut, 2)).verdict).toBe("SLOWER");
  expect(compared(slower(spreadOut, 2), spreadOut).verdict).toBe("faster");
});

it("still sees what is slower when something was once in the way of one process of each side", () => {
  const disturbed = [...QUIET.slice(1), 1.2];
  expect(compared(disturbed, slower(disturbed, 1.2)).verdict).toBe("SLOWER");
});

it("seldom claims anything of times that differ by chance alone", () => {
  // One process in three is compiled otherwise, and each is a few hundredths off. 20,000 comparisons.
  let seed = 1;
  const chance = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const process = (): number => (chance() < 1 / 3 ? 0.64 : 0.39) * (1 + 0.05 * (chance() + chance()));
  const side = (): number[] => Array.from({ length: 9 }, process);
  let claims = 0;
  for (let i = 0; i < 20_000; i++) if (/faster|SLOWER/.test(compared(side(), side()).verdict)) claims++;
  expect(claims).toBeLessThan(20);
});
