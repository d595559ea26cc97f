import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { type CellName, candidateOf, cellName } from "../board/notation.js";
import { type NamedCount, nameCount } from "../proof/counts.js";
import { type NamedFact, nameFact } from "../proof/facts.js";
import { type NamedLemma, nameLemma } from "../proof/reason.js";
import { type Explained, explain } from "./explain.js";
import { type Hit, eliminationsOf } from "./hit.js";
import { NAME } from "./mapping.js";
import { type NamedMark, mapMark } from "./mark.js";
import { type NamedPattern, type PatternShape, namePattern } from "./pattern.js";
import type { Assumption, Technique } from "./technique.js";
import { nameData } from "./value.js";

/** The version of the JSON of findings. */
export const SCHEMA = 1;

/** The fields of a finding. It is plain JSON: cells are `r1c1`, candidates `r1c1#4`, houses `r1`, `c1` or `b1`. */
export interface FindingJson<S extends PatternShape = PatternShape, Id extends string = string> {
  /** The version of this form: `SCHEMA`. */
  readonly schema: number;
  /** The id of the technique that found it. */
  readonly technique: Id;
  /** What people call the technique. */
  readonly name: string;
  /** How large the pattern is: the smallest finding is the one with the least size. */
  readonly size: number;
  /** What the puzzle must fulfill for the finding to be right. */
  readonly assumes?: Assumption | undefined;
  /** What leaves its cell. */
  readonly eliminations: readonly CellDigit<CellName>[];
  /** What is placed. */
  readonly placements: readonly CellDigit<CellName>[];
  /** What was recognized, in the technique's own fields. */
  readonly pattern: NamedPattern<S>;
  /** The facts that it follows from; empty where there are lemmas or counts. */
  readonly reason: readonly NamedFact[];
  /** The lemmas that it follows from, for long proofs. */
  readonly lemmas?: readonly NamedLemma[] | undefined;
  /** The counts that it follows from, for arguments that add up. */
  readonly counts?: readonly NamedCount[] | undefined;
  /** What to draw, with the roles `eliminated` and `placed` added. */
  readonly marks: readonly NamedMark[];
  /** The explanations, as templates and data. */
  readonly message: Explained["message"];
  /** The long form in English. */
  readonly text: string;
}

/** What a technique found. Its words, marks and reason are made when they are first read. */
export interface Finding<S extends PatternShape = PatternShape, Id extends string = string> extends FindingJson<S, Id> {
  /** All fields, as plain JSON. */
  toJSON(): FindingJson<S, Id>;
}

/** The findings of a technique, with its id and the type of its pattern. */
export type FindingOf<T extends Technique> = T extends unknown ? Finding<T["meta"]["pattern"], T["id"]> : never;

/** All of a hit in words. Programs call `describeGuarded`. The board must still be as it was when the hit was found. */
export function describeHit(technique: Technique, board: Board, hit: Hit): FindingJson {
  const { id, meta } = technique;
  const pattern = hit.pattern as never;
  const eliminations = eliminationsOf(hit);
  const { placements } = hit;
  const reason = technique.reason(pattern, board);
  const data = nameData({
    ...technique.data(pattern, board),
    outcome: { eliminations: eliminations.map(toCandidate), placements: placements.map(toCandidate) },
  });
  const marks = technique.marks(pattern, board).map((mark) => mapMark(mark, NAME) as NamedMark);
  for (const { cell, digit } of eliminations) marks.push({ role: "eliminated", cell: cellName(cell), digits: [digit] });
  for (const { cell, digit } of placements) marks.push({ role: "placed", cell: cellName(cell), digits: [digit] });
  const message = { ...technique.message, data };
  return {
    schema: SCHEMA,
    technique: id,
    name: meta.name,
    size: hit.size,
    ...(meta.assumes && { assumes: meta.assumes }),
    eliminations: eliminations.map(named),
    placements: placements.map(named),
    pattern: namePattern(id, meta.pattern, pattern),
    reason: Array.isArray(reason) ? reason.map(nameFact) : [],
    ...("lemmas" in reason && { lemmas: reason.lemmas.map(nameLemma) }),
    ...("counts" in reason && { counts: reason.counts.map(nameCount) }),
    marks,
    message,
    text: explain({ technique: id, message }),
  };
}

const toCandidate = ({ cell, digit }: CellDigit): number => candidateOf(cell, digit);
const named = ({ cell, digit }: CellDigit): CellDigit<CellName> => ({ cell: cellName(cell), digit });
