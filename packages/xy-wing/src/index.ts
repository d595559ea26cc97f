export { type XyWing, xyWing } from "./xy-wing.js";
export { yWing } from "./y-wing.js";
