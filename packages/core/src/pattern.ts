import { badPattern } from "./errors.js";
import { type CellName, type HouseName, cellName, houseName, parseCell, parseHouse } from "./notation.js";

/**
 * What the fields of a pattern mean. A technique declares it once; from it come the TypeScript types, the JSON, the
 * comparison of two patterns and their image under a symmetry.
 */
export type FieldKind = "cell" | "cells" | "digit" | "digits" | "house" | "houses";
export type PatternShape = Readonly<Record<string, FieldKind>>;

type RawField<K extends FieldKind> = K extends "cell" | "digit" | "house" ? number : readonly number[];
type NamedField<K extends FieldKind> = K extends "cell"
  ? CellName
  : K extends "cells"
    ? readonly CellName[]
    : K extends "house"
      ? HouseName
      : K extends "houses"
        ? readonly HouseName[]
        : RawField<K>;

/** A pattern as finders make it: cells 0..80, houses 0..26, digits 1..9. */
export type Pattern<S extends PatternShape = PatternShape> = { readonly [F in keyof S]: RawField<S[F]> };
/** A pattern as findings carry it: cells and houses by name. It is plain JSON. */
export type NamedPattern<S extends PatternShape = PatternShape> = { readonly [F in keyof S]: NamedField<S[F]> };

const toName = { c: cellName, h: houseName, d: (digit: number): number => digit };
const fromName = { c: parseCell, h: parseHouse, d: Number };

/** The same pattern with names in place of numbers. Missing or extra fields are a coded error. */
export const namePattern = <S extends PatternShape>(
  technique: string,
  shape: S,
  pattern: Pattern<S>,
): NamedPattern<S> => convert(technique, shape, pattern, toName) as NamedPattern<S>;

/** The way back from `namePattern`. */
export const readPattern = <S extends PatternShape>(
  technique: string,
  shape: S,
  pattern: NamedPattern<S>,
): Pattern<S> => convert(technique, shape, pattern, fromName) as Pattern<S>;

type Converters = Record<"c" | "h" | "d", (value: never) => unknown>;

function convert(
  technique: string,
  shape: PatternShape,
  pattern: Readonly<Record<string, unknown>>,
  by: Converters,
): object {
  const fields = Object.keys(shape);
  const seen = Object.keys(pattern);
  if (seen.join() !== fields.join()) throw badPattern(technique, fields, seen);
  const result: Record<string, unknown> = {};
  for (const field of fields) {
    const one = by[shape[field][0] as "c" | "h" | "d"] as (value: unknown) => unknown;
    const value = pattern[field];
    result[field] = Array.isArray(value) ? value.map((item) => one(item)) : one(value);
  }
  return result;
}
