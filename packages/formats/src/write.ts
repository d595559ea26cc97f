import { type Board, type FormatName, format } from "@wings/core";
import { notForLayout } from "@wings/core/host";
import { unknownFormat } from "./errors.js";
import { fPuzzlesLink, sudokuPadLink } from "./f-puzzles.js";
import { coachLink, exchangeLink, wikiLink, wingsLink, zeros } from "./write-links.js";
import { type WriteOptions, checkWrite } from "./write-options.js";

/** How a format keeps something: wholly, not at all, or in the way that a text says. */
export type Kept = boolean | "as given" | "as placed" | "unless a lone candidate looks placed" | "as notes";

/** A format that boards are written in. */
export interface Format {
  /** The program that reads it, in its own spelling. */
  readonly program: string;
  /** A link opens the program; a file is opened by it; a text is pasted. */
  readonly kind: "link" | "file" | "text";
  /** How a file of this kind ends. */
  readonly extension?: string;
  readonly keeps: {
    /** Which of the digits are given. */
    readonly givens: Kept;
    /** The digits that were placed. */
    readonly digits: Kept;
    /** The candidates that were eliminated. */
    readonly candidates: Kept;
  };
  /** What comes before and after the boards of a file. */
  readonly frame?: { readonly before: string; readonly after: string };
  /** Writes a board, without what surrounds it in a file. */
  readonly write: (board: Board, options?: WriteOptions) => string;
}

const DIGITS_ONLY = { givens: "as given", digits: "as given", candidates: false } as const;
const ALL = { givens: true, digits: true, candidates: true } as const;
const CANDIDATES = {
  givens: "as placed",
  digits: "unless a lone candidate looks placed",
  candidates: true,
} as const;

const text = (name: FormatName, program: string, keeps: Format["keeps"]): Format => ({
  program,
  kind: "text",
  keeps,
  write: (board) => format(board, name),
});
const link = (program: string, keeps: Format["keeps"], write: Format["write"]): Format => ({
  program,
  kind: "link",
  keeps,
  write,
});

/** The formats of the core, and those of other programs. */
export type AnyFormatName =
  FormatName | "sdm" | "wings" | "sudokupad" | "f-puzzles" | "coach" | "exchange" | "wiki" | "opensudoku";

/** All formats that `formatAny` writes, by name. */
export const FORMATS: Readonly<Record<AnyFormatName, Format>> = {
  digits: text("digits", "any program", DIGITS_ONLY),
  "digits-grid": text("digits-grid", "any program", DIGITS_ONLY),
  "simple-sudoku": text("simple-sudoku", "Simple Sudoku", DIGITS_ONLY),
  sdk: {
    ...text("sdk", "SadMan Sudoku", { givens: true, digits: true, candidates: false }),
    kind: "file",
    extension: "sdk",
  },
  sdm: {
    program: "SadMan Sudoku",
    kind: "file",
    extension: "sdm",
    keeps: DIGITS_ONLY,
    write: zeros,
  },
  candidates: text("candidates", "any program", CANDIDATES),
  grid: text("grid", "forums and most solvers", CANDIDATES),
  "marked-grid": text("marked-grid", "wings", ALL),
  library: text("library", "HoDoKu", ALL),
  url: text("url", "wings", ALL),
  wings: link("wings", ALL, wingsLink),
  sudokupad: link("SudokuPad", { givens: true, digits: true, candidates: "as notes" }, sudokuPadLink),
  "f-puzzles": link("f-puzzles", { givens: true, digits: true, candidates: "as notes" }, fPuzzlesLink),
  coach: link("sudoku.coach", DIGITS_ONLY, coachLink),
  exchange: link("SudokuExchange", DIGITS_ONLY, exchangeLink),
  wiki: link("SudokuWiki", { ...CANDIDATES, givens: true }, wikiLink),
  opensudoku: {
    program: "OpenSudoku",
    kind: "file",
    extension: "opensudoku",
    keeps: DIGITS_ONLY,
    frame: { before: "<opensudoku>\n<name>wings</name>\n", after: "</opensudoku>\n" },
    write: (board) => `<game data="${zeros(board)}" />\n`,
  },
};

/** The links that name the rules of a board with other houses. A text has its digits only, and its layout is named beside it. */
const KEEPS_LAYOUT: readonly AnyFormatName[] = ["wings", "sudokupad", "f-puzzles"];

/**
 * Writes a board as a text, a link or a file of any program that wings knows. `FORMATS` tells what each keeps. Links of programs that
 * know no other layout, and files, throw `WINGS_NOT_FOR_LAYOUT` for a board with other houses.
 *
 * @example
 * ```ts
 * import { parse } from "@wings/core";
 * import { formatAny } from "@wings/formats";
 *
 * const board = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(formatAny(board, "coach"));
 * ```
 */
export function formatAny(board: Board, as: AnyFormatName, options?: WriteOptions): string {
  if (typeof as !== "string" || !Object.hasOwn(FORMATS, as)) throw unknownFormat(as, Object.keys(FORMATS));
  checkWrite(board, options);
  const { write, frame, kind, program } = FORMATS[as];
  if (board.layout && kind !== "text" && !KEEPS_LAYOUT.includes(as))
    throw notForLayout(`a ${kind} of ${program}`, board.layout.name);
  const written = write(board, options);
  return frame === undefined ? written : `${frame.before}${written}${frame.after}`;
}
