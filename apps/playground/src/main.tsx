import { options, render } from "preact";
import { App } from "./app/app.js";
import { inNextTask } from "./app/next-task.js";
import { createCommands } from "./effects/commands.js";
import type { Kept } from "./effects/visit.js";
import { startEngineEffects } from "./effects/engine-effects.js";
import {
  startAddress,
  startFinish,
  startGenerating,
  startLate,
  startSettings,
  startShelf,
  startTimer,
} from "./effects/page-effects.js";
import { latePlugins } from "./effects/late-plugins.js";
import { startEngine } from "./engine/engine.js";
import { createAhead } from "./generator/ahead.js";
import { startGenerator } from "./generator/generator.js";
import { registerOffline } from "./offline/register.js";
import { loadSettings } from "./model/storage.js";
import { watchedStorage } from "./model/watched-storage.js";
import { readRoute } from "./model/route.js";
import { reduce } from "./store/reduce.js";
import { initialState } from "./store/state.js";
import { createStore } from "./store/store.js";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/small-phone.css";

// After a reload, the page has other contents: where it was scrolled to means nothing.
history.scrollRestoration = "manual";

/** The URL of a worker, which the build writes into the page. */
const addressOf = (name: string): URL =>
  new URL(document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content, document.baseURI);

// The store is made below, from what the storage has.
const storage = watchedStorage(
  () => localStorage,
  (fault) => {
    queueMicrotask(() => store.dispatch({ type: "unsaved", fault }));
  },
);
const route = readRoute(location.hash);
const first = route.room === "solve" ? { room: "solve" as const } : route;
const store = createStore(initialState(first, loadSettings(storage, navigator.languages)), reduce);
const engine = startEngine(addressOf("engine"));
const generator = startGenerator(addressOf("generator"));
const plugins = latePlugins(store, engine);
const ahead = createAhead();
const commands = createCommands(store, storage, { plugins, engine, ahead });

startShelf(store, storage);
startSettings(store, storage);
startAddress(store, commands);
commands.go(location.hash, (history.state ?? {}) as Kept);
startEngineEffects(store, engine);
startGenerating(store, generator, ahead);
startTimer(store);
startFinish(store);
startLate(store, async () =>
  (await import("./effects/coach-effects.js")).startCoach(store, { storage, engine, generator, ahead }),
);

// An event and what it draws are two tasks: each is short enough for a slow phone.
options.debounceRendering = inNextTask;
render(<App page={{ store, commands, plugins, generator }} />, document.getElementById("app")!);
registerOffline(() => store.dispatch({ type: "update", isThere: true }));
