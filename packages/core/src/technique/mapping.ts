import { candidateName, cellName, houseName, parseCandidate, parseCell, parseHouse } from "../board/notation.js";
import { nameFact, readFact } from "../proof/facts.js";

/** What replaces each cell, digit, house, candidate and fact: its name, its number, or its image under a symmetry. */
export interface Mapping {
  /** 0 to 80, or `r1c1`. */
  readonly cell: (cell: never) => unknown;
  /** 1 to 9. */
  readonly digit: (digit: never) => unknown;
  /** 0 to 26, or `r1`, `c1`, `b1`. */
  readonly house: (house: never) => unknown;
  /** `cell * 9 + digit - 1`, or `r1c1#4`. */
  readonly candidate: (candidate: never) => unknown;
  /** A fact in numbers, or with names. */
  readonly fact: (fact: never) => unknown;
}

const same = (digit: number): number => digit;

/** From numbers to names: `r1c1`, `r1`, `r1c1#4`. */
export const NAME: Mapping = {
  cell: cellName,
  digit: same,
  house: houseName,
  candidate: candidateName,
  fact: nameFact,
};
/** From names to numbers. */
export const READ: Mapping = {
  cell: parseCell,
  digit: same,
  house: parseHouse,
  candidate: parseCandidate,
  fact: readFact,
};

/** What a field holds, and how many lists deep. */
export type Layout = readonly [of: keyof Mapping, depth: number];

/** A record with everything in the known fields replaced; other fields stay. */
export function mapRecord(record: object, layouts: Readonly<Record<string, Layout>>, mapping: Mapping): object {
  const mapped: Record<string, unknown> = {};
  for (const field in record) {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    const layout = layouts[field] as Layout | undefined;
    mapped[field] = layout === undefined || value === undefined ? value : mapField(value, layout, mapping);
  }
  return mapped;
}

/** The content of one field, replaced. */
export const mapField = (value: unknown, [of, depth]: Layout, mapping: Mapping): unknown =>
  deep(value, depth, mapping[of] as (value: unknown) => unknown);

function deep(value: unknown, depth: number, map: (value: unknown) => unknown): unknown {
  if (depth === 0) return map(value);
  const list = value as readonly unknown[];
  const mapped = new Array<unknown>(list.length);
  for (let i = 0; i < list.length; i++) mapped[i] = deep(list[i], depth - 1, map);
  return mapped;
}
