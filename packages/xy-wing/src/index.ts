export type { XyWing } from "./explanation.js";
export { xyWing } from "./xy-wing.js";
export { yWing } from "./y-wing.js";
