import type { Day } from "@wings/player";
import { entriesOf, loadLearner } from "../../learner/keep-learner.js";
import { FILMS, MOVES, filmsIn, textsIn } from "../../learner/kept-films.js";
import { type Shelf, keyOf, kept, listGames } from "../../model/shelf.js";
import { loadSettings } from "../../model/storage.js";
import { storageFull } from "./errors.js";
import { type Plan, type Present, planOf } from "./merge.js";
import type { Backup } from "./read-backup.js";

/** What the storage has of a player. */
export const presentIn = (store: Shelf | undefined): Present => ({
  learner: loadLearner(store),
  games: listGames(store).filter(({ room }) => room !== "practice"),
  moves: textsIn(store, MOVES),
  films: filmsIn(store),
});

/** Everything that the page keeps, as the text of a file. The language is that of the browser until somebody chooses one. */
export function backupOf(store: Shelf | undefined, made: Day, preferred: readonly string[]): string {
  const { choice, switches, ...settings } = loadSettings(store, preferred);
  const { learner, games, moves, films } = presentIn(store);
  const backup: Backup = {
    wings: "backup",
    version: 1,
    made,
    settings: { ...settings, ...choice, ...switches },
    learner,
    games: games.map(kept),
    moves,
    films,
  };
  return `${JSON.stringify(backup)}\n`;
}

/** Merges a file into what the storage has at this moment: another tab may have written since a plan was shown. */
export const mergeFile = (store: Shelf, file: Backup): void => applyPlan(store, planOf(presentIn(store), file));

/** Writes all that a plan changes, or nothing. */
export function applyPlan(store: Shelf, plan: Plan): void {
  const writes: [key: string, text: string][] = [
    ...entriesOf(plan.learner),
    ...plan.games.map((game): [string, string] => [keyOf(game.id), JSON.stringify(game)]),
    ...Object.entries(plan.moves).map(([id, text]): [string, string] => [MOVES + id, text]),
    ...Object.entries(plan.films).map(([id, code]): [string, string] => [FILMS + id, code]),
  ];
  const before = writes.map(([key]) => [key, store.getItem(key)] as const);
  try {
    for (const [key, text] of writes) if (store.getItem(key) !== text) store.setItem(key, text);
  } catch {
    for (const [key, text] of before) {
      if (text === null) store.removeItem(key);
      else if (store.getItem(key) !== text) store.setItem(key, text);
    }
    throw storageFull();
  }
}
