import { type Board, type NamedMark, type SearchResult, type Technique, cellName, format } from "@wings/core";
import { type CellDigit, type Hit, describeHit, eliminationsOf, proveHit, refuseUndeclared } from "@wings/core/host";
import { type Counterexample, pluginFailed, pluginFinding } from "../errors.js";
import type { FoundHit } from "./thread.js";

/**
 * Checks a plugin's finding against its reason, and against the solution if the board has only one. A wrong finding throws an
 * error that names the plugin, the finding and a counterexample.
 */
export function checkFinding(plugin: string, technique: Technique, board: Board, hit: Hit, truth: SearchResult): void {
  const claims = [
    ...hit.placements.map(({ cell, digit }) => ({ cell, digit, sign: "=" })),
    ...eliminationsOf(hit).map(({ cell, digit }) => ({ cell, digit, sign: "≠" })),
  ];
  const refuse = (status: string, why: string, contradicting: Contradicting = {}): never => {
    const outcome = claims.map(({ cell, digit, sign }) => `${cellName(cell)}${sign}${digit}`).join(" ");
    throw pluginFinding(
      plugin,
      technique.id,
      `"${outcome}" (pattern ${patternText(technique, board, hit)})`,
      status,
      why,
      format(board, "url"),
      counterexample(technique, board, hit, contradicting),
    );
  };
  if (truth.status === "one") {
    const wrong = claims.find(({ cell, digit, sign }) => (truth.solution![cell] === String(digit)) !== (sign === "="));
    if (wrong !== undefined) {
      const { cell } = wrong;
      const digit = Number(truth.solution![cell]);
      refuse("wrong", `the only solution has ${cellName(cell)}=${digit}`, {
        "the only solution has": [{ cell, digit }],
      });
    }
  }
  let proof;
  try {
    proof = refuseUndeclared(
      proveHit(board, technique.reason(hit.pattern as never, board), hit),
      technique.meta.assumes,
    );
  } catch (error) {
    throw pluginFailed(plugin, technique.id, (error as Error).message);
  }
  const { status, text, counter = [] } = proof;
  if (status !== "proved")
    refuse(status === "refuted" ? "not proved by its reason" : "not proved within bounds", text, {
      "every cited fact holds with": counter,
    });
}

function patternText(technique: Technique, board: Board, hit: Hit): string {
  try {
    return JSON.stringify(describeHit(technique, board, hit).pattern);
  } catch {
    return JSON.stringify(hit.pattern);
  }
}

/** The candidates that contradict a finding, by a description for the legend. */
type Contradicting = Readonly<Record<string, readonly CellDigit[]>>;

const REFUTED = "eliminated by the finding";

/** A drawing of the finding and the candidates that contradict it; undefined if the finding can't be drawn. */
function counterexample(
  technique: Technique,
  board: Board,
  hit: Hit,
  contradicting: Contradicting,
): Counterexample | undefined {
  let own: readonly NamedMark[];
  try {
    own = describeHit(technique, board, hit).marks;
  } catch {
    return undefined;
  }
  const names = Object.values(contradicting)
    .flat()
    .map(({ cell, digit }) => `${cellName(cell)} ${digit}`);
  const marks: NamedMark[] = [];
  for (const mark of own) {
    if (!("role" in mark && mark.role === "eliminated" && "cell" in mark)) marks.push(mark);
    else {
      // A struck-out candidate would hide that it contradicts the finding.
      for (const digit of mark.digits ?? []) {
        const role = names.includes(`${mark.cell} ${digit}`) ? REFUTED : mark.role;
        marks.push({ role, cell: mark.cell, digits: [digit] });
      }
    }
  }
  for (const [role, candidates] of Object.entries(contradicting)) {
    for (const { cell, digit } of candidates) marks.push({ role, cell: cellName(cell), digits: [digit] });
  }
  const { name, roles } = technique.meta;
  const first = [REFUTED, ...Object.keys(contradicting)].map((word) => [word, word] as const);
  return { board: format(board, "url"), marks, names: { name, roles: { ...Object.fromEntries(first), ...roles } } };
}

/** A test for a value, and the description of valid values. */
type Rule = readonly [isValid: (value: unknown) => boolean, expected: string];

const whole = (least: number, most: number): Rule => [
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  `a whole number from ${least} to ${most}`,
];
const CELL = whole(0, 80);
const HOUSE = whole(0, 26);
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
const HOUSES = listOf(HOUSE, "a list of houses from 0 to 26");
const DIGITS = listOf(DIGIT, "a list of digits from 1 to 9");
const CANDIDATES = listOf(CANDIDATE, "a list of candidates from 0 to 728");
const NODE: Rule = [(value) => CANDIDATES[0](value) && (value as unknown[]).length > 0, CANDIDATES[1]];
const ROLE: Rule = [(value) => typeof value === "string" && value !== "", "one of the technique's roles"];
const KIND: Rule = [(value) => value === "strong" || value === "weak", '"strong" or "weak"'];
const JOIN = optional([(value) => ["and", "or", "space"].includes(value as string), '"and", "or" or "space"']);
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
    ? CELLS[0](value.cells) && MASKS[0](value.digits)
    : Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81 + 27 * 9;
const MASKS = listOf(whole(1, 511), "a list of digit masks");
const FACT: Rule = [isFact, "a result of cellFact, houseFact or deadlyFact"];

const LEMMA: Rules = {
  assume: listOf(whole(-729, 728), "a list of candidates, with ~ for those that are false"),
  facts: listOf(FACT, `a list of facts, each ${FACT[1]}`),
  uses: listOf(whole(0, Infinity), "a list of indexes of earlier lemmas"),
};

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

/** What is wrong with the parts of a finding; undefined if it can be proved, explained and drawn. */
export function faultOf({ reason, marks, data }: { readonly [part in keyof FoundHit]: unknown }): string | undefined {
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
  if (isRecord(reason) && Array.isArray(reason.lemmas)) {
    for (const lemma of reason.lemmas as unknown[]) {
      const why = isRecord(lemma) ? faultByRules(lemma, LEMMA) : "expected an object with assume, facts and uses";
      if (why !== undefined) return `its reason has the lemma ${asJson(lemma)}: ${why}`;
    }
    return undefined;
  }
  if (!Array.isArray(reason)) return `its reason is ${asJson(reason)}: expected a list of facts, or { lemmas }`;
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
