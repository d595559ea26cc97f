import { type Board, type CellDigit, cellName, digitsOf, format, parseCells, parseDetailed } from "@wings/core";
import { badBoard, badCase, badCases, duplicateCase, noCases, unknownKey } from "./errors.js";
import { type Outcome, outcomeOf } from "./outcome.js";
import { type Stage, atStage } from "./stages.js";

/** What an author states, each case in one line of text. */
export interface Cases {
  /**
   * A board and what one of the findings there does, exactly: `53..7… => r1c3≠4 r23c6≠12 r5c5=3`. Instead of `≠` also
   * `<>`, `!=` or `#`. `S1` to `S4` in front of the board stand for the board at that stage.
   */
  readonly finds: readonly string[];
  /** Boards on which nothing is found. */
  readonly misses: readonly string[];
}

/** A case that has been read. */
export interface Case {
  readonly text: string;
  readonly list: keyof Cases;
  readonly board: Board;
  /** None for a miss. */
  readonly outcome: Outcome;
}

/** Reads all cases, or says what is wrong with them. */
export function readCases(cases: Cases): Case[] {
  if (typeof cases !== "object" || cases === null) throw badCases("are no object", "write { finds: […], misses: […] }");
  for (const key of Object.keys(cases))
    if (key !== "finds" && key !== "misses") throw unknownKey(key, ["finds", "misses"]);
  const all: Case[] = [];
  const seen = new Map<string, string>();
  for (const list of ["finds", "misses"] as const) {
    const texts: unknown = cases[list] ?? [];
    if (!Array.isArray(texts)) throw badCases(`have no list ${list}`, `write ${list}: ["…"]`);
    if (texts.length === 0) throw noCases(list);
    for (const text of texts as unknown[]) {
      if (typeof text !== "string")
        throw badCases(`have something in ${list} that is no text`, "write each as a line of text");
      const read = readCase(text, list);
      const board = format(read.board, "url");
      const key = `${board} ${read.outcome.join(" ")}`;
      const before = seen.get(key);
      if (before !== undefined) throw duplicateCase(text, before);
      seen.set(key, text);
      // A miss has the board alone for a key, and no find may have it too.
      seen.set(`${board} `, text);
      all.push(read);
    }
  }
  return all;
}

function readCase(text: string, list: keyof Cases): Case {
  const arrow = text.indexOf("=>");
  const boardText = arrow < 0 ? text : text.slice(0, arrow).replace(/ $/, "");
  const { board, library } = readBoard(boardText, text);
  const read = { text, list, board };
  if (list === "misses") {
    if (arrow >= 0) throw badCase(text, arrow + 1, "a board alone, on which nothing is found", "=>");
    return { ...read, outcome: [] };
  }
  if (arrow >= 0) return { ...read, outcome: readOutcome(text, arrow + 2, board) };
  // A line of the HoDoKu library says itself what is found.
  const outcome = outcomeOf(library?.eliminations ?? [], library?.placements ?? []);
  if (outcome.length === 0) throw badCase(text, text.length + 1, 'what is found, such as "=> r1c3≠4"', "");
  return { ...read, outcome };
}

/** The board, at the stage that stands in front of it. Nothing else may stand there: a misspelt stage is none. */
function readBoard(boardText: string, text: string): Pick<ReturnType<typeof parseDetailed>, "board" | "library"> {
  const stage = /^\s*(S[1-4])\s/.exec(boardText);
  const other = /^\s*(?!S[1-4]\s)(\S{1,39}\s.*?)\S{40}/.exec(boardText);
  if (other !== null) throw badCase(text, 1, "a board, with S1, S2, S3, S4 or nothing in front", other[1].trim());
  try {
    // With blanks in place of the stage the columns in messages are those of the case.
    const parsed = parseDetailed(boardText.replace(stage?.[0] ?? "", (word) => " ".repeat(word.length)));
    return stage === null ? parsed : { ...parsed, board: atStage(parsed.board, stage[1] as Stage) };
  } catch (error) {
    throw badBoard(text, error as Error);
  }
}

/** One word of an outcome: cells, and unless the next word goes on with more cells, what becomes of them. */
const WORD = /^(r[1-9]+c[1-9]+)(?:(≠|<>|!=|#|=)([1-9]+))?$/i;

/** Reads `r1c3≠4 r2c6 r78c9≠12, r5c5=3` from a column on. Only candidates that the board has can go or be placed. */
function readOutcome(text: string, from: number, board: Board): Outcome {
  const eliminations: CellDigit[] = [];
  const placements: CellDigit[] = [];
  let waiting: number[] = [];
  for (const { 0: word, index } of text.slice(from).matchAll(/[^\s,]+/g)) {
    const bad = (expected: string): Error => badCase(text, from + index + 1, expected, word);
    const [, cells, sign, digits] = WORD.exec(word) ?? [];
    if (cells === undefined) throw bad("cells and digits such as r12c3≠4 or r1c2=5");
    waiting.push(...parseCells(cells));
    if (sign === undefined) continue;
    if (sign === "=" && digits.length > 1) throw bad("one digit to place");
    for (const cell of waiting) {
      for (const digit of Array.from(digits, Number)) {
        if (!board.has(cell, digit)) throw bad(`a candidate of ${cellName(cell)} (${candidates(board, cell)})`);
        (sign === "=" ? placements : eliminations).push({ cell, digit });
      }
    }
    waiting = [];
  }
  if (waiting.length > 0 || eliminations.length + placements.length === 0) {
    throw badCase(text, text.length + 1, "what becomes of cells, such as ≠4 or =5", "");
  }
  return outcomeOf(eliminations, placements);
}

const candidates = (board: Board, cell: number): string =>
  board.values[cell] > 0 ? `it holds ${board.values[cell]}` : digitsOf(board.masks[cell]).join("") || "none left";
