import type { PlantedFaults } from "./planted/changes.js";
import { markFaults } from "./planted/marks.js";
import { proofFaults } from "./planted/proofs.js";
import { searchFaults } from "./planted/search.js";
import { stateFaults } from "./planted/state.js";
import { wordFaults } from "./planted/words.js";

export type { Changes } from "./planted/changes.js";
export { countOf, lemmasOf } from "./planted/proofs.js";
export { endless } from "./planted/search.js";
export { warnings } from "./planted/warnings.js";

/** Faults to plant in a technique, one for each thing that the tester asks of it. */
export const faults: PlantedFaults = { ...proofFaults, ...searchFaults, ...stateFaults, ...markFaults, ...wordFaults };
