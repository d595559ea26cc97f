import { cellName } from "@wings/core";
import type { Verdict } from "../engine/messages.js";

/** Describes why a board has no solution. */
export function mistakeIn(verdict: Verdict | undefined): string {
  const { contradictions = [], mistakes = [] } = verdict ?? {};
  const [seen] = contradictions;
  const first = seen === undefined ? "This board has no solution." : `${seen.text}.`;
  const digits = mistakes.filter(({ digit }) => digit !== 0).map(({ cell, digit }) => `${digit} in ${cellName(cell)}`);
  const cells = mistakes.filter(({ digit }) => digit === 0).map(({ cell }) => cell);
  if (digits.length > 0) return `${first} These digits are wrong: ${digits.join(", ")}.`;
  if (cells.length > 0)
    return `${first} A candidate of the solution was removed from ${cells.map(cellName).join(", ")}.`;
  return first;
}
