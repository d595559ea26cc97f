import { expect, test } from "vitest";
import { wings } from "./in-process.js";
import { records } from "./wings.js";

/** A claim that needs counting: no few facts prove it. */
const BOARD = "w14M1l3m5jB2k7Edk2j8jAoj699jD2k8jAe1D0E4E2a4ji5A6Ah4Ah9B42kH08k3j12kb6khKgn3D82Lgl";

test("prove accepts the count of a technique, unless the number of facts is limited", async () => {
  const claim = ["prove", "--json", "--max-nodes", "1", "--only", "set-logic", "r9c2-7", BOARD];
  const [proved] = records((await wings(claim)).out);
  expect(proved).toMatchObject({ verdict: "proved", explanations: [{ technique: "set-logic" }] });
  const [limited] = records((await wings([...claim, "--max-facts", "3"])).out);
  expect(limited).toMatchObject({ verdict: "not-proved" });
});

test("prove takes the lemmas or counts of a line, and steps of a data set", async () => {
  const [path] = records((await wings(["solve", "--json", "--only", "set-logic", BOARD])).out);
  const [finding] = path.steps as {
    eliminations: { cell: string; digit: number }[];
    counts: { facts: object[]; sets: object[] }[];
  }[];
  const { eliminations, counts } = finding;
  const claim = `${eliminations[0].cell}-${eliminations[0].digit}`;
  const [{ facts, sets }] = counts;
  const lines = [
    { board: BOARD, claim, counts },
    { board: BOARD, claim, facts: [], counts: [{ facts: facts.slice(1), sets }] },
    { board: BOARD, claim, counts: {} },
    { board: BOARD, claim, counts, lemmas: [] },
    {
      board: BOARD,
      claim: "r1c1=9",
      steps: [{ board: BOARD, technique: "set-logic", eliminations, placements: [], facts: [], counts }],
    },
  ];
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const { out } = await wings(["prove", "--json", "-"], { input });
  const verdicts = records(out);
  expect(verdicts.map(({ verdict }) => verdict).slice(0, 4)).toEqual([
    "proved",
    "not-proved",
    "ill-posed",
    "ill-posed",
  ]);
  expect(verdicts[4].step).toBeUndefined();
});
