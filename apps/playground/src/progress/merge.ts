import type { Learner, PuzzleEntry, Review, StationRecord } from "../coach/learner.js";
import { MOST_PUZZLES } from "../coach/learner.js";
import type { Game, Position } from "../model/game.js";
import { MOST as MOST_GAMES } from "../model/shelf.js";
import type { Backup } from "./read-backup.js";

/** What the page has now. */
export interface Present {
  readonly learner: Learner;
  readonly games: readonly Game[];
  readonly moves: Readonly<Record<string, string>>;
  readonly films: Readonly<Record<string, string>>;
}

/** What a file changes: how many of each kind, and what is written. */
export interface Plan {
  readonly counts: Readonly<
    Record<"puzzles" | "stations" | "days" | "plays" | "games" | "longer" | "copies" | "films", number>
  >;
  /** Whether the file has the level up to which the player says that nothing is new, and the page has none. */
  readonly isSaid: boolean;
  /** Boards that the page has no room for, and puzzles that leave the record. */
  readonly tooMany: number;
  readonly tooManyPuzzles: number;
  readonly learner: Learner;
  readonly games: readonly Game[];
  readonly moves: Readonly<Record<string, string>>;
  readonly films: Readonly<Record<string, string>>;
}

/** Merges a file into what is there. Nothing that is there is removed, and the same file a second time changes nothing. */
export function planOf(mine: Present, file: Backup): Plan {
  const shelf = mergedGames(mine.games, file.games);
  const room = Math.max(0, MOST_GAMES - mine.games.length);
  const isNew = ({ id }: Game): boolean => !mine.games.some((each) => each.id === id);
  const added = shelf.games.filter(isNew);
  // The newest boards come first, if there is no room for all.
  const left = [...added].sort((a, b) => b.changed - a.changed).slice(0, room);
  const games = [...shelf.games.filter((game) => !isNew(game)), ...left];
  const puzzles = mergedPuzzles(mine.learner.puzzles, file.learner.puzzles);
  const stations = mergedTable(mine.learner.stations, file.learner.stations, mergedStation);
  const days = mergedTable(mine.learner.days, file.learner.days, (a, b) => ({
    right: Math.max(a.right, b.right),
    tried: Math.max(a.tried, b.tried),
  }));
  const plays = mergedTable(mine.learner.plays, file.learner.plays, (a) => a);
  const films = mergedTable(mine.films, file.films, (a) => a);
  const written = new Set(games.map(({ id }) => id));
  return {
    counts: {
      puzzles: puzzles.changed,
      stations: stations.changed,
      days: days.changed,
      plays: plays.changed,
      games: left.filter(({ id }) => !shelf.copies.has(id)).length,
      longer: shelf.games.filter((game) => !isNew(game)).length,
      copies: left.filter(({ id }) => shelf.copies.has(id)).length,
      films: films.changed,
    },
    isSaid: mine.learner.said === "" && file.learner.said !== "",
    tooMany: added.length - left.length,
    tooManyPuzzles: Math.max(0, puzzles.all.length - MOST_PUZZLES),
    learner: {
      said: mine.learner.said === "" ? file.learner.said : mine.learner.said,
      stations: stations.all,
      puzzles: puzzles.all.slice(-MOST_PUZZLES),
      plays: plays.all,
      days: days.all,
    },
    games,
    moves: Object.fromEntries(Object.entries(file.moves).filter(([id]) => written.has(id))),
    films: films.all,
  };
}

/** Whether a merge writes nothing. Boards without room stay in the file. */
export const changesNothing = ({ counts, isSaid }: Plan): boolean =>
  !isSaid && Object.values(counts).every((count) => count === 0);

type Table<T> = Readonly<Record<string, T>>;

function mergedTable<T>(mine: Table<T>, file: Table<T>, both: (a: T, b: T) => T): { all: Table<T>; changed: number } {
  const all: Record<string, T> = { ...mine };
  let changed = 0;
  for (const [key, value] of Object.entries(file)) {
    const next = Object.hasOwn(mine, key) ? both(mine[key], value) : value;
    if (Object.hasOwn(mine, key) && JSON.stringify(next) === JSON.stringify(mine[key])) continue;
    all[key] = next;
    changed++;
  }
  return { all, changed };
}

/** The better of both in each respect. Reviews and the row of right answers are those of the record with more answers. */
export function mergedStation(a: StationRecord, b: StationRecord): StationRecord {
  const later = b.tried > a.tried ? b : a;
  const other = later === a ? b : a;
  const review: Review | undefined = later.review ?? other.review;
  const knownOn = earlier(a.knownOn, b.knownOn);
  const masteredOn = earlier(a.masteredOn, b.masteredOn);
  const times = (a.times?.length ?? 0) >= (b.times?.length ?? 0) ? a.times : b.times;
  return {
    ...later,
    right: Math.max(a.right, b.right),
    tried: later.tried,
    hasBadge: a.hasBadge || b.hasBadge,
    uses: Math.max(a.uses, b.uses),
    ...(knownOn !== undefined && { knownOn }),
    ...(masteredOn !== undefined && { masteredOn }),
    ...(review !== undefined && { review }),
    ...(times !== undefined && { times }),
  };
}

const earlier = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined ? b : b === undefined || a < b ? a : b;

/** Of a puzzle that both have, the later one counts, as when it is played again. */
function mergedPuzzles(
  mine: readonly PuzzleEntry[],
  file: readonly PuzzleEntry[],
): { all: readonly PuzzleEntry[]; changed: number } {
  const byId = new Map(mine.map((entry) => [entry.id, entry]));
  let changed = 0;
  for (const entry of file) {
    const known = byId.get(entry.id);
    if (known !== undefined && known.day >= entry.day) continue;
    byId.set(entry.id, entry);
    changed++;
  }
  if (changed === 0) return { all: mine, changed };
  return { all: [...byId.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)), changed };
}

const textOf = (position: Position): string => JSON.stringify(position);

/** Whether a game was gone through by another one on its way. */
function isPassed(game: Game, by: Game): boolean {
  if (game.start !== by.start || (game.isDone && !by.isDone)) return false;
  const now = textOf(game.history.now);
  return by.history.past.some((position) => textOf(position) === now) || textOf(by.history.now) === now;
}

/** The boards that are written: new ones, those that go on in the file, and copies of those that differ. */
function mergedGames(mine: readonly Game[], file: readonly Game[]): { games: Game[]; copies: ReadonlySet<string> } {
  const copies = new Set<string>();
  const games = file.flatMap((game): Game[] => {
    const known = mine.find(({ id }) => id === game.id);
    if (known === undefined) return [game];
    if (isPassed(game, known)) return [];
    if (isPassed(known, game)) return [game];
    // The id says what it is a copy of, so that a second time makes no second copy.
    const id = `copy-${signOf(game)}`;
    if (mine.some((each) => each.id === id)) return [];
    copies.add(id);
    return [{ ...game, id, room: "solve" }];
  });
  return { games, copies };
}

function signOf({ id, history, changed }: Game): string {
  let hash = 5381;
  for (const letter of `${id} ${changed} ${textOf(history.now)}`)
    hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
