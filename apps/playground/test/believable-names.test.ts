import { type Board, findAll, format, parse } from "@wings/core";
import { LADDER, type Level } from "@wings/ladder";
import { boards, seed } from "@wings/test-kit/depth";
import { random } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { NEW_LEARNER, playOf } from "@wings/player";
import { watchSteps } from "../src/features/coach/watch-steps.js";
import { makePuzzle } from "../src/generator/make.js";
import { PLAY_LEVELS } from "../src/model/daily.js";
import { newGame } from "../src/model/game.js";
import { levelOf } from "../src/model/known.js";
import { loadSettings } from "../src/model/storage.js";
import { initialState } from "../src/store/state.js";
import { english } from "./in-words.js";
import { engineHere } from "./engine-here.js";
import { storeOf } from "./page-store.js";

const LEVELS: readonly Level[] = ["easy", "medium", "hard", "easy", "medium"];
const SINGLES = LADDER.slice(0, 3).map(({ technique }) => technique);
const rank = (level: string): number => PLAY_LEVELS.findIndex((each) => each === level);
const cellOf = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** A scripted player: mostly in an own order, sometimes a single, sometimes a wrong digit or one that collides. */
async function play(level: Level, number: number) {
  const { below: roll } = random(number);
  const { puzzle, solution } = makePuzzle(level, number);
  const engine = engineHere();
  const store = storeOf(initialState({ room: "play" }, loadSettings(undefined)), () =>
    Date.parse("2026-11-22T10:00:00"),
  );
  const { dispatch } = store;
  dispatch({ type: "learner", learner: NEW_LEARNER });
  let clock = 0;
  watchSteps(store, engine, () => (clock += 3000));
  const name = `${level}-${number}`;
  const start = format(parse(puzzle), "url");
  dispatch({
    type: "open",
    game: newGame(name, "play", start, { name, level, solution }, 1),
    route: { room: "play", name },
  });
  const said: { readonly text: string; readonly isRight: boolean }[] = [];
  const board = (): Board => parse(store.state.game!.history.now.board);
  const put = async (cell: number, digit: number): Promise<void> => {
    dispatch({ type: "select", cell, how: "one" });
    dispatch({ type: "digit", digit });
    await Promise.all(engine.running);
    const text = store.state.notice?.say(english);
    if (text !== undefined) said.push({ text, isRight: String(digit) === solution[cell] });
  };
  while (!board().isFull) {
    const open = [...board().values.keys()].filter((cell) => board().values[cell] === 0);
    const cell = open[roll(open.length)];
    const way = roll(4);
    if (way === 0) {
      await put(cell, 1 + roll(9));
      if (board().values[cell] !== 0 && String(board().values[cell]) !== solution[cell]) dispatch({ type: "undo" });
      continue;
    }
    const [single] = way === 1 ? findAll(board(), SINGLES) : [];
    const at = single === undefined ? cell : cellOf(single.placements[0].cell);
    await put(at, Number(solution[at]));
  }
  return { said, used: Object.keys(playOf(store.state.learner!, name).used) };
}

describe("the names that scripted players hear", () => {
  it("are no harder than the puzzle, and a wrong digit has none", { timeout: 3_600_000 }, async () => {
    let count = 0;
    for (let i = 0; i < boards(5, 200); i++) {
      const level = LEVELS[i % LEVELS.length];
      const { said, used } = await play(level, seed(i + 1));
      count += said.length;
      expect(
        used.filter((id) => rank(levelOf(id)) > rank(level)),
        level,
      ).toEqual([]);
      expect(said.filter(({ isRight }) => !isRight)).toEqual([]);
    }
    expect(count).toBeGreaterThan(50);
  });
});
