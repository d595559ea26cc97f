export type { DeadlyPattern } from "./describe.js";
export { extendedRectangle } from "./extended-rectangle.js";
export { uniqueLoop } from "./unique-loop.js";
