import { type Join, JOINS } from "./value.js";

/** What a technique returns about a hit. It may come from another thread, so it can be anything. */
export interface FindingParts {
  readonly reason: unknown;
  readonly marks: unknown;
  readonly data: unknown;
}

/** A test for a value, and the description of valid values. */
type Rule = readonly [isValid: (value: unknown) => boolean, expected: string];

const whole = (least: number, most: number): Rule => [
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  `a whole number from ${least} to ${most}`,
];
const CELL = whole(0, 80);
const HOUSE = whole(0, 39);
const DIGIT = whole(1, 9);
const CANDIDATE = whole(0, 728);

const listOf = ([isValid]: Rule, expected: string): Rule => [
  (value) => Array.isArray(value) && value.every(isValid),
  expected,
];
const optional = ([isValid, expected]: Rule): Rule => [
  (value) => value === undefined || isValid(value),
  `${expected}, or nothing`,
];
const CELLS = listOf(CELL, "a list of cells from 0 to 80");
const HOUSES = listOf(HOUSE, "a list of houses from 0 to 39");
const DIGITS = listOf(DIGIT, "a list of digits from 1 to 9");
const CANDIDATES = listOf(CANDIDATE, "a list of candidates from 0 to 728");
const NODE: Rule = [(value) => CANDIDATES[0](value) && (value as unknown[]).length > 0, CANDIDATES[1]];
const ROLE: Rule = [(value) => typeof value === "string" && value !== "", "one of the technique's roles"];
const KIND: Rule = [(value) => value === "strong" || value === "weak", '"strong" or "weak"'];
const JOIN = optional([
  (value) => JOINS.includes(value as Join),
  JOINS.map((join) => `"${join}"`)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " or "),
]);
const TEXT: Rule = [(value) => typeof value === "string", "a text"];

/** The rules for the fields of an object. Additional fields are allowed. */
type Rules = Readonly<Record<string, Rule>>;

/** The three kinds of marks, by the field that identifies them. */
const MARKS: Readonly<Record<string, Rules>> = {
  cell: { cell: CELL, digits: optional(DIGITS), role: ROLE },
  house: { house: HOUSE, digit: optional(DIGIT), role: ROLE },
  link: { link: KIND, from: NODE, to: NODE },
};

const isFact = (value: unknown): boolean =>
  isRecord(value)
    ? "mirror" in value
      ? CANDIDATE[0](value.mirror) && HOUSES[0](value.map) && DIGITS[0](value.digits)
      : CELLS[0](value.cells) && MASKS[0](value.digits)
    : Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81 + 40 * 9;
const MASKS = listOf(whole(1, 511), "a list of digit masks");
const FACT: Rule = [isFact, "a result of cellFact, houseFact, deadlyFact or mirrorFact"];

const LEMMA: Rules = {
  assume: listOf(whole(-729, 728), "a list of candidates, with ~ for those that are false"),
  facts: listOf(FACT, `a list of facts, each ${FACT[1]}`),
  uses: listOf(whole(0, Infinity), "a list of indexes of earlier lemmas"),
};

const WEIGHTED: Rule = [
  (value) =>
    Array.isArray(value) && !isRecord(value[0]) && isFact(value[0]) && whole(1, Number.MAX_SAFE_INTEGER)[0](value[1]),
  "[a result of cellFact or houseFact, a weight]",
];
const COUNT: Rules = {
  facts: listOf(WEIGHTED, `a list of facts, each ${WEIGHTED[1]}`),
  sets: listOf(WEIGHTED, `a list of sets, each ${WEIGHTED[1]}`),
};

const PARTS = {
  lemma: ["lemma", LEMMA, "assume, facts and uses"],
  count: ["count", COUNT, "facts and sets"],
} as const;

/** The values in the data of a message that are objects, by the field that identifies them. */
const VALUES: Readonly<Record<string, Rules>> = {
  list: {
    list: [
      (value) => Array.isArray(value) && value.every((item) => faultOfValue(item) === undefined),
      "a list of values",
    ],
    join: JOIN,
  },
  part: { part: TEXT, data: [(value) => isRecord(value) && faultOfData(value) === undefined, "an object of values"] },
  set: { set: CELLS, digits: DIGITS },
  cell: { cell: CELL },
  cells: { cells: CELLS, join: JOIN },
  house: { house: HOUSE },
  houses: { houses: HOUSES, join: JOIN },
  digits: { digits: DIGITS, join: JOIN },
  candidate: { candidate: CANDIDATE },
  candidates: { candidates: CANDIDATES, join: JOIN },
  region: { region: CELLS },
  eliminations: { eliminations: CANDIDATES, placements: CANDIDATES },
};

/**
 * What is wrong with the parts of a finding; undefined if it can be proved, explained and drawn. Hosts call it on what comes
 * from another thread, and the tester on what a technique returns: so a technique that passes the tester passes the hosts.
 */
export function faultOfParts({ reason, marks, data }: FindingParts): string | undefined {
  const fault = faultOfReason(reason);
  if (fault !== undefined) return fault;
  if (!isRecord(data)) return `its data is ${asJson(data)}: expected an object with the values for the message`;
  const badValue = faultOfData(data);
  if (badValue !== undefined) return `its data has ${badValue}`;
  if (!Array.isArray(marks)) return `its marks are ${asJson(marks)}: expected a list of marks`;
  for (const mark of marks as unknown[]) {
    const why = faultOfFields(mark, MARKS, "an object with cell, house or link");
    if (why !== undefined) return `its mark ${asJson(mark)} can't be drawn: ${why}`;
  }
  return undefined;
}

function faultOfReason(reason: unknown): string | undefined {
  if (isRecord(reason) && (Array.isArray(reason.lemmas) || Array.isArray(reason.counts))) {
    const [kind, rules, parts] = Array.isArray(reason.counts) ? PARTS.count : PARTS.lemma;
    for (const part of reason[`${kind}s`] as unknown[]) {
      const why = isRecord(part) ? faultByRules(part, rules) : `expected an object with ${parts}`;
      if (why !== undefined) return `its reason has the ${kind} ${asJson(part)}: ${why}`;
    }
    return undefined;
  }
  if (!Array.isArray(reason))
    return `its reason is ${asJson(reason)}: expected a list of facts, { lemmas } or { counts }`;
  const fact: unknown = reason.find((each) => !isFact(each));
  return fact === undefined ? undefined : `its reason has the fact ${asJson(fact)}: expected ${FACT[1]}`;
}

function faultOfData(data: Readonly<Record<string, unknown>>): string | undefined {
  for (const [slot, value] of Object.entries(data)) {
    const why = faultOfValue(value);
    if (why !== undefined) return `${slot}=${asJson(value)}: ${why}`;
  }
  return undefined;
}

const faultOfValue = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? undefined
    : faultOfFields(value, VALUES, "a text, a number, or an object such as { cell } or { digits }");

/** What is wrong with an object that is of one of several kinds. */
function faultOfFields(value: unknown, kinds: Readonly<Record<string, Rules>>, expected: string): string | undefined {
  const kind = isRecord(value) ? Object.keys(kinds).find((field) => field in value) : undefined;
  return kind === undefined ? `expected ${expected}` : faultByRules(value as Fields, kinds[kind]);
}

function faultByRules(value: Fields, rules: Rules): string | undefined {
  for (const [field, [isValid, expected]] of Object.entries(rules))
    if (!isValid(value[field])) return `${field} is ${asJson(value[field])}: expected ${expected}`;
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values cross threads as JSON. */
const asJson = (value: unknown): string => (value === undefined ? "missing" : JSON.stringify(value));
