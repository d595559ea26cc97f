export type { DeadlyPattern } from "@wings/deadly-kit";
export { extendedRectangle } from "./extended-rectangle.js";
export { uniqueLoop } from "./unique-loop.js";
