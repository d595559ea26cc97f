import { type Technique, candidateName, cellName, houseName } from "@wings/core";
import {
  ALL_DIGITS,
  type DeadlyFact,
  type Fact,
  type Mark,
  type MirrorFact,
  type Reason,
  houseOf,
  isCellFact,
} from "@wings/core/author";
import { digitOf, isDeadlyFact, isMirrorFact, setName } from "@wings/core/host";

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
  links: (fact) => (isFact(fact) ? describeFact(fact) : (JSON.stringify(fact) ?? "undefined")),
};

/** Whether a value of unknown type is a fact. */
export const isFact = (value: unknown): value is Fact =>
  isNumber(value, 0, 323) ||
  isDeadly(Object(value) as Partial<DeadlyFact>) ||
  isMirror(Object(value) as Partial<MirrorFact>);
const isMirror = ({ mirror, map, digits }: Partial<MirrorFact>): boolean =>
  isNumber(mirror, 0, 728) &&
  Array.isArray(map) &&
  map.every((line) => isNumber(line, 0, 26)) &&
  Array.isArray(digits) &&
  digits.every((digit) => isNumber(digit, 1, 9));
const isDeadly = ({ cells, digits }: Partial<DeadlyFact>): boolean =>
  Array.isArray(cells) &&
  cells.every((cell) => isNumber(cell, 0, 80)) &&
  Array.isArray(digits) &&
  digits.every((mask) => isNumber(mask, 1, ALL_DIGITS));

/** Whether a value is a whole number from one to another. */
export const isNumber = (value: unknown, first: number, last: number): boolean =>
  Number.isInteger(value) && Number(value) >= first && Number(value) <= last;

/** The name of a candidate, or JSON if it is none. */
function nameOfCandidate(candidate: unknown): string {
  return isNumber(candidate, 0, 728) ? candidateName(candidate as number) : (JSON.stringify(candidate) ?? "undefined");
}

const LAST: Readonly<Record<string, number>> = { c: 80, d: 9, h: 26 };

function nameOf(value: unknown, letter: string): string {
  const isKnown = isNumber(value, 0, LAST[letter]);
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

/** A fact of a reason: `r8c1`, `5 in r4`, `deadly pattern r1c1#12 r1c4#12 r2c1#12 r2c4#12`, or `mirror of r1c1#4 by r9 … c1, 2 … 9`. */
export function describeFact(fact: Fact): string {
  if (isDeadlyFact(fact)) {
    const cells = fact.cells.map((cell, i) => setName([cell], fact.digits[i]).replace(" ", ""));
    return `deadly pattern ${cells.sort().join(" ")}`;
  }
  if (isMirrorFact(fact))
    return `mirror of ${candidateName(fact.mirror)} by ${fact.map.map(houseName).join(" ")}, ${fact.digits.join(" ")}`;
  return isCellFact(fact) ? cellName(fact) : `${digitOf(fact)} in ${houseName(houseOf(fact))}`;
}

/** The facts of a reason, those of its lemmas or counts included. */
export const factsOf = (reason: Reason): readonly Fact[] =>
  "lemmas" in reason
    ? reason.lemmas.flatMap(({ facts }) => facts)
    : "counts" in reason
      ? reason.counts.flatMap(({ facts }) => facts.map(([fact]) => fact))
      : reason;
