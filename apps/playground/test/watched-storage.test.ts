import { describe, expect, it } from "vitest";
import type { Shelf } from "../src/model/shelf.js";
import { loadSettings, saveChanges } from "../src/model/storage.js";
import { type StorageFault, watchedStorage } from "../src/model/watched-storage.js";
import { reduce } from "./page-store.js";
import { initialState } from "../src/store/state.js";

/** A storage that has room for some characters. */
function memory(room: { size: number }, all = new Map<string, string>()): Shelf {
  return {
    get length() {
      return all.size;
    },
    key: (i) => [...all.keys()][i] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room.size) throw new DOMException("No room", "QuotaExceededError");
      all.set(key, text);
    },
    removeItem: (key) => void all.delete(key),
  };
}

describe("the storage of the browser", () => {
  const faultsOf = (get: () => Shelf | null): { faults: StorageFault[]; store: Shelf | undefined } => {
    const faults: StorageFault[] = [];
    return { faults, store: watchedStorage(get, (fault) => faults.push(fault)) };
  };

  it("works, and leaves no trace of the first try", () => {
    const { faults, store } = faultsOf(() => memory({ size: 100 }));
    expect([faults, store!.length]).toEqual([[], 0]);
    store!.setItem("wings", "{}");
    expect([store!.key(0), store!.getItem("wings"), store!.length]).toEqual(["wings", "{}", 1]);
    store!.removeItem("wings");
    expect(store!.length).toBe(0);
  });

  it("is forbidden, missing, without any room, or full: the page knows it at once", () => {
    const forbidden = faultsOf(() => {
      throw new DOMException("No", "SecurityError");
    });
    expect(forbidden).toEqual({ faults: ["forbidden"], store: undefined });
    expect(faultsOf(() => null)).toEqual({ faults: ["forbidden"], store: undefined });
    expect(faultsOf(() => memory({ size: 0 })).faults).toEqual(["forbidden"]);
    expect(faultsOf(() => memory({ size: 0 }, new Map([["other", "x"]]))).faults).toEqual(["full"]);
  });

  it("becomes full while somebody plays: the write still fails, and the page knows it", () => {
    const room = { size: 100 };
    const { faults, store } = faultsOf(() => memory(room));
    store!.setItem("a", "1");
    room.size = 0;
    expect(() => {
      store!.setItem("b", "2");
    }).toThrow("No room");
    expect(faults).toEqual(["full"]);
  });

  it("is said once", () => {
    const first = reduce(initialState({ room: "home" }, loadSettings(undefined)), { type: "unsaved", fault: "full" });
    expect(first.news!.unsaved).toEqual({ fault: "full", isRead: false });
    const read = reduce(first, { type: "unsaved-read" });
    expect(read.news!.unsaved).toEqual({ fault: "full", isRead: true });
    expect(reduce(read, { type: "unsaved", fault: "forbidden" })).toBe(read);
  });
});

describe("the settings of two tabs", () => {
  it("a tab writes only what it changed", () => {
    const store = memory({ size: 10_000 });
    const opened = loadSettings(store);
    const switches = { ...opened.switches, candidates: true };
    saveChanges(store, { ...opened, switches, theme: "dark" }, opened);
    // The other tab still has what it read at its start.
    const timer = { ...opened.switches, timer: false };
    const choice = { ...opened.choice, off: ["w-wing"] };
    saveChanges(store, { ...opened, switches: timer, choice, language: "de" }, opened);
    expect(loadSettings(store)).toEqual({
      ...opened,
      theme: "dark",
      language: "de",
      choice: { order: [], off: ["w-wing"] },
      switches: { ...opened.switches, candidates: true, timer: false },
    });
  });

  it("a switch that goes back is written, too", () => {
    const store = memory({ size: 10_000 });
    const opened = loadSettings(store);
    const on = { ...opened, switches: { ...opened.switches, notation: true } };
    saveChanges(store, on, opened);
    saveChanges(store, opened, on);
    expect(loadSettings(store)).toEqual(opened);
  });
});
