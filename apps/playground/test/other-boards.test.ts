import { Board, contradictions, search } from "@wings/core";
import { sees } from "@wings/core/author";
import { LANGUAGES } from "@wings/languages";
import { beforeAll, describe, expect, it } from "vitest";
import { factsFor } from "@wings/player/argument";
import { layoutView, loadOtherBoards } from "../src/model/layout-view.js";
import { readArgument } from "../src/features/argue/argument-link.js";
import { makeOtherPuzzle } from "../src/generator/make-other.js";
import { boardOf } from "../src/model/board-of.js";
import { boardText, parseBoard } from "../src/model/board-text.js";
import { labelOf } from "../src/model/cell-label.js";
import { kindOf, nextKind, recipeOf } from "../src/model/daily.js";
import { newGame } from "../src/model/game.js";
import { layoutNamed } from "../src/model/layouts.js";
import { argumentHash, hashWith, readHash } from "../src/model/link.js";
import { hashIn } from "../src/model/link-in-text.js";
import { contradictionText } from "../src/model/mistake.js";
import { BLANK, followed } from "../src/model/pencil.js";
import { problemOf } from "../src/model/problem.js";
import { readBoard } from "../src/model/read-board.js";
import { readRoute } from "../src/model/route.js";
import { readGame } from "../src/model/shelf.js";
import { clausesOf } from "../src/model/clauses.js";
import { english } from "./in-words.js";
import type { Words } from "../src/model/words/english.js";
import { loadWords } from "../src/model/words/load-words.js";
import { problemText } from "../src/model/words/problem-text.js";

const REGIONS = "jigsaw:AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH";
const boardOn = (layout: string): Board => new Board(layoutNamed(layout));

describe("a board with other houses", () => {
  it("is no classic board while what makes layouts isn't loaded", () => {
    expect(() => parseBoard(`${".".repeat(81)}&layout=x`)).toThrow("can't be loaded");
    expect(readBoard(`${".".repeat(81)}&layout=x`)).toBeUndefined();
  });
});

describe("boards with other houses", () => {
  beforeAll(loadOtherBoards);

  it.each(["x", "windoku+anti-knight", "disjoint", "anti-king", REGIONS])(
    "keep %s in texts, links and games",
    (name) => {
      const board = boardOn(name);
      board.placeGiven(0, 5);
      board.eliminate(80, 3);
      const text = boardText(board);
      expect(parseBoard(text).equals(board)).toBe(true);
      expect(readBoard(text)).toBe(text);
      const step = { technique: "w-wing", outcome: "r8c5-2" };
      expect(readHash(hashWith(text, step))).toEqual({ text, step });
      expect(readHash(argumentHash(text, { facts: ["r9c1#4"], claim: ["r1c2-4"] }))?.text).toBe(text);
      const message = `Look: https://example.com/${hashWith(text, undefined)} , it is hard.`;
      expect(readHash(hashIn(message, (each) => readBoard(each) !== undefined)!)).toEqual({ text });
      const game = newGame("a", "solve", text);
      expect(readGame("a", JSON.parse(JSON.stringify(game)))).toEqual(game);
    },
  );

  it("say where the rules of a text are wrong", () => {
    expect(() => parseBoard(`${".".repeat(81)}&layout=y`)).toThrow('the layout "y" is not known');
  });

  it("name the rule that is not known, and those that are, in each language", async () => {
    const saidOf = (layout: string, words: Words): string => {
      try {
        boardOn(layout);
        return "";
      } catch (error) {
        return problemText(problemOf(error), words);
      }
    };
    for (const words of [english, ...(await Promise.all(LANGUAGES.slice(1).map(loadWords)))]) {
      expect(saidOf("x+killer", words)).toMatch(
        /\Wkiller\W.* x, windoku, disjoint, anti-knight, anti-king\W.*jigsaw:[ …]/,
      );
      for (const layout of ["jigsaw", "jigsaw:AAA", "jigsaw:AAA+x"])
        expect(saidOf(layout, words)).toMatch(/^(?!.*windoku).*81/);
    }
  });

  it("tint what a cell sees, and name its houses", () => {
    for (const name of ["x", "anti-knight", REGIONS]) {
      const board = boardOn(name);
      const seen = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => sees(board, 40, cell));
      expect(layoutView(board.layout).tint(40).match(/z/g)).toHaveLength(seen.length + 1);
    }
    const label = (name: string, cell: number): string => labelOf(boardOn(name), cell, { words: english });
    expect(label("x", 40)).toContain("row 5 column 5, diagonal 1, diagonal 2,");
    expect(label("windoku", 10)).toContain("row 2 column 2, window 1,");
    expect(label(REGIONS, 10)).toContain("row 2 column 2, region 1,");
    expect(layoutView(layoutNamed("x+anti-knight")).rules(english)).toBe("X, Anti-knight");
  });

  it("outline a house that is no rectangle by sides that meet", () => {
    for (const [name, house] of [
      ["x", 27],
      [REGIONS, 20],
    ] as const) {
      const { line } = layoutView(layoutNamed(name)).outline(house, 2)!;
      const ends = new Map<string, number>();
      const count = (x: number, y: number): unknown => ends.set(`${x} ${y}`, (ends.get(`${x} ${y}`) ?? 0) + 1);
      for (const [, x, y, way, length] of line.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)) {
        count(Number(x), Number(y));
        count(Number(x) + (way === "h" ? Number(length) : 0), Number(y) + (way === "v" ? Number(length) : 0));
      }
      // Straight on or around a corner: each end of a side is the end of another one.
      expect([...ends.values()].every((each) => each % 2 === 0)).toBe(true);
      expect(layoutView(layoutNamed(name)).outline(3, 2)).toBeUndefined();
    }
  });

  it("let notes follow by their rules, and light what a sentence names", () => {
    const before = boardOn("anti-knight");
    const after = before.copy();
    after.place(40, 7);
    const notes = followed({ ...BLANK, corner: { 23: 64, 24: 64 } }, before, after);
    expect(notes.corner).toEqual({ 24: 64 });
    const houses = clausesOf("In diagonal 2 and window 3, and in region 4", english.language)[0]!.houses;
    expect([...houses].sort((a, b) => a - b)).toEqual([21, 28, 38]);
  });

  it("say in each language what is contradictory", async () => {
    const board = boardOn("x+anti-knight");
    for (const cell of [0, 80, 12, 31]) board.place(cell, 5);
    const found = contradictions(board).filter(({ kind }) => kind.startsWith("equal"));
    const texts = found.map((each) => contradictionText(each, english));
    expect(texts).toContain("r1c1 and r9c9 hold 5 in diagonal 1.");
    expect(texts).toContain("r2c4 and r4c5 hold 5, and r2c4 is a knight's move from r4c5.");
    for (const code of LANGUAGES.slice(1)) {
      const words = await loadWords(code);
      for (const each of found) expect(contradictionText(each, words)).not.toMatch(/hold|in diagonal|knight|undefined/);
      expect(layoutView(board.layout).rules(words)).toMatch(/^X, \p{L}/u);
    }
  });

  it("have facts for their houses in an argument", () => {
    const board = boardOn("x");
    expect(factsFor(board, [0], 4)).toEqual(["r1c1", "r1#4", "c1#4", "b1#4", "d1#4"]);
    const text = boardText(board);
    const { argument } = readHash(argumentHash(text, { facts: ["d1#4"], claim: ["r1c1-4"] }))!;
    expect(readArgument(text, argument!, boardOf(text)).facts).toEqual(["d1#4"]);
    const classic = ".".repeat(81);
    const other = readHash(argumentHash(classic, { facts: ["d1#4"], claim: [] }))!;
    expect(() => readArgument(classic, other.argument!, boardOf(classic))).toThrow();
  });

  it("are generated by the name of a puzzle", () => {
    expect(recipeOf("jigsaw-x-anti-knight-hard-12")).toEqual({
      level: "hard",
      seed: 12,
      rules: "jigsaw+x+anti-knight",
    });
    expect(recipeOf("x-windoku-jigsaw-easy-7")).toEqual({ level: "easy", seed: 7, rules: "jigsaw+x+windoku" });
    for (const name of ["knight-hard-12", "killer-x-easy-7", "xanti-knight-easy-7"])
      expect(recipeOf(name)).toBeUndefined();
    // In any order, they name one game.
    expect(readRoute("#/play/x-anti-knight-jigsaw-easy-7")).toEqual(readRoute("#/play/jigsaw-x-anti-knight-easy-7"));
    expect(readRoute("#/play/jigsaw-x-easy-7")).toEqual({ room: "play", name: "jigsaw-x-easy-7" });
    for (const name of ["2026-11-29", "easy-7", "killer-easy-7"])
      expect(readRoute(`#/play/${name}`)).toEqual({ room: "play", name });
    expect(recipeOf("hard-12")).toEqual({ level: "hard", seed: 12 });
    expect(kindOf(["anti-king", "jigsaw"], "easy")).toBe("jigsaw-anti-king-easy");
    expect(nextKind({ name: "x-easy-3", level: "easy" })).toBe("x-easy");
    for (const rules of ["jigsaw+x", "windoku", "anti-knight"]) {
      let attempts = 0;
      const make = () => makeOtherPuzzle(rules, "easy", 5, (count) => (attempts = count));
      const { puzzle, solution } = make();
      expect(make().puzzle).toBe(puzzle);
      expect(search(parseBoard(puzzle))).toMatchObject({ status: "one", solution });
      expect(puzzle.replace(/:[A-I]{81}/, "")).toMatch(new RegExp(`&layout=${rules.replace("+", "\\+")}$`));
      expect(attempts).toBeGreaterThan(0);
    }
  });
});
