import { type Learner, mergeLearners } from "@wings/player";
import type { Game, Position } from "../../model/game.js";
import { MOST as MOST_GAMES } from "../../model/shelf.js";
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
  const { learner, counts, isSaid, tooManyPuzzles } = mergeLearners(mine.learner, file.learner);
  const films = Object.entries(file.films).filter(([id]) => !Object.hasOwn(mine.films, id));
  const written = new Set(games.map(({ id }) => id));
  return {
    counts: {
      ...counts,
      games: left.filter(({ id }) => !shelf.copies.has(id)).length,
      longer: shelf.games.filter((game) => !isNew(game)).length,
      copies: left.filter(({ id }) => shelf.copies.has(id)).length,
      films: films.length,
    },
    isSaid,
    tooMany: added.length - left.length,
    tooManyPuzzles,
    learner,
    games,
    moves: Object.fromEntries(Object.entries(file.moves).filter(([id]) => written.has(id))),
    films: { ...mine.films, ...Object.fromEntries(films) },
  };
}

/** Whether a merge writes nothing. Boards without room stay in the file. */
export const changesNothing = ({ counts, isSaid }: Plan): boolean =>
  !isSaid && Object.values(counts).every((count) => count === 0);

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
