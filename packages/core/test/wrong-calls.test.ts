import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { Position, claimName, judgeClaim, parseClaim } from "../src/judge.js";
import { EASY, HARD, hidden, lone } from "./examples.js";

const board = core.parse(EASY);
const [finding] = core.findAll(board, [lone]);
const cloned = structuredClone({ ...board }) as unknown as core.Board;

/** What an app may hand in by mistake. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  NaN,
  1e9,
  "",
  "x",
  EASY,
  "a".repeat(1000),
  [],
  [null],
  [lone, lone],
  [{ technique: lone, level: "easy" }],
  {},
  { schema: 1 },
  Object.create(null),
  Symbol("s"),
  () => 1,
  new Map(),
  board,
  cloned,
  lone,
  finding,
  { ...finding, marks: null, message: null },
  JSON.parse(JSON.stringify(finding)),
];

/** Right arguments of each function: each of them is replaced by each wrong one. */
const CALLS: Readonly<Record<string, readonly [(...all: never[]) => unknown, ...unknown[]]>> = {
  applyFinding: [core.applyFinding, board.copy(), finding],
  candidateName: [core.candidateName, 5],
  cellName: [core.cellName, 5],
  checkStep: [core.checkStep, lone, board, core.solvePath(board, [lone]).steps[0].hit],
  claimName: [claimName, parseClaim("r1c1-2")],
  compose: [core.compose, [lone], [hidden], {}],
  contradictions: [core.contradictions, board],
  explainOutcome: [core.explainOutcome, finding, core.english],
  explain: [core.explain, finding, "long", core.english],
  findAll: [core.findAll, board, [lone], {}],
  findFirst: [core.findFirst, board, [lone], {}],
  findSmallest: [core.findSmallest, board, [lone], {}],
  format: [core.format, board, "url"],
  fromState: [core.Board.fromState, board.toState()],
  hasOneSolution: [core.hasOneSolution, board],
  hint: [core.hint, board, [lone], {}],
  houseName: [core.houseName, 5],
  isWingsError: [core.isWingsError, new Error("no")],
  judgeClaim: [judgeClaim, new Position(board), parseClaim("r1c1-2"), undefined, {}],
  parse: [core.parse, EASY, 1, undefined],
  parseCandidate: [core.parseCandidate, "r1c1#1"],
  parseCell: [core.parseCell, "r1c1"],
  parseDetailed: [core.parseDetailed, EASY, 1, undefined],
  parseHouse: [core.parseHouse, "r1"],
  prove: [core.prove, board, finding, {}],
  search: [core.search, board, 2],
  solvePath: [core.solvePath, board, [lone], {}],
  splitBoards: [core.splitBoards],
  splitter: [(text: string) => core.splitBoards(() => undefined).write(text), EASY],
  withTranslations: [core.withTranslations, core.english, [lone]],
  translate: [core.translate, "pivot", core.english],
};

describe.each(Object.entries(CALLS))("%s", (_, [call, ...right]) => {
  it("answers or refuses every wrong argument with a coded error of a short message", () => {
    for (const at of right.keys()) {
      for (const wrong of WRONG) {
        const all = right.map((each, i) => (i === at ? wrong : each));
        try {
          (call as (...all: unknown[]) => unknown)(...all);
        } catch (error) {
          const { code, message } = error as core.WingsError;
          expect(`argument ${at}, ${typeof wrong}: ${code ?? String((error as Error).stack)}`).toMatch(/: WINGS_\w+$/);
          expect(message).not.toMatch(/a{41}/);
          expect(message.length).toBeLessThan(400);
        }
      }
    }
  });
});

const refusal = (call: () => unknown): string => {
  try {
    return `answered ${String(call())}`;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("a refusal says what to do", () => {
  it.each([
    ["findAll", () => core.findAll(cloned, [lone])],
    ["hint", () => core.hint(cloned, [lone])],
    ["solvePath", () => core.solvePath(cloned, [lone])],
    ["applyFinding", () => core.applyFinding(cloned, finding)],
    ["format", () => core.format(cloned)],
    ["contradictions", () => core.contradictions(cloned)],
  ])("%s: a board that came through postMessage", (_, call) => {
    expect(refusal(call)).toContain("to send one, use toState and Board.fromState");
  });

  it("names rungs and the index in a list", () => {
    const rungs = [lone, { technique: hidden }] as never[];
    for (const call of [core.hint, core.findAll, core.solvePath])
      expect(refusal(() => call(EASY, rungs))).toMatch(/technique \[1\]: .*rung\.technique\./);
    expect(refusal(() => core.compose([], rungs))).toMatch(/technique \[1\]: .*rung\.technique\./);
    expect(refusal(() => core.compose(rungs))).toMatch(/technique \[1\]: .*rung\.technique\./);
  });

  it("names a technique that is twice in a list", () => {
    for (const call of [core.findAll, core.findFirst, core.hint])
      expect(refusal(() => call(board, [lone, hidden, lone]))).toContain("test/lone: duplicate id");
  });
});

describe("more than an app can want", () => {
  it("a list with holes is no state of a board", () => {
    const state = board.toState();
    delete (state.candidates as unknown[])[3];
    expect(refusal(() => core.Board.fromState(state))).toContain("expected a list of 81 entries");
  });

  it("all solutions of an empty grid are too many", () => {
    expect(refusal(() => core.search(".".repeat(81), Infinity))).toBe("the limit of 1000000 solutions is reached.");
  });
});

describe("text in place of a board", () => {
  it("is taken by hint, findAll and the others, like a board", () => {
    const board = core.parse(EASY);
    expect(core.findAll(EASY, [lone])).toEqual(core.findAll(board, [lone]));
    expect(core.findFirst(EASY, [lone])).toEqual(core.findFirst(board, [lone]));
    expect(core.hint(EASY, [lone, hidden])).toEqual(core.hint(board, [lone, hidden]));
    expect(core.hasOneSolution(EASY)).toBe(true);
    expect(core.hasOneSolution(HARD.replace(/[1-9]/g, "."))).toBe(false);
    expect(refusal(() => core.hint("1", [lone]))).toContain("a board, or 81 characters: parse reads other texts");
  });
});
