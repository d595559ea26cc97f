import { explain, findAll, parse } from "@wings/core";
import { bivalueNet } from "@wings/forcing";
import { LADDER } from "@wings/ladder";
import { expect, it } from "vitest";
import { english } from "../src/words/english.js";
import { german } from "../src/words/german.js";
import { whereOf } from "../src/words/hint-text.js";

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
