// Layouts: boards with other houses than rows, columns and boxes, or with more cells that see each other.

export type { LayoutsErrorDetails } from "./errors.js";
export type { Relation } from "./constraints.js";
export { CONSTRAINT_NAMES, layoutOf, nameOfLayout } from "./layout-of.js";
export { type RandomNumbers, jigsawMap } from "./jigsaw-map.js";
export { type LayoutParts, makeLayout } from "./make-layout.js";
export { MESSAGES } from "./messages.js";
