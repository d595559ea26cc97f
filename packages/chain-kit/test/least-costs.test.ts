import { expect, it } from "vitest";
import { excludedBy, implications } from "@wings/core/author";
import { stuckBoards } from "@wings/testing";
import { LeastCosts, costOfLink, factsOfCost } from "../src/index.js";
import { boards, seed } from "@wings/test-kit/depth";

it("finds for each node the fewest facts, then the fewest links, and the way there", () => {
  const costs = new LeastCosts();
  let reached = 0;
  for (const board of stuckBoards(seed(5), boards(6, 300))) {
    const made = implications(board, "als", 3);
    const { nodes, words, conflicts } = made;
    const isIn = (rows: Int32Array, row: number, node: number) =>
      ((rows[row * words + (node >> 5)] >> (node & 31)) & 1) !== 0;
    costs.take(made);
    for (const cell of [3, 40, 77]) {
      for (const digit of board.candidates(cell)) {
        const row = new Int32Array(words);
        excludedBy(made, cell, digit, row);
        costs.begin(row);
        const order: number[] = [];
        for (let facts = 1; facts < costs.end; facts++) {
          const count = costs.reach(facts);
          for (let i = 0; i < count; i++) {
            expect(factsOfCost(costs.cost[costs.reached[i]])).toBe(facts);
            order.push(costs.cost[costs.reached[i]]);
            costs.follow(costs.reached[i]);
          }
        }
        expect(order).toEqual([...order].sort((a, b) => a - b));
        // The plain way: relax every link until nothing changes.
        const least = new Array<number>(nodes.count).fill(Infinity);
        for (let isChanged = true; isChanged;) {
          isChanged = false;
          for (let link = 0; link < nodes.linkCount; link++) {
            const [a, b] = [nodes.ends[link * 2], nodes.ends[link * 2 + 1]];
            for (const [from, to] of [
              [a, b],
              [b, a],
            ]) {
              let base = isIn(row, 0, from) ? 0 : Infinity;
              for (let by = 0; by < nodes.count; by++)
                if (least[by] < base && isIn(conflicts, by, from)) base = least[by];
              const next = base + costOfLink(nodes.facts[link]);
              if (next < least[to]) [least[to], isChanged] = [next, true];
            }
          }
        }
        for (let node = 0; node < nodes.count; node++) {
          if (least[node] === Infinity) expect(costs.cost[node]).toBe(0x7fffffff);
          else {
            reached++;
            expect(costs.cost[node]).toBe(least[node]);
            const by = costs.falseBy[costs.from[node]];
            const before = by < 0 ? 0 : costs.cost[by];
            expect(before + costOfLink(nodes.facts[costs.link[node]])).toBe(least[node]);
          }
        }
      }
    }
  }
  expect(reached).toBeGreaterThan(300);
});
