import { cellName, cellsName } from "@wings/core";
import type { Verdict } from "../engine/messages.js";

/** What is wrong with a board that has no solution, as far as it is known. */
export function mistakeIn(verdict: Verdict | undefined): string {
  const { contradictions = [], mistakes = [] } = verdict ?? {};
  const [seen] = contradictions;
  const first = seen === undefined ? "This board has no solution." : `${seen.text}.`;
  const digits = mistakes.filter(({ digit }) => digit !== 0).map(({ cell, digit }) => `${digit} in ${cellName(cell)}`);
  const cells = mistakes.filter(({ digit }) => digit === 0).map(({ cell }) => cell);
  if (digits.length > 0) return `${first} Not in the solution of the givens: ${digits.join(", ")}.`;
  if (cells.length > 0) return `${first} A candidate that the solution needs was taken from ${cellsName(cells)}.`;
  return first;
}
