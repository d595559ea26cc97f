import { unknownOption } from "./errors.js";
import type { Finding } from "./finding.js";
import type { Data } from "./technique.js";

/** The three lengths in which a finding can be told. */
export type Form = "long" | "short" | "vague";

/** Fills `{slots}` from the data. A slot without a datum stays as it stands, so that it is seen. */
export const fill = (template: string, data: Data): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => (data[name] ?? slot) as string);

/** A finding in words: why it is right (`long`), what it is (`short`), or where to look (`vague`). */
export function explain(finding: Finding, form: Form = "long"): string {
  const { template: long, short, vague, data } = finding.message;
  const template: unknown = { long, short, vague }[form];
  if (typeof template !== "string") throw unknownOption(finding.technique, "form", form, "long, short and vague");
  return fill(template, data);
}
