import { cellName } from "@wings/core";
import type { Verdict } from "../engine/messages.js";
import type { Words } from "../words/english.js";

/** Describes why a board has no solution. */
export function mistakeIn(verdict: Verdict | undefined, words: Words): string {
  const { contradictions = [], mistakes = [] } = verdict ?? {};
  const [seen] = contradictions;
  const first = seen === undefined ? words.noSolution : `${seen.text}.`;
  const digits = mistakes
    .filter(({ digit }) => digit !== 0)
    .map(({ cell, digit }) => words.digitIn(digit, cellName(cell)));
  const cells = mistakes.filter(({ digit }) => digit === 0).map(({ cell }) => cell);
  if (digits.length > 0) return `${first} ${words.wrongDigits(digits.join(", "))}`;
  if (cells.length > 0) return `${first} ${words.removedFrom(cells.map(cellName).join(", "))}`;
  return first;
}
