export type { XyWing } from "./parts.js";
export { xyWing } from "./xy-wing.js";
export { yWing } from "./y-wing.js";
