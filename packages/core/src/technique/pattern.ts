import type { Cell, Digit, House } from "../board/numbers.js";
import type { CandidateName, CellName, HouseName } from "../board/notation.js";
import { badPattern } from "../errors.js";
import type { Fact, NamedFact } from "../proof/facts.js";
import { type Mapping, NAME, READ, mapField } from "./mapping.js";

/**
 * What a field of a pattern means. A technique declares it once. From it come the TypeScript types, the JSON, the
 * comparison of two patterns and their image under a symmetry.
 *
 * - `cell`, `digit`, `house`, and lists of them: `cells`, `digits`, `houses`;
 * - `sets`: a list of lists of cells, such as petals or a chain of sets;
 * - `nodes`: a list of nodes, each a list of candidates;
 * - `links`: for each strong link the facts that it rests on.
 *
 * Lists keep their order and their repeats.
 */
export type FieldKind = "cell" | "cells" | "digit" | "digits" | "house" | "houses" | "sets" | "nodes" | "links";
/** The fields of a pattern, each with what it means. */
export type PatternShape = Readonly<Record<string, FieldKind>>;

interface RawFields {
  cell: Cell;
  cells: readonly Cell[];
  digit: Digit;
  digits: readonly Digit[];
  house: House;
  houses: readonly House[];
  sets: readonly (readonly number[])[];
  nodes: readonly (readonly number[])[];
  links: readonly (readonly Fact[])[];
}
interface NamedFields {
  cell: CellName;
  cells: readonly CellName[];
  digit: Digit;
  digits: readonly Digit[];
  house: HouseName;
  houses: readonly HouseName[];
  sets: readonly (readonly CellName[])[];
  nodes: readonly (readonly CandidateName[])[];
  links: readonly (readonly NamedFact[])[];
}

/** A pattern as finders make it: cells 0..80, houses 0..26, digits 1..9, candidates `cell * 9 + digit - 1`. */
export type Pattern<S extends PatternShape = PatternShape> = { readonly [F in keyof S]: RawFields[S[F]] };
/** A pattern as findings carry it, with names in place of numbers. It is plain JSON. */
export type NamedPattern<S extends PatternShape = PatternShape> = { readonly [F in keyof S]: NamedFields[S[F]] };

/** The same pattern with names in place of numbers. Missing or extra fields are a coded error. */
export const namePattern = <S extends PatternShape>(
  technique: string,
  shape: S,
  pattern: Pattern<S>,
): NamedPattern<S> => mapPattern(technique, shape, pattern, NAME) as NamedPattern<S>;

/** The way back from `namePattern`. */
export const readPattern = <S extends PatternShape>(
  technique: string,
  shape: S,
  pattern: NamedPattern<S>,
): Pattern<S> => mapPattern(technique, shape, pattern, READ) as Pattern<S>;

/** A pattern with each cell, digit, house, candidate and fact replaced: by its name, or by its image under a symmetry. */
export function mapPattern(technique: string, shape: PatternShape, pattern: object, mapping: Mapping): object {
  const mapped: Record<string, unknown> = {};
  const fields = Object.keys(shape);
  const seen = Object.keys(pattern);
  if (seen.length !== fields.length || fields.some((field, i) => field !== seen[i]))
    throw badPattern(technique, seen.join(), fields.join());
  for (const field of fields)
    mapped[field] = mapField((pattern as Record<string, unknown>)[field], shape[field], mapping);
  return mapped;
}

/** A copy of a pattern that later changes of its arrays can't reach. */
export function copyPattern(pattern: object): Pattern {
  const copy: Record<string, unknown> = { ...pattern };
  for (const field in copy) if (Array.isArray(copy[field])) copy[field] = copyList(copy[field]);
  return copy as Pattern;
}

const copyList = (list: readonly unknown[]): readonly unknown[] =>
  Array.isArray(list[0]) ? list.map((each) => copyList(each as readonly unknown[])) : list.slice();
