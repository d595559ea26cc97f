import { type Board, type CellDigit, type Technique, checkTechnique, format, namePattern } from "@wings/core";
import { stuckBoards } from "./boards.js";
import { nothingTested } from "./errors.js";
import { codeOf, failureOf, fault } from "./faults.js";
import { outcomeOf } from "./outcome.js";
import { OUTPUT_PROPERTIES, firstFault } from "./properties.js";
import type { GeneratedOptions } from "./soundness.js";
import { sampleSubject, subjectOf } from "./subject.js";
import { type Found, patternFields, foundOf, findingKey } from "./normalize.js";

/** What a reference finds: what changes and, if the patterns are to be compared too, the pattern, in the technique's fields. */
export interface Expected {
  readonly eliminations?: readonly CellDigit[];
  readonly placements?: readonly CellDigit[];
  readonly pattern?: object;
}

/** The definition of a technique as code: slow, obvious, and sharing nothing with its finder. It may find things twice. */
export type Reference = (board: Board) => Iterable<Expected>;

/** What was compared. */
export interface Completeness {
  readonly boards: number;
  readonly findings: number;
  /** How many different eliminations and placements there were, board by board. */
  readonly steps: number;
  /** How many patterns were compared; 0 where the reference gives none. */
  readonly patterns: number;
}

/**
 * Whether a technique finds all that its reference finds, and nothing more: on every board the same eliminations and
 * placements and, where the reference gives them, the same patterns. Throws at the first difference, with the board. The
 * boards are 2,000 on which the basics find nothing more; the reference can also be another technique of the same pattern.
 */
export function complete(
  technique: Technique,
  reference: Reference | Technique,
  options: GeneratedOptions = {},
): Completeness {
  const { seed = 1, boards = 2000, least = 1 } = options;
  checkTechnique(technique);
  const find: Reference =
    typeof reference === "function"
      ? reference
      : (board: Board): Found[] => subjectOf(reference, board).hits.map(foundOf);
  const compared = { boards: 0, findings: 0, steps: 0, patterns: 0 };
  for (const board of typeof boards === "number" ? stuckBoards(seed, boards) : boards) {
    const subject = subjectOf(technique, board);
    const found = subject.hits.map(foundOf);
    const expected = Array.from(find(board.copy()), complement);
    const differ = comparison(technique, board);
    compared.boards++;
    compared.findings += found.length;
    compared.steps += differ(byStep(found), byStep(expected));
    const withPattern = expected.filter(({ pattern }) => Object.keys(pattern).length > 0);
    if (expected.length === 0 || withPattern.length > 0) {
      const byIdentity = (list: readonly Found[]): Map<string, Found> =>
        new Map(list.map((each) => [findingKey(technique, board, each), each]));
      compared.patterns += differ(byIdentity(found), byIdentity(withPattern));
      compareFields(technique, board, found, withPattern);
    }
    const wrong = firstFault(OUTPUT_PROPERTIES, sampleSubject(subject, compared.boards));
    if (wrong !== undefined) throw failureOf([wrong]);
  }
  if (compared.findings < least) throw nothingTested(technique.id, compared.boards, compared.findings, least);
  return compared;
}

/**
 * The same values in the same fields: a reference that meets a pattern from two sides gives it twice, and the finder may
 * choose one of them.
 */
function compareFields(technique: Technique, board: Board, found: readonly Found[], expected: readonly Found[]): void {
  const fields = new Set(expected.map((each) => patternFields(technique, each)));
  const other = found.find((each) => !fields.has(patternFields(technique, each)));
  if (other === undefined) return;
  const name = findingKey(technique, board, other);
  const wanted = expected.filter((each) => findingKey(technique, board, each) === name);
  throw failureOf([
    fault("EXCHANGED_FIELDS", technique, board, {
      expected: wanted.map(({ pattern }) => JSON.stringify(patternName(technique, pattern))).join(" or "),
      seen: `${JSON.stringify(patternName(technique, other.pattern))}; if both are right, the reference gives both`,
      again: again(technique, board),
    }),
  ]);
}

const again = (technique: Technique, board: Board): string =>
  `complete(${codeOf(technique)}, reference, { boards: [parse("${format(board, "url")}")] })`;

const complement = ({ eliminations = [], placements = [], pattern = {} }: Expected): Found => ({
  eliminations,
  placements,
  pattern: pattern as Found["pattern"],
});

/** What is found by each single thing that changes. */
function byStep(list: readonly Found[]): Map<string, Found> {
  const steps = new Map<string, Found>();
  for (const found of list) {
    for (const step of outcomeOf(found.eliminations, found.placements)) steps.set(step, found);
  }
  return steps;
}

type Comparison = (found: ReadonlyMap<string, Found>, expected: ReadonlyMap<string, Found>) => number;

/** Compares what was found with what was expected, both by some name; answers how much there was, or throws. */
function comparison(technique: Technique, board: Board): Comparison {
  const tell = ({ pattern, eliminations, placements }: Found): string => {
    const name = Object.keys(pattern).length === 0 ? "" : JSON.stringify(patternName(technique, pattern));
    return `${outcomeOf(eliminations, placements).join(" ")} ${name}`.trimEnd();
  };
  return (found, expected) => {
    for (const [key, each] of expected) {
      if (found.has(key)) continue;
      const sight = {
        expected: `${key}, which the reference finds by ${tell(each)}`,
        seen: "not found",
        again: again(technique, board),
      };
      throw failureOf([fault("INCOMPLETE", technique, board, sight)]);
    }
    for (const [key, each] of found) {
      if (expected.has(key)) continue;
      const sight = {
        expected: "nothing that the reference does not find",
        seen: `${key}, by ${tell(each)}`,
        again: again(technique, board),
      };
      throw failureOf([fault("BEYOND_REFERENCE", technique, board, sight)]);
    }
    return found.size;
  };
}

const patternName = ({ id, meta }: Technique, pattern: Found["pattern"]): object =>
  namePattern(id, meta.pattern, pattern as never);
