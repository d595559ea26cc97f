import { type Board, contradictions, search } from "@wings/core";
import { puzzleDigits } from "@wings/core/host";
import { type ExplainerRating, explainerRating } from "@wings/explainer";
import { type PuzzleReport, inspectPuzzle } from "@wings/generate";
import { type AnswerBoard, type FilterCall, onBoards } from "../../run/answer.js";
import { mistakeText, mistakesOn, namedContradictions } from "../../techniques/path.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { type TerminalStyle, paint, toTerminal, wrap } from "../../terminal/terminal-style.js";
import { decimal } from "../rate/answer.js";
import { flagNeeds } from "../errors.js";
import type { CheckFlags } from "./command.js";

/** Tells whether a board has no solution, one or many, and what is wrong with it. */
const answerCheck: AnswerBoard<CheckFlags> = ({ board, text: input }, { style, json, flags }) => {
  const { status, solution } = search(board);
  const answer = { good: status === "one", status };
  const mistakes = status === "none" ? mistakesOn(board) : [];
  const { limit } = flags;
  const report = flags.detail === true ? detailOf(board, limit) : undefined;
  if (json) {
    const found = status === "none" ? namedContradictions(board) : [];
    const only = status === "one" ? solution : null;
    const detail = report && { detail: report };
    return { ...answer, text: jsonFields({ status, solution: only, mistakes, contradictions: found, ...detail }) };
  }
  const words = { one: "one solution", none: "no solution", many: "many solutions" }[status];
  const contradiction = status === "none" ? contradictions(board).map(({ text }) => text) : [];
  const reasons = mistakes.length > 0 ? mistakes.map(mistakeText) : contradiction;
  const [firstLine] = input.trim().split("\n", 1);
  const detail = status === "one" ? solution! : reasons.length > 0 ? reasons.join("; ") : firstLine;
  const line = `${paint(style, status === "one" ? "green" : "red", words.padEnd(14))}  ${detail}\n`;
  return { ...answer, text: report === undefined ? line : toTerminal(style, line + detailLines(report, limit, style)) };
};

/** What setters ask of a puzzle. */
type Detail = PuzzleReport & { readonly [rating in "er" | "ep" | "ed"]: ExplainerRating[rating] | null };

function detailOf(board: Board, limit: number): Detail {
  const report = inspectPuzzle(board, { limit });
  if (report.solutions !== 1) return { ...report, er: null, ep: null, ed: null };
  const { er, ep, ed } = explainerRating(puzzleDigits(board).join(""));
  return { ...report, er, ep, ed };
}

/** One answer a line. The limit is where the count of solutions stopped. */
function detailLines(report: Detail, limit: number, style: TerminalStyle): string {
  const { er, ep, ed } = report;
  const { clues, solutions, minimal, unneeded, symmetries, corrections, singles, backdoors } = report;
  const list = (items: readonly string[], none: string): string => (items.length === 0 ? none : items.join(", "));
  const wrong = corrections.map(({ cell, digit, instead }) => `${cell} is ${digit}: try ${instead.join(" or ")}`);
  const rows =
    solutions === 1
      ? [
          ["minimal", minimal ? "yes" : "no"],
          ["unneeded", list(unneeded, "none")],
          ["singles", singles ? "solve it" : "don't solve it"],
          ["backdoors", singles ? "not needed" : list(backdoors, "none")],
          ["rating", `ER ${decimal(er)}, EP ${decimal(ep)}, ED ${decimal(ed)}`],
        ]
      : [
          ["solutions", solutions < limit ? String(solutions) : `at least ${solutions}`],
          ["wrong clues", wrong.length === 0 ? "no single change gives one solution" : wrong.join("; ")],
        ];
  return [["clues", String(clues)], ["symmetry", list(symmetries, "none")], ...rows]
    .map(([name, text]) => `${wrap(text, style, " ".repeat(16), `  ${name.padEnd(14)}`)}\n`)
    .join("");
}

export const makeAnswer = onBoards(answerCheck);

export function check({ given }: FilterCall): void {
  if (given.limit !== undefined && given.detail !== true)
    throw flagNeeds("--limit", "--detail", "without it, check stops at the second solution");
}
