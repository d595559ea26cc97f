import type { Board, Technique } from "@wings/core";
import { DIGIT_COUNT } from "@wings/core/author";
import { findProved } from "./find-proved.js";
import { MESSAGES } from "./messages.js";
import type { Tables } from "./tables.js";
import { OWN_WAYS } from "./techniques.js";
import { HOUSE_PARTS, kindOf, withHouses } from "./words.js";

/** Techniques as they work on a layout; each is made once. */
export function adaptTo(tables: Tables): (technique: Technique) => Technique {
  const made = new WeakMap<Technique, Technique>();
  return (technique) => {
    let adapted = made.get(technique);
    if (adapted === undefined) made.set(technique, (adapted = adapt(tables, technique)));
    return adapted;
  };
}

function adapt(tables: Tables, technique: Technique): Technique {
  const { id, isOurs, meta } = technique;
  const own = isOurs === true && Object.hasOwn(OWN_WAYS, id) ? OWN_WAYS[id] : undefined;
  const message = own ? { id: own.message, ...MESSAGES[own.message] } : technique.message;
  return {
    ...technique,
    message: { ...message, parts: { ...message.parts, ...partsOf(tables) } },
    data: (pattern, board) =>
      withHouses(tables, own ? own.data(pattern as never, board, tables) : technique.data(pattern, board)),
    find(board, report) {
      if (isTooSlow(tables, id, board)) return;
      if (own?.find) own.find(board, report, tables);
      else if (meta.needs === "boxes" && !tables.hasBoxes) return;
      else if (isOurs !== true || meta.assumes !== undefined) findProved(technique, board, report);
      else technique.find(board, report);
    },
  };
}

/**
 * Whether a technique takes long here and finds nothing in most cases. Set logic counts in houses: where cells see each other without one,
 * a board of 300 candidates takes it 0.3 seconds, at each step.
 */
const isTooSlow = ({ relations }: Tables, id: string, { masks }: Board): boolean =>
  id === "set-logic" && relations.length > 0 && masks.reduce((sum, mask) => sum + DIGIT_COUNT[mask], 0) > MANY;
const MANY = 220;

/** The words of its houses and relations, which a message may need. */
function partsOf(tables: Tables): Record<string, string> {
  const kinds = new Set(tables.houses.map((house) => `${kindOf(tables, house)} n`));
  return Object.fromEntries([
    ...Object.entries(HOUSE_PARTS).filter(([part]) => kinds.has(part)),
    ...tables.relations.map(({ word }) => [word, word] as const),
  ]);
}
