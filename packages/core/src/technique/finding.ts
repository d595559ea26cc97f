import { cellsOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { named } from "../board/names.js";
import { type CellName, cellName, cellsName } from "../board/notation.js";
import { type NamedFact, nameFact } from "../proof/reason.js";
import { type Hit, eliminationsOf, forEachElimination } from "./hit.js";
import type { Mark, NamedMark } from "./mark.js";
import { type Data, fill } from "./message.js";
import { type NamedPattern, type PatternShape, namePattern } from "./pattern.js";
import type { Technique } from "./technique.js";

/** The version of the JSON of findings. */
export const SCHEMA = 1;

/** What a technique found, in full and in words. It is plain JSON: cells are `r1c1`, houses `r1`, `c1` or `b1`. */
export interface Finding<S extends PatternShape = PatternShape> {
  /** The version of this form: `SCHEMA`. */
  readonly schema: number;
  /** The id of the technique that found it. */
  readonly technique: string;
  /** What leaves its cell. */
  readonly eliminations: readonly CellDigit<CellName>[];
  /** What is placed. */
  readonly placements: readonly CellDigit<CellName>[];
  /** What was recognised, in the technique's own fields. */
  readonly pattern: NamedPattern<S>;
  /** The facts that it follows from: `prove` needs nothing else. */
  readonly reason: readonly NamedFact[];
  /** What to draw, with the roles `eliminated` and `placed` added. */
  readonly marks: readonly NamedMark[];
  /** What is said of it, as templates and what fills them: for telling it in another language. `template` is the long form. */
  readonly message: { readonly template: string; readonly short: string; readonly vague: string; readonly data: Data };
  /** The long form, filled. */
  readonly text: string;
}

/** The findings of a technique, with its pattern's type. */
export type FindingOf<T extends Technique> = T extends Technique<infer S> ? Finding<S> : never;

/** Tells a hit in full. The board must still be as it was when the hit was found. */
export function findingOf<S extends PatternShape>(technique: Technique<S>, board: Board, hit: Hit): Finding<S> {
  const pattern = hit.pattern as Parameters<Technique<S>["reason"]>[0];
  const { long, short, vague } = technique.message;
  const eliminations = eliminationsOf(hit);
  const { placements } = hit;
  const targets = cellsName([...eliminations, ...placements].map(({ cell }) => cell));
  const data = { ...technique.data(pattern, board), targets, outcome: outcomeName(hit) };
  const changed = (role: string, changes: readonly CellDigit[]): Mark[] =>
    changes.map(({ cell, digit }) => ({ role, cell, digits: [digit] }));
  return {
    schema: SCHEMA,
    technique: technique.id,
    eliminations: eliminations.map(named),
    placements: placements.map(named),
    pattern: namePattern(technique.id, technique.meta.pattern, pattern),
    reason: technique.reason(pattern, board).map(nameFact),
    marks: [
      ...technique.marks(pattern, board),
      ...changed("eliminated", eliminations),
      ...changed("placed", placements),
    ].map(named),
    message: { template: long, short, vague, data },
    text: fill(long, data),
  } as Finding<S>;
}

/** What changes, digit by digit: `r23c6≠4 r9c1≠7`, or `r4c4=5`. */
function outcomeName(hit: Hit): string {
  const parts = hit.placements.map(({ cell, digit }) => `${cellName(cell)}=${digit}`);
  forEachElimination(hit, (digit, w0, w1, w2) => parts.push(`${cellsName(cellsOf(w0, w1, w2))}≠${digit}`));
  return parts.join(", ");
}
