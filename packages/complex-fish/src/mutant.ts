import { fishWithFins, fishWithoutFins } from "./complex-fish.js";
import { MUTANT } from "./shapes.js";

/** Mutant X-Wing: two base houses and two cover houses. */
export const mutantXWing = /* @__PURE__ */ fishWithoutFins("mutant-x-wing", 2, MUTANT);
/** Mutant Swordfish: three base houses and three cover houses. */
export const mutantSwordfish = /* @__PURE__ */ fishWithoutFins("mutant-swordfish", 3, MUTANT);
/** Mutant Jellyfish: four base houses and four cover houses. */
export const mutantJellyfish = /* @__PURE__ */ fishWithoutFins("mutant-jellyfish", 4, MUTANT);
/** Mutant Squirmbag: five base houses and five cover houses. */
export const mutantSquirmbag = /* @__PURE__ */ fishWithoutFins("mutant-squirmbag", 5, MUTANT);
/** Mutant Whale: six base houses and six cover houses. */
export const mutantWhale = /* @__PURE__ */ fishWithoutFins("mutant-whale", 6, MUTANT);
/** Mutant Leviathan: seven base houses and seven cover houses. */
export const mutantLeviathan = /* @__PURE__ */ fishWithoutFins("mutant-leviathan", 7, MUTANT);
/** Finned Mutant X-Wing: two base houses and two cover houses, with fins. */
export const finnedMutantXWing = /* @__PURE__ */ fishWithFins("finned-mutant-x-wing", 2, MUTANT);
/** Finned Mutant Swordfish: three base houses and three cover houses, with fins. */
export const finnedMutantSwordfish = /* @__PURE__ */ fishWithFins("finned-mutant-swordfish", 3, MUTANT);
/** Finned Mutant Jellyfish: four base houses and four cover houses, with fins. */
export const finnedMutantJellyfish = /* @__PURE__ */ fishWithFins("finned-mutant-jellyfish", 4, MUTANT);
/** Finned Mutant Squirmbag: five base houses and five cover houses, with fins. */
export const finnedMutantSquirmbag = /* @__PURE__ */ fishWithFins("finned-mutant-squirmbag", 5, MUTANT);
/** Finned Mutant Whale: six base houses and six cover houses, with fins. */
export const finnedMutantWhale = /* @__PURE__ */ fishWithFins("finned-mutant-whale", 6, MUTANT);
/** Finned Mutant Leviathan: seven base houses and seven cover houses, with fins. */
export const finnedMutantLeviathan = /* @__PURE__ */ fishWithFins("finned-mutant-leviathan", 7, MUTANT);
