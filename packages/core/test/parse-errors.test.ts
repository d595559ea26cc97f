import { describe, expect, it } from "vitest";
import { type CodedError, isWingsError } from "./core.js";
import { format } from "../src/formats/format.js";
import { parse } from "../src/formats/parse.js";
import { PUZZLE, ROWS } from "./parse-examples.js";

/** An error about a text. */
type TextError = CodedError<string, { line: number; column: number; seen: string; expected: string }>;

function errorOf(text: unknown, firstLine?: number): TextError {
  try {
    parse(text as string, firstLine);
  } catch (error) {
    if (isWingsError(error)) return error as TextError;
    throw error;
  }
  throw new Error(`No error for ${String(text)}`);
}

const where = (text: string): unknown[] => {
  const { code, details } = errorOf(text);
  return [code.slice(6), details.line, details.column, details.seen];
};

const grid = format(parse(PUZZLE), "grid").split("\n");
const changed = (lines: readonly string[], at: number, change: (line: string) => string): string =>
  lines.map((line, i) => (i === at ? change(line) : line)).join("\n");

describe("errors of texts say where", () => {
  it.each([
    // A strange character.
    ["in 81 characters", `${PUZZLE.slice(0, 20)}g${PUZZLE.slice(21)}`, ["BAD_CHARACTER", 1, 21, "g"]],
    ["no character at all", `${PUZZLE.slice(0, 10)}\0${PUZZLE.slice(11)}`, ["BAD_CHARACTER", 1, 11, "\0"]],
    ["one too many", `${PUZZLE.slice(0, 80)}\x07${PUZZLE.slice(80)}`, ["BAD_CHARACTER", 1, 81, "\x07"]],
    ["behind remarks", `# one\n\n  ${PUZZLE.replace("1", "I")} rest`, ["BAD_CHARACTER", 3, 6, "I"]],
    ["in a row", changed(ROWS, 4, (row) => row.replace("6", "@")), ["BAD_CHARACTER", 5, 2, "@"]],
    ["in a grid", changed(grid, 5, (row) => row.replace("2359", "23S9")), ["BAD_CHARACTER", 6, 28, "S"]],
    ["beyond the first plane", changed(ROWS, 0, () => "..😀......"), ["BAD_CHARACTER", 1, 3, "😀"]],
    ["with CRLF", ROWS.join("\r\n").replace("7.4", "7&4"), ["BAD_CHARACTER", 1, 8, "&"]],
    [
      "behind empty fields",
      changed(
        ROWS.map((row) => [...row].join().replaceAll(".", "")),
        4,
        (row) => row.replace("2", "z"),
      ),
      ["BAD_CHARACTER", 5, 4, "z"],
    ],
    // Too few or too many cells.
    ["80 characters", PUZZLE.slice(1), ["WRONG_LENGTH", 1, 81, "80 cells"]],
    ["80 characters and a remark", `${PUZZLE.slice(1)} easy`, ["WRONG_LENGTH", 1, 81, "80 cells"]],
    ["82 characters", `  ${PUZZLE}5`, ["WRONG_LENGTH", 1, 84, "82 cells"]],
    ["700 characters", ".".repeat(700), ["WRONG_LENGTH", 1, 82, "700 cells"]],
    ["eight rows", ROWS.slice(1).join("\n"), ["WRONG_LENGTH", 8, 10, "72 cells"]],
    ["ten rows", [...ROWS, ROWS[0]].join("\n"), ["WRONG_LENGTH", 10, 1, "90 cells"]],
    ["a short row", changed(ROWS, 3, (row) => row.slice(1)), ["WRONG_LENGTH", 4, 9, "80 cells"]],
    ["a long row", changed(ROWS, 3, (row) => `${row}.`), ["WRONG_LENGTH", 4, 10, "82 cells"]],
    ["a short last row", changed(ROWS, 8, (row) => row.slice(1)), ["WRONG_LENGTH", 9, 9, "80 cells"]],
    [
      "a short row of candidates",
      changed(grid, 2, (row) => row.replace("134569", "      ")),
      ["WRONG_LENGTH", 3, 66, "80 cells"],
    ],
    [
      "a long row of candidates",
      changed(grid, 2, (row) => row.replace("134569", "1 4569")),
      ["WRONG_LENGTH", 3, 63, "82 cells"],
    ],
    ["a few cells", "1 2 3", ["WRONG_LENGTH", 1, 6, "3 cells"]],
    ["plus signs", "+".repeat(50), ["WRONG_LENGTH", 1, 1, "0 cells"]],
    // Nothing, or too much.
    ["nothing", "", ["NO_BOARD", 1, 1, ""]],
    ["blanks and remarks", "\n  \n# 81\n", ["NO_BOARD", 1, 1, ""]],
    ["words", "no board in here", ["NO_BOARD", 1, 1, ""]],
    ["a frame", "+---+\n|   |\n+---+", ["NO_BOARD", 1, 1, ""]],
    ["an empty section", "[Puzzle]\n[State]\n", ["NO_BOARD", 1, 1, ""]],
    ["an empty state", `[Puzzle]\n${ROWS.join("\n")}\n[State]\n\n`, ["WRONG_LENGTH", 12, 1, "0 cells"]],
    ["two boards", `${PUZZLE}\n\n${PUZZLE}`, ["SECOND_BOARD", 3, 1, PUZZLE]],
    ["more rows behind a board", `${PUZZLE}\n1.3`, ["SECOND_BOARD", 2, 1, "1.3"]],
    // Library lines.
    ["a wrong triple", `:0601:3:${PUZZLE}:312 31:::`, ["BAD_FIELD", 1, 95, "31"]],
    ["a triple with a zero", ` :0601:3:${PUZZLE}::301::`, ["BAD_FIELD", 1, 93, "301"]],
    ["wrong digits", `:0601:3a:${PUZZLE}::::`, ["BAD_FIELD", 1, 7, "3a"]],
    ["a wrong technique", `:0601 7::${PUZZLE}::::`, ["BAD_FIELD", 1, 7, "7"]],
    ["no code of a technique", `:x::${PUZZLE}::::`, ["BAD_FIELD", 1, 2, "x"]],
    ["wrong cells", `:0601:3:${PUZZLE.replace("1", "q")}::::`, ["BAD_CHARACTER", 1, 12, "q"]],
    ["too few cells", `:0601:3:${PUZZLE.slice(1)}::::`, ["WRONG_LENGTH", 1, 89, "80 cells"]],
    ["no cells", ":0601:3::::", ["WRONG_LENGTH", 1, 9, "0 cells"]],
    ["no field of cells", ":0601:3", ["WRONG_LENGTH", 1, 9, "0 cells"]],
    // Url text.
    ["another version", "w2zzzzv", ["BAD_CHARACTER", 1, 2, "2"]],
    ["a strange character in url text", "\n w1z0zz", ["BAD_CHARACTER", 2, 5, "0"]],
    ["half a cell", "w1zzzzuA", ["BAD_CHARACTER", 1, 8, "A"]],
    ["short url text", "w1zz", ["WRONG_LENGTH", 1, 5, "34 cells"]],
    ["long url text", "w1zzzzz5", ["WRONG_LENGTH", 1, 9, "86 cells"]],
    // A state that is not the puzzle's.
    [
      "another digit in the state",
      `[Puzzle]\n${ROWS.join("\n")}\n[State]\n${changed(ROWS, 0, (row) => row.replace("1", "3"))}`,
      ["BAD_FIELD", 12, 4, "3"],
    ],
  ])("%s", (_, text, expected) => {
    expect(where(text)).toEqual(expected);
  });

  it("in words", () => {
    const { message, details } = errorOf(PUZZLE.slice(1));
    expect(message).toBe("line 1, column 81: expected 81 cells, found 80 cells.");
    expect(details).toEqual({ line: 1, column: 81, expected: "81 cells", seen: "80 cells" });
    expect(errorOf(PUZZLE.replace("1", "I")).message).toBe('line 1, column 4: expected a cell or a frame, found "I".');
  });

  it.each(["@", "$", "%", "&", "^", "１", "ä", "…", "\u200b"])(
    "%j, which no board has, and which divides nothing either",
    (typo) => {
      expect(errorOf(PUZZLE.replace("1", typo)).message).toBe(
        `line 1, column 4: expected a cell or a frame, found "${typo}".`,
      );
    },
  );

  it("by the line of the file", () => {
    expect(
      errorOf(
        changed(ROWS, 2, (row) => `${row}!9`),
        1001,
      ).details.line,
    ).toBe(1003);
    expect(errorOf("", 7).details.line).toBe(7);
    expect(errorOf("x".repeat(200_000), 7).details.line).toBe(7);
  });

  it("values that are no text", () => {
    for (const text of [undefined, null, 81, {}, [PUZZLE], Symbol("text")])
      expect(errorOf(text).code).toBe("WINGS_BAD_TEXT");
  });
});
