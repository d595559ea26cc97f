import { fishWithFins, fishWithoutFins } from "./complex-fish.js";
import { FRANKEN } from "./shapes.js";

/** Franken X-Wing: two base houses and two cover houses. */
export const frankenXWing = /* @__PURE__ */ fishWithoutFins("franken-x-wing", 2, FRANKEN);
/** Franken Swordfish: three base houses and three cover houses. */
export const frankenSwordfish = /* @__PURE__ */ fishWithoutFins("franken-swordfish", 3, FRANKEN);
/** Franken Jellyfish: four base houses and four cover houses. */
export const frankenJellyfish = /* @__PURE__ */ fishWithoutFins("franken-jellyfish", 4, FRANKEN);
/** Franken Squirmbag: five base houses and five cover houses. */
export const frankenSquirmbag = /* @__PURE__ */ fishWithoutFins("franken-squirmbag", 5, FRANKEN);
/** Franken Whale: six base houses and six cover houses. */
export const frankenWhale = /* @__PURE__ */ fishWithoutFins("franken-whale", 6, FRANKEN);
/** Franken Leviathan: seven base houses and seven cover houses. */
export const frankenLeviathan = /* @__PURE__ */ fishWithoutFins("franken-leviathan", 7, FRANKEN);
/** Finned Franken X-Wing: two base houses and two cover houses, with fins. */
export const finnedFrankenXWing = /* @__PURE__ */ fishWithFins("finned-franken-x-wing", 2, FRANKEN);
/** Finned Franken Swordfish: three base houses and three cover houses, with fins. */
export const finnedFrankenSwordfish = /* @__PURE__ */ fishWithFins("finned-franken-swordfish", 3, FRANKEN);
/** Finned Franken Jellyfish: four base houses and four cover houses, with fins. */
export const finnedFrankenJellyfish = /* @__PURE__ */ fishWithFins("finned-franken-jellyfish", 4, FRANKEN);
/** Finned Franken Squirmbag: five base houses and five cover houses, with fins. */
export const finnedFrankenSquirmbag = /* @__PURE__ */ fishWithFins("finned-franken-squirmbag", 5, FRANKEN);
/** Finned Franken Whale: six base houses and six cover houses, with fins. */
export const finnedFrankenWhale = /* @__PURE__ */ fishWithFins("finned-franken-whale", 6, FRANKEN);
/** Finned Franken Leviathan: seven base houses and seven cover houses, with fins. */
export const finnedFrankenLeviathan = /* @__PURE__ */ fishWithFins("finned-franken-leviathan", 7, FRANKEN);
