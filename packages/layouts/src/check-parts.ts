import type { Cell } from "@wings/core/author";
import { badArgument } from "@wings/core/host";
import { CELLS } from "./boxes.js";
import type { Relation } from "./constraints.js";
import type { LayoutParts } from "./make-layout.js";

/** Houses are bits of a set: rows, columns and regions, and at most five more. */
export const MOST_FURTHER = 5;

/** The numbers of diagonals and windows. */
const FURTHER = [27, 28, 36, 37, 38, 39];
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Throws where no layout can be made of these parts. */
export function checkParts(parts: LayoutParts): void {
  const { name, regions, houses = new Map<number, readonly Cell[]>(), relations = [] } = Object(parts) as LayoutParts;
  if (typeof name !== "string" || name === "") throw badArgument(name, "the name of a layout");
  if (regions !== undefined && !isRegionMap(regions))
    throw badArgument(regions, "regions: 81 numbers, nine of each from 0 to 8");
  if (!isHouseMap(houses)) throw badArgument(houses, `a map of at most ${MOST_FURTHER} houses`);
  for (const [house, cells] of houses) {
    if (!FURTHER.includes(house)) throw badArgument(house, `a house of ${FURTHER.join(", ")}`);
    if (!isNine(cells)) throw badArgument(cells, `nine cells of house ${house}`);
  }
  if (!isList(relations) || ![...relations].every(isRelation))
    throw badArgument(relations, "relations: { isPeer, word }");
}

const isHouseMap = (houses: unknown): boolean => houses instanceof Map && houses.size <= MOST_FURTHER;
const isList = (list: unknown): list is readonly unknown[] => Array.isArray(list);

const isRegionMap = (regions: readonly number[] | null): boolean =>
  regions?.length === 81 && NINE.every((region) => CELLS.filter((cell) => regions[cell] === region).length === 9);

const isNine = (cells: unknown): boolean =>
  isList(cells) &&
  cells.length === 9 &&
  new Set(cells).size === 9 &&
  // A hole is no cell, and every would skip it.
  [...cells].every((cell) => (CELLS as readonly unknown[]).includes(cell));

function isRelation(relation: unknown): boolean {
  const { isPeer, word } = Object(relation) as Partial<Relation>;
  return typeof isPeer === "function" && typeof word === "string";
}
