import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { format } from "../src/formats/format.js";
import type { FormatName } from "../src/formats/format-names.js";
import { parse, parseDetailed } from "../src/formats/parse.js";
import { PUZZLE } from "./parse-examples.js";

const page = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
const examples = Array.from(page.matchAll(/```text\n([^]*?)\n```/g), ([, text]) => text);

it("each example in docs/formats.md is the output for its board, and can be read", () => {
  const board = parse(PUZZLE);
  board.place(0, 6);
  board.eliminate(1, 3);
  const names: FormatName[] = [];
  for (const example of examples) {
    const { format: name, library = {} } = parseDetailed(example);
    names.push(name);
    expect(format(board, name, library).trimEnd()).toBe(example);
  }
  expect(names).toEqual([
    "digits",
    "digits-grid",
    "simple-sudoku",
    "sdk",
    "candidates",
    "grid",
    "marked-grid",
    "library",
    "url",
  ]);
  for (const name of names) expect(page).toContain(`| \`${name}\``);
});
