import type { Picture } from "@wings/draw";
import { type HintLevels, hintLevels, patternOf, patternTexts } from "@wings/draw/hint";
import { type Known, levelOf } from "../state/known.js";
import type { Step } from "../state/step.js";
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

/** Level 2 of a hint: the roles of the pattern with their cells, without what follows. */
export const whatOf = ({ finding }: Step, picture: Picture, { language }: Words): HintLevels["what"] =>
  patternTexts(finding, patternOf(finding, picture), language);

/** Level 2 of a hint in one line. */
export const whatText = (step: Step, known: Known, words: Words): string =>
  `${known.meta.name}. ${levelsOf(step, known.meta, words)
    .what.map(({ text }) => text)
    .join("; ")}`;

export const nameOfHouse = (house: number, { language }: Words): string =>
  language[(["r", "c", "b"] as const)[Math.floor(house / 9)]].replace("{n}", String((house % 9) + 1));
