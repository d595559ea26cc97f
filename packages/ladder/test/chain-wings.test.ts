import { aic, alsAic, groupedAic } from "@wings/chains";
import * as wings from "@wings/chain-wings";
import { type Board, type Technique, findAll } from "@wings/core";
import { type Expected, complete, stuckBoards } from "@wings/testing";
import { wWing } from "@wings/w-wing";
import { xyWing } from "@wings/xy-wing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { PLAIN_SHAPES, wingsFrom } from "@wings/test-kit/strong-link-wings";
import { LADDER } from "../src/index.js";

const TECHNIQUES = Object.values(wings as unknown as Record<string, Technique>).filter(
  ({ id }) => !id.endsWith("-ring"),
);
const formOf = (id: string): string =>
  id.startsWith("als-") ? "als" : id.startsWith("grouped-") ? "grouped" : "plain";

describe("the family of three strong links", () => {
  it.each([xyWing, wWing] as Technique[])("has the $id as one of its shapes", (technique) => {
    const wingsOf = wingsFrom(PLAIN_SHAPES[technique.id], "plain");
    const count = boards(100, 2000);
    // Each of them has its own pattern, so only what they eliminate is compared.
    const reference = (board: Board): Expected[] => wingsOf(board).map(({ eliminations }) => ({ eliminations }));
    complete(technique, reference, { seed: seed(44), boards: count, least: count / 10 });
  });

  it.each([
    ["plain", aic],
    ["grouped", groupedAic],
    ["als", alsAic],
  ] as const)("eliminates nothing, in its %s form, that chains do not", (form, chains) => {
    let [all, beyond] = [0, 0];
    for (const board of stuckBoards(seed(45), boards(form === "als" ? 4 : 60, 500))) {
      const byChains = new Set(findAll(board, [chains as Technique]).flatMap(outcomeOf));
      for (const technique of TECHNIQUES.filter(({ id }) => formOf(id) === form)) {
        const own = findAll(board, [technique]).flatMap(outcomeOf);
        all += own.length;
        beyond += own.filter((each) => !byChains.has(each)).length;
      }
    }
    expect(all).toBeGreaterThan(20);
    expect(beyond).toBe(0);
  });
});

/** The packages of wings and sets, apart from those above. */
const WINGS = ["xy-wing", "w-wing", "uvwxyz-wing", "als-xz", "als-xy-wing", "als-chain"].map(
  (name) => `@wings/${name}`,
);

it("chains with sets eliminate all that wings and sets do, but for rare large bent wings", () => {
  const wingsAndSets = LADDER.filter((rung) => WINGS.includes(rung.package)).map(({ technique }) => technique);
  let all = 0;
  const beyond = new Set<string>();
  for (const board of stuckBoards(seed(47), boards(4, 500))) {
    const byChains = new Set(findAll(board, [alsAic]).flatMap(outcomeOf));
    for (const technique of wingsAndSets) {
      const own = findAll(board, [technique], { policy: "distinct" }).flatMap(outcomeOf);
      all += own.length;
      if (own.some((each) => !byChains.has(each))) beyond.add(technique.id);
    }
  }
  expect(all).toBeGreaterThan(100);
  // On 2,500 boards these are 4 of 5,687 eliminations of bent wings. The cell at the crossing has digits of both sides, each side is a
  // set, and z is in all three: a Death Blossom with z in its stem. It needs a branch for each digit, which a chain does not have.
  expect([...beyond].filter((id) => !/^bent-(vw|uvw)xyz-wing$/.test(id))).toEqual([]);
});

const outcomeOf = ({ eliminations }: ReturnType<typeof findAll>[number]): string[] =>
  eliminations.map(({ cell, digit }) => `${cell}#${digit}`);
