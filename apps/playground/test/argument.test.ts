import { type Board, explain, findAll, format, parse, prove, search } from "@wings/core";
import type { Judgement } from "@wings/core/judge";
import { LADDER, rungOf } from "@wings/ladder";
import { atStage, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import {
  NO_ARGUMENT,
  claimOf,
  factNames,
  namedFacts,
  oppositeOf,
  partsOfFact,
  shownDigits,
} from "@wings/player/argument";
import { watchArguments } from "../src/features/argue/watch-arguments.js";
import { spareFacts } from "../src/engine/argue.js";
import type { Source } from "../src/engine/find-steps.js";
import type { News } from "../src/model/engine-messages.js";
import { runTask } from "../src/engine/tasks.js";
import { newGame } from "../src/model/game.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { type State, initialState } from "../src/store/state.js";
import { isArguing } from "../src/store/view.js";
import { engineHere } from "./engine-here.js";
import { reduce, storeOf } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const BOARD = atStage(parse(PUZZLE), "S4");
const STUCK = format(BOARD, "url");
const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;
/** The facts of the W-Wing of this board. */
const WING = ["r8c2", "r9c5", "r7#9"];

async function judge(
  claim: readonly string[],
  facts: readonly string[] | undefined,
  board: Board = BOARD,
): Promise<Judgement> {
  const sources = new Map<string, Source>(LADDER.map(({ technique }) => [technique.id, { technique }]));
  const news: News[] = [];
  await runTask(
    {
      kind: "argue",
      board: format(board, "url"),
      claim: claimOf(claim),
      facts: facts && namedFacts(facts),
      techniques: LADDER.filter(({ score }) => score < 300).map(({ technique }) => technique.id),
    },
    {
      sources,
      sourceOf: (id) => Promise.resolve(sources.get(id)),
      tell: (each) => news.push(each),
      goOn: () => Promise.resolve(true),
    },
  );
  const [answer] = news;
  if (answer.kind !== "argued") throw new Error(answer.kind);
  return answer.judgement;
}

describe("the judge of arguments", () => {
  it("says proved, with all that follows", async () => {
    const { verdict, facts } = await judge(["r8c5-2", "r8c6-2", "r9c2-2"], WING);
    expect(verdict).toBe("proved");
    expect(factNames(facts!)).toEqual(WING);
  });

  it("names the facts that the proof doesn't need", async () => {
    const named = namedFacts([...WING, "r8c5", "c5#2"]);
    expect(factNames(spareFacts(BOARD, claimOf(["r8c5-2"]), named))).toEqual(["r8c5", "c5#2"]);
    expect(spareFacts(BOARD, claimOf(["r8c5-2"]), namedFacts(WING))).toEqual([]);
  });

  it("draws the case that is left open: it satisfies the facts, and not the claim", async () => {
    for (const left of WING) {
      const facts = WING.filter((each) => each !== left);
      const judgement = await judge(["r8c5-2"], facts);
      expect(judgement.verdict).toBe("not-proved");
      const digits = new Map(shownDigits(judgement, []));
      expect(digits.get(cell(8, 5))).toBe(2);
      for (const fact of facts) {
        const parts = partsOfFact(fact, BOARD);
        if (parts.kind === "cell") expect(parts.digits).toContain(digits.get(parts.cell));
        else expect(parts.cells.some((at) => digits.get(at) === parts.digit)).toBe(true);
      }
    }
  });

  it("shows the digit that is true where the claim is false, and nothing else of the solution", async () => {
    const { solution } = search(BOARD);
    const digit = solution![cell(8, 5)];
    const claim = [`r8c5-${digit}`];
    const judgement = await judge(claim, WING);
    expect(judgement.verdict).toBe("refuted");
    expect(judgement.solution).toBe(solution);
    expect(shownDigits(judgement, claim)).toEqual([[cell(8, 5), Number(digit)]]);
    expect(oppositeOf([...claim, `r8c5=${digit}`], solution!)).toEqual([`r8c5=${digit}`]);
  });

  it("says what can't be judged", async () => {
    expect(await judge(["r8c5-1"], WING)).toMatchObject({ verdict: "ill-posed", why: "closed" });
    const bad = BOARD.copy();
    const wrong = bad.candidates(cell(8, 2)).find((digit) => String(digit) !== search(BOARD).solution![cell(8, 2)])!;
    bad.place(cell(8, 2), wrong);
    expect(await judge(["r8c5-5"], [], bad)).toMatchObject({ verdict: "ill-posed", why: "none" });
  });

  it("finds the fewest facts, and the technique", async () => {
    const { verdict, facts, smallest, explanations } = await judge(["r8c5-2"], undefined);
    expect({ verdict, smallest, count: facts!.length }).toEqual({ verdict: "proved", smallest: true, count: 3 });
    expect(explanations!.map(({ technique }) => technique)).toEqual(["w-wing"]);
  });

  it("agrees with the prover on the findings of techniques, with all facts and with all but one", async () => {
    let [proved, open] = [0, 0];
    for (const board of stuckBoards(5, 12)) {
      for (const id of ["skyscraper", "w-wing", "xy-wing", "naked-triple", "x-wing", "two-string-kite", "xyz-wing"]) {
        for (const finding of findAll(board, [rungOf(id)!.technique]).slice(0, 2)) {
          const claim = finding.eliminations.map((each) => `${each.cell}-${each.digit}`);
          const facts = factNames(finding.reason);
          expect((await judge(claim, facts, board)).verdict).toBe("proved");
          proved++;
          const fewer = facts.slice(1);
          const { eliminations, placements } = finding;
          const isProved = prove(board, { eliminations, placements, reason: namedFacts(fewer) }).status === "proved";
          expect((await judge(claim, fewer, board)).verdict).toBe(isProved ? "proved" : "not-proved");
          if (!isProved) open++;
        }
      }
    }
    expect(proved).toBeGreaterThan(5);
    expect(open).toBeGreaterThan(3);
  });
});

const after = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state);
const opened = (): State =>
  reduce(initialState({ room: "solve" }, loadSettings(undefined)), {
    type: "open",
    game: newGame("one", "solve", STUCK, undefined, 1),
    route: { room: "solve" },
  });

describe("arguing on the board", () => {
  it("presses and digits choose candidates, and change nothing", () => {
    const state = after(
      opened(),
      { type: "tab", tab: "argue" },
      { type: "press", cell: cell(8, 5), digit: 2, isAdding: false },
    );
    expect(isArguing(state)).toBe(true);
    expect({ cells: state.input.cells, digit: state.about.argument?.digit }).toEqual({ cells: [cell(8, 5)], digit: 2 });
    const typed = reduce(state, { type: "digit", digit: 7 });
    expect(typed.about.argument?.digit).toBe(7);
    expect(typed.game!.history).toBe(state.game!.history);
    // On another tab, a digit is a move.
    const moved = after(typed, { type: "tab", tab: "hint" }, { type: "digit", digit: 7 });
    expect(moved.game!.history.now.board).not.toBe(STUCK);
    // An argument is about one board.
    expect(moved.about.argument).toBeUndefined();
  });

  it("keeps the argument while another tab is read", () => {
    const argument = { ...NO_ARGUMENT, facts: WING };
    const state = after(
      opened(),
      { type: "tab", tab: "argue" },
      { type: "argue", argument },
      { type: "tab", tab: "steps" },
    );
    expect(isArguing(state)).toBe(false);
    expect(reduce(state, { type: "tab", tab: "argue" }).about.argument).toBe(argument);
  });
});

describe("an answer in practice that the technique doesn't show", () => {
  const steps = findAll(BOARD, [rungOf("w-wing")!.technique], { policy: "distinct" }).map((finding) => {
    const json = finding.toJSON();
    return { board: STUCK, finding: json, short: explain(json, "short") };
  });
  const marks = steps[0].finding.eliminations.map((each) => `${each.cell}-${each.digit}`);
  const time = Date.parse("2026-11-22T10:00:00");
  const asked = (list: readonly string[]): State => {
    const task = { technique: "w-wing", board: STUCK, solution: search(PUZZLE).solution!, steps };
    const start = after(
      initialState({ room: "practice", technique: "w-wing" }, loadSettings(undefined)),
      { type: "learner", learner: { said: "", stations: {}, puzzles: [], plays: {}, days: {} } },
      { type: "practice", practice: { task, marks: list, isSpent: false } },
    );
    return reduce(start, { type: "answer", time });
  };
  const PROVED: Judgement = { verdict: "proved", claim: "", text: "", facts: [] };
  const OPEN: Judgement = { verdict: "not-proved", claim: "", text: "" };

  it("waits for the judge, and is no mistake if it is proved", () => {
    const state = asked(["r8c4-9"]);
    expect(state.practice).toMatchObject({ answer: { kind: "beside" }, isSpent: false });
    expect(state.learner!.stations).toEqual({});
    const judged = reduce(state, { type: "beside-judged", proof: PROVED });
    expect(judged.practice).toMatchObject({ answer: { kind: "beside", proof: PROVED }, isSpent: false });
    expect(judged.learner!.stations).toEqual({});
  });

  it("is no mistake if nothing shows it: it is true", () => {
    const judged = reduce(asked(["r8c4-9"]), { type: "beside-judged", proof: OPEN });
    expect(judged.practice).toMatchObject({ answer: { kind: "beside", proof: OPEN }, isSpent: false });
    expect(judged.learner!.stations).toEqual({});
  });

  it("costs as much as a wrong check if the judge refutes its reasons", async () => {
    const wrong = `r8c5-${search(PUZZLE).solution![cell(8, 5)]}`;
    const argued = async (mark: string): Promise<State> => {
      const task = { technique: "w-wing", board: STUCK, solution: search(PUZZLE).solution!, steps };
      const store = storeOf(asked([]), () => time);
      const engine = engineHere();
      watchArguments(store, engine);
      store.dispatch({ type: "practice", practice: { task, marks: [mark], isSpent: false } });
      store.dispatch({ type: "argue", argument: { ...NO_ARGUMENT, asks: "these" } });
      await Promise.all(engine.running);
      return store.state;
    };
    const state = await argued(wrong);
    expect(state.about.argument?.judgement?.verdict).toBe("refuted");
    expect(state.practice).toMatchObject({ isSpent: true, counts: false });
    expect(state.learner!.stations).toEqual(asked([wrong]).learner!.stations);
    expect(state.learner!.stations["w-wing"]).toMatchObject({ right: 0, tried: 1 });
    // What is true costs nothing.
    const open = await argued(marks[0]);
    expect(open.about.argument?.judgement?.verdict).toBe("not-proved");
    expect(open.practice?.isSpent).toBe(false);
    expect(open.learner!.stations).toEqual({});
  });

  it("doesn't count with more than the technique shows: the step is named", () => {
    const state = asked([...marks, "r8c4-9"]);
    expect(state.practice).toMatchObject({ answer: { kind: "beyond" }, isSpent: true, counts: false });
    expect(state.practice!.shown?.board).toBe(STUCK);
    expect(state.learner!.stations).toEqual({});
    // Another check changes nothing.
    expect(reduce(state, { type: "answer" }).learner!.stations).toEqual({});
  });
});
