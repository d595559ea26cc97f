import { OTHER_FAULTS } from "./faults/others.js";
import type { Planted } from "./faults/planted.js";
import { PROGRAM_FAULTS } from "./faults/programs.js";
import { SEARCH_FAULTS } from "./faults/searches.js";
import { WORD_FAULTS } from "./faults/words.js";

export type { Planted } from "./faults/planted.js";

/** Faults that authors make, planted in a technique. `planted.mjs` says who sees each. */
export const FAULTS: Readonly<Record<string, Planted>> = {
  ok: { what: "no fault", changes: {} },
  ...SEARCH_FAULTS,
  ...WORD_FAULTS,
  ...PROGRAM_FAULTS,
  ...OTHER_FAULTS,
};
