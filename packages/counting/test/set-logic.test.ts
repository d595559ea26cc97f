import { type Board, explain, findAll, findFirst, findSmallest, parse, parseCell, prove, search } from "@wings/core";
import { complete, random, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { setLogic } from "../src/index.js";
import { hardBoards, thin } from "@wings/test-kit/hard-boards";
import { leastOfShort, leastSum } from "./least-sum.js";
import { setLogics } from "./reference.js";

/** Late positions: few candidates, so the counts are short. */
const GENTLE = "w1jcI8ja5k2a8j9bd3ej2eI8j7cle4cbfg9k9g15dhfbch6b13iegdj9jc8ab4j4bjgif13j3ajde2k9";
const LATE = "w1C04jcbh1ei3hbi1e67deia47f38bA9jhAi3jIgI2k2ijh1j4cA935j9mb547fcliac8e2dfg8kadib3e";

/** Boards with few candidates: the reference takes a second for a hundred. */
function* smallBoards(from: number, count: number): Generator<Board, void, undefined> {
  const source = random(from);
  for (const board of stuckBoards(from, Infinity)) {
    if (count-- === 0) return;
    thin(board, search(board).solution!, source, 20 + source.below(40));
    yield board;
  }
}

/** How many findings of a board are compared with slow references. */
const SOME = 6;

const sumOf = (list: readonly { readonly weight: number }[]): number =>
  list.reduce((sum, { weight }) => sum + weight, 0);

describe("Set logic", () => {
  it("finds exactly the candidates that no fractional fill has, by a linear program from the textbook", () => {
    const count = boards(12, 500);
    const found = complete(setLogic, setLogics, { boards: smallBoards(seed(1), count), least: count });
    expect(found.patterns).toBe(found.findings);
  });

  it.runIf(isThorough)("is right by the solution and by its counts, on random and on hard boards", () => {
    const count = boards(10, 1000);
    expect(soundness(setLogic, { boards: stuckBoards(seed(4), count), least: 5 * count }).boards).toBe(count);
    soundness(setLogic, { boards: Array.from(randomBoards(seed(4), count), ({ board }) => board), least: 1 });
    soundness(setLogic, { boards: hardBoards(seed(4), boards(1, 20)), least: 1 });
  });

  it("gives a proof of least sum: no other weights, and no three facts or fewer, add up to less", () => {
    const sums = new Set<number>();
    for (const board of smallBoards(seed(4), boards(3, 30))) {
      for (const { counts, eliminations } of findAll(board, [setLogic]).slice(0, SOME)) {
        const [{ facts, sets }] = counts!;
        const [sum, room] = [sumOf(facts), sumOf(sets)];
        const [{ cell, digit }] = eliminations;
        const short = leastOfShort(board, parseCell(cell), digit);
        if (short !== undefined) expect([sum, room]).toEqual([short, short - 1]);
        else expect(sum / (sum - room)).toBeCloseTo(leastSum(board, parseCell(cell), digit));
        sums.add(sum);
      }
    }
    expect(sums.has(2) && sums.has(3) && Math.max(...sums) > 3).toBe(true);
  });

  it("keeps only proofs with few facts, where that is asked for", () => {
    const board = parse(GENTLE);
    const few = findAll(board, [setLogic.with({ maxFacts: 5 })]);
    const all = findAll(board, [setLogic]);
    const isShort = ({ counts }: (typeof all)[number]): boolean => counts![0].facts.length <= 5;
    expect(few.map(({ text }) => text)).toEqual(all.filter(isShort).map(({ text }) => text));
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThan(all.length);
  });

  it("gives the same counts again, and cites no part that a smaller weight would do for", () => {
    const board = parse(GENTLE);
    for (const finding of findAll(board, [setLogic])) {
      const { counts, eliminations, placements } = finding;
      const [{ facts, sets }] = counts!;
      const without = (kind: "facts" | "sets", at: number) => ({
        reason: [],
        eliminations,
        placements,
        counts: [{ facts, sets, [kind]: { facts, sets }[kind].filter((_, i) => i !== at) }],
      });
      for (const at of facts.keys()) expect(prove(board, without("facts", at)).status).toBe("undecided");
      for (const at of sets.keys()) expect(prove(board, without("sets", at)).status).toBe("undecided");
    }
    const again = (): unknown => findAll(board.copy(), [setLogic]).map(({ counts }) => counts);
    expect(again()).toEqual(again());
  });

  it("finds first what needs the candidate least, if asked for the smallest", () => {
    const board = parse(GENTLE);
    const sizes = findAll(board, [setLogic]).map(({ size }) => size);
    expect(findSmallest(board, [setLogic])!.size).toBe(Math.min(...sizes));
    expect(new Set(sizes).size).toBeGreaterThan(1);
  });

  it("proves that a board without a fill is broken, and finds nothing on a solved one", () => {
    const broken = parse("12345678.........9" + ".".repeat(63));
    broken.eliminate(8, 9);
    expect(findFirst(broken, [setLogic])).not.toBeNull();
    expect(findFirst(parse(search(parse(GENTLE)).solution!), [setLogic])).toBeNull();
  });

  it("says why, in three lengths: which facts need a place, and which sets hold one", () => {
    const board = parse(GENTLE);
    const finding = findAll(board, [setLogic]).find(({ text }) => text.endsWith("remove 7 from r1c7."))!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "With 7 in r1c7, 2 places are still needed, one each: 7 in row 2 and 7 in row 9. Their candidates are all in 7 in column 3, which holds one only: remove 7 from r1c7.",
      "2 needed, room for 1: r1c7≠7",
      "Some cells and digits need more places than there are.",
    ]);
    const [r2, r9, c3] = (["r2", "r9", "c3"] as const).map((house) => ({ house, digit: 7 }));
    const [facts, sets] = [[r2, r9], [c3]].map((list) => list.map((each) => ({ ...each, weight: 1 })));
    expect(finding.counts).toEqual([{ facts, sets }]);
    expect(finding.marks).toEqual([
      { role: "target", cell: "r1c7", digits: [7] },
      { role: "fact", ...r2 },
      { role: "fact", ...r9 },
      { role: "set", ...c3 },
      { role: "place", cell: "r2c3", digits: [7] },
      { role: "place", cell: "r9c3", digits: [7] },
      { role: "eliminated", cell: "r1c7", digits: [7] },
    ]);
  });

  it("tells weights over 1, and only these", () => {
    const board = parse(GENTLE);
    const weighted = findAll(board, [setLogic]).filter(({ text }) => text.includes("counts "));
    expect(weighted.length).toBeGreaterThan(0);
    for (const { counts, text } of findAll(board, [setLogic]))
      expect(text.includes("counts ")).toBe([...counts![0].facts, ...counts![0].sets].some(({ weight }) => weight > 1));
  });
});

techniqueTester(
  setLogic,
  {
    finds: [`${LATE} => r4c1≠4`],
    misses: ["12345678945678912378912345623456789156789123489123456734567891267891234591234567."],
  },
  { describe, it },
);
