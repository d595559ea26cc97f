// The published file names its techniques (scripts/bake-ladder.mjs), so a bundler keeps those of the levels that an app imports.

import type { Rung } from "./rung.js";
import { LADDER } from "./standard-ladder.js";
import type { Level } from "./levels.js";

const rungsOf = (level: Level): readonly Rung[] => Object.freeze(LADDER.filter((rung) => rung.level === level));

/** Singles: they solve the easy puzzles of a newspaper. */
export const easy: readonly Rung[] = /* @__PURE__ */ rungsOf("easy");
/** Pairs, triples, and digits of a line in one box. */
export const medium: readonly Rung[] = /* @__PURE__ */ rungsOf("medium");
/** Fish, wings, colors, rectangles. */
export const hard: readonly Rung[] = /* @__PURE__ */ rungsOf("hard");
/** Wings with several links, larger fish, fireworks, two almost locked sets. */
export const unfair: readonly Rung[] = /* @__PURE__ */ rungsOf("unfair");
/** Chains and rings; for the hardest puzzles counting, forcing chains, nets and trial. */
export const extreme: readonly Rung[] = /* @__PURE__ */ rungsOf("extreme");
