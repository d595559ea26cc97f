import {
  type Board,
  type CellName,
  type Finding,
  type Hint,
  type Language,
  type Technique,
  hint,
  parseCell,
} from "@wings/core";
import { type Picture, type Route, pictureOf, routeLinks } from "@wings/draw";
import { type HintLevel, type HintLevels, hintLevels } from "@wings/draw/hint";
import type { Words } from "./words.js";

/** What is shown at one level of a hint: the detail of the event `hint`. */
export interface HintStep {
  readonly status: Hint["status"];
  /** Where no step was found, there is only one level. */
  readonly level: HintLevel;
  readonly finding?: Finding | undefined;
  /** The cells of mistakes. */
  readonly cells?: readonly CellName[] | undefined;
  readonly text: string;
}

/** A line of the legend: a role with its look, or a kind of link. */
export type Line = { readonly look?: number; readonly text: string } | { readonly link: string; readonly text: string };

/** What the board draws. */
export interface Drawing {
  readonly region?: HintLevels["region"];
  readonly roles?: Picture["roles"];
  readonly links?: Picture["links"];
  readonly routes?: readonly Route[];
  /** Cells with a mistake. */
  readonly wrong?: ReadonlySet<number>;
}

/** A hint step with its drawing and legend. */
export interface ShownStep extends HintStep {
  readonly lines: readonly Line[];
  /** Whether nothing more can be shown. */
  readonly isLast: boolean;
  readonly drawing: Drawing;
}

/** Looks for the next step. Each of the steps that it returns shows more than the last one. */
export function hintSteps(
  board: Board,
  techniques: readonly Technique[],
  words: Words,
  language: Language | undefined,
): ShownStep[] {
  const answer = hint(board, techniques);
  const { status } = answer;
  if (status !== "found") {
    const drawing = status === "mistake" ? { wrong: new Set(answer.cells.map(parseCell)) } : {};
    // Without a time limit it stops only where a search takes too many guesses.
    const cells = status === "mistake" ? answer.cells : [];
    const text = words[status === "stopped" ? "stuck" : status].replace("{cells}", cells.join(", "));
    return [{ status, level: "where", text, cells, lines: [], drawing, isLast: true }];
  }
  const { finding } = answer;
  const names = techniques.find(({ id }) => id === finding.technique)!;
  const { region, where, what, why, pattern } = hintLevels(finding, { names, language });
  const { roles, links, legend } = pictureOf(finding, names, language);
  const lines = legend.map(({ word: text, ...look }) => ({ ...look, text }));
  const step = (level: HintLevel, text: string, drawing: Drawing, its: readonly Line[] = []): ShownStep => ({
    ...{ status, level, finding, text },
    ...{ lines: its, drawing, isLast: level === "why" },
  });
  return [
    step("where", where, { region }),
    step("what", language?.names?.[names.id] ?? names.name, { roles: pattern }, what),
    step("why", why, { roles, links, routes: routeLinks(board, links) }, lines),
  ];
}
