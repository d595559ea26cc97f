import type { Technique } from "@wings/core";
import type { Level } from "./levels.js";
import type { Rung } from "./rung.js";
import { RUNGS } from "./rungs.js";

/** All techniques from the easiest to the hardest. New ones come with the minor release that promotes them. */
export const LADDER: readonly Rung[] = /* @__PURE__ */ Object.freeze(RUNGS.filter(({ stage }) => stage === undefined));

/** The techniques in order, for `solvePath` and `compose`. */
export const techniques: readonly Technique[] = /* @__PURE__ */ Object.freeze(LADDER.map(({ technique }) => technique));

/** The rung of a technique, by id, also of a new one; `undefined` if there is none. */
export const rungOf = (id: string): Rung | undefined => RUNGS.find(({ technique }) => technique.id === id);

/** The level of a technique, by id. */
export const levelOf = (id: string): Level | undefined => rungOf(id)?.level;

/** The score of one step of a technique, by id. */
export const scoreOf = (id: string): number | undefined => rungOf(id)?.score;
