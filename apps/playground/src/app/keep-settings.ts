import type { Shelf } from "../model/shelf.js";
import { isSettingsKey, loadSettings, saveChanges } from "../model/storage.js";
import type { PageStore } from "../store/store.js";

/** Stores the settings that change, and adopts those of another tab. */
export function keepSettings(store: PageStore, storage: Shelf | undefined): void {
  store.watch(({ settings }, before) => {
    if (settings !== before.settings) saveChanges(storage, settings, before.settings);
  });
  addEventListener("storage", ({ key }) => {
    if (!isSettingsKey(key)) return;
    const { choice: old, language } = store.state.settings;
    const { choice, ...settings } = loadSettings(storage, [language]);
    store.dispatch({ type: "settings", settings: { ...settings, choice: old } });
    // What was found stays, unless the techniques are others.
    if (JSON.stringify(choice) !== JSON.stringify(old)) store.dispatch({ type: "choose", choice });
  });
}
