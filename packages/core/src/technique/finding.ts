import { cellsOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { named } from "../board/names.js";
import { type CellName, cellName, cellsName } from "../board/notation.js";
import { spellCells, spellList } from "../board/spell.js";
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
  /** The three message templates, and the data that fills them. */
  readonly message: { readonly long: string; readonly short: string; readonly vague: string; readonly data: Data };
  /** The long message, filled. */
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
  const data = { ...technique.data(pattern, board), action: actionOf(hit), outcome: outcomeName(hit) };
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
    message: { long, short, vague, data },
    text: fill(long, data),
  } as Finding<S>;
}

/** What to do, in words: `remove 2 and 5 from r8c5 and r8c6; remove 7 from r9c1`, or `place 5 in r4c4`. */
function actionOf(hit: Hit): string {
  const parts = hit.placements.map(({ cell, digit }) => `place ${digit} in ${cellName(cell)}`);
  const byCells = new Map<string, number[]>();
  forEachElimination(hit, (digit, w0, w1, w2) => {
    const cells = spellCells(cellsOf(w0, w1, w2));
    byCells.set(cells, [...(byCells.get(cells) ?? []), digit]);
  });
  for (const [cells, digits] of byCells) parts.push(`remove ${spellList(digits)} from ${cells}`);
  return parts.join("; ");
}

/** What changes, digit by digit: `r23c6≠4 r9c1≠7`, or `r4c4=5`. */
function outcomeName(hit: Hit): string {
  const parts = hit.placements.map(({ cell, digit }) => `${cellName(cell)}=${digit}`);
  forEachElimination(hit, (digit, w0, w1, w2) => parts.push(`${cellsName(cellsOf(w0, w1, w2))}≠${digit}`));
  return parts.join(", ");
}
