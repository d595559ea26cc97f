import { type Contradiction, cellName } from "@wings/core";
import type { Verdict } from "./engine-messages.js";
import type { Words } from "./words/english.js";
import { layoutView, otherContradiction } from "./layout-view.js";

/**
 * The contradictions to show, equal digits first: they are shown unless that is off. The others point to a wrong digit of the player, so
 * they wait until somebody asks. On a puzzle without a solution, nobody has made a mistake.
 */
export function contradictionsIn(verdict: Verdict | undefined, isAsked: boolean, hasConflicts = true): Contradiction[] {
  const { contradictions = [], mistakes = [] } = verdict ?? {};
  const isEqual = ({ kind }: Contradiction): boolean => kind.startsWith("equal");
  const others = contradictions.filter((each) => !isEqual(each));
  return [
    ...(isAsked || hasConflicts ? contradictions.filter(isEqual) : []),
    ...(isAsked || mistakes.length === 0 ? others : []),
  ];
}

export function contradictionText(contradiction: Contradiction, words: Words): string {
  const { kind, cells, digit = 0, house = 0, word } = contradiction;
  // Only boards with other houses have these.
  if (word !== undefined || kind === "equal-peers") return otherContradiction(contradiction, words);
  const names = cells.map(cellName);
  if (kind === "empty-cell") return words.noCandidateLeft(names[0]);
  const place = layoutView(undefined).nameOfHouse(house, words);
  if (kind === "missing-digit") return words.noPlaceLeft(digit, place);
  return words.equalDigits(names.slice(0, -1).join(", ") + words.language.and + names[names.length - 1], digit, place);
}

/** Describes why a board has no solution. */
export function mistakeIn(verdict: Verdict | undefined, words: Words): string {
  const { mistakes = [] } = verdict ?? {};
  const [seen] = contradictionsIn(verdict, true);
  const first = seen === undefined ? words.noSolution : contradictionText(seen, words);
  const digits = mistakes
    .filter(({ digit }) => digit !== 0)
    .map(({ cell, digit }) => words.digitIn(digit, cellName(cell)));
  const cells = mistakes.filter(({ digit }) => digit === 0).map(({ cell }) => cell);
  if (digits.length > 0) return `${first} ${words.wrongDigits(digits.length, digits.join(", "))}`;
  if (cells.length > 0) return `${first} ${words.removedFrom(cells.map(cellName).join(", "))}`;
  return first;
}
