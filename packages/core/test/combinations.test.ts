import { describe, expect, it } from "vitest";
import { advance, combinations } from "../src/technique/combinations.js";

/** All combinations in lexicographic order, the plain way. */
function all(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  const result: number[][] = [];
  for (let first = 0; first < n; first++) {
    for (const rest of all(n - first - 1, k - 1)) result.push([first, ...rest.map((i) => i + first + 1)]);
  }
  return result;
}

/** All that are met when every step is taken at the same position, as text: `01 12 23`. */
function met(n: number, k: number, position?: number): string {
  const list: string[] = [];
  for (const c = combinations(n, k); c.more; advance(c, position)) list.push(c.at.join(""));
  return list.join(" ");
}

describe("combinations", () => {
  it("gives k of n in lexicographic order", () => {
    for (let n = 0; n <= 8; n++) {
      for (let k = 0; k <= n + 1; k++)
        expect(met(n, k)).toBe(
          all(n, k)
            .map((c) => c.join(""))
            .join(" "),
        );
    }
  });

  it("skips from every combination, at every position, to the next that differs there or before", () => {
    for (let n = 0; n <= 8; n++) {
      for (let k = 1; k <= n; k++) {
        const list = all(n, k);
        list.forEach((from, index) => {
          for (let position = 0; position < k; position++) {
            const c = { n, at: [...from], more: true };
            const head = from.slice(0, position + 1).join();
            const next = list.slice(index).find((other) => other.slice(0, position + 1).join() !== head);
            expect(advance(c, position)).toBe(next !== undefined);
            expect(c.more).toBe(next !== undefined);
            if (next !== undefined) expect(c.at).toEqual(next);
          }
        });
      }
    }
  });

  it("follows the worked examples", () => {
    expect(met(4, 2, 0)).toBe("01 12 23");
    expect(met(4, 2, 1)).toBe("01 02 03 12 13 23");
    expect(met(5, 3, 1)).toBe("012 023 034 123 134 234");
    const c = { n: 6, at: [0, 1, 3, 4], more: true };
    advance(c, 2);
    expect(c.at.join("")).toBe("0145");
  });

  it("has one combination of nothing, and none of more than there are", () => {
    expect(combinations(3, 0)).toEqual({ n: 3, at: [], more: true });
    expect(combinations(2, 3).more).toBe(false);
    const nothing = combinations(3, 0);
    expect(advance(nothing)).toBe(false);
  });
});
