import { type Picture } from "@wings/draw";
import { patternOf, patternTexts } from "@wings/draw/hint";
import { capitalized } from "../../model/words/capitalized.js";
import { clausesOf } from "../../model/clauses.js";
import type { Step } from "../../model/step.js";
import type { Words } from "../../model/words/english.js";
import { outcomeOfStep, textOfStep } from "../../model/words/explain-step.js";

/** The three frames of a lesson: what to find, why it works, and what it removes or places. */
export const FRAMES = ["find", "reason", "remove"] as const;
export type Frame = (typeof FRAMES)[number];

/** How many sentences of an explanation say what is seen. The next ones say what follows from it. */
const SEEN: Readonly<Record<string, number>> = {
  skyscraper: 2,
  "two-string-kite": 2,
  "dual-two-string-kite": 2,
  "turbot-fish": 2,
  "empty-rectangle": 2,
  "dual-empty-rectangle": 2,
  "w-wing": 2,
  "als-xz": 2,
  "sue-de-coq": 2,
  "simple-colors": 2,
  "multi-colors": 3,
};

/** What an example says in each frame, in the words of its explanation: digit and cells by name. */
export function frameTexts(step: Step, picture: Picture, words: Words): Readonly<Record<Frame, string>> {
  const clauses = clausesOf(textOfStep(step, words), words.language, words.markedCells).map(({ text }) => text);
  // Each part of the outcome is a sentence.
  const last = Math.max(1, clauses.length - outcomeOfStep(step, words).split("; ").length);
  const seen = isChain(step) ? 0 : Math.min(SEEN[step.finding.technique] ?? 1, last);
  const found = sentences(clauses.slice(0, seen));
  return {
    find: [found, ...unnamed(step, picture, found, words)].filter(Boolean).join(" "),
    reason: sentences(clauses.slice(seen, last)),
    remove: sentences(clauses.slice(last)),
  };
}

/** A chain is seen as its cells: its explanation begins with what follows. */
const isChain = ({ finding }: Step): boolean => finding.marks.some((mark) => "cell" in mark && mark.role === "chain");

/** Parts of an explanation as sentences: what follows a colon or semicolon is in another frame. */
const sentences = (clauses: readonly string[]): string =>
  clauses
    .map((each, i) => (i === clauses.length - 1 ? capitalized(each).replace(/\s*[:;]$/, ".") : capitalized(each)))
    .join(" ");

/** Roles of few cells that the first sentences don't name, such as the wings of a pivot. A chain has no first sentence. */
function unnamed(step: Step, picture: Picture, found: string, { language }: Words): string[] {
  const roles = patternOf(step.finding, picture).filter(
    ({ cells, houses }) => houses.length === 0 && cells.length > 0 && (found === "" || cells.length <= MOST_CELLS),
  );
  if (roles.length === 0) return [];
  return patternTexts(step.finding, roles, language)
    .map(({ text }) => text)
    .filter((text) => !(text.match(/r\dc\d/g) ?? []).some((cell) => found.includes(cell)))
    .map((text) => `${capitalized(text)}.`.replace(/\.\.$/, "."));
}

const MOST_CELLS = 3;
