// The entry for programs that make their own boards: random numbers, full grids, minimal puzzles and symmetries.

export type { GenerateErrorDetails } from "./errors.js";
export { fullGrid } from "./full-grid.js";
export { type Random, random } from "./random-numbers.js";
export { minimize } from "./remove-clues.js";
export { drawTransformation } from "./symmetries.js";
export { type Transformation, originOf } from "./transform.js";
