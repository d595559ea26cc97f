// What applications call. Techniques import `@wings/core/author`, programs that run techniques `@wings/core/host`.

export { Board, type BoardState } from "./board/board.js";
export { type Contradiction, contradictions } from "./board/contradictions.js";
export {
  type CandidateName,
  type CellName,
  type HouseName,
  candidateName,
  cellName,
  houseName,
  parseCandidate,
  parseCell,
  parseHouse,
} from "./board/notation.js";
export { type CodedError, type ErrorCode, type ErrorDetails, type WingsError, isWingsError } from "./errors.js";
export type { FormatName } from "./formats/format-names.js";
export { format } from "./formats/format.js";
export type { LibraryStep } from "./formats/parse-library.js";
export { type Parsed, parse, parseDetailed } from "./formats/parse.js";
export { type Splitter, splitBoards } from "./formats/split-boards.js";
export { checkStep } from "./proof/check-step.js";
export type { NamedCount, NamedWeighted } from "./proof/counts.js";
export type { NamedFact } from "./proof/facts.js";
export { type Limits, type Proof, type Provable, prove } from "./proof/prove.js";
export type { NamedLemma } from "./proof/reason.js";
export { hasOneSolution } from "./search/one-solution.js";
export { type SearchResult, search } from "./search/search.js";
export { applyFinding } from "./solve/apply.js";
export { type Choices, compose } from "./solve/compose.js";
export { type FindOptions, type TimeLimit, findAll, findFirst, findSmallest } from "./solve/find.js";
export { type Hint, hint } from "./solve/hint.js";
export type { SolveOptions, SolvePath, SolveStatus } from "./solve/loop.js";
export { findAllAsync, solveAsync } from "./solve/solve-async.js";
export { solvePath, solveSteps } from "./solve/solve-path.js";
export type { Step } from "./solve/step.js";
export { type Explained, type ExplainOptions, explain, explainOutcome } from "./technique/explain.js";
export type { Finding, FindingJson, FindingOf } from "./technique/finding.js";
export { type Language, english } from "./technique/language.js";
export type { NamedMark } from "./technique/mark.js";
export { explainContradiction } from "./technique/explain-contradiction.js";
export { translate } from "./technique/translate.js";
export type { Form, Message, OwnTranslation, Translation } from "./technique/message.js";
export { withTranslations } from "./technique/translations.js";
export type { NamedPattern } from "./technique/pattern.js";
export type { StepCheck, Technique } from "./technique/technique.js";
export type { OptionSpec, OptionSpecs, Options } from "./technique/options.js";
export type { NamedData, NamedValue } from "./technique/value.js";
