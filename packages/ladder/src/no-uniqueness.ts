// The published file names its techniques and no others (scripts/bake-ladder.mjs).

import { presetRungs } from "./presets.js";
import type { Rung } from "./rung.js";

/** The rungs that don't assume one solution: the same as `presetRungs("no-uniqueness")`. */
export const noUniqueness: readonly Rung[] = /* @__PURE__ */ Object.freeze([...presetRungs("no-uniqueness")]);
