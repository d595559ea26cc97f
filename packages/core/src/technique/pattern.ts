import { withNames, withNumbers } from "../board/names.js";
import type { CellName, HouseName } from "../board/notation.js";
import { badPattern } from "../errors.js";

/**
 * What the fields of a pattern mean. A technique declares it once; from it come the TypeScript types, the JSON, the
 * comparison of two patterns and their image under a symmetry.
 */
export type FieldKind = "cell" | "cells" | "digit" | "digits" | "house" | "houses";
/** The fields of a pattern, each with what it means. */
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

/** The same pattern with names in place of numbers. Missing or extra fields are a coded error. */
export const namePattern = <S extends PatternShape>(
  technique: string,
  shape: S,
  pattern: Pattern<S>,
): NamedPattern<S> => withNames(checkedPattern(technique, shape, pattern), shape) as NamedPattern<S>;

/** The way back from `namePattern`. */
export const readPattern = <S extends PatternShape>(
  technique: string,
  shape: S,
  pattern: NamedPattern<S>,
): Pattern<S> => withNumbers(checkedPattern(technique, shape, pattern), shape) as Pattern<S>;

function checkedPattern(technique: string, shape: PatternShape, pattern: object): object {
  const expected = Object.keys(shape).join();
  const seen = Object.keys(pattern).join();
  if (seen !== expected) throw badPattern(technique, seen, expected);
  return pattern;
}
