import {
  type Board,
  type CellDigit,
  type FieldKind,
  type Hit,
  type Mark,
  type Pattern,
  type Technique,
  cellName,
  eliminationsOf,
  houseName,
} from "@wings/core";
import { type Outcome, outcomeOf } from "./outcome.js";

/** How a symmetry, or none, carries what findings are made of. */
interface Mapping {
  cell(this: void, cell: number): number;
  digit(this: void, digit: number): number;
  house(this: void, house: number): number;
}

const IDENTITY: Mapping = { cell: (cell) => cell, digit: (digit) => digit, house: (house) => house };

/** What a technique or a reference found, as far as it is compared. */
export interface Found {
  readonly pattern: Readonly<Record<string, unknown>>;
  /** A reference gives none. */
  readonly size?: number;
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

export const foundOf = (hit: Hit): Found => ({
  pattern: hit.pattern,
  size: hit.size,
  eliminations: eliminationsOf(hit),
  placements: hit.placements,
});

/**
 * Each role with its cells and houses, and the outcome, as one text in which the order of things makes no difference. Links
 * are left out: between groups of cells a technique may draw them from any of the cells.
 */
export function normalize(technique: Technique, board: Board, found: Found, by: Mapping = IDENTITY): string {
  return [
    ...parts(technique, board, found, by).map(([name, items]) => `${name} ${items}`),
    outcome(found, by).join(" "),
  ]
    .sort()
    .join(", ");
}

/** The same without the names of the roles. */
export function normalizeWithoutRoles(
  technique: Technique,
  board: Board,
  found: Found,
  by: Mapping = IDENTITY,
): string {
  return [...parts(technique, board, found, by).map(([, items]) => items), outcome(found, by).join(" ")]
    .sort()
    .join(", ");
}

function outcome({ eliminations, placements }: Found, by: Mapping): Outcome {
  const carried = ({ cell, digit }: CellDigit): CellDigit => ({ cell: by.cell(cell), digit: by.digit(digit) });
  return outcomeOf(eliminations.map(carried), placements.map(carried));
}

/**
 * What makes two findings the same: their traits, and the values of their patterns with their kinds, in whatever fields and
 * order they stand.
 */
export const findingKey = (technique: Technique, board: Board, found: Found): string =>
  `${patternValues(technique, found)}: ${normalize(technique, board, found)}`;

/** What the pattern holds (c: cells, h: houses, d: digits), in whatever fields and order it stands. */
export function patternValues({ meta }: Technique, { pattern }: Found, by: Mapping = IDENTITY): string {
  const values = Object.entries(meta.pattern).map(([field, kind]) => kind[0] + valueOf(pattern[field], kind, by));
  return values.sort().join(" ");
}

/** What each field of a pattern holds: lists in any order. */
export const patternFields = ({ meta }: Technique, { pattern }: Found): string =>
  Object.entries(meta.pattern)
    .map(([field, kind]) => `${field} ${valueOf(pattern[field], kind, IDENTITY)}`)
    .join(", ");

/** The value of a field, a list in ascending order. */
function valueOf(value: unknown, kind: FieldKind, by: Mapping): string {
  const carry = { c: by.cell, d: by.digit, h: by.house }[kind[0] as "c" | "d" | "h"];
  return Array.isArray(value)
    ? (value as number[])
        .map(carry)
        .sort((a, b) => a - b)
        .join()
    : String(carry(value as number));
}

/** What is marked, by role: the role's name and everything that has it. */
function parts(technique: Technique, board: Board, { pattern }: Found, by: Mapping): [name: string, items: string][] {
  const groups = new Map<string, Set<string>>();
  for (const mark of technique.marks(pattern as Pattern, board)) {
    if ("link" in mark) continue;
    groups.set(mark.role, (groups.get(mark.role) ?? new Set()).add(item(mark, by)));
  }
  return Array.from(groups, ([role, items]) => [
    kindOf(technique.meta.roles[role] ?? role),
    [...items].sort().join(" "),
  ]);
}

/**
 * Parts that may change places, like set A and set B, are of one kind: their words in `roles` are the same but for a
 * letter or number at the end.
 */
const kindOf = (word: string): string => word.replace(/ ([A-Z]|\d)$/, "");

/** A mark in words. */
function item(mark: Exclude<Mark, { readonly link: unknown }>, by: Mapping): string {
  if ("house" in mark) return houseName(by.house(mark.house)) + (mark.digit ? `#${by.digit(mark.digit)}` : "");
  const digits = (mark.digits ?? []).map((digit) => by.digit(digit)).sort();
  return cellName(by.cell(mark.cell)) + (digits.length === 0 ? "" : `#${digits.join("")}`);
}

/** What only one of two lists has: each text as often as it is there more often. */
export function difference(a: readonly string[], b: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of b) left.set(text, (left.get(text) ?? 0) + 1);
  return a.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
