import type { Data, House, Value } from "@wings/core/author";
import type { Tables } from "./tables.js";

/** What people call a house. Languages have these among their `words`. */
const HOUSE_WORDS = {
  row: "row {n}",
  column: "column {n}",
  box: "box {n}",
  region: "region {n}",
  diagonal: "diagonal {n}",
  window: "window {n}",
} as const;

type Kind = keyof typeof HOUSE_WORDS;
const KINDS: readonly Kind[] = ["row", "column", "box", "diagonal", "window"];

/** The kind of a house: the key of its word. */
export const kindOf = ({ hasBoxes }: Pick<Tables, "hasBoxes">, house: House): Kind =>
  house > 17 && house < 27 && !hasBoxes ? "region" : KINDS[Math.floor(house / 9)];

/** Whether languages have a word for it anyway. */
export const isClassic = (tables: Pick<Tables, "hasBoxes">, house: House): boolean =>
  house < (tables.hasBoxes ? 27 : 18);

/** `region {n}`. */
export const wordOfHouse = (tables: Tables, house: House): string => HOUSE_WORDS[kindOf(tables, house)];

/** A house in a message. Lines and boxes have their words in each language; those of other houses are parts of the message. */
function houseValue(tables: Tables, house: House): Value {
  if (isClassic(tables, house)) return { house };
  return { part: `${kindOf(tables, house)} n`, data: { n: (house % 9) + 1 } };
}

/** The same data with each house as `houseValue` has it. */
export const withHouses = (tables: Tables, data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([slot, value]) => [slot, withHousesIn(tables, value)]));

function withHousesIn(tables: Tables, value: Value): Value {
  if (typeof value !== "object") return value;
  if ("part" in value) return { ...value, data: withHouses(tables, value.data) };
  if ("list" in value) return { ...value, list: value.list.map((each) => withHousesIn(tables, each)) };
  if ("house" in value) return houseValue(tables, value.house);
  if ("houses" in value)
    return { ...(value.join && { join: value.join }), list: value.houses.map((house) => houseValue(tables, house)) };
  return value;
}

/** The parts that `houseValue` needs. */
export const HOUSE_PARTS: Readonly<Record<string, string>> = {
  "region n": HOUSE_WORDS.region,
  "diagonal n": HOUSE_WORDS.diagonal,
  "window n": HOUSE_WORDS.window,
};
