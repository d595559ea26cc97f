import { refuseEmptyPops } from "./empty-sets.js";
import { type Board, type Technique, format } from "@wings/core";
import { type CellDigit, checkTechnique } from "@wings/core/host";
import { stuckBoards } from "./boards.js";
import { describePattern } from "./describe.js";
import { emptyReference, nothingTested, sameReference } from "./errors.js";
import { boardCode, codeOf, failureOf, fault } from "./faults.js";
import { type Found, findingKey, foundOf, patternFields } from "./normalize.js";
import { outcomeOf } from "./outcome.js";
import { OUTPUT_PROPERTIES, firstFault } from "./output-properties.js";
import type { GeneratedOptions } from "./soundness.js";
import { limited, sampleSubject, subjectOf } from "./subject.js";
import { refuseEnded } from "./ended.js";
import { TIMEOUT } from "./time-limit.js";

/** A finding of a reference: what changes and, to compare patterns too, the pattern in the fields of the technique. */
export interface Expected {
  readonly eliminations?: readonly CellDigit[];
  readonly placements?: readonly CellDigit[];
  readonly pattern?: object;
}

/** The definition of a technique as slow, obvious code that shares nothing with its search. It may yield a finding twice. */
export type Reference = (board: Board) => Iterable<Expected>;

/** How much was compared. */
export interface Completeness {
  readonly boards: number;
  readonly findings: number;
  /** How many different eliminations and placements there were, added up over all boards. */
  readonly steps: number;
  /** How many patterns were compared; 0 if the reference has none. */
  readonly patterns: number;
}

/**
 * Checks that a technique finds exactly what its reference finds: on every board the same eliminations and placements and,
 * if the reference yields them, the same patterns. Throws at the first difference. By default, it takes 2,000 boards on which
 * the basics find nothing. The reference can also be another technique with the same pattern.
 */
export function complete(
  technique: Technique,
  reference: Reference | Technique,
  options: GeneratedOptions = {},
): Completeness {
  const { seed = 1, boards = 2000, least = 1 } = options;
  checkTechnique(technique);
  refuseEmptyPops();
  refuseEnded(technique);
  if (typeof reference !== "function" && isSame(technique, reference)) throw sameReference(technique.id);
  const find: Reference =
    typeof reference === "function"
      ? reference
      : (board: Board): Found[] => subjectOf(reference, board).hits.map(foundOf);
  const compared = { boards: 0, findings: 0, steps: 0, patterns: 0 };
  for (const board of typeof boards === "number" ? stuckBoards(seed, boards) : boards) {
    const subject = limited(technique, board, TIMEOUT, () => subjectOf(technique, board));
    const found = subject.hits.map(foundOf);
    const expected = Array.from(find(board.copy()), toFound);
    const empty = expected.find(({ eliminations, placements }) => eliminations.length + placements.length === 0);
    if (empty !== undefined) throw emptyReference(describe(technique, empty), format(board, "url"));
    compared.boards++;
    compared.findings += found.length;
    compared.steps += compareSteps(technique, board, found, expected);
    const withPattern = expected.filter(({ pattern }) => Object.keys(pattern).length > 0);
    if (expected.length === 0 || withPattern.length > 0) {
      compared.patterns += comparePatterns(technique, board, found, withPattern);
      compareFields(technique, board, found, withPattern);
    }
    // On other layouts findings have other words and houses: those of the layout.
    if (board.layout) continue;
    const wrong = firstFault(OUTPUT_PROPERTIES, sampleSubject(subject, compared.boards));
    if (wrong !== undefined) throw failureOf([wrong]);
  }
  if (compared.findings < least) throw nothingTested(technique.id, compared.boards, compared.findings, least);
  return compared;
}

/** A technique with other options may be a reference. */
const isSame = (one: Technique, other: Technique): boolean =>
  one.id === other.id && JSON.stringify(one.options) === JSON.stringify(other.options);

const toFound = ({ eliminations = [], placements = [], pattern = {} }: Expected): Found => ({
  eliminations,
  placements,
  pattern: pattern as Found["pattern"],
});

/** Compares single eliminations and placements. Returns how many there are. */
function compareSteps(technique: Technique, board: Board, found: readonly Found[], expected: readonly Found[]): number {
  const [own, others] = [byStep(found), byStep(expected)];
  for (const [step, each] of others) {
    if (own.has(step)) continue;
    throw difference("INCOMPLETE", technique, board, {
      expected: `a finding with ${step}, as in the reference: ${describe(technique, each)}`,
      seen: `no finding with ${step}; ${describeAll(technique, found)}`,
    });
  }
  for (const [step, each] of own) {
    if (others.has(step)) continue;
    throw difference("BEYOND_REFERENCE", technique, board, {
      expected: `no finding with ${step}, because the reference has none; ${describeAll(technique, expected, "it")}`,
      seen: describe(technique, each),
    });
  }
  return own.size;
}

function byStep(list: readonly Found[]): Map<string, Found> {
  const steps = new Map<string, Found>();
  for (const found of list) {
    for (const step of outcomeOf(found.eliminations, found.placements)) steps.set(step, found);
  }
  return steps;
}

/** Compares patterns with their outcomes. Returns how many there are. */
function comparePatterns(
  technique: Technique,
  board: Board,
  found: readonly Found[],
  expected: readonly Found[],
): number {
  const byKey = (list: readonly Found[]): Map<string, Found> =>
    new Map(list.map((each) => [findingKey(technique, board, each), each]));
  const [own, others] = [byKey(found), byKey(expected)];
  for (const [key, each] of others) {
    if (own.has(key)) continue;
    throw difference("INCOMPLETE", technique, board, {
      expected: `the finding of the reference: ${describe(technique, each)}`,
      seen: `the same eliminations and placements, but only with other patterns; ${describeAll(technique, sharing(found, each))}`,
    });
  }
  for (const [key, each] of own) {
    if (others.has(key)) continue;
    throw difference("BEYOND_REFERENCE", technique, board, {
      expected: `only patterns of the reference; ${describeAll(technique, sharing(expected, each), "it")}`,
      seen: describe(technique, each),
    });
  }
  return own.size;
}

/** The findings that have an elimination or placement in common with another one. */
function sharing(list: readonly Found[], other: Found): Found[] {
  const steps = outcomeOf(other.eliminations, other.placements);
  return list.filter((each) => outcomeOf(each.eliminations, each.placements).some((step) => steps.includes(step)));
}

/** Compares values field by field. A reference may yield a pattern with both orders of two fields, and the technique one. */
function compareFields(technique: Technique, board: Board, found: readonly Found[], expected: readonly Found[]): void {
  const fields = new Set(expected.map((each) => patternFields(technique, each)));
  const other = found.find((each) => !fields.has(patternFields(technique, each)));
  if (other === undefined) return;
  const key = findingKey(technique, board, other);
  const same = expected.filter((each) => findingKey(technique, board, each) === key);
  throw difference("EXCHANGED_FIELDS", technique, board, {
    expected: same.map(({ pattern }) => describePattern(technique, pattern)).join(" or "),
    seen: `${describePattern(technique, other.pattern)}; if both are right, the reference must yield both`,
  });
}

function difference(
  code: string,
  technique: Technique,
  board: Board,
  evidence: { readonly expected: string; readonly seen: string },
): Error {
  const again = `complete(${codeOf(technique)}, reference, { boards: [${boardCode(board)}] })`;
  return failureOf([fault(code, technique, board, { ...evidence, again })]);
}

/** A finding in words: `r9c4≠5 r9c5≠5 by pivot r8c1, wings r9c3 r8c5`. */
function describe(technique: Technique, { pattern, eliminations, placements }: Found): string {
  const outcome = outcomeOf(eliminations, placements).join(" ") || "nothing";
  return Object.keys(pattern).length === 0 ? outcome : `${outcome} by ${describePattern(technique, pattern)}`;
}

const SHOWN = 3;

function describeAll(technique: Technique, list: readonly Found[], who = "the technique"): string {
  if (list.length === 0) return `${who} finds nothing here`;
  const shown = list.slice(0, SHOWN).map((each) => describe(technique, each));
  const more = list.length > SHOWN ? [`${list.length - SHOWN} more`] : [];
  return `${who} finds ${[...shown, ...more].join(" | ")}`;
}
