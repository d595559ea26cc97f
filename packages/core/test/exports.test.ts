import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

/** All that each entry exports, values and types: a change here is a change for everyone. */
const ENTRIES: Record<string, string> = {
  index: `
applyFinding Board BoardState CandidateName candidateName CellName cellName Choices CodedError compose
Contradiction contradictions english ErrorCode ErrorDetails explain Explained findAll findAllAsync findFirst
Finding FindingJson FindingOf FindOptions findSmallest Form format FormatName hasOneSolution Hint hint HouseName
houseName isWingsError Language LibraryStep Limits Message NamedData NamedFact NamedLemma NamedMark NamedPattern
NamedValue Options OptionSpec OptionSpecs parse parseCandidate parseCell Parsed parseDetailed parseHouse Proof
Provable prove search SearchResult solveAsync SolveOptions SolvePath solvePath SolveStatus solveSteps
splitBoards Splitter Step Technique WingsError
`,
  author: `
advance ALL_DIGITS almostLockedSets AlsDigitCells alsDigitCells AlsList bitOf bivalueLinks Board BOTH_WAYS boxOf
candidateCell candidateDigit candidateOf candidatesOf cellFact cellName cellsIn cellsOf cellsOfAls columnOf
Combinations combinations countBits Data DeadlyFact deadlyFact defineTechnique Definition DIGIT_COUNT digitsOf
EACH_HOUSE Fact FieldKind hasOneSolution HOUSE_CELLS HOUSE_WORDS houseFact houseName HOUSES_OF inHouse Join
Lemma Links lowestBit lowestDigit Mark maskOf memo Message nodeOf Options OptionSpec OptionSpecs Pattern
PatternShape PEERS placesIn placesSeen Reason Reporter RestrictedCommons restrictedCommons Roles rowOf seenByAll
sees strongLinks strongLinksIn Technique Value weakLinks wingsError wordOf
`,
  host: `
API applyHit CellDigit cellsName checkHit checkTechnique describeGuarded describeHit digitOf eliminationsOf
fromCandidates Hit houseOf isCellFact isDeadlyFact mapData mapMark mapPattern Mapping Meta NAME nameFact
makeSearcher nameLemma namePattern parseCells parseSet Policy proveHit puzzleDigits READ readFact readLemma readPattern
refuseUndeclared runTechnique SCHEMA Searcher setName Sink SolveLoop unneededFacts wingsError
`,
};

it.each(Object.entries(ENTRIES))("%s exports these names, and no others", (entry, list) => {
  const path = fileURLToPath(new URL(`../src/${entry}.ts`, import.meta.url));
  const program = ts.createProgram([path], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    noEmit: true,
  });
  const module = program.getTypeChecker().getSymbolAtLocation(program.getSourceFile(path)!)!;
  const names = program
    .getTypeChecker()
    .getExportsOfModule(module)
    .map(({ name }) => name);
  expect(names.sort()).toEqual(list.trim().split(/\s+/).sort());
});
