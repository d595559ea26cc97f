import { notForLayout } from "@wings/core/host";

/** The order in which a name of a layout has its parts, behind a jigsaw. */
const ORDER: readonly string[] = ["x", "windoku", "disjoint", "anti-knight", "anti-king"];

/** The parts of a layout's name. Throws for a layout that only its own program knows. */
export function partsOf(name = ""): readonly string[] {
  const parts = name === "" ? [] : name.split("+");
  if (parts.some((part) => !part.startsWith("jigsaw:") && !ORDER.includes(part)))
    throw notForLayout("a link with the rules of a board", name);
  return parts;
}

/** The number of the box of a cell, from 0. */
export const boxAt = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** The regions of the cells as letters, in the order of their first cells. */
export function regionLetters(regions: readonly unknown[]): string {
  const order = [...new Set(regions)];
  return regions.map((region) => "ABCDEFGHI"[order.indexOf(region)]).join("");
}

const BOXES = regionLetters(Array.from({ length: 81 }, (_, cell) => boxAt(cell)));

/** A layout by its parts: `classic` for none. */
export const joinedName = (regions: string, parts: ReadonlySet<string>): string =>
  [...(regions === BOXES ? [] : [`jigsaw:${regions}`]), ...ORDER.filter((part) => parts.has(part))].join("+") ||
  "classic";

/**
 * The name that a layout has, from one that people may have typed: `anti-knight+X` is `x+anti-knight`. One with parts that no layout has
 * stays as it is, for the error.
 */
export function tidyName(text: string): string {
  const parts = text.toLowerCase().split("+");
  const maps = parts.filter((part) => part.startsWith("jigsaw:")).map((part) => [...part.slice("jigsaw:".length)]);
  const others = parts.filter((part) => part !== "classic" && !part.startsWith("jigsaw:"));
  const isKnown = others.every((part) => ORDER.includes(part)) && maps.length < 2;
  const isMap = maps.every((map) => map.length === 81 && new Set(map).size === 9);
  if (!isKnown || !isMap) return text;
  return joinedName(maps.length === 0 ? BOXES : regionLetters(maps[0]), new Set(others));
}
