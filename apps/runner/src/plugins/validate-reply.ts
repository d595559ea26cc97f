import type { Told } from "./messages.js";

/** What a value must be, and how that is said. */
type Rule = readonly [fits: (value: unknown) => boolean, words: string];

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
const perhaps = ([fits, words]: Rule): Rule => [(value) => value === undefined || fits(value), `${words}, or nothing`];

/** The three kinds of marks, by the field that only they have. What else is in a mark does no harm. */
const MARKS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  cell: { cell: CELL, digits: perhaps(DIGITS), role: ROLE },
  house: { house: HOUSE, digit: perhaps(DIGIT), role: ROLE },
  link: { link: KIND, from: CELL, digit: DIGIT, to: CELL, toDigit: perhaps(DIGIT) },
};

const FACT: Rule = [
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81 + 27 * 9,
  "what cellFact or houseFact answers",
];

/** What is wrong with what a technique tells of a finding; undefined where it can be proved, told and drawn. */
export function faultOf({ reason, marks, data }: { readonly [part in keyof Told]: unknown }): string | undefined {
  if (!Array.isArray(reason)) return `its reason is ${seen(reason)}: expected a list of facts`;
  const fact: unknown = reason.find((each) => !FACT[0](each));
  if (fact !== undefined) return `its reason has the fact ${seen(fact)}: expected ${FACT[1]}`;
  if (!isRecord(data)) return `its data is ${seen(data)}: expected an object with what fills the message`;
  const datum = Object.entries(data).find(([, value]) => typeof value !== "string" && typeof value !== "number");
  if (datum !== undefined) return `its data has ${datum[0]}=${seen(datum[1])}: expected a text or a number`;
  if (!Array.isArray(marks)) return `its marks are ${seen(marks)}: expected a list of marks`;
  for (const mark of marks as unknown[]) {
    const why = faultOfMark(mark);
    if (why !== undefined) return `its mark ${seen(mark)} can't be drawn: ${why}`;
  }
  return undefined;
}

function faultOfMark(mark: unknown): string | undefined {
  const kind = isRecord(mark) ? Object.keys(MARKS).find((field) => field in mark) : undefined;
  if (kind === undefined) return "expected an object with cell, house or link";
  for (const [field, [fits, words]] of Object.entries(MARKS[kind])) {
    const value = (mark as Readonly<Record<string, unknown>>)[field];
    if (!fits(value)) return `${field} is ${seen(value)}: expected ${words}`;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What arrives came as JSON. */
const seen = (value: unknown): string => (value === undefined ? "missing" : JSON.stringify(value));
