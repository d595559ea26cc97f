import type { FindingJson } from "@wings/core";
import type { FieldKind } from "@wings/core/author";
import { describeHit, namePattern, readPattern } from "@wings/core/host";
import { describePattern, isFact, isNumber } from "./describe.js";
import { type Fault, fault } from "./faults.js";
import { type Subject, summaryOf } from "./subject.js";

/** Properties of findings as data: valid fields, the same output every time, plain JSON. */

/** The same finding has the same texts, facts and marks every time. */
export function isReproducible(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  for (const [i, first] of findings.entries()) {
    const second = describeHit(technique, board, hits[i]);
    const part = PARTS.find((each) => !isSame(first[each], second[each]));
    if (part === undefined) continue;
    return fault("UNSTABLE_TEXT", technique, board, {
      expected: `the first ${part} of ${describePattern(technique, hits[i].pattern)}: ${partAsText(first, part)}`,
      seen: `the second one: ${partAsText(second, part)}`,
    });
  }
  return undefined;
}

const PARTS = ["text", "message", "reason", "lemmas", "counts", "marks"] as const;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const partAsText = (finding: FindingJson, part: (typeof PARTS)[number]): string =>
  JSON.stringify(part === "message" ? finding.message.data : finding[part]);

/** Fields have values of their kinds, and a pattern survives the conversion to names and back. */
export function hasValidFields(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const { id, meta } = technique;
  const fields = Object.keys(meta.pattern).join();
  for (const hit of hits) {
    // With other fields than the declared ones, the conversion says so.
    const kinds = Object.keys(hit.pattern).join() === fields ? Object.entries(meta.pattern) : [];
    const wrong = kinds.find(([field, kind]) => !isOfKind(kind, hit.pattern[field]));
    const back = wrong ? undefined : readPattern(id, meta.pattern, namePattern(id, meta.pattern, hit.pattern as never));
    if (wrong === undefined && JSON.stringify(back) === JSON.stringify(hit.pattern)) continue;
    const [field, kind] = wrong ?? [];
    return fault("WRONG_FIELD", technique, board, {
      expected:
        field === undefined
          ? `the pattern ${JSON.stringify(hit.pattern)} after conversion to names and back`
          : `${field}: ${kind}, as ${formOf(kind!)}`,
      seen:
        field === undefined
          ? JSON.stringify(back)
          : `${JSON.stringify(hit.pattern[field])} in ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}

const isCell = (one: unknown): boolean => isNumber(one, 0, 80);
const isDigit = (one: unknown): boolean => isNumber(one, 1, 9);
const isHouse = (one: unknown): boolean => isNumber(one, 0, 26);

/** What a field holds, one by one. */
const ITEMS: Readonly<Record<FieldKind, (one: unknown) => boolean>> = {
  cell: isCell,
  cells: isCell,
  sets: isCell,
  digit: isDigit,
  digits: isDigit,
  house: isHouse,
  houses: isHouse,
  nodes: (one) => isNumber(one, 0, 728),
  links: isFact,
};

/** Kinds of fields that are lists of lists. */
const NESTED: readonly FieldKind[] = ["sets", "nodes", "links"];

function isOfKind(kind: FieldKind, value: unknown): boolean {
  if (!kind.endsWith("s")) return ITEMS[kind](value);
  if (!Array.isArray(value)) return false;
  return value.every((each) =>
    NESTED.includes(kind) ? Array.isArray(each) && each.every(ITEMS[kind]) : ITEMS[kind](each),
  );
}

/** How an author writes a value of a kind. */
const formOf = (kind: FieldKind): string =>
  NESTED.includes(kind)
    ? `a list of lists of ${ITEM_NAMES[kind]}`
    : kind.endsWith("s")
      ? "a list of numbers"
      : "a number";
const ITEM_NAMES: Partial<Record<FieldKind, string>> = { sets: "cells", nodes: "candidates", links: "facts" };

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
