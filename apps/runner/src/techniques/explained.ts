import { type Finding, explain } from "@wings/core";
import { wrapExplanation } from "../terminal/explanation.js";
import type { TerminalStyle } from "../terminal/terminal-style.js";
import type { Techniques } from "./load-techniques.js";

/** A finding in a word or two, in the language of the run. */
export const shortly = (finding: Finding, { language }: Pick<Techniques, "language">): string =>
  explain(finding, { form: "short", language });

/** Why a finding is right, in the language of the run, as lines. */
export const explained = (
  finding: Finding,
  { language }: Pick<Techniques, "language">,
  style: TerminalStyle,
  indent = "",
): string =>
  wrapExplanation(explain(finding, { language }), style, {
    message: language.messages[finding.technique] ?? finding.message,
    indent,
  });
