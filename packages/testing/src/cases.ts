import { type Board, type Options, format, parseDetailed } from "@wings/core";
import { badBoard, badCase, badCases, duplicateCase, noCases, unknownKey } from "./errors.js";
import { type Outcome, outcomeOf } from "./outcome.js";
import { readOutcome } from "./read-outcome.js";
import { type Stage, atStage } from "./stages.js";

/** What the technique finds, and where it finds nothing. */
export interface Cases {
  readonly finds: readonly (string | FindCase)[];
  readonly misses: readonly (string | MissCase)[];
}

/** A board on which nothing is found. As a string: the board. */
export interface MissCase {
  /** A board in one line. `S1` to `S4` before it means the board at that stage. */
  readonly board: string;
  /** The name of the test; by default, the board. */
  readonly name?: string;
  /** Options of the technique for this case. */
  readonly options?: Partial<Options>;
  /** Runs this test only, if the test framework has `it.only`. */
  readonly only?: boolean;
}

/** A board and the exact outcome of one of the findings. As a string: `S1 53..7… => r1c3≠4 r23c6≠12 r5c5=3`. */
export interface FindCase extends MissCase {
  /** Such as `r1c3≠4 r23c6≠12` or `r5c5=3`. Instead of `≠`, write `<>`, `!=` or `#` if you like. */
  readonly outcome: string;
  /** A message of the finding at any level: its template, or its text. */
  readonly message?: string;
}

/** A case after reading. */
export interface Case {
  /** The board and the outcome in one line. */
  readonly text: string;
  readonly name: string;
  readonly list: keyof Cases;
  readonly board: Board;
  /** Empty for a miss. */
  readonly outcome: Outcome;
  readonly options: Partial<Options>;
  readonly only: boolean;
  readonly message: string | undefined;
}

const LISTS = ["finds", "misses"] as const;
const KEYS: Readonly<Record<keyof Cases, readonly string[]>> = {
  finds: ["board", "outcome", "name", "options", "only", "message"],
  misses: ["board", "name", "options", "only"],
};

/** Reads all cases, or throws what is wrong with them. */
export function readCases(cases: Cases): Case[] {
  if (typeof cases !== "object" || cases === null)
    throw badCases("are not an object", "write { finds: […], misses: […] }");
  const other = Object.keys(cases).find((key) => key !== "finds" && key !== "misses");
  if (other !== undefined) throw unknownKey(other, LISTS);
  const all = LISTS.flatMap((list) => {
    const items: unknown = cases[list] ?? [];
    if (!Array.isArray(items)) throw badCases(`have no array "${list}"`, `write ${list}: ["…"]`);
    if (items.length === 0) throw noCases(list);
    return items.map((item: unknown) => readItem(item, list));
  });
  refuseDuplicates(all);
  return all;
}

function readItem(item: unknown, list: keyof Cases): Case {
  if (typeof item === "string") {
    return { ...readLine(item, list), name: item, options: {}, only: false, message: undefined };
  }
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    throw badCases(
      `have something in "${list}" that is not a string or an object`,
      "write each case as a line of text",
    );
  }
  const other = Object.keys(item).find((key) => !KEYS[list].includes(key));
  if (other !== undefined) throw unknownKey(other, KEYS[list]);
  const { board, outcome, name, options = {}, only = false, message } = item as Partial<FindCase>;
  if (typeof board !== "string") throw badCases(`have an object in "${list}" without a board`, 'write board: "…"');
  const text = outcome === undefined ? board : `${board} => ${outcome}`;
  return { ...readLine(text, list), name: name ?? text, options, only, message };
}

/** The same board and options may occur once, or several times with different outcomes. */
function refuseDuplicates(cases: readonly Case[]): void {
  const seen = new Map<string, string>();
  for (const { text, board, outcome, options } of cases) {
    const position = `${format(board, "url")} ${JSON.stringify(options)} `;
    const key = position + outcome.join(" ");
    const before = seen.get(key);
    if (before !== undefined) throw duplicateCase(text, before);
    seen.set(key, text);
    // The key of a miss is the position alone, so it conflicts with any find there.
    seen.set(position, text);
  }
}

function readLine(text: string, list: keyof Cases): Pick<Case, "text" | "list" | "board" | "outcome"> {
  const arrow = text.indexOf("=>");
  const boardText = arrow < 0 ? text : text.slice(0, arrow).replace(/ $/, "");
  const { board, library } = readCaseBoard(boardText, text);
  const read = { text, list, board };
  if (list === "misses") {
    if (arrow >= 0) throw badCase(text, arrow + 1, "a board without an outcome, because it is a miss", "=>");
    return { ...read, outcome: [] };
  }
  if (arrow >= 0) return { ...read, outcome: readOutcome(text, arrow + 2, board) };
  // A line of the HoDoKu library contains its outcome.
  const outcome = outcomeOf(library?.eliminations ?? [], library?.placements ?? []);
  if (outcome.length === 0) throw badCase(text, text.length + 1, 'an outcome, such as "=> r1c3≠4"', "");
  return { ...read, outcome };
}

/** The board at the stage before it. Any other word there is refused, because it may be a misspelled stage. */
function readCaseBoard(boardText: string, text: string): Pick<ReturnType<typeof parseDetailed>, "board" | "library"> {
  const stage = /^\s*(S[1-4])\s/.exec(boardText);
  const other = /^\s*(?!S[1-4]\s)(\S{1,39}\s.*?)\S{40}/.exec(boardText);
  if (other !== null) throw badCase(text, 1, "a board, with S1, S2, S3, S4 or nothing before it", other[1].trim());
  try {
    // Blanks in place of the stage keep the columns of error messages.
    const parsed = parseDetailed(boardText.replace(stage?.[0] ?? "", (word) => " ".repeat(word.length)));
    return stage === null ? parsed : { ...parsed, board: atStage(parsed.board, stage[1] as Stage) };
  } catch (error) {
    throw badBoard(text, error as Error);
  }
}
