import { aic, alsAic, groupedAic, xChain, xyChain } from "@wings/chains";
import type { Technique } from "@wings/core";
import { forcingNet, nestedNet } from "@wings/forcing";
import { trial } from "@wings/trial";
import { LADDER, type Rung, rung } from "./ladder.js";

/**
 * The ladder to the very end: after the standard techniques come chains, forcing nets and trial. It solves every puzzle with one solution, and every
 * step has a proof.
 */
export const ALL: readonly Rung[] = /* @__PURE__ */ Object.freeze([
  ...LADDER,
  rung(xChain, "extreme", 330, "chains"),
  rung(xyChain, "extreme", 330, "chains"),
  rung(aic, "extreme", 340, "chains"),
  rung(groupedAic, "extreme", 360, "chains"),
  rung(alsAic, "extreme", 400, "chains"),
  rung(forcingNet, "extreme", 500, "forcing"),
  rung(nestedNet, "extreme", 800, "forcing"),
  rung(trial, "extreme", 1000, "trial"),
]);

/** The techniques of the whole ladder in order. */
export const allTechniques: readonly Technique[] = /* @__PURE__ */ Object.freeze(ALL.map(({ technique }) => technique));
