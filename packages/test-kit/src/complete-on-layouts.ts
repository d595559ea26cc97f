import type { Board, Technique } from "@wings/core";
import { random } from "@wings/generate/random";
import { jigsawMap, layoutOf } from "@wings/layouts";
import { type Reference, complete } from "@wings/testing";
import { boards, seed } from "./depth.js";
import { positions } from "./layout-positions.js";

/** A layout of each kind. */
export const LAYOUT_NAMES = [
  ..."x windoku anti-knight anti-king disjoint".split(" "),
  `jigsaw:${jigsawMap(random(seed(5)))}`,
];

const made = new Map<string, readonly Board[]>();

/** Boards of a layout with so many digits: all techniques get the same ones. */
export function layoutBoards(name: string, count: number, shown: number): readonly Board[] {
  const key = `${name} ${count} ${shown}`;
  const list = made.get(key) ?? positions(layoutOf(name)!, seed(6), count, shown).map(({ board }) => board);
  made.set(key, list);
  return list;
}

interface Options {
  readonly few?: number;
  readonly many?: number;
  /** How many digits are on the boards. */
  readonly shown?: number;
  readonly layouts?: readonly string[];
}

/**
 * Checks that a technique finds on boards of each layout what its reference finds, where the reference asks `geometryOf(board)`.
 * One that needs boxes is not tried on a jigsaw. Returns how many findings were compared.
 */
export function completeOnLayouts(
  technique: Technique,
  reference: Reference,
  { few = 2, many = 2000, shown = 42, layouts = LAYOUT_NAMES }: Options = {},
): number {
  let findings = 0;
  for (const name of layouts) {
    if (technique.meta.needs === "boxes" && name.startsWith("jigsaw")) continue;
    try {
      findings += complete(technique, reference, {
        boards: layoutBoards(name, boards(few, many), shown),
        least: 0,
      }).findings;
    } catch (error) {
      throw new Error(`On a board of the layout ${name}: ${String(error)}`, { cause: error });
    }
  }
  return findings;
}
