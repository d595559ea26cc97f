import { describe, expect, it, vi } from "vitest";
import { createVisit } from "../src/app/visit.js";
import { createAhead } from "../src/generator/ahead.js";
import { hashWith } from "../src/model/link.js";
import { loadSettings } from "../src/model/storage.js";
import { textOf } from "../src/model/read-board.js";
import { initialState } from "../src/store/state.js";
import { english, german } from "./in-words.js";
import { storeOf } from "./page-store.js";

const BOARD = textOf("..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6");
const LINK = hashWith(BOARD, { technique: "w-wing", outcome: "r8c5-2" });

/** The store after somebody opened a link. */
function opened(hash: string) {
  const store = storeOf(initialState({ room: "solve" }, loadSettings(undefined)));
  createVisit(store, undefined, createAhead()).go(hash);
  return store;
}

/** The same, with what the page says about the link. */
async function saidOf(hash: string) {
  const store = opened(hash);
  await vi.waitFor(() => expect(store.state.notice?.code).toBe("WINGS_BAD_LINK"));
  return store;
}

describe("a link to a board", () => {
  it("says that its end is missing, wherever that is, and shows the board", async () => {
    for (let end = hashWith(BOARD, undefined).length + 1; end < LINK.length; end++) {
      const store = opened(LINK.slice(0, end));
      expect(store.state.game!.history.now.board).toBe(BOARD);
      // A digit ends a step that can be read. Then the step is looked for.
      if (store.state.about.recall === undefined) await saidOf(LINK.slice(0, end));
    }
    const { state } = await saidOf(`${hashWith(BOARD, undefined)}&ste`);
    expect(state.notice!.say(english)).toMatch(/^The end of this link is missing, so only its board is here\./);
    expect(state.notice!.say(german)).toMatch(/^Das Ende dieses Links fehlt, darum ist nur sein Brett hier\./);
  });

  it("says that the board that is shown is not its own", async () => {
    const { state } = await saidOf("#/solve/53..7");
    expect(state.notice!.say(english)).toMatch(/The board shown here is another one\.$/);
    expect(state.notice!.say(german)).toMatch(/Das Brett hier ist ein anderes\.$/);
  });
});
