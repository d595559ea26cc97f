// The published file has the list without what it is made of (scripts/bake-ladder.mjs).

import { ORDER } from "./ladder.js";
import { type Rung, rung } from "./rung.js";

/** All techniques from the easiest to the hardest, with new ones, which `LADDER` leaves out. */
export const RUNGS: readonly Rung[] = /* @__PURE__ */ Object.freeze(
  ORDER.map(({ technique, about, package: name }) => rung(technique, about.level, about.score, name, about)),
);
