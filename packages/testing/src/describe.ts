import { type Mark, type Technique, cellName, digitOf, houseName, houseOf, isCellFact } from "@wings/core";

/** A pattern in the names that people use: `pivot r8c1, wings r9c3 r8c5, z 5`. */
export function describePattern({ meta }: Pick<Technique, "meta">, pattern: object): string {
  const values = pattern as Readonly<Record<string, unknown>>;
  return Object.entries(meta.pattern)
    .map(([field, kind]) => `${field} ${describeValue(values[field], kind)}`)
    .join(", ");
}

/** The value of a field; a value that doesn't fit its kind is shown as JSON. */
export function describeValue(value: unknown, kind: string): string {
  const name = (one: unknown): string => nameOf(one, kind[0]);
  return Array.isArray(value) ? value.map(name).join(" ") || "nothing" : name(value);
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
    const { link, from, digit, to, toDigit = digit } = mark;
    return `${link} link ${nameOf(from, "c")}#${digit} to ${nameOf(to, "c")}#${toDigit}`;
  }
  if ("house" in mark) return `role ${mark.role} on ${nameOf(mark.house, "h")}${mark.digit ? `#${mark.digit}` : ""}`;
  return `role ${mark.role} on ${nameOf(mark.cell, "c")}${mark.digits ? `#${Array.from(mark.digits).join("")}` : ""}`;
}

/** A fact of a reason: `r8c1`, or `5 in r4`. */
export const describeFact = (fact: number): string =>
  isCellFact(fact) ? cellName(fact) : `${digitOf(fact)} in ${houseName(houseOf(fact))}`;
