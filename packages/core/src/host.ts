// What programs need that run, check and test techniques: the `wings` command, the page and the tester.

export { checkBoard } from "./board/board.js";
export { fromCandidates } from "./board/build-board.js";
export type { CellDigit } from "./board/cell-digit.js";
export { cellsName, parseCells, parseSet, setName } from "./board/notation.js";
export { badArgument, checkOptionNames, wingsError } from "./errors.js";
export { digitOf, houseOf, isCellFact, isDeadlyFact, nameFact, readFact } from "./proof/facts.js";
export { proveHit, refuseUndeclared, unneededFacts } from "./proof/prove.js";
export { nameLemma, readLemma } from "./proof/reason.js";
export { puzzleDigits } from "./search/one-solution.js";
export { type Searcher, makeSearcher } from "./search/searcher.js";
export { applyHit } from "./solve/apply.js";
export { SolveLoop } from "./solve/loop.js";
export { nextTask } from "./solve/next-task.js";
export { StepCounter } from "./solve/step-counter.js";
export { type FindingParts, faultOfParts } from "./technique/check-parts.js";
export { SCHEMA, describeHit } from "./technique/finding.js";
export { type Hit, eliminationsOf } from "./technique/hit.js";
export { HOST_LIMITS } from "./technique/host-limits.js";
export { type Mapping, NAME, READ } from "./technique/mapping.js";
export { mapMark } from "./technique/mark.js";
export { mapPattern, namePattern, readPattern } from "./technique/pattern.js";
export { describeGuarded, runTechnique } from "./technique/run-technique.js";
export { type Policy, Sink } from "./technique/sink.js";
export { checkTechnique } from "./technique/check-definition.js";
export { API, type Meta } from "./technique/technique.js";
export { mapData } from "./technique/value.js";
