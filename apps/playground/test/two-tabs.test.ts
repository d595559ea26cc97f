import { afterEach, describe, expect, it, vi } from "vitest";
import { keepSettings } from "../src/app/keep-settings.js";
import { loadSettings } from "../src/model/storage.js";
import { initialState } from "../src/store/state.js";
import { storeOf } from "./page-store.js";

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
      const store = storeOf(initialState({ room: "home" }, loadSettings(storage)));
      keepSettings(store, storage);
      return store;
    });
    const [, tellTwo] = listeners;
    const {
      settings: { choice },
    } = two.state;
    one.dispatch({ type: "theme", theme: "dark" });
    one.dispatch({ type: "switch", name: "notation" });
    tellTwo({ key: "wings" });
    expect(two.state).toMatchObject({ settings: { theme: "dark", switches: { notation: true } } });
    expect(two.state.settings.choice).toBe(choice);
    one.dispatch({ type: "toggle", id: "w-wing" });
    // Another key has no settings.
    tellTwo({ key: "wings/game/one" });
    expect(two.state.settings.choice).toBe(choice);
    tellTwo({ key: "wings" });
    expect(two.state.settings.choice.off).toEqual(["w-wing"]);
    // What a tab adopts it doesn't write.
    expect(setItem).toHaveBeenCalledTimes(3);
  });
});
