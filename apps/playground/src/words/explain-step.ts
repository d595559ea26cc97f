import { explain } from "@wings/core";
import type { Step } from "../state/step.js";
import type { Words } from "./english.js";

/** Why a step is right, in the language of the page. */
export const textOfStep = ({ finding }: Step, words: Words): string =>
  words.code === "en" ? finding.text : explain(finding, "long", words.language);

/** What a step changes, in words of the core: they are right even if a third-party explanation is not. */
export const outcomeOfStep = ({ finding }: Step, words: Words): string =>
  explain({ technique: "", message: { ...finding.message, long: "{outcome}" } }, "long", words.language);
