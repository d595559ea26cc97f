import { type NamedFact, cellName } from "@wings/core";
import { type Claim, parseClaim } from "@wings/core/judge";
import { readExact } from "../verify/record-fields.js";
import { problemOfFacts, problemOfStep } from "../verify/record-fields.js";
import { LONGEST_CLAIM } from "../../run/decoder.js";
import { badClaimLine } from "./errors.js";

/** A step before a claim: a claim with its facts, or a finding of `wings solve --json`. */
export interface GivenStep {
  readonly claim: Claim;
  readonly facts: readonly NamedFact[] | undefined;
  /** The whole finding, if it is one: its lemmas or counts are its proof. */
  readonly finding?: object;
}

/** A line of JSON about a board. */
export interface ClaimLine {
  readonly board: string;
  /** The name of the board's layout, if the line has one. */
  readonly layout: string | undefined;
  readonly claim: Claim;
  readonly facts: readonly NamedFact[] | undefined;
  /** The claim as a finding, if its proof has lemmas or counts. */
  readonly finding?: object | undefined;
  readonly steps: readonly GivenStep[];
  /** What the line is called, which its verdict repeats. */
  readonly id: string | number | undefined;
}

const FIELDS = ["board", "layout", "claim", "facts", "lemmas", "counts", "steps", "id"];
const STEP_FIELDS = ["claim", "facts"];
/** More steps than any path has. */
const MAX_STEPS = 1000;

/** Reads a line of claims. It may come from anywhere, so no field is trusted. */
export function readClaimLine(text: string): ClaimLine {
  if (text.length >= LONGEST_CLAIM) throw badClaimLine(`it has more than ${LONGEST_CLAIM - 1} characters`);
  const value = readExact(text, badClaimLine);
  const strange = Object.keys(value).find((name) => !FIELDS.includes(name));
  if (strange !== undefined)
    throw badClaimLine(`it has a field ${JSON.stringify(strange).slice(0, 40)}, not only ${FIELDS.join(", ")}`);
  const { board, layout, steps = [], id } = value;
  if (typeof board !== "string") throw badClaimLine('its "board" is no text');
  if (layout !== undefined && typeof layout !== "string") throw badClaimLine('its "layout" is no text');
  if (id !== undefined && typeof id !== "string" && !Number.isFinite(id))
    throw badClaimLine('its "id" is neither a text nor a number');
  if (!Array.isArray(steps)) throw badClaimLine('its "steps" is no list');
  if (steps.length > MAX_STEPS) throw badClaimLine(`it has ${steps.length} steps, more than ${MAX_STEPS}`);
  const claim = readClaim(value.claim);
  const facts = readFacts(value, "it");
  return {
    board,
    layout,
    claim,
    facts,
    finding: findingOf(claim, facts, value),
    id: id as ClaimLine["id"],
    steps: steps.map((step, i) => readStep(step, `step ${i + 1}`)),
  };
}

/** The name of a line that can't be judged, so that its verdict is found. */
export function idIn(text: string): { readonly id?: string | number } {
  try {
    const { id } = Object(JSON.parse(text)) as { readonly id?: unknown };
    return typeof id === "string" || Number.isFinite(id) ? { id: id as string | number } : {};
  } catch {
    // The rest of the line may be damaged, or cut.
    const [, name] = ID.exec(text) ?? [];
    return name === undefined ? {} : { id: JSON.parse(name) as string | number };
  }
}

/** The field of a line, as far as it is JSON. */
const ID = /[{,]\s*"id"\s*:\s*("(?:[^"\\\p{Cc}]|\\["\\/bfnrt])*"|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?)\s*[,}]/u;

function readClaim(claim: unknown, where = "it"): Claim {
  if (typeof claim !== "string") throw badClaimLine(`${where} has no "claim" such as "r4c5-7"`);
  return parseClaim(claim);
}

function readFacts({ facts }: Readonly<Record<string, unknown>>, where: string): readonly NamedFact[] | undefined {
  if (facts === undefined) return undefined;
  if (!Array.isArray(facts)) throw badClaimLine(`${where} has "facts" that are no list`);
  const problem = problemOfFacts(facts);
  if (problem !== undefined) throw badClaimLine(`${where} has facts that can't be read: ${problem}`);
  return facts as NamedFact[];
}

/** A claim with the lemmas or counts of its line, as a finding. */
function findingOf(
  { eliminations, placements }: Claim,
  facts: readonly NamedFact[] = [],
  { lemmas, counts }: Readonly<Record<string, unknown>>,
): object | undefined {
  if (lemmas === undefined && counts === undefined) return undefined;
  for (const [name, list] of Object.entries({ lemmas, counts }))
    if (list !== undefined && !Array.isArray(list)) throw badClaimLine(`its "${name}" is no list`);
  const named = (list: Claim["eliminations"]): object[] =>
    list.map(({ cell, digit }) => ({ cell: cellName(cell), digit }));
  const finding = {
    eliminations: named(eliminations),
    placements: named(placements),
    reason: facts,
    ...(lemmas !== undefined && { lemmas }),
    ...(counts !== undefined && { counts }),
  };
  const problem = problemOfStep(finding);
  if (problem !== undefined) throw badClaimLine(`it has a proof that can't be read: ${problem}`);
  return finding;
}

function readStep(step: unknown, where: string): GivenStep {
  if (typeof step !== "object" || step === null || Array.isArray(step)) throw badClaimLine(`${where} is no object`);
  const fields = step as Readonly<Record<string, unknown>>;
  if (fields.claim === undefined) return readFinding(isOfDataset(fields) ? ofDataset(fields) : fields, where);
  const strange = Object.keys(fields).find((name) => !STEP_FIELDS.includes(name));
  if (strange !== undefined) throw badClaimLine(`${where} has a field ${JSON.stringify(strange).slice(0, 40)}`);
  return { claim: readClaim(fields.claim, where), facts: readFacts(fields, where) };
}

/** A step of `wings dataset` has its board, and the facts of its reason under their own name. */
const isOfDataset = ({ reason, facts }: Readonly<Record<string, unknown>>): boolean =>
  reason === undefined && facts !== undefined;

const ofDataset = (step: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...step, reason: step.facts }).filter(([name]) => name !== "board" && name !== "facts"),
  );

function readFinding(finding: Readonly<Record<string, unknown>>, where: string): GivenStep {
  const problem = problemOfStep(finding);
  if (problem !== undefined) throw badClaimLine(`${where}: ${problem}`);
  const changes = (name: string): Claim["eliminations"] => {
    const list = finding[name];
    if (!Array.isArray(list)) throw badClaimLine(`${where} has neither a "claim" nor a list "${name}"`);
    return list.flatMap((change) => {
      const { cell, digit } = Object(change) as { readonly cell?: unknown; readonly digit?: unknown };
      const { eliminations } = parseClaim(`${String(cell)}-${String(digit)}`);
      return eliminations;
    });
  };
  const claim = { eliminations: changes("eliminations"), placements: changes("placements") };
  if (claim.eliminations.length + claim.placements.length === 0) throw badClaimLine(`${where} changes nothing`);
  if (!Array.isArray(finding.reason)) throw badClaimLine(`${where} has no list "reason"`);
  return { claim, facts: undefined, finding };
}
