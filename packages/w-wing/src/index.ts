export { type GroupedWWing, groupedWWing } from "./grouped-w-wing.js";
export { type WRing, wRing } from "./w-ring.js";
export { type WWing, wWing } from "./w-wing.js";
