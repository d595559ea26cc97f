import { type Board, contradictions, hint, search } from "@wings/core";
import { DEFAULT_GUESSES, notDecided } from "@wings/core/host";
import { drawText } from "@wings/draw";
import { type AnyFormatName, formatAny } from "@wings/formats";
import { layoutOf } from "@wings/layouts";
import { readInputBoard, readVariant } from "../../run/answer.js";
import { boardText } from "../../run/board-text.js";
import type { PictureFacts } from "../../run/contract.js";
import { othersText } from "../../run/pictures.js";
import { mistakeText, mistakesOn } from "../../techniques/path.js";
import { plural } from "../../terminal/terminal-style.js";
import type { Answer } from "./call.js";

export const read = (text: string, layout?: string): Board =>
  layout === undefined ? readVariant(text, 1, 0).board : readInputBoard(text, 1, 0, { layout: layoutOf(layout) }).board;

/** A board to continue with. */
export const boardData = (at: Board) => ({ board: boardText(at), layout: at.layout?.name ?? null });

export function describeBoard(
  at: Board,
  as: AnyFormatName | undefined,
  picture?: PictureFacts,
  notice?: string,
): Answer {
  const { mended, others } = picture ?? { mended: [], others: [] };
  const written = as === undefined ? null : formatAny(at, as);
  const { status: solutions } = search(at);
  const mistakes = mistakesOf(at);
  const wrong = contradictions(at).map(({ text }) => text);
  const givens = Array.from(at.values).filter((_, cell) => at.isGiven(cell)).length;
  const filled = Array.from(at.values).filter((digit) => digit !== 0).length;
  const digits = Array.from(at.values, (digit) => (digit === 0 ? "." : String(digit))).join("");
  const words = { none: "no solution", one: "exactly one solution", many: "several solutions" }[solutions];
  return {
    text: [
      `${plural(givens, "given")}, ${plural(filled - givens, "placed digit")}, ${plural(81 - filled, "open cell")}; ${words}.`,
      ...(mended.length === 0 ? [] : [`Compare with the picture: the rules decided ${mended.join(", ")}.`]),
      ...(others.length === 0 ? [] : [othersText(others)]),
      ...mistakes.map((each) => `Mistake: ${each}.`),
      ...wrong.map((each) => `Contradiction: ${each}.`),
      ...(at.layout === undefined ? [] : [`Layout: ${at.layout.name}.`]),
      ...(notice === undefined ? [] : [`Note: ${notice}.`]),
      `Board: ${boardText(at)}`,
      drawText(at, undefined, { form: "digits" }),
      ...(written === null ? [] : [`As ${as}:\n${written}`]),
    ].join("\n"),
    data: {
      ...boardData(at),
      notice: notice ?? null,
      mended,
      others: [...others],
      written,
      digits,
      givens,
      placed: filled - givens,
      open: 81 - filled,
      solutions,
      mistakes,
      contradictions: wrong,
    },
  };
}

export type State = "open" | "mistake" | "solved" | "none" | "many" | "stuck";

const mistakesOf = (at: Board): string[] => (search(at).status === "none" ? mistakesOn(at).map(mistakeText) : []);

/** Whether steps from this board mean anything. Without techniques, `hint` only looks for what is wrong. */
export function stateOf(at: Board): { readonly status: State; readonly mistakes: readonly string[] } {
  const { status } = hint(at, []);
  // Without a limit of time, only that of guesses stops it.
  if (status === "stopped") throw notDecided(at.mostGuesses ?? DEFAULT_GUESSES);
  const mistakes = status === "mistake" ? mistakesOf(at) : [];
  return { status: status === "stuck" || status === "found" ? "open" : status, mistakes };
}

export function stateText(at: Board, status: State, mistakes: readonly string[]): string {
  const wrong = contradictions(at).map(({ text }) => text);
  const why = mistakes.length > 0 ? mistakes : wrong;
  return {
    open: "",
    stuck: "No technique finds a step.",
    mistake: `The board has a mistake: ${why.join("; ") || "it can't lead to the solution"}.`,
    solved: "This board is solved.",
    none: `This board has no solution${why.length === 0 ? "" : `: ${why.join("; ")}`}.`,
    many: "This board has several solutions, so no path leads to one: check the digits.",
  }[status];
}

export const stateAnswer = (at: Board, status: State, mistakes: readonly string[]): Answer => {
  const text = stateText(at, status, mistakes);
  return { text, data: { status, mistakes: [...mistakes], step: null, ...boardData(at), text, parts: 1 } };
};
