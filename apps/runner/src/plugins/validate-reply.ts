import type { FoundHit } from "./messages.js";

/** A test for a value, and the description of valid values. */
type Rule = readonly [isValid: (value: unknown) => boolean, expected: string];

const whole = (least: number, most: number): Rule => [
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  `a whole number from ${least} to ${most}`,
];
const CELL = whole(0, 80);
const HOUSE = whole(0, 26);
const DIGIT = whole(1, 9);
const DIGITS: Rule = [(value) => Array.isArray(value) && value.every(DIGIT[0]), "a list of digits from 1 to 9"];
const ROLE: Rule = [(value) => typeof value === "string" && value !== "", "one of the technique's roles"];
const KIND: Rule = [(value) => value === "strong" || value === "weak", '"strong" or "weak"'];
const optional = ([isValid, expected]: Rule): Rule => [
  (value) => value === undefined || isValid(value),
  `${expected}, or nothing`,
];

/** The three kinds of marks, by the field that identifies them. Additional fields are allowed. */
const MARKS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  cell: { cell: CELL, digits: optional(DIGITS), role: ROLE },
  house: { house: HOUSE, digit: optional(DIGIT), role: ROLE },
  link: { link: KIND, from: CELL, digit: DIGIT, to: CELL, toDigit: optional(DIGIT) },
};

const FACT: Rule = [
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81 + 27 * 9,
  "a result of cellFact or houseFact",
];

/** What is wrong with the parts of a finding; undefined if it can be proved, explained and drawn. */
export function faultOf({ reason, marks, data }: { readonly [part in keyof FoundHit]: unknown }): string | undefined {
  if (!Array.isArray(reason)) return `its reason is ${asJson(reason)}: expected a list of facts`;
  const fact: unknown = reason.find((each) => !FACT[0](each));
  if (fact !== undefined) return `its reason has the fact ${asJson(fact)}: expected ${FACT[1]}`;
  if (!isRecord(data)) return `its data is ${asJson(data)}: expected an object with the values for the message`;
  const datum = Object.entries(data).find(([, value]) => typeof value !== "string" && typeof value !== "number");
  if (datum !== undefined) return `its data has ${datum[0]}=${asJson(datum[1])}: expected a text or a number`;
  if (!Array.isArray(marks)) return `its marks are ${asJson(marks)}: expected a list of marks`;
  for (const mark of marks as unknown[]) {
    const why = faultOfMark(mark);
    if (why !== undefined) return `its mark ${asJson(mark)} can't be drawn: ${why}`;
  }
  return undefined;
}

function faultOfMark(mark: unknown): string | undefined {
  const kind = isRecord(mark) ? Object.keys(MARKS).find((field) => field in mark) : undefined;
  if (kind === undefined) return "expected an object with cell, house or link";
  for (const [field, [isValid, expected]] of Object.entries(MARKS[kind])) {
    const value = (mark as Readonly<Record<string, unknown>>)[field];
    if (!isValid(value)) return `${field} is ${asJson(value)}: expected ${expected}`;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values cross threads as JSON. */
const asJson = (value: unknown): string => (value === undefined ? "missing" : JSON.stringify(value));
