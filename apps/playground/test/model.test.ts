import { Board, type FindingJson, explain, findAll, findSmallest, format, parse } from "@wings/core";
import { drawText } from "@wings/draw";
import { LADDER, rungOf } from "@wings/ladder";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { labelOf } from "../src/model/cell-label.js";
import { arranged, moved, toggled, wantedOf } from "../src/model/choice.js";
import { erase, type } from "../src/model/edit.js";
import { EVERYTHING, filtered } from "../src/model/filter.js";
import { more } from "../src/model/hint.js";
import { advance, begin, redo, undo, undoTimes } from "../src/model/history.js";
import { hashOf, readHash } from "../src/model/link.js";
import { hashIn } from "../src/model/link-in-text.js";
import { goTo, lookAt } from "../src/model/path.js";
import { samePuzzle } from "../src/model/puzzle.js";
import { readBoard } from "../src/model/read-board.js";
import { PRESETS, SWITCHES, loadSettings, saveSettings } from "../src/model/storage.js";
import { type Step, applied, outcomeOf } from "../src/model/step.js";
import { english } from "./in-words.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const STUCK = atStage(parse(PUZZLE), "S4");
const stepOf = (finding: FindingJson): Step => ({
  board: format(STUCK, "url"),
  finding,
  short: explain(finding, "short"),
});
const wWing = rungOf("w-wing")!.technique;
const step = stepOf(findSmallest(STUCK, [wWing])!);

describe("history", () => {
  it("goes back and forward; a new move drops the undone ones", () => {
    const third = advance(advance(begin("a"), "b"), "c");
    expect(undo(undo(third)).now).toBe("a");
    expect(undo(undo(undo(third)))).toEqual(undo(undo(third)));
    expect(redo(undo(third))).toEqual(third);
    expect(undoTimes(third, 2)).toEqual(undo(undo(third)));
    expect(redo(third)).toEqual(third);
    expect(redo(advance(undo(third), "d"))).toEqual({ past: ["a", "b"], now: "d", future: [] });
    expect(advance(third, "c")).toBe(third);
  });

  it("has an end", () => {
    let history = begin("0");
    for (let i = 1; i < 2000; i++) history = advance(history, String(i));
    expect(history.past.length).toBe(500);
  });
});

describe("the boards of a puzzle", () => {
  const text = (puzzle: string): string => format(parse(puzzle), "url");

  it("are those with its givens, or with one more or less from each to the next", () => {
    const other = text(`6..1....7${PUZZLE.slice(9)}`);
    const typed = format(type(parse(PUZZLE), 0, 2, "digit"), "url");
    const given = format(type(parse(PUZZLE), 0, 2, "given"), "url");
    const more = format(type(parse(given), 1, 4, "given"), "url");
    const all = [other, text(PUZZLE), typed, given, more];
    expect(samePuzzle(all.reduce((history, board) => advance(history, board), begin(text(other))))).toEqual(
      all.slice(1, -1),
    );
    expect(samePuzzle(advance(begin(text(PUZZLE)), other))).toEqual([]);
  });
});

describe("typing", () => {
  const board = parse(PUZZLE);
  const CELL = 11; // r2c3: 1 3 4 6

  it("places a digit, and the same digit once more takes it away, as if nothing had been", () => {
    const placed = type(board, CELL, 3, "digit");
    expect(placed.values[CELL]).toBe(3);
    expect(placed.has(56, 3)).toBe(false);
    expect(format(type(placed, CELL, 3, "digit"), "url")).toBe(format(board, "url"));
    expect(format(erase(placed, CELL, "digit"), "url")).toBe(format(board, "url"));
  });

  it("another digit takes the place of the first", () => {
    const placed = type(type(board, CELL, 3, "digit"), CELL, 4, "digit");
    expect(format(placed, "url")).toBe(format(type(board, CELL, 4, "digit"), "url"));
  });

  it("takes candidates and gives them back, but not against a digit that sees the cell", () => {
    const less = type(board, CELL, 3, "candidate");
    expect(less.has(CELL, 3)).toBe(false);
    expect(format(type(less, CELL, 3, "candidate"), "url")).toBe(format(board, "url"));
    expect(type(board, CELL, 9, "candidate")).toBe(board);
    expect(type(board, 10, 1, "candidate")).toBe(board);
  });

  it("candidates that were taken stay taken while digits come and go", () => {
    const less = type(board, 56, 1, "candidate");
    const back = erase(type(less, CELL, 3, "digit"), CELL, "digit");
    expect(format(back, "url")).toBe(format(less, "url"));
  });

  it("given digits change only where givens are typed", () => {
    expect(type(board, 2, 1, "digit")).toBe(board);
    expect(erase(board, 2, "digit")).toBe(board);
    expect(type(board, 2, 1, "given").isGiven(2)).toBe(true);
    expect(erase(board, 2, "given").values[2]).toBe(0);
    expect(type(new Board(), 0, 5, "given").isGiven(0)).toBe(true);
  });

  it("a digit against the rules is placed, for contradictions are shown and not forbidden", () => {
    expect(type(board, 0, 9, "digit").values[0]).toBe(9);
  });
});

describe("links", () => {
  it("hold a board and a step and nothing else", () => {
    const hash = hashOf(step.board, step);
    expect(hash).toMatch(/^#\/solve\/[\w&=:.-]+$/);
    expect(readHash(hash)).toEqual({
      text: step.board,
      step: { technique: "w-wing", outcome: "r8c5-2.r8c6-2.r9c2-2" },
    });
    expect(readHash(hashOf(step.board))).toEqual({ text: step.board });
    expect(readHash(hash.replace("&", "&amp;"))).toEqual(readHash(hash));
  });

  it("may hold any text as the board, and as a step that can't be read", () => {
    expect(readHash("")).toBeUndefined();
    expect(readHash("#")).toBeUndefined();
    expect(readHash("#a%20b")).toEqual({ text: "a b" });
    expect(readHash("#%E0%A4%A")).toEqual({ text: "%E0%A4%A" });
    for (const bad of ["<b>:r1c1-1", "xy-wing:<b>", "xy-wing", `x:${"1".repeat(5000)}`])
      expect(readHash(`#a&step=${bad}`)).toEqual({ text: "a", unread: bad });
    expect(readHash("#a&other=1")).toEqual({ text: "a" });
    for (const cut of ["", "s", "ste", "step", "argu", "argue"])
      expect(readHash(`#/solve/a&${cut}`)).toEqual({ text: "a", cut });
    for (const hash of ["#a&amp;", "#a&amp;ste"]) expect(readHash(hash)).toHaveProperty("cut");
    // What follows a whole step is no part of it.
    expect(readHash("#a&step=w-wing:r8c5-2&")).toEqual({
      text: "a",
      step: { technique: "w-wing", outcome: "r8c5-2" },
    });
  });

  const known = (text: string) => hashIn(text, (each) => readBoard(each) !== undefined);
  const HASH = hashOf(step.board, step);

  it.each([
    ["alone", ` https://example.org/wings/${HASH}\n`],
    ["in capitals", `HTTPS://example.org/${HASH}`],
    ["as a hash", HASH],
    ["without the hash sign", HASH.slice(1)],
    ["without a scheme", `127.0.0.1:4871/${HASH}`],
    ["with words around it", `look: http://127.0.0.1/${HASH} or so`],
    ["at the end of a sentence", `It is at http://127.0.0.1/${HASH}.`],
    ["in angle brackets", `<http://127.0.0.1/${HASH}>`],
    ["quoted", `“http://127.0.0.1/${HASH}”,`],
    ["in Markdown", `[a W-Wing](http://127.0.0.1/${HASH}).`],
    ["below its drawing", `${drawText(STUCK, step.finding)}\nwords\n\nhttp://127.0.0.1/${HASH}\n`],
  ])("are known when they are pasted: %s", (_how, text) => {
    expect(known(text)).toBe(HASH);
  });

  it("are known where the board is in digits and the step can't be read; other texts are none", () => {
    expect(known(`http://example.org/#${PUZZLE}`)).toBe(`#${PUZZLE}`);
    const open = `${PUZZLE.slice(0, -1)}.`;
    expect(known(`see example.org/#${open}`)).toBe(`#${open}`);
    expect(known(`see example.org/${HASH}x!`)).toBe(`${HASH}x!`);
    expect(known("https://example.org/#nothing")).toBe("#nothing");
    expect(known(PUZZLE)).toBeUndefined();
    expect(known(`#Ame\n${format(STUCK, "digits-grid")}`)).toBeUndefined();
    expect(known("javascript:alert(1)#x")).toBeUndefined();
  });
});

describe("steps", () => {
  it("are applied to their own board", () => {
    expect(outcomeOf(step.finding)).toBe("r8c5-2.r8c6-2.r9c2-2");
    const after = parse(applied(step));
    expect([after.has(67, 2), after.has(68, 2), after.has(73, 2)]).toEqual([false, false, false]);
    expect(step.board).toBe(format(STUCK, "url"));
  });

  it("an outcome distinguishes the findings of a technique", () => {
    for (const { technique } of LADDER) {
      const outcomes = findAll(STUCK, [technique], { policy: "distinct" }).map(outcomeOf);
      expect(new Set(outcomes).size).toBe(outcomes.length);
    }
  });

  it("a path is looked at from its first step to its end, and no further", () => {
    const path = { steps: [step, { ...step, board: "second" }], end: "end", status: "solved" as const, at: 0 };
    expect(lookAt(path)).toEqual({ board: step.board, step });
    expect(lookAt(goTo(path, 1)).board).toBe("second");
    expect(lookAt(goTo(path, 9))).toEqual({ board: "end", step: undefined });
    expect(goTo(path, -3).at).toBe(0);
  });

  it("a hint has three levels", () => {
    expect([more("where"), more("what"), more("why")]).toEqual(["what", "why", "why"]);
  });
});

describe("filters", () => {
  const groups = LADDER.map(({ technique }) => ({
    technique: technique.id,
    steps: findAll(STUCK, [technique], { policy: "distinct" }).map(stepOf),
  }));
  const count = (changes: object): number =>
    filtered(groups, { ...EVERYTHING, ...changes }, (id) => id, english).reduce(
      (sum, { steps }) => sum + steps.length,
      0,
    );

  it("keep matching steps: words, kind of change, cell", () => {
    const all = count({});
    expect(all).toBeGreaterThan(10);
    expect(count({ words: "w-wing r8c2" })).toBeGreaterThan(0);
    expect(count({ words: "w-wing r8c2" })).toBeLessThan(all);
    expect(count({ words: "no such word" })).toBe(0);
    expect(count({ changes: "placements" })).toBe(0);
    expect(count({ changes: "eliminations" })).toBe(all);
    expect(count({ cell: 73 })).toBeGreaterThan(0);
    expect(count({ cell: 73 })).toBeLessThan(all);
    expect(count({ cell: 2 })).toBe(0);
    expect(filtered(groups, EVERYTHING, (id) => id, english).every(({ steps }) => steps.length > 0)).toBe(true);
  });
});

describe("the choice of techniques", () => {
  const known = ["a", "b", "x/y", "c"];

  it("keeps its order, with new techniques after their predecessors", () => {
    expect(arranged(known, { order: [], off: [] })).toEqual(known);
    expect(arranged(known, { order: ["c", "gone", "a"], off: [] })).toEqual(["c", "a", "b", "x/y"]);
    expect(wantedOf(known, { order: ["c"], off: ["a"] })).toEqual(["b", "x/y", "c"]);
  });

  it("is changed by one technique at a time", () => {
    const none = { order: [], off: [] };
    expect(toggled(none, "a").off).toEqual(["a"]);
    expect(toggled(toggled(none, "a"), "a").off).toEqual([]);
    expect(moved(known, none, "b", -1).order).toEqual(["b", "a", "x/y", "c"]);
    expect(moved(known, none, "c", 1)).toBe(none);
    expect(moved(known, none, "a", -1)).toBe(none);
  });
});

describe("memory", () => {
  const store = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });

  it("restores the saved state", () => {
    let kept = "";
    const board = {
      theme: "dark" as const,
      choice: { order: ["a"], off: ["b"] },
      language: "de" as const,
      switches: { ...SWITCHES, ...PRESETS.classic, candidates: true, timer: false, notation: true },
      speed: "slow" as const,
      cellStyle: "letters" as const,
    };
    saveSettings({ getItem: () => null, setItem: (_, text) => (kept = text) }, board);
    expect(loadSettings(store(kept))).toEqual(board);
  });

  it("names each technique once", () => {
    expect(loadSettings(store('{"order":["a","b","a"],"off":["c","c"]}')).choice).toEqual({
      order: ["a", "b"],
      off: ["c"],
    });
  });

  it.each([
    null,
    "",
    "{",
    "7",
    "null",
    '{"board":7,"theme":"pink","language":"xx","timer":1,"order":"a","off":[1,"b"]}',
  ])("takes nothing that does not fit: %s", (text) => {
    const { theme, choice, language, switches } = loadSettings(store(text));
    expect([theme, language, switches]).toEqual(["auto", "en", SWITCHES]);
    expect(choice.order).toEqual([]);
    expect(choice.off.every((each) => typeof each === "string")).toBe(true);
  });

  it("does without a store, and with one that refuses", () => {
    const refuse = (): never => {
      throw new Error("forbidden");
    };
    expect(loadSettings(undefined).theme).toBe("auto");
    expect(loadSettings({ getItem: refuse, setItem: refuse }).theme).toBe("auto");
    expect(() => saveSettings({ getItem: refuse, setItem: refuse }, loadSettings(undefined))).not.toThrow();
  });
});

describe("words and pictures", () => {
  it("a cell is labeled with its place, its candidates and its changes", () => {
    expect(labelOf(parse(PUZZLE), 5, { words: english })).toBe("row 1 column 6, candidates 2 5");
    expect(labelOf(parse(PUZZLE), 2, { words: english })).toBe("row 1 column 3, 9 given");
    expect(labelOf(type(parse(PUZZLE), 0, 2, "digit"), 0, { words: english })).toBe("row 1 column 1, 2");
    expect(labelOf(STUCK, 73, { words: english, step })).toMatch(/^row 9 column 2, candidates .*, remove 2$/);
    const empty = parse(PUZZLE);
    empty.eliminate(0, 2);
    expect(labelOf(empty, 0, { words: english })).toBe("row 1 column 1, no candidates");
    expect(labelOf(empty, 0, { words: english, isWrong: true })).toBe("row 1 column 1, no candidates, contradictory");
  });
});
