import { format, parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { isThorough } from "@wings/test-kit/depth";
import { parseAny, splitAny } from "../src/index.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ROWS = PUZZLE.match(/.{9}/g)!.join("\n");
const JSON_LINE = JSON.stringify({
  grid: PUZZLE.match(/.{9}/g)!.map((row) => Array.from(row, (cell) => Number(cell) || 0)),
});
const PRETTY = JSON.stringify(JSON.parse(JSON_LINE), null, 2);
const URL = `https://example.org/?bd=${PUZZLE}`;
const GAME = `<game data="${PUZZLE.replaceAll(".", "0")}"/>`;
const OPENSUDOKU = `<?xml version="1.0"?>\n<opensudoku>\n<name>Two games</name>\n${GAME}\n${GAME}${GAME}\n<game\n  ${GAME.slice(6)}\n</opensudoku>`;
/** A compact drawing by `drawText`, with a legend and an explanation. */
const DRAWING = `     1 2 3   4 5 6   7 8 9
   ┏━━━━━━━┳━━━━━━━┳━━━━━━━┓
r1 ┃ 5 3 · ┃ · 7 · ┃ · · · ┃
r2 ┃ 6 · · ┃ 1 9 5 ┃ · · · ┃
r3 ┃ · 9 8 ┃ · A · ┃ · 6 · ┃
   ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫
r4 ┃ 8 · · ┃ · 6 · ┃ · · 3 ┃
r5 ┃ 4 · · ┃ 8 · 3 ┃ · · 1 ┃
r6 ┃ 7 · · ┃ · 2 · ┃ · · 6 ┃
   ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫
r7 ┃ · 6 · ┃ · · · ┃ 2 8 · ┃
r8 ┃ · · x ┃ 4 1 9 ┃ · · 5 ┃
r9 ┃ · · · ┃ · 8 · ┃ · 7 9 ┃
   ┗━━━━━━━┻━━━━━━━┻━━━━━━━┛
 A  twin cell: r3c5
    {2,3}
 x  eliminated: r8c3`;
const EXPLAINED = `Naked Single: r3c5\nA sentence about 5.\n${DRAWING}\n\nSo remove 3 from\nr8c3, r9c3.`;

function split(file: string, chunk = file.length): [string, number][] {
  const texts: [string, number][] = [];
  const splitter = splitAny((text, line) => texts.push([text, line]));
  for (let i = 0; i < file.length; i += chunk) splitter.write(file.slice(i, i + chunk));
  splitter.end();
  return texts;
}

/** The first lines of the boards of a file, all of which must be the puzzle. */
const linesOf = (file: string, chunk?: number): number[] =>
  split(file, chunk).map(([text, line]) => {
    expect(format(parseAny(text, line)), text).toBe(PUZZLE);
    return line;
  });

describe("splitAny", () => {
  it("takes each kind of text, in order, with the number of its line", () => {
    expect(linesOf(EXPLAINED)).toEqual([4]);
    expect(linesOf(`${EXPLAINED}\n${EXPLAINED}\n\n${DRAWING}`)).toEqual([4, 26, 47]);
    expect(linesOf(`${PUZZLE}\n${URL}\n${PUZZLE}\n`)).toEqual([1, 2, 3]);
    expect(linesOf(`${JSON_LINE}\n${PUZZLE}\n${PRETTY}\n${JSON_LINE}`)).toEqual([
      1,
      2,
      3,
      3 + PRETTY.split("\n").length,
    ]);
    expect(linesOf(OPENSUDOKU)).toEqual([4, 5, 5, 6]);
    expect(linesOf(`${OPENSUDOKU}\n${OPENSUDOKU}\n\n${ROWS}\n\n${DRAWING}\n\nTitle\n${ROWS}\n`)).toEqual([
      4, 5, 5, 6, 12, 13, 13, 14, 18, 29, 47,
    ]);
  });

  it("cut anywhere, with any ends of lines", () => {
    const file = [PUZZLE, EXPLAINED, "", ROWS, "", URL, PRETTY, OPENSUDOKU, DRAWING, "", ROWS].join("\n");
    const lines = linesOf(file);
    expect(lines).toHaveLength(11);
    for (const end of ["\n", "\r\n", "\r"])
      for (const chunk of [1, 2, 7, 1000]) expect(linesOf(file.replaceAll("\n", end), chunk)).toEqual(lines);
  });

  it("loses nothing that only looks like another text", () => {
    const framed = `+===+===+===+\n${ROWS.replace(/(?:.{9}\n){3}/g, "$&+===+===+===+\n")}\n+===+===+===+`;
    expect(linesOf(`${framed}\n\n${framed}`)).toEqual([1, 15]);
    const marked = format(parse(PUZZLE), "marked-grid");
    expect(split(`${marked}\n\n${marked}`).map(([, line]) => line)).toEqual([1, 15]);
    expect(split("{\n1 2 3\n").map(([text]) => text)).toEqual(["{\n1 2 3"]);
    const words = `${PUZZLE}\ngarbage here\n{"a":1}\nhello\n`;
    expect(split(words).map(([, line]) => line)).toEqual([1, 2, 3, 4]);
    expect(split("https://example.org/abc\nfoo\n")).toEqual([
      ["https://example.org/abc", 1],
      ["foo", 2],
    ]);
    // The start of a drawing, and a drawing in which a line is missing.
    expect(split(DRAWING.split("\n").slice(0, 6).join("\n"))).toHaveLength(1);
    expect(split(DRAWING.replace(/r4.*\n/, ""))).toHaveLength(1);
    expect(() => parseAny(DRAWING.replace(/r4.*\n/, ""))).toThrow("nine rows");
  });

  it("passes on every line that only begins like XML", () => {
    const boards = `${PUZZLE}\n`.repeat(300);
    const before = (line: string) => split(`${line}\n${boards}`, 65_536);
    for (const line of [
      ...[
        "<snip",
        "<snip>",
        "<a",
        "< b",
        "<p>",
        "</td>",
        "<html><body>",
        "<!DOCTYPE html>",
        "<!-- old",
        "<game",
        "<game/",
      ],
      ...[
        "<game data=",
        '<game data="',
        "<game data='5",
        "<name>",
        "<description>text",
        "<opensudoku",
        "</folder",
        "<?xml",
      ],
      ...[
        `<td>${PUZZLE.slice(1)}</td>`,
        `<name>${PUZZLE}</name>`,
        `<!-- ${PUZZLE} -->`,
        `<folder ${PUZZLE}>`,
        "<gameover/>",
      ],
    ]) {
      const texts = before(line);
      expect(texts, line).toHaveLength(301);
      expect(texts[0][1], line).toBe(1);
    }
    const table = `<tr><td>${PUZZLE}</td>\n<td>\n${PUZZLE}\n</table>\n`;
    expect(split(table).map(([, line]) => line)).toEqual([1, 2, 3, 4]);
    // Within a file of games, and behind it.
    const broken = OPENSUDOKU.replace("</opensudoku>", `<game\n${boards}</opensudoku>\n<!-- x -->\nhello\n<!-- x -->`);
    expect(split(broken)).toHaveLength(4 + 1 + 300 + 2);
    expect(split(`<description>\n${boards}</description>`)).toHaveLength(302);
    expect(split(`<description>\n${ROWS}\n</description>`).length).toBeGreaterThan(0);
    expect(split(`${DRAWING}\n${boards}`)).toHaveLength(301);
    expect(split(`${DRAWING.replace(/(?<=r3.*\n)/, boards)}`).length).toBeGreaterThan(300);
    // Open cells of a grid may be letters.
    expect(linesOf(`${DRAWING}\n${ROWS.replaceAll(".", "x")}\n`)).toEqual([2, 18]);
  });

  it("reads games among texts of several lines, comments and other elements", () => {
    const head = `<?xml version="1.0"?>\n<!-- of\nthree\nlines -->\n<opensudoku version="2">\n`;
    const text = `<description>Two lines &lt;\nof text > 1</description><comment/>\n<created>1312345678901</created>\n`;
    const note = GAME.replace("<game", `<game user_note="a > b"`);
    expect(linesOf(`${head}${text}<folder name="A">\n${note}<stats><b/></stats>\n</folder></opensudoku>\n`)).toEqual([
      10,
    ]);
    expect(
      linesOf(`\uFEFF${head.replaceAll("\n", "")}${text.replaceAll("\n", "")}${note}${GAME}</opensudoku>`),
    ).toEqual([1, 1]);
    const both = split(`${GAME} ${ROWS.replaceAll("\n", "")}\n${PUZZLE}`);
    expect(both.map(([, line]) => line)).toEqual([1, 1, 2]);
  });

  it.runIf(isThorough)("keeps no more than a board of what never ends", () => {
    for (const piece of ["{\n", '{ "a\n', "<game\n", "+===+\n", "words\n", "1", "<a "]) {
      const texts = split(piece.repeat(200_000), 65_536);
      expect(texts.filter(([text]) => text.length > 200_000)).toEqual([]);
    }
  });
});
