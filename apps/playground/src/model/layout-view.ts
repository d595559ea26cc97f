import type { Contradiction } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { CELL, cornerOf } from "@wings/draw";
import type * as Others from "./other-layout-view.js";
import { type LayoutView, gridPath } from "./layout-look.js";
import { loadLayouts } from "./layouts.js";
import type { Words } from "./words/english.js";
import { loadLateEnglish } from "./words/late-english.js";

const CLASSIC: LayoutView = {
  lines: [["border", gridPath(CELL * 3)]],
  tint: (cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = cornerOf(Math.floor(row / 3) * 27 + Math.floor(column / 3) * 3);
    const { x, y } = cornerOf(cell);
    const { x: left, y: top } = cornerOf(0);
    // One path, so that no cell is tinted twice.
    return `M${left} ${y}h${9 * CELL}v${CELL}h${-9 * CELL}zM${x} ${top}h${CELL}v${9 * CELL}h${-CELL}zM${box.x} ${box.y}h${3 * CELL}v${3 * CELL}h${-3 * CELL}z`;
  },
  outline: () => undefined,
  nameOfHouse: (house, { language }) =>
    language[(["r", "c", "b"] as const)[Math.floor(house / 9)]].replace("{n}", String((house % 9) + 1)),
  rules: () => "",
  housesOf: () => [],
};

let others: typeof Others | undefined;

/** Loads what boards with other houses need. Without a network, it is missing: then reading such a board says so. */
export async function loadOtherBoards(): Promise<void> {
  try {
    const [module] = await Promise.all([import("./other-layout-view.js"), loadLateEnglish(), loadLayouts()]);
    others = module;
  } catch {
    // The next board with other houses tries again.
  }
}

export const hasOtherView = (): boolean => others !== undefined;

export const layoutView = (layout: Layout | undefined): LayoutView =>
  layout === undefined || others === undefined ? CLASSIC : others.viewOfLayout(layout);

/** What is contradictory by the rules of other boards only. */
export const otherContradiction = (contradiction: Contradiction, words: Words): string =>
  others?.contradictionText(contradiction, words) ?? contradiction.text;
