import { badArgument } from "../errors.js";
import { MAX_LENGTH, isFrame, kindOf } from "./line-kinds.js";

/** Cuts a file into the texts of its boards, as it arrives. */
export interface Splitter {
  /** Takes the next part of the file, which may end anywhere. */
  write(chunk: string): void;
  /** Takes what is left when no more comes. */
  end(): void;
}

/** More lines than any board has: what goes on without an end is cut here, so that memory stays bounded. */
const MAX_LINES = 100;

/** A board that is drawn has nine rows of cells, or all its cells in fewer lines. */
const isGrid = (rows: number, block: readonly string[]): boolean =>
  rows >= 9 || block.join("").replace(/[^\d.*_x?\xb7]/gi, "").length === 81;

/** The first line of a file may name its columns: `id,puzzle`. Each is a word or several, or nothing. */
const isHeader = (line: string, number: number): boolean =>
  number === 0 &&
  /[,;\t]/.test(line) &&
  line.split(/[,;\t]/).every((name) => /^[\s"']*([a-z][\w .()%"'-]*)?$/i.test(name));

/**
 * Makes a splitter that emits the text of each board with the number of its first line, for `parse`.
 *
 * A line that has a whole board is a text by itself. The rows of a grid end at a blank line (but not between its bands),
 * at a heading or at `[Puzzle]`. Blank lines, lines with `#` and the headings of grids are skipped. Among lines that are
 * boards there are no headings, no frames and no parts of grids: what looks like one is a bad line, and emitted like any other.
 *
 * @example
 * ```ts
 * import { parse, splitBoards } from "@wings/core";
 *
 * const splitter = splitBoards((text, firstLine) => console.log(firstLine, parse(text, firstLine).digit(0)));
 * splitter.write(`# two boards\n1${".".repeat(80)}\n`);
 * splitter.write(`2${".".repeat(80)}\n`);
 * splitter.end();
 * ```
 *
 * ```text
 * 2 1
 * 3 2
 * ```
 */
export function splitBoards(onBoard: (text: string, firstLine: number) => void): Splitter {
  if (typeof onBoard !== "function") throw badArgument(onBoard, "a function");
  let rest = "";
  let number = 0;
  // The lines of a grid with the skipped ones between them, so that the line numbers of errors are those of the file.
  let block: string[] = [];
  let rows = 0;
  let ended = false;
  // Whether a line that is a board, or one in its place, comes before the block.
  let behindLine = false;
  // Words that may be the heading of a grid, with their line numbers, and whether what came before them was a line.
  let words: [text: string, line: number][] = [];
  let inLines = true;

  const flushWords = (): void => {
    if (inLines) for (const [text, line] of words) onBoard(text, line);
    words = [];
  };

  const flush = (beforeLine: boolean): void => {
    const first = number - block.length + 1;
    const isAmongLines = (behindLine || (beforeLine && rows > 0)) && !block.some((line) => kindOf(line) === "section");
    if (isAmongLines && block.length > 0 && !isGrid(rows, block)) {
      block.forEach((text, i) => text && words.push([text, first + i]));
      words.sort(([, a], [, b]) => a - b);
      inLines = true;
      flushWords();
    } else if (rows > 0) {
      onBoard(block.join("\n"), first);
      behindLine = false;
      words = [];
    }
    block = [];
    rows = 0;
    ended = false;
  };

  const take = (line: string): void => {
    const blankRow = /^ {9}$/.test(line);
    // A line that is too long is refused when it is read, before any pattern runs over it.
    const kind = blankRow ? "row" : line.length > MAX_LENGTH ? "board" : kindOf(line);
    const remark = /^\s*#/.test(line);
    const cells = kind === "row" || (isFrame(line) && !remark);
    const ofGrid = cells || kind === "section";
    // Words, or nothing.
    const isOther = kind === "aside" && !cells && !remark;
    // Another section than [Puzzle] belongs to the grid before it, even behind a blank line.
    if (kind === "board" || /^\s*\[puzzle/i.test(line) || (ended && cells) || block.length === MAX_LINES)
      flush(kind === "board");
    if (kind === "board") {
      flushWords();
      onBoard(line, number + 1);
      inLines = true;
      behindLine = true;
    } else if (ofGrid || block.length > 0) block.push(ofGrid ? line : "");
    if (kind === "row" || kind === "section") {
      inLines = false;
    } else if (isOther && (rows === 0 || behindLine) && /\S/.test(line) && !isHeader(line, number)) {
      if (words.push([line, number + 1]) > MAX_LINES) flushWords();
    }
    if (kind === "row") rows++;
    if (kind === "section") ended = false;
    // A heading, or a blank line that doesn't stand between bands.
    if (isOther && (/\S/.test(line) || (rows % 9 !== 3 && rows % 9 !== 6))) ended = rows > 0;
    number++;
  };

  return {
    write(chunk) {
      if (typeof chunk !== "string") throw badArgument(chunk, "text: decode bytes first, with a TextDecoder");
      // A carriage return at the end may be the first half of a line's end.
      if (rest.endsWith("\r")) {
        chunk = `\r${chunk}`;
        rest = rest.slice(0, -1);
      }
      const lines = chunk.split(/\r\n|\n|\r(?!$)/);
      lines[0] = rest + lines[0];
      // Of a line that is too long, so much that it is refused.
      rest = lines.pop()!.slice(0, MAX_LENGTH + 1);
      lines.forEach(take);
    },
    end() {
      if (rest !== "") take(rest.replace(/\r$/, ""));
      rest = "";
      flush(false);
      flushWords();
    },
  };
}
