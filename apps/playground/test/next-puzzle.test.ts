import { describe, expect, it, vi } from "vitest";
import { NEW_LEARNER } from "@wings/player";
import { fitName } from "../src/model/fit-names.js";
import { startPuzzles } from "../src/features/play/make-puzzles.js";
import { createAhead } from "../src/generator/ahead.js";
import { loadSettings } from "../src/model/storage.js";
import { initialState } from "../src/store/state.js";
import { english } from "../src/model/words/english.js";
import { storeOf } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const NAME = fitName(PUZZLE, "x-wing");

/** The store after somebody opened a link to a puzzle. */
function opened(name: string) {
  const store = storeOf(initialState({ room: "play", name }, loadSettings(undefined)));
  const generator = { prepare: () => undefined, ask: () => undefined };
  startPuzzles(store, { generator: generator as never, ahead: createAhead(), storage: undefined });
  store.dispatch({ type: "learner", learner: NEW_LEARNER });
  store.dispatch({ type: "want", wanted: { kind: "play", name } });
  return store;
}

describe("a link to a puzzle that fits", () => {
  it("opens its board", async () => {
    const store = opened(NAME);
    await vi.waitFor(() => expect(store.state.game).toBeDefined());
    expect(store.state).toMatchObject({ game: { id: `play-${NAME}` }, wanted: undefined, notice: undefined });
  });

  it("says that there is no such puzzle wherever the link is cut", async () => {
    for (let end = "for".length; end < NAME.length; end++) {
      const store = opened(NAME.slice(0, end));
      await vi.waitFor(() => expect(store.state.notice?.code).toBe("WINGS_NO_PUZZLE"));
      expect(store.state).toMatchObject({ route: { room: "play" }, game: undefined, wanted: undefined });
      expect(store.state.notice!.say(english)).toMatch(/^There is no puzzle “for.*Choose one here\.$/);
    }
  });
});
