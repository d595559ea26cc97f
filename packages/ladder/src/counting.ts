// The published file names its techniques and no others (scripts/bake-ladder.mjs).

import { presetRungs } from "./presets.js";
import type { Rung } from "./rung.js";

/** The rungs without forcing chains, nets and trial: the same as `presetRungs("counting")`. */
export const counting: readonly Rung[] = /* @__PURE__ */ Object.freeze([...presetRungs("counting")]);
