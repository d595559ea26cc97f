import { unknownOption } from "../errors.js";
import type { Finding } from "./finding.js";
import { fill } from "./message.js";

/** The three levels of an explanation. */
export type MessageLevel = "long" | "short" | "vague";

/** Explains a finding: why it is right (`long`), what it is (`short`), or what to look for (`vague`). */
export function explain(finding: Finding, level: MessageLevel = "long"): string {
  const { long, short, vague, data } = finding.message;
  const template: unknown = { long, short, vague }[level];
  if (typeof template !== "string") throw unknownOption(finding.technique, "level", level, "long, short and vague");
  return fill(template, data);
}
