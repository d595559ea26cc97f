import { type Technique, explain, findAll, format, parse } from "@wings/core";
import { bivalueNet } from "@wings/forcing";
import { LADDER, rungOf } from "@wings/ladder";
import { pictureOf } from "@wings/draw";
import { fullHouse, nakedSingle } from "@wings/singles";
import { atStage } from "@wings/testing";
import { expect, it } from "vitest";
import { shownLegend } from "../src/model/shown-legend.js";
import { english as first } from "../src/words/english.js";
import { late } from "../src/words/english-late.js";
import { german } from "../src/words/german.js";
import { outcomeOfStep, textOfStep, wordsOfStep } from "../src/words/explain-step.js";
import { whatOf, whereOf } from "../src/words/hint-text.js";

const english = Object.assign(first, late);

it("says where a net is in the same words as its vague hint", () => {
  const board = "w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k";
  for (const finding of findAll(parse(board), [bivalueNet])) {
    const [, box, digit] = /in (box \d): .* is (\d)/.exec(explain(finding, "vague"))!;
    const where = whereOf({ board, finding: finding.toJSON(), short: "" }, english);
    expect(where).toContain(`Look at ${box}, at the digit ${digit}. `);
  }
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
  expect(wordsOfStep(thirdParty, german)).toBe(english);
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
