import { type Technique, format, parse, english } from "@wings/core";
import { defineTechnique } from "@wings/core/author";
import { describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { outcomesOn } from "../../src/commands/regress/run.js";
import { withDefaults } from "../../src/command/flag.js";
import { answerSteps } from "../../src/commands/steps/answer.js";
import { steps } from "../../src/commands/steps/command.js";

import type { Techniques } from "../../src/techniques/load-techniques.js";
import { terminalStyle } from "../../src/terminal/terminal-style.js";
import { wings } from "../in-process.js";
import { parts } from "../plugins/parts.js";
import { EASY } from "../puzzles.js";
import { expectRefusal, records, strange } from "../wings.js";

/** A technique that changes the board is named with the board as it was: what it has left of it reproduces nothing. */

const asItWas = format(parse(EASY), "url");
const WAYS = [["rate --json --jobs 2"], ["steps --trust"], ["steps"], ["hint"], ["rate"]];
/** Places the 4 of r1c3, which is open and has it. */
const CHANGE = "board.place(2, 4);";

describe.each([
  ["find", `find(board) { ${CHANGE} }`, "it changed the board."],
  ["a find that throws", `find(board) { ${CHANGE} throw new Error("lost"); }`, "it threw Error: lost"],
  ["reason", `reason(_, board) { ${CHANGE} return []; }`, "its reason changed the board."],
  ["marks", `marks(_, board) { ${CHANGE} return []; }`, "its marks changed the board."],
  ["data", `data(_, board) { ${CHANGE} return {}; }`, "its data changed the board."],
])("in %s", (_, over, words) => {
  test.each(isDeep ? WAYS : WAYS.slice(0, 2))("wings %s", async (line) => {
    const path = await strange("changer", `{ ${over} }`);
    const result = await wings([...line.split(" "), ...["--plugin", path, "--only", "someone/strange", EASY]]);
    const named = `wings: plugin ${path}, technique someone/strange: ${words}`;
    expectRefusal(result, 3, named, ` Board: ${asItWas} (WINGS_PLUGIN_FAILED)\n`);
  });
});

/** Leaves no candidate in the first open cell, so what is left of the board has no solution. */
const EMPTY_CELL = `
  const cell = board.masks.findIndex((mask) => mask !== 0);
  for (let digit = 1; cell >= 0 && digit <= 9; digit++) board.eliminate(cell, digit);
`;

test.each([
  ["find", `find(board) { ${EMPTY_CELL} }`],
  ["reason", `reason(_, board) { ${EMPTY_CELL} return []; }`],
])("wings test reports a board changed by %s as it was before", async (_, over) => {
  const { status, out } = await wings(["test", "--json", "--boards", "8", await strange("tested", `{ ${over} }`)]);
  expect(status).toBe(1);
  const [{ faults }] = records(out) as unknown as [{ faults: { code: string; board: string }[] }];
  const { board } = faults.find(({ code }) => code === "WINGS_CHANGED_BOARD")!;
  expect(records((await wings(["check", "--json", board])).out)).toMatchObject([{ status: "one" }]);
});

describe("a built-in technique", () => {
  const technique = defineTechnique({
    id: "ours",
    name: "Ours",
    ...parts,
    find: (board) => {
      board.place(2, 4);
    },
  }) as Technique;
  const words = `technique ours changed the board. Board: ${asItWas}`;

  test("in wings steps", () => {
    const techniques: Techniques = {
      list: [technique],
      rungs: new Map(),
      plugins: undefined,
      leftOutBy: () => "",
      language: english,
    };
    const flags = withDefaults(steps.flags, {});
    const context = { flags, techniques, style: terminalStyle({}), json: true };
    expect(() => answerSteps({ board: parse(EASY), text: EASY, index: 0 }, context)).toThrow(words);
  });

  test("in wings regress", () => {
    expect(() => outcomesOn(parse(EASY), [technique])).toThrow(words);
  });
});
