import { describe, expect, it } from "vitest";
import { type Board, isWingsError } from "./core.js";
import { format } from "../src/formats/format.js";
import { parse, parseDetailed } from "../src/formats/parse.js";
import { PUZZLE, ROWS, stateOf } from "./parse-examples.js";

const puzzle = parse(PUZZLE);
const spaced = (row: string): string => [...row].join(" ");
const open = (as: string): string => PUZZLE.replaceAll(".", as);
/** The nine rows with something after the third and the sixth. */
const bands = (rows: readonly string[], between: string): string =>
  [0, 3, 6].map((i) => rows.slice(i, i + 3).join("\n")).join(`\n${between}\n`);
const triples = (row: string, join: string): string => [row.slice(0, 3), row.slice(3, 6), row.slice(6)].join(join);

/** The rows as lines of a table, with empty fields for open cells. */
const table = (separator: string): string =>
  ROWS.map((row) => [...row].map((cell) => cell.replace(".", "")).join(separator)).join("\n");
const MARKDOWN = ROWS.map((row) => `| ${[...row].map((cell) => cell.replace(".", " ")).join(" | ")} |`).join("\n");

const same = (text: string, board: Board = puzzle): void => {
  expect(stateOf(parse(text))).toEqual(stateOf(board));
};

describe("81 characters", () => {
  it.each([".", "0", "*", "_", "x", "X", "-", "?", "·", " "])("with %j for an open cell", (as) => {
    same(open(as));
    expect(parseDetailed(open(as)).format).toBe("digits");
  });

  it("mixed open cells, but for blanks", () => {
    same(PUZZLE.replace(".", "0").replace(".", "x").replace(".", "-").replace(".", "*"));
  });

  it("with the rest of a collection's line", () => {
    const solution = format(puzzle).replaceAll(".", "1");
    for (const line of [
      `${PUZZLE} # hard, 2.6`,
      `${PUZZLE}\teasy`,
      `${PUZZLE};9.0;x`,
      `${PUZZLE},${solution}`,
      `"${PUZZLE}","${solution}"`,
      `  ${PUZZLE}  `,
      `17,${PUZZLE},${solution},25,1.2`,
      `00a9c4be55f0 ${PUZZLE}  1.2`,
      `Nr. 7: ${PUZZLE}`,
      `${PUZZLE}|${solution}`,
    ]) {
      same(line);
    }
  });

  it("a digit behind + was placed, not given", () => {
    const board = parse(PUZZLE.replace("1", "+1"));
    expect(board.values[3]).toBe(1);
    expect(board.isGiven(3)).toBe(false);
    expect(board.isGiven(5)).toBe(true);
  });

  it("with remarks, blank lines, CRLF, a byte order mark and blanks at the ends", () => {
    same(`\uFEFF# a remark\r\n\r\n${PUZZLE} \t\r\n\r\n# the end\r\n`);
    same(`\uFEFF${PUZZLE}`);
    same(`\r${PUZZLE}\r`);
    same(`puzzle,solution\n${PUZZLE}`);
  });

  it("with equal digits in a row is a board too", () => {
    expect(parse(`55${".".repeat(79)}`).values.slice(0, 2)).toEqual(Uint8Array.of(5, 5));
  });

  it("a blank at the end of 80 cells is no cell, when open cells are written otherwise", () => {
    expect(() => parse(`${PUZZLE.slice(0, 80)} `)).toThrow("80 cells");
    expect(() => parse(`${PUZZLE.slice(0, 79)} 7`)).toThrow();
  });
});

describe("grids of digits", () => {
  it.each([
    ["bare rows", ROWS.join("\n")],
    ["blanks for open cells", ROWS.join("\n").replaceAll(".", " ")],
    ["hyphens for open cells", ROWS.join("\n").replaceAll(".", "-")],
    ["blanks between", ROWS.map(spaced).join("\r\n")],
    ["tabs between", ROWS.map((row) => [...row].join("\t")).join("\n")],
    ["commas between, zeros", ROWS.map((row) => [...row].join(",").replaceAll(".", "0")).join("\n")],
    ["blanks between, hyphens", ROWS.map(spaced).join("\n").replaceAll(".", "-")],
    ["one line with blanks between", spaced(PUZZLE)],
    ["brackets", `[${ROWS.map((row) => `[${[...row].join(", ").replaceAll(".", "0")}]`).join(",\n")}]`],
    ["blank lines between bands", bands(ROWS, "")],
    ["indented", ROWS.map((row) => `   ${row}  `).join("\n")],
    [
      "light frame",
      bands(
        ROWS.map((row) => triples(spaced(row), " | ")),
        "------+-------+------",
      ),
    ],
    [
      "no frame outside",
      bands(
        ROWS.map((row) => triples(row, "|")),
        "---+---+---",
      ),
    ],
    ["full frame", format(puzzle, "digits-grid")],
    ["Simple Sudoku", ` ${format(puzzle, "simple-sudoku").replaceAll("\n", "\n ")}\n Simple Sudoku\n  Version 4.2n`],
    [
      "a line of single hyphens behind each row",
      ROWS.map((row) => `|${[...row].join("|")}|`).join("\n+-+-+-+-+-+-+-+-+-+\n"),
    ],
    [
      "single hyphens between bands",
      bands(
        ROWS.map((row) => triples(row, "|")),
        "- + - + -",
      ),
    ],
    [
      "underlines",
      bands(
        ROWS.map((row) => triples(row.replaceAll(".", "_"), "|")),
        "===+===+===",
      ),
    ],
    [
      "colons",
      bands(
        ROWS.map((row) => `:${triples(row, ":")}:`),
        ":---+---+---:",
      ),
    ],
    [
      "plus signs",
      bands(
        ROWS.map((row) => `+ ${triples(row, " + ")} +`),
        "+ - - - + - - - +",
      ),
    ],
    [
      "exclamation marks",
      bands(
        ROWS.map((row) => `! ${triples(row, " ! ")} !`),
        "!-------!",
      ),
    ],
    [
      "box drawing",
      `┌───┬───┬───┐\n${bands(
        ROWS.map((row) => `│${triples(row, "│")}│`),
        "├───┼───┼───┤",
      )}\n└───┴───┴───┘`,
    ],
    [
      "double box drawing",
      `╔═══╦═══╗\n${bands(
        ROWS.map((row) => `║ ${triples(spaced(row), " ║ ")} ║`),
        "╠═══╬═══╣",
      )}\n╚═══╝`,
    ],
    ["names of rows", ROWS.map((row, i) => `${"ABCDEFGHI"[i]} ${row}`).join("\n")],
    [
      "names of rows and columns",
      `   c1 c2 c3 c4 c5 c6 c7 c8 c9\n${ROWS.map((row, i) => `r${i + 1} | ${spaced(row)}`).join("\n")}`,
    ],
    ["letters for columns", `    A B C   D E F   G H I\n${ROWS.join("\n")}`],
    ["a title", `Grid 01\n${ROWS.join("\n")}`],
    ["a title that begins with an x", `XY-Wing\n${ROWS.join("\n")}`],
    ["the name of a step before", `W-Wing: 5\n${ROWS.join("\n")}`],
    ["a step behind, as HoDoKu writes it", `${ROWS.join("\n")}\nX-Wing: 5 r24 c37 => r6c2<>5`],
    ["a cell behind", `${ROWS.join("\n")}\nr1c1=5`],
    ["rows that begin with an x", ROWS.map((row) => row.replaceAll(".", "x")).join("\n")],
    ["names of rows before an x", ROWS.map((row, i) => `${"ABCDEFGHI"[i]} ${row.replaceAll(".", "X")}`).join("\n")],
    ["question marks between", ROWS.map(spaced).join("\n").replaceAll(".", "?")],
    ["middle dots in a frame", format(puzzle, "digits-grid").replaceAll(".", "·")],
    ["empty fields between commas", table(",")],
    ["empty fields between tabs", table("\t")],
    ["empty fields between semicolons, CRLF", table(";").replaceAll("\n", "\r\n")],
    [
      "empty fields in quotes",
      ROWS.map((row) => [...row].map((cell) => `"${cell.replace(".", "")}"`).join()).join("\n"),
    ],
    ["one line of empty fields", table(",").replaceAll("\n", ",")],
    ["a Markdown table with an empty head", `${"|  ".repeat(9)}|\n${"| --- ".repeat(9)}|\n${MARKDOWN}`],
    ["a Markdown table with its first row as head", MARKDOWN.replace("\n", `\n${"|:-:".repeat(9)}|\n`)],
    [
      "a Markdown table with names of columns",
      `| A | B | C | D | E | F | G | H | I |\n${"|---".repeat(9)}|\n${MARKDOWN}`,
    ],
    ["remarks", `#A somebody\n#D no title\n${ROWS.join("\n")}  # the last`],
  ])("%s", (_, text) => {
    same(text);
  });

  it("lists the names of the formats", () => {
    expect(parseDetailed(ROWS.join("\n")).format).toBe("digits-grid");
    expect(parseDetailed(format(puzzle, "simple-sudoku")).format).toBe("simple-sudoku");
    expect(parseDetailed(`[Puzzle]\n${ROWS.join("\n")}`).format).toBe("sdk");
  });

  it("nine full rows between short frames are no open cells", () => {
    const solution = "685139724724568391391472685179246538462853179538917462813794256947625813256381947";
    const rows = Array.from({ length: 9 }, (_, i) => solution.slice(i * 9, i * 9 + 9));
    expect(parse(bands(rows, "---------")).values.join("")).toBe(solution);
  });
});

it.each(["[code]\n", "[CODE]\n\n"])("skips forum markup around a grid: %j", (before) => {
  expect(stateOf(parse(`${before}${ROWS.join("\n")}\n[/code]\n`))).toEqual(stateOf(parse(PUZZLE)));
});

describe("SDK", () => {
  const sdk = `#ANobody\r\n#LEasy\r\n[Puzzle]\r\n${ROWS.join("\r\n")}\r\n`;

  it("with its sections", () => {
    same(sdk);
    same(`${sdk}[Solution]\r\n${"123456789\r\n".repeat(9)}`);
    same(sdk.replace("[Puzzle]", "[puzzle]"));
  });

  it("digits only in the state were placed by the player", () => {
    const board = parse(`${sdk}\r\n[State]\r\n6${ROWS[0].slice(1)}\r\n${ROWS.slice(1).join("\r\n")}`);
    const played = parse(PUZZLE);
    played.place(0, 6);
    expect(stateOf(board)).toEqual(stateOf(played));
  });
});

describe("729 characters", () => {
  const text = format(puzzle, "candidates");
  const board = parse(text);

  it("on one line", () => {
    expect(parseDetailed(text).format).toBe("candidates");
    same(text.replaceAll(".", "0"), board);
    same(`${text} # later`, board);
  });

  it("accepts a digit anywhere in its cell", () => {
    const cells = text.match(/.{9}/g)!;
    same(cells.map((cell) => cell.replaceAll(".", "").padEnd(9, ".")).join(""), board);
  });

  it("with a frame", () => {
    const cells = text.match(/.{9}/g)!;
    same(
      Array.from({ length: 9 }, (_, row) => `| ${cells.slice(row * 9, row * 9 + 9).join(" | ")} |`).join("\n"),
      board,
    );
  });

  it("with cells drawn as squares", () => {
    const cells = text.match(/.{9}/g)!;
    const lines = Array.from({ length: 27 }, (_, line) => {
      const row = Math.floor(line / 3) * 9;
      return cells
        .slice(row, row + 9)
        .map((cell) => cell.slice((line % 3) * 3, (line % 3) * 3 + 3))
        .join("|");
    });
    same(lines.join("\n"), board);
  });

  it("a lone candidate is placed unless a peer has it too", () => {
    const all = "123456789";
    const alone = parse(`5........${"1234.6789".repeat(8)}${all.repeat(72)}`);
    // Other peers, in the column and in the box, still have the 5.
    expect([alone.values[0], alone.masks[0]]).toEqual([0, 16]);
    expect(parse(`5........${"1234.6789".repeat(80)}`).values[0]).toBe(5);
  });
});

describe("candidate grids", () => {
  const played = parse(PUZZLE);
  played.eliminate(1, 3);
  played.place(0, 6);
  const grid = format(played, "grid");
  const board = parse(grid);

  it.each([
    ["HoDoKu", grid],
    [
      "Simple Sudoku",
      `${grid.replace(/[.'](-+)[.'](-+)[.'](-+)[.']/g, "*$1-$2-$3*").replace(/:(-.*-):/g, "|$1|")}\n  Simple Sudoku`,
    ],
    ["plus signs", grid.replace(/[.:'+](?=-|\n|$)/g, "+")],
    ["box drawing", grid.replaceAll("|", "│").replaceAll("-", "─")],
    ["no frame", grid.replace(/[|]|^[.:'].*$/gm, "")],
    ["no blanks at the bars", grid.replace(/ *\| */g, "|")],
    ["in one line", grid.replaceAll(/^[.:'].*$/gm, "").replaceAll("\n", " ")],
    [
      "commas",
      grid
        .replace(/^[.:'].*$/gm, "")
        .replace(/\|/g, "")
        .replace(/ +/g, ","),
    ],
    ["round brackets here and there", grid.replace(/\b358\b/g, "(358)").replace(/\b139\b/g, "[139]")],
    ["highlights", grid.replace(/\b358 /g, "358*").replace(/ {2}139\b/g, " *139")],
    ["braces around several candidates", grid.replace(/\b358\b/g, "{358}").replace(" 8 ", "<8>")],
    [
      "names of rows and columns",
      `  c1 c2 c3   c4 c5 c6   c7 c8 c9\n${grid
        .split("\n")
        .filter((line) => line.startsWith("|"))
        .map((line, i) => `r${i + 1} ${line}`)
        .join("\n")}`,
    ],
    ["tabs and CRLF", grid.replaceAll("\n", "\r\n").replace(/ {3,}/g, "\t")],
    ["no-break spaces", grid.replaceAll("  ", "\u00a0\u00a0")],
  ])("%s", (_, text) => {
    same(text, board);
    expect(parseDetailed(text).format).toBe("grid");
  });

  it("keeps eliminations, and open cells with a lone candidate", () => {
    expect(board.has(1, 3)).toBe(false);
    expect([board.values[0], board.isGiven(0)]).toEqual([6, false]);
    // r1c2 has only 8, and r1c3 has it too.
    expect([board.values[1], board.masks[1]]).toEqual([0, 128]);
  });

  it("braces and angle brackets distinguish placed digits, given ones and open cells", () => {
    const marked = format(played, "marked-grid");
    same(marked, played);
    expect(parseDetailed(marked).format).toBe("marked-grid");
    const two = parse(`<5> 7 ${"1234689 ".repeat(79)}`);
    expect([two.values[0], two.isGiven(0), two.values[1], two.masks[1]]).toEqual([5, true, 0, 64]);
  });

  it("an open cell with nothing written has all that the digits leave, x has nothing", () => {
    const cells = ["{5}", ".", "x", "12", ...Array<string>(77).fill(".")];
    const sketch = parse(cells.join(" "));
    expect([sketch.masks[1], sketch.masks[2], sketch.masks[3]]).toEqual([0x1ff - 16, 0, 3]);
    expect(parse(`${"0 ".repeat(80)}12`).masks[0]).toBe(0x1ff);
  });

  it("81 single characters are digits", () => {
    const full = "685139724724568391391472685179246538462853179538917462813794256947625813256381947";
    expect(parse(spaced(full)).isGiven(0)).toBe(true);
  });
});

describe("library lines", () => {
  const line = `:0601-x:36:${PUZZLE.replace("1", "+1")}:312 314:335 535:999:last:one`;

  it("returns all fields", () => {
    const { board, format: name, library } = parseDetailed(line);
    expect(name).toBe("library");
    expect([board.has(1, 3), board.isGiven(3), board.values[3]]).toEqual([false, false, 1]);
    expect(library).toEqual({
      code: "0601",
      variant: "x",
      digits: [3, 6],
      eliminations: [
        { cell: 22, digit: 3 },
        { cell: 22, digit: 5 },
      ],
      placements: [{ cell: 80, digit: 9 }],
      extra: "last:one",
    });
  });

  it("may be short", () => {
    same(`:0000::${PUZZLE}`);
    // As HoDoKu writes a board without a step.
    same(`:0000:x:${PUZZLE}:::`);
    expect(parseDetailed(`:0000:x:${PUZZLE}:::`).library?.digits).toEqual([]);
    expect(parseDetailed(`:03111-2::${PUZZLE}::::\r\n`).library).toEqual({
      code: "03111",
      variant: "2",
      digits: [],
      eliminations: [],
      placements: [],
      extra: "",
    });
  });
});

it("errors are coded", () => {
  try {
    parse("hello");
    expect.unreachable();
  } catch (error) {
    expect(isWingsError(error)).toBe(true);
  }
});
