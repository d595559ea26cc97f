import { createHash } from "node:crypto";
import { type Board, type Step, format, parse } from "@wings/core";
import { explainerRating } from "@wings/explainer";
import { type GeneratedPuzzle, canonical, generate, triesEnded } from "@wings/generate";
import { findPath } from "../../techniques/path.js";
import { type Values, withDefaults } from "../../command/flag.js";
import { wishFlags } from "../generate/wishes.js";
import type { DatasetFlags } from "./command.js";
import { type Wishes, wishesOf } from "../generate/blocks.js";
import type { Techniques } from "../../techniques/load-techniques.js";
import type { Unit } from "./units.js";
import { type WrongStep, wrongSteps } from "./wrong-steps.js";

/** A puzzle of a data set. */
export interface PuzzleRecord {
  /** The number of its part and its attempt. */
  readonly id: string;
  readonly split: "train" | "test";
  readonly puzzle: string;
  readonly solution: string;
  /** The canonical form of the puzzle: no other puzzle of the data set has it. */
  readonly canonical: string;
  readonly clues: number;
  readonly part: number;
  /** `wings generate` makes the puzzle again from these two. */
  readonly seed: number;
  readonly attempt: string;
  readonly status: "solved" | "stuck";
  readonly level: string | null;
  readonly score: number | null;
  readonly hardest: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly er?: number;
  readonly ep?: number;
  readonly ed?: number;
  readonly steps?: readonly StepRecord[];
  readonly wrong?: readonly WrongStep[];
}

/** A step of a path, with the board on which it is taken. */
interface StepRecord {
  readonly board: string;
  readonly technique: string;
  readonly [field: string]: unknown;
}

/** Attempts in a row without a puzzle that fits. */
const TRIES = 1_000_000;

/** The wishes of a part as flags, with their defaults. */
export const wishFlagsOf = (wishes: Values, seed: number): Wishes => ({ ...withDefaults(wishFlags, wishes), seed });

/** Makes the puzzles of a unit. */
export function* recordsOf(
  unit: Unit,
  flags: DatasetFlags,
  techniques: Techniques,
): Generator<PuzzleRecord, void, undefined> {
  const { wishes, seed, first, count } = unit;
  const forms = new Set<string>();
  let attempts = 0;
  let lastHit = 0;
  const onAttempt = (now: { readonly attempts: number }): void => {
    ({ attempts } = now);
    if (attempts - lastHit > TRIES) throw triesEnded(TRIES, forms.size, attempts);
  };
  const options = {
    ...wishesOf(wishFlagsOf(wishes, seed), techniques),
    first,
    count: Infinity,
    tries: Infinity,
    onAttempt,
  };
  for (const made of generate(options)) {
    const { puzzle: form, solution: grid } = canonical(made.puzzle);
    if (forms.has(form)) continue;
    const scale = wishes.er === undefined ? {} : explained(parse(made.puzzle), wishes.er as string);
    if (scale === undefined) continue;
    forms.add(form);
    lastHit = attempts;
    yield recordOf(unit, made, form, { ...scale, ...pathOf(made, form, flags, techniques) }, splitOf(grid, flags));
    if (forms.size === count) return;
  }
}

function recordOf(
  { part, seed }: Unit,
  { puzzle, solution, rating, attempt }: GeneratedPuzzle,
  form: string,
  more: Partial<PuzzleRecord>,
  split: PuzzleRecord["split"],
): PuzzleRecord {
  const { status, level, score, hardest, counts } = rating!;
  return {
    id: `${part}-${attempt}`,
    split,
    puzzle,
    solution,
    canonical: form,
    clues: puzzle.replaceAll(".", "").length,
    part,
    seed,
    attempt,
    status,
    level,
    score,
    hardest,
    counts,
    ...more,
  };
}

/**
 * Puzzles with the same solution, up to symmetry, are on the same side: no grid of the test set can be learned from the others.
 * A puzzle and its images have one canonical form, and so the same solution.
 */
function splitOf(grid: string, { test }: DatasetFlags): PuzzleRecord["split"] {
  const place = createHash("sha256").update(`split ${grid}`).digest().readUInt32BE() / 2 ** 32;
  return place < test / 100 ? "test" : "train";
}

/** The bounds of `6.0-7.5`, or of a single rating. */
export function boundsOfEr(range: string): readonly [number, number] {
  const [least, most = least] = range.split("-").map(Number);
  return [least, most];
}

/** ER, EP and ED; undefined where ER is out of the range. */
function explained(board: Board, range: string): Pick<PuzzleRecord, "er" | "ep" | "ed"> | undefined {
  const [least, most] = boundsOfEr(range);
  const { er, ep, ed } = explainerRating(board, { highest: most });
  // Beyond the range it is a text.
  if (typeof er !== "number" || typeof ep !== "number" || typeof ed !== "number") return undefined;
  return er < least ? undefined : { er, ep, ed };
}

function pathOf(
  { puzzle, solution }: GeneratedPuzzle,
  form: string,
  { paths, wrong }: DatasetFlags,
  techniques: Techniques,
): Pick<PuzzleRecord, "steps" | "wrong"> {
  if (paths !== true) return {};
  const { steps } = findPath(parse(puzzle), techniques);
  return {
    steps: steps.map(stepRecord),
    ...(wrong !== undefined && { wrong: wrongSteps(steps, solution, form, wrong) }),
  };
}

function stepRecord({ board, finding }: Step): StepRecord {
  const { technique, assumes, eliminations, placements, reason, lemmas, counts, marks, text } = finding;
  return {
    board: format(board, "url"),
    technique,
    ...(assumes && { assumes }),
    eliminations,
    placements,
    facts: reason,
    ...(lemmas && { lemmas }),
    ...(counts && { counts }),
    marks,
    text,
  };
}
