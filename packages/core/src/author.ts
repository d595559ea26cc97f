// What techniques need: the contract, the grid, and data about a board that techniques share.

export {
  ALL_DIGITS,
  DIGIT_COUNT,
  cellsOf,
  countBits,
  digitsIn,
  digitsOf,
  highestDigit,
  lowestBit,
  lowestDigit,
  maskOf,
  maskOfAll,
} from "./board/bits.js";
export type { Board } from "./board/board.js";
export { CellSet, type Cells } from "./board/cells.js";
export { bitOf, boxOf, columnOf, rowOf, wordOf } from "./board/geometry.js";
export {
  CLASSIC_GRID,
  type Grid,
  cellsIn,
  houseCellTable,
  houseWordTable,
  housesIn,
  housesOfTable,
  inHouse,
  peerTable,
  sees,
} from "./board/layout.js";
export type { Candidate, Cell, Digit, DigitMask, House } from "./board/numbers.js";
export {
  type BoardSets,
  addAll,
  addCell,
  hasCell,
  houseSet,
  meet,
  peersOf,
  removeAll,
  removeCell,
  setsOf,
} from "./board/sets.js";
export { Combinations } from "./combinations/combinations.js";
export { memo } from "./board/memo.js";
export { placesByHouse } from "./board/places-by-house.js";
export { candidateCell, candidateDigit, candidateOf } from "./board/notation.js";
export { limitReached, wingsError } from "./errors.js";
export { type Link, type Links, bothWays, strongLinks, weakLinks } from "./links/links.js";
export {
  type DeadlyFact,
  type Fact,
  type MirrorFact,
  cellFact,
  deadlyFact,
  digitOf,
  houseFact,
  houseOf,
  isCellFact,
  mirrorFact,
} from "./proof/facts.js";
export type { Count, Weighted } from "./proof/counts.js";
export { type Lemma, MAX_FACTS, type Reason } from "./proof/reason.js";
export { firstPlace, housesWithTwo, lastPlace, linePairs, pairHouses } from "./links/pairs.js";
export { strongPartners } from "./links/partners.js";
export { hasOneSolution } from "./search/one-solution.js";
export { search } from "./search/search.js";
export { type AlsList, almostLockedSets, cellsOfAls } from "./sets/almost-locked-sets.js";
export { type AlsDigitCells, alsDigitCells } from "./sets/als-digit-cells.js";
export { type RestrictedCommons, restrictedCommons } from "./sets/restricted-commons.js";
export {
  candidatesOf,
  distinctMarks,
  maskIn,
  nodeIn,
  nodeOf,
  placesIn,
  placesSeen,
  setMarks,
} from "./technique/finder-tools.js";
export { type Mark, strongLink, weakLink } from "./technique/mark.js";
export type { Message } from "./technique/message.js";
export type { OptionSpec, OptionSpecs, Options } from "./technique/options.js";
export type { FieldKind, Pattern } from "./technique/pattern.js";
export { eliminateSeenByBoth, eliminateSeenByBothSets, hasTargets } from "./technique/queries.js";
export type { Reporter } from "./technique/reporter.js";
export { defineTechnique } from "./technique/define-technique.js";
export type { Roles, RolesOf } from "./technique/roles.js";
export type { Definition, Technique } from "./technique/technique.js";
export { SET_PARTS, letterOf, numberInWords, setIn, setInWords, setWithLetter } from "./technique/set-words.js";
export type { Data, Join, Value } from "./technique/value.js";
export {
  type Implications,
  excludedBy,
  implications,
  impliedByFalse,
  knownImplications,
} from "./links/implications.js";
export type { Nodes } from "./links/nodes.js";
export { type Vocabulary, strongNodes } from "./links/strong-links.js";
