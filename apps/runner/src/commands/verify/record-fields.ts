/** The names in a recorded step. They are exact: what the proof doesn't read could tell a reader something else. */

/** The fields of a finding. */
const STEP = [
  ...["schema", "technique", "name", "size", "assumes", "eliminations", "placements", "pattern"],
  ...["reason", "lemmas", "counts", "marks", "message", "text"],
];
const CHANGE = ["cell", "digit"];
const LEMMA = ["assume", "facts", "uses"];
const COUNT = ["facts", "sets"];
/** The forms of a fact. */
const FACTS = [["cell"], ["house", "digit"], ["deadly", "digits"], ["mirror", "map", "digits"]];

const CELL = /^r[1-9]c[1-9]$/;
const HOUSE = /^([rcb][1-9]|d[12]|w[1-4])$/;
const CANDIDATE = /^r[1-9]c[1-9]#[1-9]$/;
const LITERAL = /^!?r[1-9]c[1-9]#[1-9]$/;

/** What is wrong with the names in a step; undefined if nothing is. What is missing, or no name at all, the proof says. */
export function problemOfStep(step: unknown): string | undefined {
  const { eliminations, placements, reason, lemmas, counts } = fieldsOf(step);
  return (
    strangeField(step, STEP) ??
    strangeValue(step) ??
    first(eliminations, (change) => strangeField(change, CHANGE, "a change")) ??
    first(placements, (change) => strangeField(change, CHANGE, "a change")) ??
    first(reason, (fact) => problemOfFact(fact)) ??
    first(lemmas, problemOfLemma) ??
    first(counts, problemOfCount) ??
    severalReasons(reason, lemmas, counts)
  );
}

/** What a field may be that the proof doesn't read. Each may be missing. */
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  schema: (value) => value === 1,
  name: (value) => typeof value === "string",
  size: (value) => Number.isInteger(value) && (value as number) > 0,
  assumes: (value) => value === "unique-solution",
};

function strangeValue(step: unknown): string | undefined {
  const fields = Object.entries(fieldsOf(step));
  const strange = fields.find(([name, value]) => Object.hasOwn(VALUES, name) && !VALUES[name](value));
  return strange && `its ${JSON.stringify(strange[0])} is ${JSON.stringify(strange[1])?.slice(0, MAX_NAME)}`;
}

/** Only one of them is the proof. */
function severalReasons(reason: unknown, lemmas: unknown, counts: unknown): string | undefined {
  const given = [
    ...(listOf(reason).length > 0 ? ["reason"] : []),
    ...(lemmas === undefined ? [] : ["lemmas"]),
    ...(counts === undefined ? [] : ["counts"]),
  ];
  return given.length < 2 ? undefined : `it has ${given.join(" and ")}`;
}

const problemOfLemma = (lemma: unknown): string | undefined =>
  strangeField(lemma, LEMMA, "a lemma") ??
  first(fieldsOf(lemma).assume, (name) => wrongName(name, LITERAL)) ??
  first(fieldsOf(lemma).facts, (fact) => problemOfFact(fact));

const problemOfCount = (count: unknown): string | undefined =>
  strangeField(count, COUNT, "a count") ??
  first(fieldsOf(count).facts, (fact) => problemOfFact(fact, ["weight"])) ??
  first(fieldsOf(count).sets, (set) => problemOfFact(set, ["weight"]));

function problemOfFact(fact: unknown, more: readonly string[] = []): string | undefined {
  const { cell, house, deadly, mirror, map } = fieldsOf(fact);
  const form = FACTS.find(([name]) => Object.hasOwn(fieldsOf(fact), name));
  if (form === undefined)
    return `the fact ${JSON.stringify(fact)?.slice(0, MAX_NAME)} has no cell, house, deadly cells or mirror`;
  return (
    strangeField(fact, [...form, ...more], "a fact") ??
    wrongName(cell, CELL) ??
    wrongName(house, HOUSE) ??
    first(deadly, (name) => wrongName(name, CELL)) ??
    wrongName(mirror, CANDIDATE) ??
    first(map, (name) => wrongName(name, HOUSE))
  );
}

function strangeField(value: unknown, known: readonly string[], what?: string): string | undefined {
  const field = Object.keys(fieldsOf(value)).find((each) => !known.includes(each));
  if (field === undefined) return undefined;
  const seen = `a field ${JSON.stringify(field).slice(0, MAX_NAME)}`;
  return what === undefined ? `it has ${seen}` : `${what} has ${seen}, not only ${known.join(" and ")}`;
}

/** A longer one helps nobody. */
const MAX_NAME = 40;

const wrongName = (name: unknown, form: RegExp): string | undefined =>
  typeof name === "string" && !form.test(name)
    ? `${JSON.stringify(name).slice(0, MAX_NAME)} is no exact name`
    : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** The first problem of a list. */
function first(list: unknown, problemOf: (item: unknown) => string | undefined): string | undefined {
  for (const item of listOf(list)) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with the names in a list of facts. */
export const problemOfFacts = (facts: readonly unknown[]): string | undefined =>
  first(facts, (fact) => (typeof fact === "object" && fact !== null ? problemOfFact(fact) : "a fact is no object"));

/** Deeper than any finding by far. */
const MAX_DEPTH = 32;

/**
 * The nesting of JSON, and how many fields its objects have. Both are known before it is parsed: functions that follow a deep
 * value would use up the stack, and of two fields with one name, only the last is left.
 */
function scan(text: string): { isDeep: boolean; fields: number } {
  let depth = 0;
  let fields = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') isInText = !isInText;
    else if (isInText) i += character === "\\" ? 1 : 0;
    else if (character === ":") fields++;
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
    if (depth > MAX_DEPTH) return { isDeep: true, fields };
  }
  return { isDeep: false, fields };
}

/** Reads an object that has no field twice and is not nested deeply: of two fields with one name, others may read the first. */
export function readExact(text: string, refuse: (why: string) => Error): Readonly<Record<string, unknown>> {
  const { isDeep, fields } = scan(text);
  if (isDeep) throw refuse(`it is nested in more than ${MAX_DEPTH} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refuse(`it is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw refuse("it is not an object");
  if (countFields(value) < fields) throw refuse("it has an object with the same field twice");
  return value as Readonly<Record<string, unknown>>;
}

/** How many fields a value of JSON has, with those of the values in it. */
function countFields(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, each) => sum + countFields(each), own);
}
