import { type Technique, explain, findAll, parse } from "@wings/core";
import { complete, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import * as wings from "../src/index.js";
import { CASES, RING_OF_SET } from "./cases.js";
import { PLAIN_SHAPES, type PlainForm, ringsFrom, wingsFrom } from "@wings/test-kit/strong-link-wings";

const TECHNIQUES = Object.values(wings as unknown as Record<string, Technique>);
const RINGS = ["m-ring", "l-ring", "h1-ring"];
const formOf = (id: string): PlainForm =>
  id.startsWith("als-") ? "als" : id.startsWith("grouped-") ? "grouped" : "plain";
const QUICK = { plain: 40, grouped: 20, als: 1 };
/** All techniques get the same boards: generating them takes longer than most searches. */
const compared = [...stuckBoards(seed(41), boards(QUICK.plain, 2000))];
const proved = [...stuckBoards(seed(42), boards(QUICK.plain * 2, 2000))];

describe.each(TECHNIQUES.filter(({ id }) => !RINGS.includes(id)))("$id", (technique) => {
  const form = formOf(technique.id);
  const shape = PLAIN_SHAPES[technique.id.replace(/^(als|grouped)-/, "")];

  it("finds exactly what the reference finds", () => {
    complete(technique, wingsFrom(shape, form), { boards: compared.slice(0, boards(QUICK[form], 2000)), least: 1 });
  });

  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(technique, wingsFrom(shape, form), { shown: 58, few: 1, many: 400 });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(QUICK[form] * 2, 2000);
    expect(soundness(technique, { boards: proved.slice(0, count), least: 1 }).boards).toBe(count);
  });
});

const NONE = "w13j2d71hjfj8Dg39l21jDg2jhjckCk8jA54mCo1hj2k3jCsDgjA5Jgj8jhakbj7k56ia4g3bh7bj58k6j";

for (const technique of TECHNIQUES) {
  const finds = [CASES[technique.id], ...(technique.id === "m-ring" ? [RING_OF_SET] : [])];
  techniqueTester(technique, { finds, misses: [NONE] }, { describe, it });
}

describe.each([
  [wings.mRing, ["m-wing", "s-wing"]],
  [wings.lRing, ["inverted-w-wing", "l-wing"]],
  [wings.h1Ring, ["h1-wing"]],
] as const)("$id", (technique, shapes) => {
  // Few boards have rings after the basics.
  const early = (count: number): ReturnType<typeof earlyBoards> => earlyBoards(43, count);

  it.each(shapes)("finds exactly the rings of the reference that are a %s", (shape) => {
    const list = [parse(CASES[technique.id].board), ...early(boards(2, 300))];
    complete(technique, ringsFrom(PLAIN_SHAPES[shape]), { boards: list, least: 1 });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: early(boards(15, 2000)), least: 1 });
  });
});

const earlyBoards = (from: number, count: number): ReturnType<typeof parse>[] =>
  Array.from(randomBoards(seed(from), count), ({ board }) => board);

it("explains each step, in three lengths", () => {
  const texts = ["m-wing", "grouped-s-wing", "als-h3-wing", "m-ring"].flatMap((id) => {
    const [finding] = findAll(parse(CASES[id].board), [TECHNIQUES.find((each) => each.id === id)!]);
    return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
  });
  texts.push(explain(findAll(parse(RING_OF_SET.board), [wings.mRing]).find(({ reason }) => reason.length > 3)!));
  expect(texts).toEqual([
    "If r1c8 is not 9, it is 1. Then 1 can't be in r5c8, so in row 5 it is in r5c9. Then 9 can't be in r5c9, so in column 9 it is in r7c9. So 9 is in r1c8 or in r7c9, and a cell that sees all these places can't be 9: remove 9 from r7c8, r8c8 and r9c8.",
    "(9=1)r1c8-(1)r5c8=(1)r5c9-(9)r5c9=(9)r7c9: r789c8≠9",
    "There is an M-Wing with 1 and 9.",
    "If 3 is not in r9c4, it is in r6c4, because column 4 has no other place for it. Then r4c6 can't be 3, so it is 6. Then 6 can't be in r5c4 or r6c4, so in column 4 it is in r9c4. So r9c4 is 3 or 6, and no other digit: remove 5 from r9c4.",
    "(3)r9c4=(3)r6c4-(3=6)r4c6-(6)r56c4=(6)r9c4: r9c4≠5",
    "There is a Grouped S-Wing with 3 and 6.",
    "Without 9, set A (the three cells r5c2, r7c2 and r8c2 with 2, 6, 8 and 9) has no digit to spare and must contain 8. Then set B (the two cells r9c1 and r9c4 with 2, 8 and 9) loses 8, has no digit to spare and must contain 2. Then 2 can't be in r9c8, so in column 8 it is in r7c8. So r7c2 is 9, or r7c8 is 2. Either way r7c2 isn't 2: remove 2 from r7c2.",
    "(9=8)r578c2-(8=2)r9c14-(2)r9c8=(2)r7c8: r7c2≠2",
    "There is an ALS H3-Wing with 2, 8 and 9.",
    "If r4c5 is not 8, it is 7. Then 7 can't be in r5c5 or r5c6, so in row 5 it is in r5c3. Then 8 can't be in r5c3, so in column 3 it is in r4c3. 8 in r4c3 would rule out 8 in r4c5: the chain is a circle. So of each weak link one end is true: remove 3 from r5c3; remove 7 from r4c6, r6c4 and r6c6; remove 8 from r4c8.",
    "ring (8=7)r4c5-(7)r5c56=(7)r5c3-(8)r5c3=(8)r4c3-: r5c3≠3, r4c6 r6c46≠7, r4c8≠8",
    "There is an M-Ring with 7 and 8.",
    "Without 9, set A (the two cells r1c1 and r9c1 with 2, 5 and 9) has no digit to spare and must contain 5. Then 5 can't be in r7c3, so in row 7 it is in r7c4. Then 9 can't be in r7c4, so in column 4 it is in r1c4. 9 in r1c4 would rule out 9 in r1c1: the chain is a circle. So of each weak link one end is true, and the set contains all its other digits: remove 2 from r3c1; remove 5 from r9c3; remove 9 from r1c5.",
  ]);
});
