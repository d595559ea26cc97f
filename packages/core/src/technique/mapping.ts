import type { Digit } from "../board/numbers.js";
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

const same = (digit: Digit): number => digit;

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

/** What a field holds, and how many lists deep: by the kind of a field of a pattern, or the name of a field of a mark or a value. */
const LAYOUTS: Readonly<Record<string, readonly [of: keyof Mapping, depth: number]>> = {
  cell: ["cell", 0],
  cells: ["cell", 1],
  set: ["cell", 1],
  region: ["cell", 1],
  sets: ["cell", 2],
  digit: ["digit", 0],
  digits: ["digit", 1],
  house: ["house", 0],
  houses: ["house", 1],
  candidate: ["candidate", 0],
  candidates: ["candidate", 1],
  eliminations: ["candidate", 1],
  placements: ["candidate", 1],
  from: ["candidate", 1],
  to: ["candidate", 1],
  nodes: ["candidate", 2],
  links: ["fact", 2],
};

/** A mark or a value with everything in the known fields replaced; other fields stay. */
export function mapRecord(record: object, mapping: Mapping): object {
  const mapped: Record<string, unknown> = {};
  for (const field in record) {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    mapped[field] = value === undefined || !(field in LAYOUTS) ? value : mapField(value, field, mapping);
  }
  return mapped;
}

/** The content of one field, replaced. */
export function mapField(value: unknown, kind: string, mapping: Mapping): unknown {
  const [of, depth] = LAYOUTS[kind];
  return deep(value, depth, mapping[of] as (value: unknown) => unknown);
}

function deep(value: unknown, depth: number, map: (value: unknown) => unknown): unknown {
  if (depth === 0) return map(value);
  const list = value as readonly unknown[];
  const mapped = new Array<unknown>(list.length);
  for (let i = 0; i < list.length; i++) mapped[i] = deep(list[i], depth - 1, map);
  return mapped;
}
