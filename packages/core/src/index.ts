export { type AlsList, almostLockedSets, cellsOfAls } from "./als.js";
export { type CellDigit, applyFinding, applyHit, eliminationsOf } from "./apply.js";
export { candidatesOf, eliminateSeen, placesIn, placesSeen } from "./author.js";
export { ALL_DIGITS, SIZE, cellsOf, count, digitsOf, lowestBit, lowestDigit, maskOf } from "./bits.js";
export { Board, type SharedEntry, fromCandidates, shared } from "./board.js";
export { checkHit } from "./check.js";
export { type Combinations, advance, combinations } from "./combinations.js";
export { type Choices, compose } from "./compose.js";
export { type Contradiction, contradictions } from "./contradictions.js";
export { type WingsError, isWingsError, wingsError } from "./errors.js";
export { type FindingOf, findAll, findFirst, findSmallest, runTechnique } from "./find.js";
export { format } from "./format.js";
export type { FormatName } from "./format-names.js";
export { type Finding, SCHEMA, findingOf } from "./finding.js";
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
} from "./geometry.js";
export { BOTH_WAYS, EACH_HOUSE, type Links, bivalueLinks, strongLinks, strongLinksIn, weakLinks } from "./links.js";
export type { Mark, NamedMark } from "./mark.js";
export { type Form, explain, fill } from "./message.js";
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
  regionName,
  setName,
} from "./notation.js";
export {
  type FieldKind,
  type NamedPattern,
  type Pattern,
  type PatternShape,
  namePattern,
  readPattern,
} from "./pattern.js";
export { type Parsed, parse, parseDetailed } from "./parse.js";
export type { LibraryStep } from "./parse-library.js";
export { type Splitter, splitBoards } from "./parse-stream.js";
export { type Limits, type Proof, prove, proveHit, unneededFacts } from "./prove.js";
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
} from "./reason.js";
export { type RestrictedCommons, restrictedCommons } from "./restricted.js";
export { type SearchResult, search } from "./search.js";
export { type Hit, type Policy, Sink } from "./sink.js";
export { type Outcome, type SolveOptions, type Step, solve } from "./solve.js";
export { type Spots, alsSpots } from "./spots.js";
export {
  API,
  type Data,
  type Definition,
  type Message,
  type Meta,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type Technique,
  checkTechnique,
  defineTechnique,
} from "./technique.js";
