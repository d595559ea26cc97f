import { type Technique, candidateName, cellName, houseName } from "@wings/core";
import type { Fact, Mark, Reason } from "@wings/core/author";
import { digitOf, houseOf, isCellFact, isDeadlyFact } from "@wings/core/host";

/** A pattern in the names that people use: `pivot r8c1, wings r9c3 r8c5, z 5`. */
export function describePattern({ meta }: Pick<Technique, "meta">, pattern: object): string {
  const values = pattern as Readonly<Record<string, unknown>>;
  return Object.entries(meta.pattern)
    .map(([field, kind]) => `${field} ${describeValue(values[field], kind)}`)
    .join(", ");
}

/** The value of a field; a value that doesn't fit its kind is shown as JSON. */
export function describeValue(value: unknown, kind: string): string {
  const one = NAMES[kind] ?? ((each: unknown): string => nameOf(each, kind[0]));
  if (!Array.isArray(value)) return one(value);
  const items = value.map((each: unknown) => (Array.isArray(each) ? each.map(one).join("+") : one(each)));
  return items.join(" ") || "nothing";
}

const NAMES: Readonly<Record<string, (each: unknown) => string>> = {
  sets: (cell) => nameOf(cell, "c"),
  nodes: nameOfCandidate,
  links: (fact) => describeFact(fact as Fact),
};

/** The name of a candidate, or JSON if it is none. */
function nameOfCandidate(candidate: unknown): string {
  const isKnown = Number.isInteger(candidate) && Number(candidate) >= 0 && Number(candidate) < 729;
  return isKnown ? candidateName(candidate as number) : (JSON.stringify(candidate) ?? "undefined");
}

const LAST: Readonly<Record<string, number>> = { c: 80, d: 9, h: 26 };

function nameOf(value: unknown, letter: string): string {
  const isKnown = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST[letter];
  if (!isKnown || letter === "d") return JSON.stringify(value) ?? "undefined";
  return letter === "c" ? cellName(value as number) : houseName(value as number);
}

/** A mark in words: `role wing on r9c3#57`, or `weak link r8c1#2 to r9c3#2`. Fields that a mark can't have are JSON. */
export function describeMark(mark: Mark): string {
  if ("link" in mark) {
    const node = (candidates: unknown): string =>
      Array.isArray(candidates) ? candidates.map(nameOfCandidate).join("+") : JSON.stringify(candidates);
    return `${mark.link} link ${node(mark.from)} to ${node(mark.to)}`;
  }
  if ("house" in mark) return `role ${mark.role} on ${nameOf(mark.house, "h")}${mark.digit ? `#${mark.digit}` : ""}`;
  return `role ${mark.role} on ${nameOf(mark.cell, "c")}${mark.digits ? `#${Array.from(mark.digits).join("")}` : ""}`;
}

/** A fact of a reason: `r8c1`, `5 in r4`, or `deadly pattern r1c1 r1c4 r2c1 r2c4`. */
export function describeFact(fact: Fact): string {
  if (isDeadlyFact(fact)) return `deadly pattern ${fact.cells.map(cellName).join(" ")}`;
  return isCellFact(fact) ? cellName(fact) : `${digitOf(fact)} in ${houseName(houseOf(fact))}`;
}

/** The facts of a reason, those of its lemmas included. */
export const factsOf = (reason: Reason): readonly Fact[] =>
  "lemmas" in reason ? reason.lemmas.flatMap(({ facts }) => facts) : reason;
