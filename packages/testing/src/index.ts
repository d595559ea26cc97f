export { type SolvedBoard, randomBoards, stuckBoards } from "./boards.js";
export { fullGrid, minimalPuzzle, sparsePuzzle } from "./generate.js";
export { type Random, random } from "./random.js";
export { type Stage, atStage } from "./stages.js";
export { type Symmetry, symmetry } from "./symmetry.js";
