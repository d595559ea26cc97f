import { explain, explainOutcome } from "@wings/core";
import type { Step } from "../step.js";
import type { Words } from "./english.js";
import { englishNow } from "./late-english.js";

/** The words for a step: those of the page, or English if its technique has no text in the language of the page. */
export const wordsOfStep = (step: Step, words: Words): Words => (isTranslated(step, words) ? words : englishNow());

const isTranslated = ({ finding }: Step, { language }: Words): boolean =>
  language.messages[finding.technique]?.long !== undefined;

/** Why a step is right, or what it is in one line of notation. A step brings both in English. */
export function textOfStep(step: Step, words: Words, form: "long" | "short" = "long"): string {
  if (isTranslated(step, words)) return explain(step.finding, { form, language: words.language });
  return form === "long" ? step.finding.text : step.short;
}

/** What a step changes, in words of the core: they are right even if a third-party explanation is not. */
export const outcomeOfStep = ({ finding }: Step, words: Words): string => explainOutcome(finding, words.language);
