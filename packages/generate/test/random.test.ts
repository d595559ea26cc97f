import { describe, expect, test } from "vitest";
import { layoutWithGrid } from "../src/index.js";
import { drawTransformation, fullGrid, minimize, random } from "../src/random.js";

/** The first numbers of seed 1. They must never change: all puzzles and boards with a seed depend on them. */
const PINNED = [226450407, 3268940727, 3611140263, 2280710347];

const take = (seed: number, n: number): number[] => {
  const source = random(seed);
  return Array.from({ length: n }, () => source.next());
};

describe("random", () => {
  test("gives the same numbers for the same seed, for ever", () => {
    expect(take(1, 1000)).toEqual(take(1, 1000));
    expect(take(1, 4)).toEqual(PINNED);
  });

  test("gives unrelated numbers for close seeds", () => {
    const first = new Set<number>();
    for (let seed = -50; seed < 50; seed++) for (const number of take(seed, 20)) first.add(number);
    expect(first.size).toBe(2000);
    expect(take(2 ** 32, 5)).not.toEqual(take(0, 5));
  });

  test("spreads evenly", () => {
    const source = random(3);
    const seen = Array<number>(81).fill(0);
    for (let i = 0; i < 81_000; i++) seen[source.below(81)]++;
    expect(Math.min(...seen)).toBeGreaterThan(850);
    expect(Math.max(...seen)).toBeLessThan(1150);
  });

  test("shuffles in place into every order alike", () => {
    const source = random(4);
    const items = [1, 2, 3];
    expect(source.shuffle(items)).toBe(items);
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = source.shuffle([1, 2, 3]).join("");
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    expect(Math.min(...orders.values())).toBeGreaterThan(850);
  });
});

test.each<[string, (wrong: never) => unknown]>([
  ["random", random],
  ["fullGrid", fullGrid],
  ["drawTransformation", drawTransformation],
  ["minimize", (clues) => minimize(clues, random(1))],
  ["minimize", (source) => minimize(new Uint8Array(81), source)],
  ["minimize", (groups) => minimize(new Uint8Array(81), random(1), 81, groups)],
  ["layoutWithGrid", (next) => layoutWithGrid(next, 1)],
  ["layoutWithGrid", (layout) => layoutWithGrid(() => layout, 1)],
])("%s refuses what it can't use", (_, call) => {
  for (const wrong of [null, {}, 1n])
    expect(() => call(wrong as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
});
