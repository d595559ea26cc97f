// The published file names its techniques and no others (scripts/bake-ladder.mjs).

import { presetRungs } from "./presets.js";
import type { Rung } from "./rung.js";

/** What people find by hand, from the easiest to the hardest: the same as `presetRungs("players")`. */
export const players: readonly Rung[] = /* @__PURE__ */ Object.freeze([...presetRungs("players")]);
