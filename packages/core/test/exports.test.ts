import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

/** All that each entry exports, values and types: a change here is a change for everyone. */
const ENTRIES: Record<string, string> = {
  index: `
applyFinding Board BoardState CandidateName candidateName checkStep cellName CellName Choices CodedError compose
Contradiction contradictions english ErrorCode ErrorDetails explain explainContradiction Explained ExplainOptions OwnTranslation withTranslations explainOutcome findAll findAllAsync findFirst
Finding FindingJson FindingOf FindOptions findSmallest Form format FormatName hasOneSolution hint Hint HouseName
houseName isWingsError Language LibraryStep Limits Message NamedCount NamedData NamedFact NamedLemma NamedMark NamedPattern
NamedValue NamedWeighted Options OptionSpec OptionSpecs parse parseCandidate parseCell Parsed parseDetailed parseHouse Proof
Provable prove search SearchResult solveAsync SolveOptions SolvePath solvePath SolveStatus solveSteps
splitBoards Splitter Step StepCheck Technique TimeLimit translate Translation WingsError
`,
  author: `
ALL_DIGITS almostLockedSets alsDigitCells AlsDigitCells AlsList bitOf Board boxOf
candidateCell candidateDigit candidateOf candidatesOf cellFact cellsIn cellsOf cellsOfAls columnOf
Combinations Count countBits Data DeadlyFact deadlyFact defineTechnique Definition
DIGIT_COUNT digitOf digitsOf distinctMarks excludedBy Fact FieldKind firstPlace hasOneSolution 
houseFact houseOf housesWithTwo Implications implications impliedByFalse inHouse isCellFact Join
knownImplications lastPlace Lemma letterOf linePairs limitReached lowestBit lowestDigit Mark MAX_FACTS maskIn maskOf memo Message MirrorFact mirrorFact nodeIn nodeOf Nodes numberInWords Options OptionSpec OptionSpecs Pattern
pairHouses placesByHouse placesIn placesSeen Reason Reporter restrictedCommons
RestrictedCommons Roles RolesOf rowOf search sees SET_PARTS setIn setInWords setMarks setWithLetter strongLinks strongNodes strongPartners Technique Value Vocabulary weakLinks
Weighted wingsError wordOf
addAll addCell BoardSets bothWays housesIn Candidate Cell Cells CellSet CLASSIC_GRID houseCellTable housesOfTable houseWordTable Links peerTable Digit DigitMask digitsIn eliminateSeenByBoth eliminateSeenByBothSets Grid hasCell hasTargets highestDigit House houseSet Link maskOfAll meet peersOf removeAll removeCell setsOf strongLink weakLink
`,
  "built-in": `
defineBuiltIn
`,
  judge: `
Claim claimName Explanation judgeClaim JudgeOptions Judgement parseClaim Position shortestProof ShortestLimits ShortestProof trimPath TrimLimits TrimmedPath
`,
  host: `
formatUrl hasBoxes Layout notDecided notForLayout OtherHouses SOLUTION seenByAll
HOUSE_CELLS HOUSE_WORDS HOUSES_OF PEERS
API applyHit badArgument boardOf CellDigit checkBoard checkLanguage checkLayout checkOptionNames cellsName checkTechnique DEFAULT_GUESSES DEFINITION_FIELDS describeGuarded describeHit digitOf eliminationsOf
faultOfParts fillPartners FindingParts fromCandidates Hit HOST_LIMITS houseOf isCellFact isDeadlyFact isMirrorFact makeSearcher mapData mapMark mapPattern Mapping Meta NAME
nameCount nameFact nameLemma namePattern nextTask parseCells parseSet Policy proveHit puzzleDigits READ readCount readFact readLemma
readPattern refuseUndeclared runSearch runTechnique SCHEMA Searcher setName Sink SolveLoop StepCounter isTrusted trusted unneededFacts wingsError
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
