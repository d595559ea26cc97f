export type { GeneratedPuzzle } from "./attempts.js";
export { type Canonical, canonical } from "./canonical.js";
export { CLUE_SYMMETRIES, type ClueSymmetry } from "./clue-symmetry.js";
export { generate, generateAsync, generateAttempt } from "./generate.js";
export { type Correction, type PuzzleReport, inspectPuzzle } from "./inspect-puzzle.js";
export type { Rating, Rung } from "./ladder.js";
export type { GenerateOptions, Progress, StopSignal, TechniqueWish } from "./options.js";
export { type Transformation, transform } from "./transform.js";
