import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import * as core from "../src/index.js";

/** All that is public, values first and types behind them: a change here is a change for everyone. */
const VALUES = `
ALL_DIGITS API BOTH_WAYS Board EACH_HOUSE HOUSES_OF HOUSE_CELLS HOUSE_WORDS PEERS
SCHEMA DIGIT_COUNT Sink advance almostLockedSets alsDigitCells applyFinding applyHit bitOf bivalueLinks boxOf candidatesOf cellFact
cellName cellsName cellsOf cellsOfAls checkHit checkTechnique columnOf combinations compose
contradictions countBits defineTechnique digitOf digitsOf eliminateSeen eliminationsOf explain fill findAll
findFirst findSmallest findingOf format fromCandidates houseFact houseName houseOf inHouse
isCellFact isWingsError lowestBit lowestDigit maskOf nameFact namePattern parse parseCell parseCells
parseDetailed parseHouse parseSet placesIn placesSeen prove proveHit readFact readPattern
restrictedCommons rowOf runTechnique search sees setName memo solve spellCells spellHouse spellList
splitBoards strongLinks strongLinksIn unneededFacts weakLinks wingsError wordOf
`;
const TYPES = `
AlsList CellDigit CellName Choices Combinations Contradiction Data Definition Fact FieldKind Finding
FindingOf MessageLevel FormatName Hit HouseName LibraryStep Limits Links Mark Message Meta NamedFact NamedMark
NamedPattern OptionSpec OptionSpecs Options Outcome Parsed Pattern PatternShape Policy Proof Reason
RestrictedCommons SearchResult MemoEntry SolveOptions Splitter AlsDigitCells Step Technique WingsError
`;
const words = (list: string): string[] => list.trim().split(/\s+/);

it("exports these values, and no others", () => {
  expect(Object.keys(core).sort()).toEqual(words(VALUES).sort());
});

it("exports these types, and no others", () => {
  const path = fileURLToPath(new URL("../src/index.ts", import.meta.url));
  const program = ts.createProgram([path], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  const names = checker.getExportsOfModule(module).map(({ name }) => name);
  expect(names.filter((name) => !(name in core)).sort()).toEqual(words(TYPES).sort());
});
