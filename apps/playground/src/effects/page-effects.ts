import { boardOf } from "../model/board-of.js";
import type { Ahead } from "../generator/ahead.js";
import type { Generator } from "../generator/generator.js";
import { PLAY_LEVELS, recipeOf } from "../model/daily.js";
import { newGame, openCells, urlOf } from "../model/game.js";
import { hashWith } from "../model/link.js";
import { pageOf, readRoute } from "../model/route.js";
import { type Shelf, idOf, loadGame, saveGame } from "../model/shelf.js";
import { isSettingsKey, loadSettings, saveChanges } from "../model/storage.js";
import type { State } from "../store/state.js";
import { sharedHash } from "../store/shared-hash.js";
import { livesOf } from "../store/view.js";
import type { Commands } from "./commands.js";
import { complain } from "./complain.js";
import { type PageStore, keyed } from "./keyed.js";
import type { Kept } from "./visit.js";

/** The address of what the page shows. */
function hashFor(state: State): string {
  const { route, recall } = state;
  if (route.room === "home") return "#/";
  const page = pageOf(route);
  if (page !== undefined) return page;
  if (recall !== undefined) return hashWith(recall.board, recall);
  return sharedHash(state);
}

const FIELDS = ["game", "tab", "at", "practice", "argument"] as const;

/** What a reload and Back need in addition to the address. */
function keptOf({ route, game, tab, path, practice, argument }: State): Kept {
  if (route.room === "practice") return { practice, argument };
  if (route.room !== "solve") return {};
  // After a reload, the path starts at the current board.
  const start = path?.steps.findIndex(({ board }) => board === game?.history.now.board) ?? 0;
  const at = tab === "path" && path !== undefined ? Math.max(0, path.at - Math.max(0, start)) : undefined;
  return { game: game?.id ?? "", tab, at, argument };
}

/** Keeps the address in step with the state, and the state with the address. */
export function startAddress(store: PageStore, commands: Commands): void {
  let old: Kept = {};
  const show = (state: State): void => {
    const hash = hashFor(state);
    const kept = keptOf(state);
    if (hash === location.hash && FIELDS.every((field) => old[field] === kept[field])) return;
    // The first page has no hash: its address is that of the first room.
    if (hash === "#/" && location.hash === "") return;
    old = kept;
    const isNewRoom = readRoute(location.hash).room !== state.route.room;
    if (isNewRoom) history.pushState(kept, "", hash);
    else history.replaceState(kept, "", hash);
  };
  store.watch((state, before) => {
    const { route, game, tab, hint, path, survey, recall, practice, argument } = state;
    if (
      route !== before.route ||
      game?.history.now !== before.game?.history.now ||
      tab !== before.tab ||
      hint !== before.hint ||
      path !== before.path ||
      recall !== before.recall ||
      practice !== before.practice ||
      argument !== before.argument ||
      survey?.picked !== before.survey?.picked
    )
      show(store.state);
  });
  addEventListener("popstate", () => {
    const kept = (history.state ?? {}) as Kept;
    // A bad link is replaced by the address of the board that is shown.
    if (!commands.go(location.hash, kept)) show(store.state);
  });
}

/** Stores the current game soon after each change, and adopts what another tab wrote. */
export function startShelf(store: PageStore, storage: Shelf | undefined): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { game } = store.state;
    if (game !== undefined && game.room !== "practice") saveGame(storage, game);
  };
  store.watch(({ game }, before) => {
    if (game === before.game) return;
    const left = before.game;
    // The game that is left behind may have unsaved moves, and its time.
    if (left !== undefined && left.id !== game?.id && left.room !== "practice") {
      if (timer !== undefined || left.room === "play") saveGame(storage, left);
      clearTimeout(timer);
      timer = undefined;
    }
    if (game === undefined || game.room === "practice") return;
    if (game.id !== left?.id || game.history !== left.history || game.isDone !== left.isDone) {
      clearTimeout(timer);
      timer = setTimeout(save, 150);
    }
  });
  const flush = (): void => {
    if (timer !== undefined || store.state.game?.room === "play") save();
  };
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  addEventListener("storage", ({ key }) => {
    const id = idOf(key);
    if (id === undefined || id !== store.state.game?.id) return;
    const game = loadGame(storage, id);
    if (game !== undefined) store.dispatch({ type: "adopt", game });
  });
}

/** Stores the settings that change, and adopts those of another tab. */
export function startSettings(store: PageStore, storage: Shelf | undefined): void {
  store.watch((state, before) => {
    const { theme, choice, language, switches, speed, cellStyle } = state;
    if (
      theme !== before.theme ||
      choice !== before.choice ||
      language !== before.language ||
      switches !== before.switches ||
      speed !== before.speed ||
      cellStyle !== before.cellStyle
    )
      saveChanges(storage, state, before);
  });
  addEventListener("storage", ({ key }) => {
    if (!isSettingsKey(key)) return;
    const { choice, ...settings } = loadSettings(storage, [store.state.language]);
    store.dispatch({ type: "settings", settings: { ...settings, choice: store.state.choice } });
    // What was found stays, unless the techniques are others.
    if (JSON.stringify(choice) !== JSON.stringify(store.state.choice)) store.dispatch({ type: "choose", choice });
  });
}

/** Asks the generator for what is wanted, and has the next puzzle of the level ready. */
export function startGenerating(store: PageStore, generator: Generator, ahead: Ahead): void {
  const { dispatch } = store;
  keyed(
    store,
    ({ game, practice, wanted }) =>
      wanted === undefined ? (practice?.task.technique ?? game?.puzzle?.level) : undefined,
    (kind) => {
      const timer = setTimeout(() => {
        const seed = ahead.peek(kind);
        const level = PLAY_LEVELS.find((each) => each === kind);
        generator.prepare(
          level === undefined ? { kind: "practice", technique: kind, seed } : { kind: "play", level, seed },
        );
      }, REST);
      return () => {
        clearTimeout(timer);
      };
    },
  );
  keyed(
    store,
    ({ wanted }) => wanted,
    (wanted) => {
      let isWanted = true;
      const fail = (answer: unknown): void => {
        dispatch({ type: "want", wanted: undefined });
        complain(store, answer);
      };
      if (wanted.kind === "play") {
        const recipe = recipeOf(wanted.name);
        if (recipe === undefined) return undefined;
        generator.ask({ kind: "play", ...recipe }, (answer) => {
          if (!isWanted) return;
          if (answer.kind !== "play") {
            fail(answer);
            return;
          }
          const { puzzle, solution } = answer.made;
          const { name } = wanted;
          const game = newGame(`play-${name}`, "play", urlOf(puzzle), { name, level: recipe.level, solution });
          dispatch({ type: "open", game, route: { room: "play", name } });
        });
      } else {
        const { technique, seed, isExample } = wanted;
        generator.ask({ kind: "practice", technique, seed }, (answer) => {
          if (!isWanted) return;
          if (answer.kind === "practice") dispatch({ type: "task", task: answer.task, isExample });
          else fail(answer);
        });
      }
      return () => {
        isWanted = false;
      };
    },
  );
}

/** How long the page rests before the next puzzle is made, in milliseconds. */
const REST = 1000;

/** Counts the seconds of a game that is played and seen. */
export function startTimer(store: PageStore): void {
  keyed(
    store,
    (state) => {
      const { route, game, dialog, switches, isPaused } = state;
      const isOff = isPaused || !switches.timer || dialog !== undefined || livesOf(state) === 0;
      return route.room === "play" && game !== undefined && !game.isDone && !isOff ? game.id : undefined;
    },
    () => {
      const timer = setInterval(() => {
        if (document.visibilityState === "visible") store.dispatch({ type: "tick" });
      }, 1000);
      return () => {
        clearInterval(timer);
      };
    },
  );
}

/** A puzzle is done when its board is full and right. */
export function startFinish(store: PageStore): void {
  keyed(
    store,
    ({ route, game, verdict }) =>
      route.room === "play" &&
      game !== undefined &&
      !game.isDone &&
      verdict?.solutions === "one" &&
      openCells(game.history.now.board) === 0
        ? game.id
        : undefined,
    () => {
      if (boardOf(store.state.game!.history.now.board).isFull) store.dispatch({ type: "done" });
    },
  );
}

/** Loads what only players need. If that fails, as without a network, the next room tries again. */
export function startLate(store: PageStore, load: () => Promise<void>): void {
  keyed(
    store,
    ({ route, learner, tab }) =>
      learner === undefined && (/^[fp]/.test(route.room) || tab === "argue") ? route.room : undefined,
    () => void load().catch(() => undefined),
  );
}
