import type { Digit } from "../board/numbers.js";
import type { CandidateName, CellName, HouseName } from "../board/notation.js";
import { type Mapping, NAME, mapRecord } from "./mapping.js";

/** How a list is joined: `r1c1, r2c2 and r3c3`, `1 or 2`, one sentence after another, or with nothing in between. */
export type Join = (typeof JOINS)[number];
export const JOINS = ["and", "or", "space", "none"] as const;

/**
 * A piece of data for a message: what it is, not how a language says it. A formatter turns it into text.
 *
 * | value                      | long form              | short form   |
 * | -------------------------- | ---------------------- | ------------ |
 * | a number or a text         | as it is               | as it is     |
 * | `cell`, `cells`            | r8c5, r8c6 and r9c2    | r8c56 r9c2   |
 * | `house`, `houses`          | row 8 and column 2     | r8 and c2    |
 * | `digits`                   | 2, 5 and 9             | 2/5/9        |
 * | `candidate`, `candidates`  | 4 in r1c5 and r1c6     | (4)r1c56     |
 * | `set` with its `digits`    | r1c78 with 1, 2 and 9  | r1c78 #129   |
 * | `region`                   | upper half             | upper half   |
 * | `list`                     | joined, each formatted | the same     |
 * | `part` with its `data`     | a template of `parts`  | the same     |
 */
export type Value<Cell = number, House = number, Candidate = number> =
  | number
  | string
  | { readonly cell: Cell }
  | { readonly cells: readonly Cell[]; readonly join?: Join }
  | { readonly house: House }
  | { readonly houses: readonly House[]; readonly join?: Join }
  | { readonly digits: readonly Digit[]; readonly join?: Join }
  | { readonly candidate: Candidate }
  | { readonly candidates: readonly Candidate[]; readonly join?: Join }
  | { readonly set: readonly Cell[]; readonly digits: readonly Digit[] }
  | { readonly region: readonly Cell[] }
  | { readonly list: readonly Value<Cell, House, Candidate>[]; readonly join?: Join }
  | { readonly part: string; readonly data: Data<Cell, House, Candidate> }
  | { readonly eliminations: readonly Candidate[]; readonly placements: readonly Candidate[] };

/** The values that fill the `{slots}` of a message. */
export type Data<Cell = number, House = number, Candidate = number> = Readonly<
  Record<string, Value<Cell, House, Candidate>>
>;

/** Data as findings carry it, with names in place of numbers. It is plain JSON. */
export type NamedValue = Value<CellName, HouseName, CandidateName>;
/** Data as findings carry it: the values by slot. */
export type NamedData = Data<CellName, HouseName, CandidateName>;

/** The same data with names in place of numbers. */
export const nameData = (data: Data): NamedData => mapData(data, NAME) as NamedData;

/** Data with each cell, house, digit and candidate replaced: by its name, or by its image under a symmetry. */
export function mapData(data: Data, mapping: Mapping): object {
  const mapped: Record<string, unknown> = {};
  for (const slot in data) mapped[slot] = mapValue(data[slot], mapping);
  return mapped;
}

function mapValue(value: Value, mapping: Mapping): unknown {
  if (typeof value !== "object") return value;
  if ("list" in value) return { ...value, list: value.list.map((item) => mapValue(item, mapping)) };
  if ("part" in value) return { ...value, data: mapData(value.data, mapping) };
  return mapRecord(value, mapping);
}
