import { afterEach, describe, expect, it, vi } from "vitest";
import { startSettings } from "../src/effects/page-effects.js";
import { loadSettings } from "../src/model/storage.js";
import { type Action, reduce } from "../src/store/reduce.js";
import { type State, initialState } from "../src/store/state.js";
import { createStore } from "../src/store/store.js";
import { trainingHandlers } from "../src/store/training-actions.js";

type Listener = (event: { readonly key: string | null }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("two tabs", () => {
  it("adopt the settings of each other, and keep what they found", () => {
    const all = new Map<string, string>();
    const setItem = vi.fn((key: string, text: string) => void all.set(key, text));
    const storage = { getItem: (key: string) => all.get(key) ?? null, setItem } as unknown as Storage;
    const listeners: Listener[] = [];
    vi.stubGlobal("addEventListener", (_: string, listener: Listener) => listeners.push(listener));
    const [one, two] = [1, 2].map(() => {
      const late = trainingHandlers(
        () => new Date(),
        () => 0,
      );
      const initial = { ...initialState({ room: "home" }, loadSettings(storage)), late };
      const store = createStore<State, Action>(initial, reduce);
      startSettings(store, storage);
      return store;
    });
    const [, tellTwo] = listeners;
    const { choice } = two.state;
    one.dispatch({ type: "theme", theme: "dark" });
    one.dispatch({ type: "switch", name: "notation" });
    tellTwo({ key: "wings" });
    expect(two.state).toMatchObject({ theme: "dark", switches: { notation: true } });
    expect(two.state.choice).toBe(choice);
    one.dispatch({ type: "toggle", id: "w-wing" });
    // Another key has no settings.
    tellTwo({ key: "wings/game/one" });
    expect(two.state.choice).toBe(choice);
    tellTwo({ key: "wings" });
    expect(two.state.choice.off).toEqual(["w-wing"]);
    // What a tab adopts it doesn't write.
    expect(setItem).toHaveBeenCalledTimes(3);
  });
});
