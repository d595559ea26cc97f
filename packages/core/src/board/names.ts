import { cellName, houseName, parseCell, parseHouse } from "./notation.js";

/** What the fields of facts, marks and changes mean, where they are cells or houses. */
const KINDS = { cell: "c", from: "c", to: "c", house: "h" };

/** A record (a fact, a mark, a cell and a digit) with cells and houses by name. */
export const named = (record: object): object => withNames(record, KINDS);

/** The way back from `named`. */
export const numbered = (record: object): object => withNumbers(record, KINDS);

/** A record with names in place of the cells and houses, of which `kinds` tells the fields: one in a field or several. */
export const withNames = (record: object, kinds: Kinds): object => convert(record, kinds, cellName, houseName);

/** The way back from `withNames`. */
export const withNumbers = (record: object, kinds: Kinds): object => convert(record, kinds, parseCell, parseHouse);

type Kinds = Readonly<Record<string, string>>;
type Convert = (value: never) => unknown;

function convert(record: object, kinds: Kinds, cell: Convert, house: Convert): object {
  const result = { ...record } as Record<string, unknown>;
  for (const field in result) {
    const value = result[field];
    const kind = kinds[field]?.[0];
    const one = kind === "c" ? cell : kind === "h" && house;
    if (one) result[field] = Array.isArray(value) ? value.map((each) => one(each as never)) : one(value as never);
  }
  return result;
}
