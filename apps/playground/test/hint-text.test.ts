import { type Technique, explain, findAll, findFirst, format, parse } from "@wings/core";
import { bivalueNet } from "@wings/forcing";
import { EXAMPLES, LADDER, rungOf } from "@wings/ladder";
import { pictureOf } from "@wings/draw";
import { fullHouse, nakedSingle } from "@wings/singles";
import { atStage } from "@wings/testing";
import { expect, it } from "vitest";
import { shownLegend } from "../src/model/shown-legend.js";
import type { Step } from "../src/model/step.js";
import { outcomeOfStep, textOfStep, wordsOfStep } from "../src/model/words/explain-step.js";
import { loadWords } from "../src/model/words/load-words.js";
import { whatOf, whereOf } from "../src/model/words/hint-text.js";
import { english, german } from "./in-words.js";

it("says where a net is in the same words as its vague hint", () => {
  const board = "w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k";
  for (const finding of findAll(parse(board), [bivalueNet])) {
    const [, box, digit] = /in (box \d): .* is (\d)/.exec(explain(finding, "vague"))!;
    const where = whereOf({ board, finding: finding.toJSON(), short: "" }, english);
    expect(where).toContain(`Look at ${box}, at the digit ${digit}. `);
  }
});

const stepOf = (id: string): { step: Step; meta: Technique["meta"] } => {
  const { technique } = rungOf(id)!;
  const finding = findFirst(parse(EXAMPLES[id]), [technique])!.toJSON();
  return { step: { board: EXAMPLES[id], finding, short: "" }, meta: technique.meta };
};

it.each(["x-chain", "xy-chain", "aic", "grouped-aic", "simple-colors", "forcing-chain"])(
  "says where %s begins, not all of its cells",
  (id) => {
    const { step } = stepOf(id);
    const [, start] = /^Look at ((?:row|column|box) \d), at the digits? /.exec(whereOf(step, english)) ?? [];
    const first = step.finding.marks[0] as { cell: string };
    const [row, column] = [Number(first.cell[1]), Number(first.cell[3])];
    const box = 3 * Math.floor((row - 1) / 3) + Math.ceil(column / 3);
    expect([`row ${row}`, `column ${column}`, `box ${box}`]).toContain(start);
    expect(new Set(step.finding.marks.flatMap((mark) => ("cell" in mark ? [mark.cell] : []))).size).toBeGreaterThan(4);
  },
);

it("fills the digits of a step into the words of its roles", () => {
  const said = (id: string, words: typeof english): string[] => {
    const { step, meta } = stepOf(id);
    return whatOf(step, pictureOf(step.finding, meta, words.language), words).map(({ text }) => text);
  };
  expect(said("skyscraper", english)).toEqual([
    "One of these is 6: r2c8 and r7c7",
    "6 can't be in both: r2c2 and r7c2",
  ]);
  expect(said("hidden-pair", english)).toContain("1 and 7 fit only here: r6c4 and r6c5");
  expect(said("locked-triple", german)).toContain("Nur 1, 4 und 8 passen hier: r7c4, r7c5 und r7c6");
  // No technique of the ladder leaves the place open.
  const open = LADDER.filter(({ technique }) => Object.values(technique.meta.roles).some((word) => word.includes("…")));
  expect(open.length).toBeGreaterThan(8);
  for (const { technique } of open)
    for (const words of [english, german]) expect(said(technique.id, words).join()).not.toContain("…");
});

it("has a space before a colon in French", async () => {
  const { step, meta } = stepOf("skyscraper");
  const french = await loadWords("fr");
  const texts = whatOf(step, pictureOf(step.finding, meta, french.language), french).map(({ text }) => text);
  expect(texts.map((text) => /.:/.exec(text)?.[0])).toEqual(["\u202F:", "\u202F:"]);
});

it("counts one place as one", () => {
  expect([1, 2].map((count) => english.offerHouse(4, "row 1", count))).toEqual([
    "4 in row 1: 1 place",
    "4 in row 1: 2 places",
  ]);
});

it("has German words for each role", () => {
  const words = new Set(LADDER.flatMap(({ technique }) => Object.values(technique.meta.roles)));
  expect([...words, "strong link", "weak link"].filter((word) => german.role(word) === word)).toEqual([]);
});

it("says which row, column or box has one open cell", () => {
  const board = ".23456789".padEnd(81, ".");
  const [finding] = findAll(parse(board), [fullHouse]);
  const step = { board, finding: finding.toJSON(), short: "" };
  const said = (words: typeof english): string[] =>
    whatOf(step, pictureOf(step.finding, fullHouse.meta), words).map(({ text }) => text);
  expect(said(english)).toEqual(["There is one open cell in row 1."]);
  expect(said(german)).toEqual(["In Zeile 1 ist nur noch eine Zelle offen."]);
});

it("explains a technique in the language of the page, and a third-party one in English", () => {
  const board = ".23456789".padEnd(81, ".");
  const finding = findAll(parse(board), [fullHouse])[0].toJSON();
  const step = { board, finding, short: "in English" };
  expect(wordsOfStep(step, german)).toBe(german);
  expect(textOfStep(step, german, "short")).toBe("letzte offene Zelle von r1: r1c1=1");
  expect(textOfStep(step, english, "short")).toBe("in English");
  expect(textOfStep(step, german)).toMatch(/^r1c1 ist die letzte offene Zelle von Zeile 1/);
  const thirdParty = { ...step, finding: { ...finding, technique: "jane-doe/last-cell" } };
  expect(wordsOfStep(thirdParty, german).code).toBe("en");
  expect(textOfStep(thirdParty, german)).toBe(finding.text);
  expect(textOfStep(thirdParty, german, "short")).toBe("in English");
  expect(outcomeOfStep(thirdParty, german)).toBe("setze 1 in r1c1");
});

it("has no entry in a legend for a mark that a placed digit covers", () => {
  const wordsOn = (board: string, technique: Technique): string[] =>
    shownLegend(pictureOf(findAll(parse(board), [technique])[0].toJSON(), technique.meta)).map(({ word }) => word);
  const row = ".23456789".padEnd(81, ".");
  expect(wordsOn(row, nakedSingle)).toEqual(["placed"]);
  expect(wordsOn(row, fullHouse)).toEqual(["house with one open cell", "placed"]);
  const stuck = format(
    atStage(parse("..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6"), "S4"),
    "url",
  );
  expect(wordsOn(stuck, rungOf("w-wing")!.technique)).toContain("wing");
});
