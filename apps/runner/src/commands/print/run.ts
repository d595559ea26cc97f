import { Board, isWingsError, parse } from "@wings/core";
import { drawForPaper } from "@wings/draw/paper";
import { readVariant } from "../../run/answer.js";
import { findPath } from "../../techniques/path.js";
import type { Run } from "../../command/define-command.js";
import { type Text, openInput } from "../../run/input.js";
import { fromPlain } from "../../terminal/coded-error.js";
import { makePeriodicYield } from "../../terminal/clock.js";
import { noBoard } from "../../run/errors.js";
import { type Techniques, loadTechniques, selectionOf, titleOf } from "../../techniques/load-techniques.js";
import { tell, write } from "../../terminal/output.js";
import { sanitize } from "../../terminal/sanitize.js";
import { checkOutput, writeNewFile } from "../draw/run.js";
import { type PrintFlags, PER_PAGE } from "./command.js";

/** Writes a booklet of puzzles, to be printed from a browser. */
export const run: Run<PrintFlags> = async ({ flags, inputs }) => {
  const output = flags.output ?? "-";
  checkOutput(output, inputs, "html");
  const techniques = await loadTechniques(selectionOf(flags));
  const giveWay = makePeriodicYield();
  const puzzles: BookletPuzzle[] = [];
  let hasBad = false;
  for await (const texts of openInput(inputs).chunks()) {
    for (const text of texts) {
      const board = boardOf(text);
      if (board === undefined) {
        hasBad = true;
        continue;
      }
      const puzzle = describe(board, techniques);
      puzzles.push(puzzle);
      if (puzzle.solution === undefined) {
        hasBad = true;
        // The number that the booklet prints.
        tell(`wings: puzzle ${puzzles.length} has ${puzzle.caption}.\n`);
      }
      await giveWay();
    }
  }
  if (puzzles.length === 0) {
    if (hasBad) return 1;
    throw noBoard();
  }
  const large = flags.large === true;
  const html = booklet(puzzles, {
    title: flags.title,
    paper: flags.paper,
    perPage: Number(flags["per-page"] ?? (large ? PER_PAGE.large : PER_PAGE.usual)) as BookletOptions["perPage"],
    large,
    candidates: flags.candidates === true,
    solutions: flags["no-solutions"] !== true,
  });
  if (output === "-") await write(html);
  else await writeNewFile(output, html);
  return hasBad ? 1 : 0;
};

/** Reads a board. The booklet leaves out one that can't be read, and a message says why. */
function boardOf({ text, line, problem }: Text): Board | undefined {
  try {
    if (problem !== undefined) throw fromPlain(problem);
    return readVariant(text, line, 0, { classicOnly: "wings print" }).board;
  } catch (error) {
    if (!isWingsError(error)) throw error;
    tell(`wings: left out: ${sanitize(error.message)} (${error.code})\n`);
    return undefined;
  }
}

/** What is printed of a board: its level and hardest step, and its solution. */
function describe(board: Board, techniques: Techniques): BookletPuzzle {
  const { status, level, hardest, solution } = findPath(board, techniques, { rating: true });
  const caption = {
    solved: hardest === null ? "" : `${level}, ${titleOf(techniques, hardest)}`,
    stuck: "very hard",
    stopped: "",
    none: "no solution",
    many: "many solutions",
  }[status];
  const digits = solution();
  return { board, caption, solution: digits === null ? undefined : solvedBoard(board, digits) };
}

/** The solution, with the givens of the puzzle. */
function solvedBoard(board: Board, digits: string): Board {
  const givens = Array.from(board.values, (digit, cell) => (board.isGiven(cell) ? digit : 0));
  return Board.fromState({ givens, values: Array.from(parse(digits).values) });
}

/** A puzzle of a booklet. */
export interface BookletPuzzle {
  readonly board: Board;
  /** How hard it is, below the puzzle. */
  readonly caption: string;
  /** The solved board; undefined where there isn't exactly one solution. */
  readonly solution: Board | undefined;
}

export interface BookletOptions {
  readonly title: string;
  readonly paper: "a4" | "letter";
  readonly perPage: 1 | 2 | 4 | 6;
  /** Larger and bolder digits. */
  readonly large: boolean;
  readonly candidates: boolean;
  readonly solutions: boolean;
}

/** The width of a puzzle in millimeters. The pages have room for these on A4 and on US letter. */
const WIDTHS = { 1: 170, 2: 106, 4: 84, 6: 68 } as const;
const SOLUTION_WIDTH = 52;
const SOLUTIONS_PER_PAGE = 12;

/** A booklet as one self-contained page of HTML: each section is a printed page. */
export function booklet(puzzles: readonly BookletPuzzle[], options: BookletOptions): string {
  const { title, perPage, large, candidates } = options;
  const numbered = puzzles.map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
  const solved = options.solutions ? numbered.filter(({ solution }) => solution !== undefined) : [];
  const sections = [
    ...partsOf(numbered, perPage).map((part) => ({
      name: "puzzles",
      heading: title,
      figures: part.map(({ board, caption, number }) =>
        figure(drawForPaper(board, { candidates, large, label: `Puzzle ${number}` }), number, caption),
      ),
    })),
    ...partsOf(solved, SOLUTIONS_PER_PAGE).map((part) => ({
      name: "solutions",
      heading: "Solutions",
      figures: part.map(({ solution, number }) =>
        figure(drawForPaper(solution!, { candidates: false, large: false, label: `Solution ${number}` }), number, ""),
      ),
    })),
  ];
  const pages = sections.map(({ name, heading, figures }, i) =>
    [
      `<section class="${name}">`,
      `<h1>${escape(heading)}</h1>`,
      `<div>`,
      ...figures,
      `</div>`,
      `<footer>${i + 1} / ${sections.length}</footer>`,
      `</section>`,
    ].join("\n"),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
${styleOf(options)}
</style>
</head>
<body>
${pages.join("\n")}
</body>
</html>
`;
}

const figure = (svg: string, number: number, caption: string): string =>
  `<figure>${svg}<figcaption><b>${number}</b>${caption === "" ? "" : ` ${escape(caption)}`}</figcaption></figure>`;

/** Each page has the height of the paper without its margins, less a line: rounding must not add an empty page. */
const styleOf = ({ paper, perPage, large }: BookletOptions): string => `@page { size: ${paper}; margin: 15mm; }
body { margin: 0; font: ${large ? "16pt" : "11pt"} system-ui, sans-serif; color: #000; background: #fff; }
section { display: flex; flex-direction: column; height: ${paper === "a4" ? 266 : 248}mm; break-after: page; overflow: hidden; }
section:last-child { break-after: auto; }
h1 { margin: 0 0 3mm; font-size: 14pt; text-align: center; }
div { flex: 1; display: grid; grid-template-columns: repeat(${perPage < 4 ? 1 : 2}, 1fr); grid-template-rows: repeat(${perPage < 4 ? perPage : perPage / 2}, 1fr); place-items: center; }
.solutions div { grid-template: none / repeat(3, 1fr); align-content: start; gap: 3mm; }
figure { margin: 0; width: ${WIDTHS[perPage]}mm; break-inside: avoid; }
.solutions figure { width: ${SOLUTION_WIDTH}mm; font-size: 9pt; }
svg { display: block; width: 100%; }
figcaption { padding-top: 1mm; }
footer { text-align: center; font-size: 9pt; }
@media screen { section { margin: 10mm auto; padding: 10mm; width: 180mm; box-shadow: 0 0 3mm #999; } }`;

function partsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, i * size + size));
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
