import { type Shelf, keyOf } from "../../model/shelf.js";
import type { Game } from "../../model/game.js";
import { isRecorded } from "../../learner/counts.js";
import { FILMS, MOVES, filmsIn, get, put, textsIn } from "../../learner/kept-films.js";
import { filmOf } from "./film.js";
import { packFilm } from "./pack.js";
import { type Recording, followed, readRecording, recorded, textOf } from "./recording.js";
import { filmHandlers } from "./film-actions.js";
import type { State } from "../../store/state.js";
import type { PageStore } from "../../store/store.js";

/** How long the page waits before it stores moves, in milliseconds. */
const PAUSE = 300;

/** Records the moves of the puzzles that are played, and keeps a film of each puzzle that is solved. */
export function startFilms(store: PageStore, storage: Shelf | undefined): void {
  const { dispatch } = store;
  store.handle(filmHandlers);
  let game: Game | undefined;
  let recording: Recording | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (game === undefined || recording === undefined) return;
    // The moves stay until their film is kept: the page may be closed before.
    const moves = textOf(recording, game.history.now);
    put(storage, MOVES + game.id, moves);
    if (game.isDone) void keepFilm(game, recording, moves);
  };
  const keepFilm = async (done: Game, { moves }: Recording, text: string): Promise<void> => {
    // Undefined if it is too long for a link.
    const code = await packFilm(filmOf(done, moves, store.state.settings.switches)).catch(() => undefined);
    if (code !== undefined) put(storage, FILMS + done.id, code);
    if (get(storage, MOVES + done.id) === text) put(storage, MOVES + done.id, undefined);
    load();
  };
  const load = (): void => dispatch({ type: "films", films: filmsIn(storage) });
  const look = ({ game: next, route }: State): void => {
    if (next === game) return;
    const before = game;
    if (before !== undefined && before.id !== next?.id && timer !== undefined) save();
    if (next === undefined || route.room !== "play" || next.room !== "play" || !isRecorded(next)) {
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
    const isUnkept = before?.isDone === false || get(storage, MOVES + next.id) !== null;
    const hasNews = next.isDone ? isUnkept : before !== undefined && before.history !== next.history;
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

/** Removes the moves of games that left the shelf, and films that are on no shelf and in no record. */
function prune(storage: Shelf | undefined, { learner }: State): void {
  const isOnShelf = (id: string): boolean => get(storage, keyOf(id)) !== null;
  const recorded = new Set(learner?.puzzles.map(({ id }) => id));
  for (const id of Object.keys(textsIn(storage, MOVES))) if (!isOnShelf(id)) put(storage, MOVES + id, undefined);
  for (const id of Object.keys(textsIn(storage, FILMS)))
    if (!recorded.has(id) && !isOnShelf(id)) put(storage, FILMS + id, undefined);
}
