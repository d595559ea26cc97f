import type { Cell, House } from "@wings/core/author";
import { type Layout, badArgument } from "@wings/core/host";
import { MOST_FURTHER } from "./check-parts.js";
import { CONSTRAINTS, ON_A_DIAGONAL, type Relation } from "./constraints.js";
import { unknownLayout } from "./errors.js";
import { makeLayout } from "./make-layout.js";

/** The constraints that a name may have. */
export const CONSTRAINT_NAMES: readonly string[] = Object.keys(CONSTRAINTS);

/** Layouts by name: boards of one layout share its tables. Jigsaws are made again once nobody has them. */
const MADE = new Map<string, WeakRef<Layout>>();

/**
 * The layout of a name: constraints with a plus between them, in any order, and a jigsaw with the region of each cell.
 * `undefined` is the classic layout.
 *
 * @example
 * ```ts
 * import { Board } from "@wings/core";
 * import { layoutOf } from "@wings/layouts";
 *
 * console.log(layoutOf("anti-knight+x")?.name); // x+anti-knight
 * const board = new Board(layoutOf("x"));
 * board.place(0, 5);
 * console.log(board.has(80, 5)); // false
 * ```
 */
export function layoutOf(text: string): Layout | undefined {
  if (typeof text !== "string") throw badArgument(text, "the name of a layout");
  const { regions, constraints } = partsOf(text);
  const name = [...(regions ? [`jigsaw:${regions}`] : []), ...constraints].join("+");
  if (name === "") return undefined;
  let layout = MADE.get(name)?.deref();
  if (layout === undefined) {
    layout = make(name, regions, constraints);
    MADE.set(name, new WeakRef(layout));
  }
  return layout;
}

/** The name of a board's layout. */
export const nameOfLayout = (layout: Layout | undefined): string => layout?.name ?? "classic";

interface Parts {
  /** The letters A to I of the cells; undefined for the classic boxes. */
  readonly regions: string | undefined;
  readonly constraints: readonly string[];
}

function partsOf(text: string): Parts {
  const found = new Set<string>();
  let regions: string | undefined;
  for (const part of text.trim().toLowerCase().split("+")) {
    if (part === "classic") continue;
    const [, map] = /^jigsaw:(.*)$/s.exec(part) ?? [];
    if (map === undefined) {
      if (part === "jigsaw") throw unknownLayout(text, "the regions of the jigsaw are missing: jigsaw: and 81 letters");
      if (!CONSTRAINT_NAMES.includes(part)) {
        const known = `expected classic, ${CONSTRAINT_NAMES.join(", ")}, or jigsaw: and 81 letters, with + between them`;
        throw unknownLayout(text, known, part);
      }
      found.add(part);
    } else if (regions !== undefined) throw unknownLayout(text, "it has two jigsaws");
    else regions = regionLetters(text, map);
  }
  return {
    regions: regions === CLASSIC_REGIONS ? undefined : regions,
    constraints: CONSTRAINT_NAMES.filter((name) => found.has(name)),
  };
}

/** Renames the regions of a map: A to I, in the order of their first cells. So equal maps have one name. */
function regionLetters(text: string, map: string): string {
  const characters = [...map.replace(/\s/g, "")];
  if (characters.length !== 81) throw unknownLayout(text, `a jigsaw has 81 letters, not ${characters.length}`);
  const order = [...new Set(characters)];
  for (const character of order) {
    const count = characters.filter((each) => each === character).length;
    if (count !== 9) throw unknownLayout(text, `region ${character.toUpperCase()} has ${count} cells, not 9`);
  }
  return characters.map((each) => "ABCDEFGHI"[order.indexOf(each)]).join("");
}

const CLASSIC_REGIONS = ["AAABBBCCC", "DDDEEEFFF", "GGGHHHIII"].map((row) => row.repeat(3)).join("");

function make(name: string, regions: string | undefined, names: readonly string[]): Layout {
  const constraints = names.map((each) => CONSTRAINTS[each]);
  const houses = new Map<House, readonly Cell[]>();
  // Diagonals beside windows would be too many houses: their cells see each other.
  const isFull = constraints.reduce((count, each) => count + (each.houses?.size ?? 0), 0) > MOST_FURTHER;
  const relations: Relation[] = [];
  for (const { houses: own = new Map<House, readonly Cell[]>(), relation } of constraints) {
    if (relation) relations.push(relation);
    else if (isFull && own.has(27)) relations.push(ON_A_DIAGONAL);
    else for (const [house, cells] of own) houses.set(house, cells);
  }
  return makeLayout({
    name,
    regions: regions === undefined ? undefined : [...regions].map((letter) => "ABCDEFGHI".indexOf(letter)),
    houses,
    relations,
  });
}
