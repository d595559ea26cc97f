import { type Picture, pictureOf } from "@wings/draw";
import { type HintLevels, hintLevels, patternOf, patternTexts } from "@wings/draw/hint";
import { type Known, levelOf, nameOf } from "../known.js";
import type { Step } from "../step.js";
import { capitalized } from "./capitalized.js";
import type { Words } from "./english.js";

/** The three levels of a hint, as the library makes them. */
const levelsOf = ({ finding }: Step, names: Known["meta"] | undefined, { language }: Words): HintLevels =>
  // For a single, the digit is the answer.
  hintLevels(finding, { names, language, showDigits: levelOf(finding.technique) !== "easy" });

/** Level 1 of a hint: where the step is. */
export function whereOf(step: Step, words: Words): string {
  const level = levelOf(step.finding.technique);
  const { where } = levelsOf(step, undefined, words);
  return `${where} ${level === "" ? "" : words.thereIs(words.levelNames[level].toLowerCase())}`;
}

/** What a net begins with, and where it ends. */
const NET_ENDS = ["assumed", "nothing left"];

/** What level 2 of a hint shows: the pattern, without what follows. Of a net, only its beginning and its end. `words`: those of the picture. */
export function shownPattern({ finding }: Step, picture: Picture, words?: Words): Picture["roles"] {
  const pattern = patternOf(finding, picture);
  const ends = NET_ENDS.map((end) => words?.role(end) ?? end);
  const isNet = ends.every((end) => pattern.some(({ word }) => word === end));
  return isNet ? pattern.filter(({ word }) => ends.includes(word)) : pattern;
}

/** Level 2 of a hint: the roles of the pattern with their cells, without what follows. */
export const whatOf = (step: Step, picture: Picture, words: Words): HintLevels["what"] =>
  patternTexts(step.finding, shownPattern(step, picture, words), words.language).map(({ text, ...more }) => ({
    ...more,
    text: capitalized(text),
  }));

/** Level 2 of a hint in one line. */
export const whatText = (step: Step, known: Known, words: Words): string =>
  `${nameOf(known, words)}. ${whatOf(step, pictureOf(step.finding, known.meta, words.language), words)
    .map(({ text }) => text)
    .join(words.semicolon)}`;
