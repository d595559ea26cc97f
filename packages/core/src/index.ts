export { ALL_DIGITS, DIGIT_COUNT, cellsOf, countBits, digitsOf, lowestBit, lowestDigit, maskOf } from "./board/bits.js";
export { Board, type MemoEntry } from "./board/board.js";
export { fromCandidates } from "./board/build-board.js";
export type { CellDigit } from "./board/cell-digit.js";
export { type Contradiction, contradictions } from "./board/contradictions.js";
export {
  HOUSES_OF,
  HOUSE_CELLS,
  HOUSE_WORDS,
  PEERS,
  bitOf,
  boxOf,
  columnOf,
  inHouse,
  rowOf,
  sees,
  wordOf,
} from "./board/geometry.js";
export { memo } from "./board/memo.js";
export {
  type CellName,
  type HouseName,
  cellName,
  cellsName,
  houseName,
  parseCell,
  parseCells,
  parseHouse,
  parseSet,
  setName,
} from "./board/notation.js";
export { spellCells, spellHouse, spellList } from "./board/spell.js";
export { type WingsError, isWingsError, wingsError } from "./errors.js";
export type { FormatName } from "./formats/format-names.js";
export { format } from "./formats/format.js";
export type { LibraryStep } from "./formats/parse-library.js";
export { type Parsed, parse, parseDetailed } from "./formats/parse.js";
export { type Splitter, splitBoards } from "./formats/split-boards.js";
export {
  BOTH_WAYS,
  EACH_HOUSE,
  type Links,
  bivalueLinks,
  strongLinks,
  strongLinksIn,
  weakLinks,
} from "./links/links.js";
export { checkHit } from "./proof/check.js";
export { type Limits, type Proof, prove, proveHit, unneededFacts } from "./proof/prove.js";
export {
  type Fact,
  type NamedFact,
  type Reason,
  cellFact,
  digitOf,
  houseFact,
  houseOf,
  isCellFact,
  nameFact,
  readFact,
} from "./proof/reason.js";
export { type SearchResult, search } from "./search/search.js";
export { type AlsList, almostLockedSets, cellsOfAls } from "./sets/almost-locked-sets.js";
export { type AlsDigitCells, alsDigitCells } from "./sets/als-digit-cells.js";
export { type RestrictedCommons, restrictedCommons } from "./sets/restricted-commons.js";
export { applyFinding, applyHit } from "./solve/apply.js";
export { type Choices, compose } from "./solve/compose.js";
export { findAll, findFirst, findSmallest } from "./solve/find.js";
export { type Outcome, type SolveOptions, type Step, solve } from "./solve/solve.js";
export { type Combinations, advance, combinations } from "./technique/combinations.js";
export { type MessageLevel, explain } from "./technique/explain.js";
export { candidatesOf, eliminateSeen, placesIn, placesSeen } from "./technique/finder-tools.js";
export { type Finding, type FindingOf, SCHEMA, findingOf } from "./technique/finding.js";
export { type Hit, eliminationsOf } from "./technique/hit.js";
export type { Mark, NamedMark } from "./technique/mark.js";
export { type Data, type Message, fill } from "./technique/message.js";
export {
  type FieldKind,
  type NamedPattern,
  type Pattern,
  type PatternShape,
  namePattern,
  readPattern,
} from "./technique/pattern.js";
export { runTechnique } from "./technique/run-technique.js";
export { type Policy, Sink } from "./technique/sink.js";
export {
  API,
  type Definition,
  type Meta,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type Technique,
  checkTechnique,
  defineTechnique,
} from "./technique/technique.js";
