import { english, explain, findFirst, parse } from "@wings/core";
import { canonical } from "@wings/generate";
import { pictureOf } from "@wings/draw";
import { EXAMPLES, rungOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { textOf } from "../src/generator/fit.js";
import { makePuzzle, makeTask } from "../src/generator/make.js";
import { frameTexts } from "../src/features/practice/lesson-frames.js";
import { lessonWords } from "../src/features/practice/lesson-words.js";
import { clauseTree, lengthOf } from "../src/model/clause-tree.js";
import { clausesOf } from "../src/model/clauses.js";
import { dailyName, recipeOf } from "../src/model/daily.js";
import { isEnd, judgeAnswer } from "../src/model/practice.js";
import type { Step } from "../src/model/step.js";
import { english as inEnglish, german } from "./in-words.js";

describe("lessons", () => {
  it("third-party techniques have none", () => {
    expect(lessonWords("ann/aic", inEnglish)).toBeUndefined();
  });
});

describe("what a lesson says to find", () => {
  const findOf = (id: string): string => {
    const { technique } = rungOf(id)!;
    const finding = findFirst(parse(EXAMPLES[id]), [technique])!.toJSON();
    const picture = pictureOf(finding, technique.meta);
    return frameTexts({ board: EXAMPLES[id], finding, short: "" }, picture, inEnglish).find;
  };

  it("is not what the step removes", () => {
    expect(findOf("x-wing")).toBe(
      "In the base lines row 2 and row 6, the digit 4 can only be in the cover lines column 1 and column 9.",
    );
  });

  it("of a chain is its cells, not what follows", () => {
    expect(findOf("m-wing")).toBe("End: r5c5 and r6c2. On the chain: r5c5, r4c5 and r4c2.");
  });

  it("has the article that a name is read with", () => {
    const asked = ["XY-Chain", "X-Wing", "S-Wing", "WXYZ-Wing", "Hidden Single"].map((name) =>
      inEnglish.isThisOne(name),
    );
    expect(asked.join(" ")).toBe(
      "Is this an XY-Chain? Is this an X-Wing? Is this an S-Wing? Is this a WXYZ-Wing? Is this a Hidden Single?",
    );
  });
});

describe("clauses", () => {
  it("are sentences with the names filled in", () => {
    const text = "In row 7, the digit 9 can only be in r7c2 or r7c5. So it can't be 2: remove 2 from r9c2.";
    expect(clausesOf(text, english)).toEqual([
      {
        text: "In row 7, the digit 9 can only be in r7c2 or r7c5.",
        houses: [6],
        cells: [55, 58],
        digits: [9],
      },
      { text: "So it can't be 2:", houses: [], cells: [], digits: [2] },
      { text: "remove 2 from r9c2.", houses: [], cells: [73], digits: [2] },
    ]);
    const [first] = clausesOf("In Zeile 7 kann die 9 nur in r7c2 stehen.", german.language);
    expect(first).toMatchObject({ houses: [6], cells: [55], digits: [9] });
  });

  it("of a net are a tree: what follows from an assumption is within a branch", () => {
    const board = parse("4.1.3....7.....2.393.....7519......48...5....3...61..2213..4568689215..7574683921");
    const finding = findFirst(board, [rungOf("nested-net")!.technique])!;
    const clauses = clausesOf(finding.text, english);
    const tree = clauseTree(clauses, finding, english);
    const branches = tree.filter((each) => typeof each !== "number");
    expect(clauses[tree[0] as number].text).toMatch(/^Suppose r\dc\d is \d\.$/);
    expect(branches.length).toBeGreaterThan(0);
    for (const { head, within } of branches) {
      expect(clauses[head].text).toMatch(/^Try \d in r\dc\d\.$/);
      expect(clauses[within.at(-1) as number].text).toBe("So it is false.");
    }
    expect(lengthOf(tree)).toBe(clauses.length);
    const inGerman = clausesOf(explain(finding, { language: german.language }), german.language);
    expect(clauseTree(inGerman, finding, german.language)).toEqual(tree);
    // A text that closes no branch stays a list.
    const cut = clauses.filter(({ text }) => text !== "So it is false.");
    expect(clauseTree(cut, finding, english)).toEqual(cut.map((_, i) => i));
  });
});

describe("the generator", () => {
  it("makes the same puzzle for the same day", () => {
    const name = dailyName(new Date(2026, 10, 22));
    expect(name).toBe("2026-11-22");
    const { level, seed } = recipeOf(name)!;
    expect(makePuzzle(level, seed)).toEqual(makePuzzle(level, seed));
    expect(recipeOf("2026-02-30")).toBeUndefined();
    expect(recipeOf("nothing-1")).toBeUndefined();
    expect(recipeOf("hard-7")).toEqual({ level: "hard", seed: 7 });
  });

  it.each(["hidden-single", "naked-pair", "w-wing"])("makes a board on which %s finds something", async (id) => {
    const task = await makeTask(id, 3);
    expect(task.steps.length).toBeGreaterThan(0);
    for (const { finding } of task.steps) {
      for (const { cell, digit } of finding.eliminations)
        expect(Number(task.solution[(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1])).not.toBe(digit);
    }
  });

  it("turns a prepared board where there is no time, and each seed gives another one", async () => {
    const [one, other] = await Promise.all([makeTask("w-wing", 1, -1), makeTask("w-wing", 2, -1)]);
    expect(one.board).not.toBe(other.board);
    for (const task of [one, other]) expect(task.steps.length).toBeGreaterThan(0);
  });

  it("turns more than one puzzle of a technique", async () => {
    const forms = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const { board, steps } = await makeTask("w-wing", seed, -1);
      expect(steps.length).toBeGreaterThan(0);
      // All images of a puzzle have the same form.
      forms.add(canonical(textOf(parse(board))).puzzle);
    }
    expect(forms.size).toBe(4);
  });
});

describe("an answer with several steps", () => {
  const stepOf = (id: string, eliminations: { cell: string; digit: number }[], ends: string[]) =>
    ({
      board: id,
      short: id,
      finding: {
        eliminations,
        placements: [],
        marks: [{ link: "strong", from: [ends[0]], to: [ends[1]] }],
      },
    }) as unknown as Step;
  const one = stepOf("one", [{ cell: "r1c1", digit: 1 }], ["r5c5#1", "r5c9#1"]);
  const other = stepOf("other", [{ cell: "r2c2", digit: 2 }], ["r6c5#2", "r6c9#2"]);
  const cross = stepOf("cross", [{ cell: "r2c2", digit: 2 }], ["r1c1#1", "r1c9#1"]);

  it("has as few steps as cover it, and none that another one strikes out where it can be helped", () => {
    const task = { technique: "x", board: "", solution: "5".repeat(81), steps: [one, cross, other] };
    const answer = judgeAnswer(task, ["r1c1-1", "r2c2-2"]);
    expect(answer).toEqual({ kind: "right", step: one, also: [other] });
    expect(isEnd(cross, "r1c1", 1)).toBe(true);
    expect(judgeAnswer(task, ["r1c1-1"])).toEqual({ kind: "right", step: one, also: [] });
  });

  it("is right so far with parts of two of them", () => {
    const pair = (id: string, row: number) =>
      stepOf(
        id,
        [1, 2].map((column) => ({ cell: `r${row}c${column}`, digit: 1 })),
        ["r5c5#1", "r5c9#1"],
      );
    const task = { technique: "x", board: "", solution: "5".repeat(81), steps: [pair("one", 1), pair("other", 2)] };
    expect(judgeAnswer(task, ["r1c1-1", "r2c1-1"])).toMatchObject({ kind: "partly", missing: 1 });
    expect(judgeAnswer(task, ["r1c1-1", "r1c2-1", "r2c1-1"])).toMatchObject({ kind: "partly", missing: 1 });
    expect(judgeAnswer(task, ["r1c1-1", "r1c2-1", "r2c1-1", "r2c2-1"])).toMatchObject({ kind: "right" });
  });
});
