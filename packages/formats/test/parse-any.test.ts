import { type Board, format, isWingsError, parse } from "@wings/core";
import { layoutOf } from "@wings/layouts";
import LZString from "lz-string";
import { describe, expect, it } from "vitest";
import { isDeep, isThorough } from "@wings/test-kit/depth";
import { coachLink, exchangeLink, parseAny, splitAny, wikiLink, writtenRules } from "../src/index.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ZEROS = PUZZLE.replaceAll(".", "0");

/** All that a board has, as text. */
const same = (board: Board, expected = parse(PUZZLE)): void => {
  expect(format(board, "url")).toBe(format(expected, "url"));
};

const codeOf = (text: string): unknown => {
  try {
    parseAny(text, 7);
  } catch (error) {
    if (!isWingsError(error)) throw error;
    expect(error.details).toMatchObject({ line: 7 });
    return error.code;
  }
  throw new Error(`no error for ${text}`);
};

type Cell = Record<string, unknown>;
const cells = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_, column): Cell => {
    const digit = Number(ZEROS[row * 9 + column]);
    return digit === 0 ? {} : { value: digit, given: true };
  }),
);
const fpuzzles = { size: 9, title: "Plain", author: "Nobody", grid: cells };
const compressed = (puzzle: object): string => LZString.compressToBase64(JSON.stringify(puzzle));
const changedCell = (at: number, cell: Cell): object => ({
  ...fpuzzles,
  grid: cells.map((row, i) => row.map((each, j) => (i * 9 + j === at ? cell : each))),
});

describe("URLs", () => {
  it.each([
    ["a query", `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`],
    ["a query with more fields", ` http://example.org/?a=1&puzzle=${PUZZLE}&b=${"2".repeat(20)}#top\n`],
    ["a path", `https://example.org/p/${ZEROS}/play`],
    ["a link to the playground", `https://example.org/wings/#${format(parse(PUZZLE), "url")}&step=w-wing:r1c3-1`],
    ["an encoded grid", `https://example.org/#${encodeURIComponent(format(parse(PUZZLE), "marked-grid"))}`],
    ["f-puzzles", `https://www.f-puzzles.com/?load=${compressed(fpuzzles)}`],
    ["f-puzzles, encoded", `https://f-puzzles.com/?load=${encodeURIComponent(compressed(fpuzzles))}`],
    ["f-puzzles in SudokuPad", `https://sudokupad.app/fpuzzles${compressed(fpuzzles)}`],
    ["SudokuPad", `https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc${compressed({ id: "x", cells })}`],
  ])("%s", (_, url) => {
    same(parseAny(url));
  });

  it("plain puzzles of SudokuPad: a digit and up to five zeros a character", () => {
    // 5, 300, 70000, 600 …
    const classic = ZEROS.replace(/.0{0,5}/g, (run) => {
      const index = Number(run[0]) + (run.length - 1) * 10;
      return String.fromCharCode(index + (index < 10 ? 48 : index < 36 ? 55 : 61));
    });
    expect(classic).toMatch(/^5NlQ/);
    same(parseAny(`https://sudokupad.app/scf${classic}`));
    expect(codeOf(`https://sudokupad.app/scf${classic}x`)).toBe("WINGS_VARIANT_PUZZLE");
    expect(codeOf(`https://sudokupad.app/scf${classic.slice(1)}`)).toBe("WINGS_NO_BOARD_IN_URL");
  });

  it("links of SudokuPad with short JSON, and refuses those of variants", () => {
    const rows = cells.map(
      (row) => `[${row.map(({ value }) => (value === undefined ? "" : `{v:${value}}`)).join(",")}]`,
    );
    const link = (json: string): string => `https://sudokupad.app/scl${LZString.compressToBase64(json)}`;
    const title = "metadata:{title:'it\\'s plain',antiking:f}";
    same(parseAny(link(`{id:'abc',cs:50,ce:[${rows.join(",")}],${title}}`)));
    same(parseAny(encodeURI(link(`{ce:[${rows.join(",")}]}`))));
    expect(codeOf(link(`{ce:[${rows.join(",")}],l:[{c:FF0000}]}`))).toBe("WINGS_VARIANT_PUZZLE");
    for (const broken of ["{ce:[", "{ce:[[]]}", "{ce", "[".repeat(100_000), "{:::}"])
      expect(codeOf(link(broken))).toBe("WINGS_BAD_PUZZLE");
  });

  it("links of SudokuWiki, with clues, solved cells and candidates", () => {
    const board = parse(PUZZLE);
    board.place(2, 4);
    board.eliminate(3, 6);
    const masks = Array.from({ length: 81 }, (_, cell) => {
      const digits = board.values[cell] === 0 ? board.candidates(cell) : [board.values[cell]];
      const bits = digits.reduce((sum, digit) => sum | (1 << digit), board.isGiven(cell) ? 1 : 0);
      return bits.toString(32).padStart(2, "0");
    });
    const link = (text: string): string => `https://www.sudokuwiki.org/sudoku.htm?bd=${text}`;
    same(parseAny(link(masks.join(""))), board);
    // Candidates that a clue has taken may still be there.
    same(parseAny(link(masks.map((text, cell) => (board.isGiven(cell) ? text : "vu")).join(""))));
  });

  it.each(["https://sudokupad.app/abc123", "https://example.org/%E0%A4%A?bd=53", "http://example.org"])(
    "without a board: %s",
    (url) => {
      expect(codeOf(url)).toBe("WINGS_NO_BOARD_IN_URL");
    },
  );

  it("with broken data, or more data than a plain puzzle has", () => {
    const text = compressed(fpuzzles);
    expect(codeOf(`https://f-puzzles.com/?load=${text.slice(0, 200)}`)).toBe("WINGS_BAD_PUZZLE");
    expect(codeOf(`https://f-puzzles.com/?load=N4Ig${"a".repeat(90_000)}`)).toBe("WINGS_BAD_PUZZLE");
  });
});

/** The cells of the four windows, as f-puzzles names them. */
const WINDOWS = [10, 14, 46, 50].map((first) => ({
  cells: Array.from(
    { length: 9 },
    (_, i) => `R${Math.floor(first / 9) + Math.floor(i / 3) + 1}C${(first % 9) + (i % 3) + 1}`,
  ),
}));
const JIGSAW = "AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH";
const listsOf = (map: string) =>
  [...new Set(map)].map((letter) =>
    [...map].flatMap((each, cell) => (each === letter ? [[Math.floor(cell / 9), cell % 9]] : [])),
  );
const withRegions = (map: string) =>
  cells.map((row, r) => row.map((cell, c) => ({ ...cell, region: map.charCodeAt(r * 9 + c) - 65 })));

describe("JSON of f-puzzles and SudokuPad", () => {
  it("is read, in one line and in many, with digits that a player placed", () => {
    same(parseAny(JSON.stringify(fpuzzles)));
    same(parseAny(JSON.stringify(fpuzzles, null, 2)));
    same(parseAny(JSON.stringify({ cells, cages: [{ value: "title: Plain" }], metadata: {}, lines: [] })));
    same(parseAny(JSON.stringify({ grid: cells.map((row) => row.map(({ value = 0 }) => value)) })));
    const placed = parse(PUZZLE);
    placed.place(2, 4);
    same(parseAny(JSON.stringify(changedCell(2, { value: 4 }))), placed);
    same(parseAny(JSON.stringify(changedCell(2, { centerPencilMarks: [1, 2] }))));
    same(parseAny(JSON.stringify({ ...fpuzzles, antiknight: false, thermometer: [], "diagonal+": false })));
  });

  it.each([
    ["antiknight", { ...fpuzzles, antiknight: true }],
    ["diagonal+", { ...fpuzzles, "diagonal+": true }],
    ["killercage", { ...fpuzzles, killercage: [{ cells: ["R1C1", "R1C2"], value: "10" }] }],
    ["line", { ...fpuzzles, line: [{ lines: [["R1C1", "R2C2"]] }] }],
    ["cages", { cells, cages: [{ value: "title: Cages" }, { cells: [[0, 0]], value: "3" }] }],
    ["extraregion", { ...fpuzzles, extraregion: [{ cells: ["R1C1", "R1C2"] }] }],
    ["regions", changedCell(2, { region: 1 })],
    [
      "regions",
      {
        cells,
        regions: [
          [
            [0, 0],
            [3, 0],
          ],
        ],
      },
    ],
  ])("names the constraint of a variant: %s", (constraint, puzzle) => {
    const text = JSON.stringify(puzzle);
    expect(codeOf(text)).toBe("WINGS_VARIANT_PUZZLE");
    expect(() => parseAny(text)).toThrow(`"${constraint}"`);
  });

  it("has rules in words, which are not read", () => {
    const rulesOf = (puzzle: object): unknown => writtenRules(JSON.stringify(puzzle));
    expect(rulesOf({ ...fpuzzles, ruleset: " Anti-knight, too.\n" })).toBe("Anti-knight, too.");
    expect(rulesOf({ cells, metadata: { rules: "No 5 is next to a 6." } })).toBe("No 5 is next to a 6.");
    for (const ruleset of ["", "Normal sudoku rules apply.", 5, undefined])
      expect(rulesOf({ ...fpuzzles, ruleset })).toBeUndefined();
    const payload = LZString.compressToBase64(JSON.stringify({ ...fpuzzles, ruleset: "Kings, too." }));
    expect(writtenRules(`https://f-puzzles.com/?load=${encodeURIComponent(payload)}`)).toBe("Kings, too.");
    expect([writtenRules(PUZZLE), writtenRules(`https://example.org/?bd=${PUZZLE}`)]).toEqual([undefined, undefined]);
  });

  it.each([
    ["one has 81 cells, not 9", { cells, regions: [cells.flatMap((row, r) => row.map((_, c) => [r, c]))] }],
    ["one has 8 cells, not 9", changedCell(2, { region: 1 })],
    ["some cells are in none", { cells, regions: listsOf(JIGSAW).slice(1) }],
    ["a cell outside of the grid", { cells, regions: [[[0, 9]]] }],
    // Such a list once took more than a minute.
    ["a cell outside of the grid", { cells, regions: [[[400_000_000, 0]]] }],
  ])("says what is wrong with regions: %s", (problem, puzzle) => {
    expect(() => parseAny(JSON.stringify(puzzle))).toThrow(problem);
  });

  it.each([
    ["x", { ...fpuzzles, "diagonal+": true, "diagonal-": true }],
    ["windoku", { ...fpuzzles, extraregion: WINDOWS }],
    ["disjoint+anti-knight", { ...fpuzzles, antiknight: true, disjointgroups: true }],
    ["anti-king", { cells, metadata: { antiking: true } }],
    [`jigsaw:${JIGSAW}`, { cells, regions: listsOf(JIGSAW) }],
    [`jigsaw:${JIGSAW}+x`, { ...fpuzzles, grid: withRegions(JIGSAW), "diagonal+": true, "diagonal-": true }],
  ])("names the layout of a variant: %s", (layout, puzzle) => {
    const text = JSON.stringify(puzzle);
    const needs = expect.objectContaining({ details: expect.objectContaining({ layout }) as unknown });
    expect(() => parseAny(text)).toThrow(needs);
    expect(() => parseAny(text, 1, layoutOf("anti-knight")!)).toThrow(needs);
    const board = parseAny(text, 1, layoutOf(layout)!);
    expect(board.layout?.name).toBe(layout);
    expect(board.values.join("")).toBe(parse(PUZZLE).values.join(""));
  });

  it.each([
    ["x", "x"],
    ["anti-knight+x", "x+anti-knight"],
    ["anti-knight%20x", "x+anti-knight"],
    [`jigsaw:${JIGSAW.toLowerCase()}`, `jigsaw:${JIGSAW}`],
    [`x+jigsaw:${JIGSAW.replaceAll("A", "Z")}`, `jigsaw:${JIGSAW}+x`],
  ])("reads the rules in a link to the page: %s", (inLink, layout) => {
    const link = `https://example.com/wings/#/solve/${PUZZLE}&layout=${inLink}`;
    for (const text of [link, `${link}&step=w-wing:r8c5-2`, `Look (${link}), it is hard.`, `See ${link}.`]) {
      const own = expect.objectContaining({
        code: "WINGS_VARIANT_PUZZLE",
        details: expect.objectContaining({ layout }) as unknown,
      });
      expect(() => parseAny(text)).toThrow(own);
      expect(() => parseAny(text, 1, layoutOf("windoku")!)).toThrow(own);
      const board = parseAny(text, 1, layoutOf(layout)!);
      expect(board.layout?.name).toBe(layout);
      expect(board.values.join("")).toBe(parse(PUZZLE).values.join(""));
    }
    expect(parseAny(`https://example.com/#/solve/${PUZZLE}&layout=classic`).layout).toBeUndefined();
  });

  it.each([
    ["a size that is not 9", { size: 4, grid: cells.slice(0, 4).map((row) => row.slice(0, 4)) }],
    ["a digit that is none", changedCell(2, { value: 12 })],
    ["a letter", changedCell(2, { value: "A" })],
  ])("refuses %s", (_, puzzle) => {
    expect(codeOf(JSON.stringify(puzzle))).toBe("WINGS_BAD_PUZZLE");
  });

  it("leaves other JSON to the core", () => {
    same(parseAny(JSON.stringify({ schema: 1, input: PUZZLE, findings: [{ cells: ["r1c1"] }] })));
  });
});

describe("a link of wings with rules", () => {
  const text = "w1j5m3m8r2l7t2n946p2m4l18m1j45r";
  const link = `https://example.org/play/#/solve/${text}&layout=`;
  const needs = (layout: string): unknown =>
    expect.objectContaining({
      code: "WINGS_VARIANT_PUZZLE",
      details: expect.objectContaining({ layout }) as unknown,
    });

  it.each([
    ["alone", `${link}x+windoku`],
    ["in another order", `${link}Windoku%2BX`],
    ["with a blank in place of the plus", `${link}x%20windoku`],
    ["from copied HTML", `${link.replace("&", "&amp;")}x+windoku`],
    ["with a step", `${link}x+windoku&step=w-wing:r1c1-2`],
    ["in a sentence", `Look at ${link}x+windoku.`],
    ["with digits", `See https://example.org/#${format(parse(text))}&layout=x+windoku !`],
    ["as the short text of a board", `${text}&layout=x+windoku\n`],
  ])("needs them: %s", (_, each) => {
    expect(() => parseAny(each)).toThrow(needs("x+windoku"));
    expect(() => parseAny(each, 1, layoutOf("x")!)).toThrow("so it needs the layout x+windoku, not x.");
    const board = parseAny(each, 1, layoutOf("x+windoku")!);
    expect([board.layout?.name, format(board, "url")]).toEqual(["x+windoku", text]);
  });

  it("has the regions of a jigsaw, by any letters", () => {
    const map = [...JIGSAW].map((letter) => "rstuvwxyz"["ABCDEFGHI".indexOf(letter)]).join("");
    expect(() => parseAny(`${link}jigsaw:${map}`)).toThrow(needs(`jigsaw:${JIGSAW}`));
  });

  it("may be classic, and has one layout", () => {
    expect(format(parseAny(`${link}classic`), "url")).toBe(text);
    for (const each of [`${link}x&layout=windoku`, `${text}&layout=x&layout=x`, `at ${link}x&layout=windoku.`])
      expect(() => parseAny(each)).toThrow("expected one layout, found x and ");
    expect(() => parseAny(`${link}killer`)).toThrow(needs("killer"));
  });

  it("is no link of another page", () => {
    expect(parseAny(`https://example.org/?layout=grid&bd=${PUZZLE}&layout=wide`).layout).toBeUndefined();
  });
});

describe("OpenSudoku", () => {
  const file = (...games: string[]): string =>
    `<?xml version="1.0"?>\n<opensudoku version="2">\n  <name>Easy</name>\n${games.join("\n")}\n</opensudoku>\n`;
  const fields = (notes: string): string =>
    Array.from(ZEROS, (digit) => `${digit}|${notes}|${digit === "0" ? 1 : 0}|`).join("");

  it.each([
    ["a new game", `<game data="${ZEROS}" />`],
    ["a played game", `<game state="1" data="version: 1&#10;${fields("-")}" time="12"/>`],
    ["notes as numbers", `<game data='version: 2\n${fields("17")}'></game>`],
    ["two kinds of notes", `<game data="version: 3\n${fields("0|17")}"/>`],
  ])("%s", (_, game) => {
    same(parseAny(file(game)));
    same(parseAny(game));
  });

  it("tells placed from given digits", () => {
    const placed = parse(PUZZLE);
    placed.place(2, 4);
    const data = fields("0").split("|");
    data[6] = "4";
    same(parseAny(`<game data="version: 2&#10;${data.join("|")}"/>`), placed);
  });

  it.each([
    [`<game data="${ZEROS.slice(1)}"/>`, "WINGS_BAD_PUZZLE"],
    [`<game/>`, "WINGS_BAD_PUZZLE"],
    [`<game data="version: 2\n1|2|3|"/>`, "WINGS_BAD_PUZZLE"],
    [`<game data="version: 2\n${fields("0").replace("5", "z")}"/>`, "WINGS_BAD_PUZZLE"],
    [`<game data="${ZEROS}"/><game data="${ZEROS}"/>`, "WINGS_SECOND_BOARD"],
  ])("refuses %s", (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe("all other text", () => {
  it("is read as `parse` reads it", () => {
    for (const as of ["digits", "digits-grid", "sdk", "grid", "marked-grid", "library", "url"] as const)
      same(parseAny(format(parse(PUZZLE), as)), parse(format(parse(PUZZLE), as)));
    expect(codeOf("no board in here")).toBe("WINGS_NO_BOARD");
    expect(codeOf("x".repeat(200_000))).toBe("WINGS_BAD_TEXT");
    expect(() => parseAny(undefined as unknown as string)).toThrow("undefined");
    // `texts.map(parseAny)` hands in the list.
    expect(() => [JSON.stringify(fpuzzles)].map(parseAny as () => Board)).toThrow("expected a layout");
  });

  it("a frame like that of a drawing is no drawing if the rows have no names", () => {
    const grid = format(parse(PUZZLE), "digits-grid").replace(/[+-]+/g, (line) => line.replaceAll("-", "="));
    expect(grid).toMatch(/^\+=/);
    same(parseAny(grid));
  });
});

// Each took from five seconds to forty.
it("reads 100,000 blanks, tabs and separators in a time that grows with their number", () => {
  const rows = (digits: string): string => Array.from({ length: 9 }, () => `┃ ${digits} ┃`).join("\n");
  const texts = [
    `${" ".repeat(99_000)}5`,
    `5${" ".repeat(99_000)}`,
    `┏━━━┓\n${"\t".repeat(90_000)}\n${rows("r1 ┃")}\n┣━━━┫\n┣━━━┫\n┗━━━┛`,
    ...[";", "=", "/", "#", "&"].map((sign) => `https://example.org/${`a${sign}`.repeat(45_000)}`),
  ];
  for (const text of texts) {
    const start = process.cpuUsage().user;
    expect(() => parseAny(text)).toThrow();
    expect(process.cpuUsage().user - start, text.slice(0, 20)).toBeLessThan(1_000_000);
  }
});

// Each takes 10 ms, and 50,000 lines with a cell each take 130 ms.
it.runIf(isThorough)(
  "reads 100,000 characters of each separator and each beginning of a format in a time that grows with their number",
  () => {
    const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
    const separators = [
      "\t",
      "\r",
      "\n",
      "\r\n",
      " \n",
      "\v",
      "\u00a0",
      "\ufeff",
      "\u2028",
      "│",
      "━",
      "┼",
      "\u0000",
      "1\n",
      "*\n",
    ];
    const beginnings = [
      "w1",
      "r1",
      "r1c1=1 ",
      "<a",
      "<a>",
      "</a>",
      "<!--",
      "<game>",
      "[P",
      ":0",
      "x-",
      "12|",
      "{1",
      "&amp;",
      "%20",
    ];
    const links = [
      "http://",
      "https://a?",
      "?bd=",
      "[[",
      '{"a":',
      '\\"',
      "'",
      "# ",
      "|-",
      "+-",
      "S9B",
      "B64",
      ". ",
      "]\n",
      "(1)",
    ];
    for (const unit of [...ascii, ...separators, ...beginnings, ...links]) {
      const run = unit.repeat(Math.ceil(99_000 / unit.length));
      const texts = [run, ...(isDeep ? [`${run}${PUZZLE}`, `${PUZZLE}${run}`, `https://example.org/${run}`] : [])];
      for (const text of texts) {
        const start = process.cpuUsage().user;
        const splitter = splitAny(() => undefined);
        splitter.write(text);
        splitter.end();
        try {
          parseAny(text);
        } catch (error) {
          if (!isWingsError(error)) throw error;
        }
        expect(process.cpuUsage().user - start, JSON.stringify(unit)).toBeLessThan(1_000_000);
      }
    }
  },
);

describe("a board within what people write", () => {
  const PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const board = (text: string): string => format(parseAny(text), "digits");

  it("is read with a list of methods behind it, as Sudoku Explainer prints it", () => {
    const rows = PLAIN.match(/.{9}/g)!.join("\n");
    const methods =
      "This Sudoku can be solved using the following logical methods:\n20 x Hidden Single\n2 x Pointing\n";
    expect(board(`${rows}\n\nDifficulty rating: 4.4\n${methods}`)).toBe(PLAIN);
    expect(board(`${PLAIN}\n${methods}`)).toBe(PLAIN);
  });

  it.each([
    (url: string) => `Look at ${url}, it is hard.`,
    (url: string) => `(${url})`,
    (url: string) => `See <${url}> for more`,
    (url: string) => `my [puzzle](${url}) of today`,
    (url: string) => `Twice: ${url} and ${url}`,
  ])("is read in a link in a sentence, whatever its program", (around) => {
    const zeros = PLAIN.replaceAll(".", "0");
    for (const url of [coachLink, exchangeLink, wikiLink].map((link) => link(parse(PLAIN))))
      expect(board(around(url))).toBe(PLAIN);
    expect(board(around(`https://example.org/?grid=${zeros}`))).toBe(PLAIN);
  });

  it("says that a link in a sentence names a puzzle on a server, and takes no one of two boards", () => {
    expect(() => parseAny("Try https://sudokupad.app/abc123, it is nice.")).toThrow(
      "this link only names a puzzle on the server of sudokupad.app",
    );
    const other = parse(PLAIN);
    other.place(2, 4);
    expect(() => parseAny(`${wikiLink(parse(PLAIN))} or ${wikiLink(other)} ?`)).toThrow("expected one board");
  });

  it("is read with digits as chats make them", () => {
    const wide = PLAIN.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))).replaceAll(".", "⬜");
    expect(board(wide)).toBe(PLAIN);
    const keycaps = PLAIN.match(/.{9}/g)!
      .map((row) => row.replace(/\d/g, (digit) => `${digit}\uFE0F\u20E3`).replaceAll(".", "⬜"))
      .join("\n");
    expect(board(keycaps)).toBe(PLAIN);
  });
});
