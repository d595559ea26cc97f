import { describe, expect, it } from "vitest";
import { random } from "@wings/test-kit/random";
import { Combinations } from "../src/combinations/combinations.js";

/** All choices of k out of n in lexicographic order, the plain way. */
function all(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  const result: number[][] = [];
  for (let first = 0; first < n; first++) {
    for (const rest of all(n - first - 1, k - 1)) result.push([first, ...rest.map((i) => i + first + 1)]);
  }
  return result;
}

const membersOf = (union: number): number => union.toString(2).replaceAll("0", "").length;

/** The choices of sets, by position. */
function chosen(of: Combinations, sets: readonly number[], k: number, most: number): number[][] {
  of.clear();
  sets.forEach((set, i) => of.add(100 + i, set));
  const list: number[][] = [];
  for (of.begin(k, most); of.next();) {
    list.push([...of.at.subarray(0, k)]);
    expect(of.union).toBe(list.at(-1)!.reduce((union, i) => union | sets[i], 0));
    expect(of.chosen()).toEqual(list.at(-1)!.map((i) => 100 + i));
    expect(of.owner(k - 1)).toBe(100 + list.at(-1)![k - 1]);
  }
  expect(of.next()).toBe(false);
  return list;
}

describe("combinations", () => {
  const combinations = new Combinations();

  it("are all choices of k out of n, in lexicographic order, where every union fits", () => {
    for (let n = 0; n <= 8; n++)
      for (let k = 1; k <= n + 1; k++) expect(chosen(combinations, Array<number>(n).fill(1), k, 9)).toEqual(all(n, k));
    expect(chosen(combinations, Array<number>(40).fill(0), 2, 0)).toEqual(all(40, 2));
    expect(chosen(combinations, Array<number>(12).fill(0), 11, 0)).toEqual(all(12, 11));
  });

  it("have few members together", () => {
    const { below } = random(7);
    for (let round = 0; round < 40; round++) {
      const sets = Array.from({ length: below(10) }, () => below(512) & below(512));
      for (let k = 1; k <= 4; k++)
        for (let most = 0; most <= 9; most++) {
          const fitting = all(sets.length, k).filter(
            (choice) => membersOf(choice.reduce((union, i) => union | sets[i], 0)) <= most,
          );
          expect(chosen(combinations, sets, k, most)).toEqual(fitting);
        }
    }
  });

  it("look at no choice that begins with sets that have too many members", () => {
    const sets = [0b11, 0b1100, 0b1, 0b10, 0b11];
    const looked: string[] = [];
    combinations.clear();
    sets.forEach((set, i) => combinations.add(i, set));
    const watched = new Proxy(combinations.sets, {
      get: (list, i) => (looked.push(String(i)), Reflect.get(list, i) as number),
    });
    const watching = Object.assign(new Combinations(), { count: 5, sets: watched });
    watching.begin(3, 2);
    while (watching.next());
    // Sets 0 and 1 have four members: no choice that begins with them is looked at.
    expect(looked.filter((index, i) => index !== looked[i - 1]).join("")).toBe("0123434123234");
  });

  it("with one member more than sets come in the order of a search, each before those that begin with it", () => {
    let count = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { next } = random(seed);
      const sets = Array.from({ length: seed % 8 }, () => next() & (seed % 2 ? 0x1f : 0x6d));
      combinations.clear();
      sets.forEach((set, i) => combinations.add(100 + i, set));
      const plain: { owners: number[]; union: number }[] = [];
      const extend = (at: number[], from: number): void => {
        const union = at.reduce((all, i) => all | sets[i], 0);
        if (at.length > 0 && membersOf(union) === at.length + 1) plain.push({ owners: at.map((i) => 100 + i), union });
        for (let i = from; i < sets.length; i++) extend([...at, i], i + 1);
      };
      extend([], 0);
      expect(combinations.withOneMore()).toMatchObject(plain);
      expect(combinations.withOneMore()).toHaveLength(plain.length);
      count += plain.length;
    }
    expect(count).toBeGreaterThan(100);
  });

  it("find naked pairs as in the example", () => {
    expect(chosen(combinations, [0b11, 0b11, 0b101, 0b1110], 2, 2)).toEqual([[0, 1]]);
  });
});
