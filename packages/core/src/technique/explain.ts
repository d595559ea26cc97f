import { unknownOption } from "../errors.js";
import type { Finding } from "./finding.js";
import { fill } from "./message.js";

/** The three lengths in which a finding can be told. */
export type MessageLevel = "long" | "short" | "vague";

/** A finding in words: why it is right (`long`), what it is (`short`), or where to look (`vague`). */
export function explain(finding: Finding, form: MessageLevel = "long"): string {
  const { template: long, short, vague, data } = finding.message;
  const template: unknown = { long, short, vague }[form];
  if (typeof template !== "string") throw unknownOption(finding.technique, "form", form, "long, short and vague");
  return fill(template, data);
}
