import { type Shelf, keyOf } from "../model/shelf.js";
import type { Game } from "../model/game.js";
import { type Film, filmOf } from "../film/film.js";
import { packFilm } from "../film/pack.js";
import { type Recording, followed, readRecording, recorded, textOf } from "../film/recording.js";
import { filmHandlers } from "../store/film-actions.js";
import type { State } from "../store/state.js";
import type { PageStore } from "./keyed.js";

/** The moves of a game that is played, and the film of one that is solved. */
export const MOVES = "wings/moves/";
export const FILMS = "wings/film/";

/** How long the page waits before it stores moves, in milliseconds. */
const PAUSE = 300;

/** Records the moves of the puzzles that are played, and keeps a film of each puzzle that is solved. */
export function startFilms(store: PageStore, storage: Shelf | undefined): void {
  const { dispatch } = store;
  dispatch({ type: "late", handlers: filmHandlers });
  let game: Game | undefined;
  let recording: Recording | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (game === undefined || recording === undefined) return;
    if (game.isDone) {
      const code = codeOf(game, recording, store.state);
      if (code !== undefined) put(storage, FILMS + game.id, code);
      put(storage, MOVES + game.id, undefined);
      load();
    } else put(storage, MOVES + game.id, textOf(recording, game.history.now));
  };
  const load = (): void => dispatch({ type: "films", films: filmsIn(storage) });
  const look = ({ game: next, route }: State): void => {
    if (next === game) return;
    const before = game;
    if (before !== undefined && before.id !== next?.id && timer !== undefined) save();
    if (next === undefined || route.room !== "play" || next.room !== "play") {
      [game, recording] = [undefined, undefined];
      return;
    }
    const isNew = before?.id !== next.id;
    if (isNew || before.history !== next.history)
      recording =
        (isNew || recording === undefined ? undefined : followed(recording, before.history, next.history)) ??
        readRecording(get(storage, MOVES + next.id), next.history) ??
        recorded(next.history);
    game = next;
    const hasNews = next.isDone ? before?.isDone === false : before !== undefined && before.history !== next.history;
    if (!hasNews) return;
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };
  prune(storage, store.state);
  load();
  store.watch(look);
  look(store.state);
  const flush = (): void => {
    if (timer !== undefined) save();
  };
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(FILMS)) load();
  });
}

function codeOf(game: Game, { moves }: Recording, { switches }: State): string | undefined {
  const film: Film = filmOf(game, moves, switches);
  try {
    return packFilm(film);
  } catch {
    // It is too long for a link.
    return undefined;
  }
}

const get = (storage: Shelf | undefined, key: string): string | null => {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

function put(storage: Shelf | undefined, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The storage is full or forbidden.
  }
}

function keysIn(storage: Shelf | undefined, prefix: string): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i)!).filter((key) =>
      key.startsWith(prefix),
    );
  } catch {
    return [];
  }
}

/** The stored texts under a prefix, by what follows it. */
export const textsIn = (storage: Shelf | undefined, prefix: string): Readonly<Record<string, string>> =>
  Object.fromEntries(keysIn(storage, prefix).map((key) => [key.slice(prefix.length), get(storage, key) ?? ""]));

/** The stored films, by the id of their game. Whether one can be read is seen when it is shown. */
export const filmsIn = (storage: Shelf | undefined): State["films"] =>
  Object.fromEntries(Object.entries(textsIn(storage, FILMS)).filter(([, code]) => /^[\w-]{1,20000}$/.test(code)));

/** Removes the moves of games that left the shelf, and films that are on no shelf and in no record. */
function prune(storage: Shelf | undefined, { learner }: State): void {
  const isOnShelf = (id: string): boolean => get(storage, keyOf(id)) !== null;
  const recorded = new Set(learner?.puzzles.map(({ id }) => id));
  for (const id of Object.keys(textsIn(storage, MOVES))) if (!isOnShelf(id)) put(storage, MOVES + id, undefined);
  for (const id of Object.keys(textsIn(storage, FILMS)))
    if (!recorded.has(id) && !isOnShelf(id)) put(storage, FILMS + id, undefined);
}
