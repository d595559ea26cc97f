import { explain } from "@wings/core";
import { HOST_LIMITS, faultOfParts } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";
import { type Subject, summaryOf } from "./subject.js";

/** Properties that the command and the page check before they show a finding of a third-party technique. */

/** What a technique returns crosses threads as JSON. Then the host checks its shape. */
export function fitsHosts(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    const parts = {
      reason: technique.reason(hit.pattern as never, board),
      marks: technique.marks(hit.pattern as never, board),
      data: technique.data(hit.pattern as never, board),
    };
    const problem = faultOfParts(JSON.parse(JSON.stringify(parts)) as typeof parts);
    if (problem === undefined) continue;
    return fault("REFUSED", technique, board, {
      expected: "reason, marks and data in the form of the contract",
      seen: `${problem}, for ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}

const FORMS = ["long", "short", "vague"] as const;

/** Hosts refuse what could fill their memory or the screen. */
export function isShort(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  const tooLong = (what: string, most: number, length: number): Fault =>
    fault("TOO_LONG", technique, board, { expected: `${what}: at most ${most}`, seen: String(length) });
  if (technique.id.length > HOST_LIMITS.id) return tooLong("characters of the id", HOST_LIMITS.id, technique.id.length);
  const { parts = {}, ...forms } = technique.message;
  for (const [name, text] of Object.entries({ ...forms, ...parts })) {
    if (text.length > HOST_LIMITS.template)
      return tooLong(`characters of message.${name}`, HOST_LIMITS.template, text.length);
  }
  if (hits.length > HOST_LIMITS.findings) return tooLong("findings on one board", HOST_LIMITS.findings, hits.length);
  for (const finding of findings) {
    for (const form of FORMS) {
      const { length } = explain(finding, form);
      if (length > HOST_LIMITS.text) return tooLong(`characters of the ${form} text`, HOST_LIMITS.text, length);
    }
    const { length } = JSON.stringify(finding);
    if (length > HOST_LIMITS.finding) return tooLong("characters of a finding as JSON", HOST_LIMITS.finding, length);
  }
  return undefined;
}
