import type { FindingJson } from "@wings/core";
import type { FieldKind } from "@wings/core/author";
import { describeHit, namePattern, readPattern } from "@wings/core/host";
import { describePattern } from "./describe.js";
import { type Fault, fault } from "./faults.js";
import { type Subject, summaryOf } from "./subject.js";

/** Properties of findings as data: valid fields, the same output every time, plain JSON. */

/** The same finding has the same texts, facts and marks every time. */
export function isReproducible(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  for (const [i, first] of findings.entries()) {
    const second = describeHit(technique, board, hits[i]);
    const part = (["text", "message", "reason", "marks"] as const).find((each) => !isSame(first[each], second[each]));
    if (part === undefined) continue;
    return fault("UNSTABLE_TEXT", technique, board, {
      expected: `the first ${part} of ${describePattern(technique, hits[i].pattern)}: ${partAsText(first, part)}`,
      seen: `the second one: ${partAsText(second, part)}`,
    });
  }
  return undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const partAsText = (finding: FindingJson, part: "text" | "message" | "reason" | "marks"): string =>
  JSON.stringify(part === "message" ? finding.message.data : finding[part]);

/** Fields have values of their kinds, and a pattern survives the conversion to names and back. */
export function hasValidFields(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const { id, meta } = technique;
  for (const hit of hits) {
    const back = readPattern(id, meta.pattern, namePattern(id, meta.pattern, hit.pattern as never));
    const wrong = Object.entries(meta.pattern).find(([field, kind]) => !isOfKind(kind, hit.pattern[field]));
    if (wrong === undefined && JSON.stringify(back) === JSON.stringify(hit.pattern)) continue;
    const [field, kind] = wrong ?? [];
    return fault("WRONG_FIELD", technique, board, {
      expected:
        field === undefined
          ? `the pattern ${JSON.stringify(hit.pattern)} after conversion to names and back`
          : `${field}: ${kind} as a number${kind!.endsWith("s") ? " or a list of them" : ""}`,
      seen:
        field === undefined
          ? JSON.stringify(back)
          : `${JSON.stringify(hit.pattern[field])} in ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}

const isNumber =
  (first: number, last: number) =>
  (one: unknown): boolean =>
    Number.isInteger(one) && Number(one) >= first && Number(one) <= last;
const isCell = isNumber(0, 80);
const isFact = (fact: unknown): boolean => typeof fact === "object" || isNumber(0, 323)(fact);

/** What a field holds, one by one. */
const ITEMS: Readonly<Record<FieldKind, (one: unknown) => boolean>> = {
  cell: isCell,
  cells: isCell,
  sets: isCell,
  digit: isNumber(1, 9),
  digits: isNumber(1, 9),
  house: isNumber(0, 26),
  houses: isNumber(0, 26),
  nodes: isNumber(0, 728),
  links: isFact,
};

function isOfKind(kind: FieldKind, value: unknown): boolean {
  if (!kind.endsWith("s")) return ITEMS[kind](value);
  if (!Array.isArray(value)) return false;
  const isNested = kind === "sets" || kind === "nodes" || kind === "links";
  return value.every((each) => (isNested ? Array.isArray(each) && each.every(ITEMS[kind]) : ITEMS[kind](each)));
}

/** A finding survives the conversion to JSON and back. */
export function isJson(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  for (const [i, finding] of findings.entries()) {
    const wrong = notPlain(finding, "finding");
    if (wrong === undefined) continue;
    return fault("NOT_JSON", technique, board, {
      expected: "only texts, booleans, null, finite numbers, arrays and plain objects",
      seen: `${wrong} in ${summaryOf(subject, hits[i])}`,
    });
  }
  return undefined;
}

/** The path and type of a value that JSON would lose. */
function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)) {
    return Object.is(value, -0) ? `${path} is -0` : undefined;
  }
  const isPlain =
    typeof value === "object" && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) return `${path} is ${typeof value === "number" ? value : `a special ${typeof value}`}`;
  for (const [key, inner] of Object.entries(value)) {
    const wrong = notPlain(inner, `${path}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
