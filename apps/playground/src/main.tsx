// The first sheet declares the layers of all others.
import "./app/styles/layers.css";
import "./app/styles/tokens.css";
import "./app/styles/base.css";
import { options, render } from "preact";
import { loadOtherBoards } from "./model/layout-view.js";
import { App } from "./app/app.js";
import { inNextTask } from "./ui/next-task.js";
import { createCommands } from "./app/commands.js";
import type { Kept } from "./store/page.js";
import { startEngineEffects } from "./app/engine-effects.js";
import { startAddress } from "./app/address.js";
import { keepGames } from "./app/keep-games.js";
import { keepSettings } from "./app/keep-settings.js";
import { SLOTS } from "./app/slots.js";
import { newsHandlers } from "./app/news.js";
import { photoHandlers } from "./app/dialogs/photo-state.js";
import { makeAhead, startPuzzles } from "./features/play/make-puzzles.js";
import { playHandlers } from "./features/play/play-actions.js";
import { startFinish, startTimer } from "./features/play/play-time.js";
import { startExercises } from "./features/practice/make-exercises.js";
import { practiceHandlers } from "./features/practice/practice-actions.js";
import { loadLate } from "./store/load-late.js";
import { latePlugins } from "./features/plugins/late-plugins.js";
import { startEngine } from "./engine/engine.js";
import { createAhead } from "./generator/ahead.js";
import { startGenerator } from "./generator/generator.js";
import { registerOffline } from "./offline/register.js";
import { loadSettings } from "./model/storage.js";
import { hasOtherBoards } from "./model/shelf.js";
import { watchedStorage } from "./model/watched-storage.js";
import { readRoute } from "./model/route.js";
import { initialState } from "./store/state.js";
import { createStore } from "./store/store.js";

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
const store = createStore(initialState(first, loadSettings(storage, navigator.languages)));
store.handle({ ...newsHandlers, ...photoHandlers, ...playHandlers, ...practiceHandlers });
const engine = startEngine(addressOf("engine"));
const generator = startGenerator(addressOf("generator"));
const plugins = latePlugins(store, engine);
const ahead = createAhead();
const commands = createCommands(store, storage, { plugins, engine, ahead });

/** The page begins with what is stored and with its address. */
function begin(): void {
  keepGames(store, storage);
  keepSettings(store, storage);
  startAddress(store, commands);
  commands.go(location.hash, (history.state ?? {}) as Kept);
  startEngineEffects(store, engine);
  startPuzzles(store, { generator, ahead, storage });
  makeAhead(store, { generator, ahead, storage });
  startExercises(store, { generator, ahead });
  startTimer(store);
  startFinish(store);
  startLate();

  // An event and what it draws are two tasks: each is short enough for a slow phone.
  options.debounceRendering = inNextTask;
  render(<App page={{ store, commands, plugins, generator, slots: SLOTS }} />, document.getElementById("app")!);
}

/** Features that are loaded with the first room that needs them. */
function startLate(): void {
  loadLate(
    store,
    ({ route, tab }) => ["film", "play", "practice", "progress"].includes(route.room) || tab === "argue",
    async () => {
      const { startPlayerFeatures } = await import("./app/player-features.js");
      startPlayerFeatures(store, { storage, engine, generator, ahead });
    },
  );
  loadLate(
    store,
    ({ route }) => route.room === "solve",
    async () => {
      const { startSolve } = await import("./features/solve/start-solve.js");
      startSolve(store, engine);
    },
  );
}

// A stored board with other houses can be read after that.
if (hasOtherBoards(storage)) void loadOtherBoards().then(begin);
else begin();
registerOffline(() => store.dispatch({ type: "update", isThere: true }));
