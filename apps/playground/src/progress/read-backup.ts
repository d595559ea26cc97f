import { isWingsError, parse, search } from "@wings/core";
import type { Day } from "../coach/day.js";
import { readFitName } from "../coach/fit-names.js";
import type { Learner } from "../coach/learner.js";
import { readLearner } from "../coach/read-learner.js";
import { PLAY_LEVELS, recipeOf } from "../model/daily.js";
import { decided } from "../model/decided.js";
import type { Game } from "../model/game.js";
import { readGame } from "../model/shelf.js";
import { loadSettings } from "../model/storage.js";
import { checkBackup } from "./check-backup.js";
import { checkParts } from "./check-parts.js";
import { shown, within } from "./check.js";
import { backupEntry, backupNoJson, backupTooLarge, backupVersion, noBackup } from "./errors.js";

/** Everything that the page keeps, as one file has it. */
export interface Backup {
  readonly wings: "backup";
  readonly version: 1;
  readonly made: Day;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly learner: Learner;
  readonly games: readonly Game[];
  /** The moves of games that are not finished, and the films of those that are, by the id of the game. */
  readonly moves: Readonly<Record<string, string>>;
  readonly films: Readonly<Record<string, string>>;
}

const MOST_MEGABYTES = 20;

/** Reads a backup from text that anyone may have written. Everything in it is checked; the first thing that is wrong is named. */
export function readBackup(text: string): Backup {
  if (text.length > MOST_MEGABYTES * 1e6) throw backupTooLarge(Math.ceil(text.length / 1e6), MOST_MEGABYTES);
  const value = parsed(text);
  const { wings, version } = tableIn(value);
  if (wings !== "backup") throw noBackup(shown(wings));
  if (version !== 1) throw backupVersion(shown(version));
  checkBackup(value, "");
  const file = value as Backup;
  checkSettings(file.settings);
  const learner = readLearner(file.learner);
  checkSame(file.learner, learner, "learner");
  const games = file.games.map((game, i) => gameIn(game, `games[${i}]`));
  checkParts({ ...file, learner, games });
  return { ...file, learner, games };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw backupNoJson((error as Error).message);
  }
}

type Table = Readonly<Record<string, unknown>>;

function tableIn(value: unknown): Table {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Table;
  throw noBackup(shown(value));
}

/** What a reader left out or changed was not valid. */
function checkSame(given: unknown, read: unknown, path: string): void {
  if (typeof given !== "object" || given === null || typeof read !== "object" || read === null) {
    if (given !== read) throw backupEntry(path, shown(given));
    return;
  }
  if (Array.isArray(given) !== Array.isArray(read)) throw backupEntry(path, shown(given));
  const hasAll = !Array.isArray(given) || given.length === (read as unknown[]).length;
  for (const [key, value] of Object.entries(given)) {
    const at = Array.isArray(given) ? `${path}[${key}]` : within(path, key);
    const other = Object.hasOwn(read, key) ? (read as Table)[key] : undefined;
    // An entry that was left out moves those behind it.
    if (!hasAll && JSON.stringify(value) !== JSON.stringify(other)) throw backupEntry(at, shown(value));
    checkSame(value, other, at);
  }
}

function checkSettings(settings: Table): void {
  const { choice, switches, ...rest } = loadSettings({
    getItem: () => JSON.stringify(settings),
    setItem: () => undefined,
  });
  checkSame(settings, { ...rest, ...choice, ...switches }, "settings");
}

// --- Boards -------------------------------------------------------------------------------------------------------------

function gameIn(value: Game, path: string): Game {
  const game = readGame(value.id, value);
  if (game === undefined) throw backupEntry(path, shown(value));
  checkSame(value, game, path);
  if (game.room === "play") checkPuzzle(game, path, value.puzzle);
  return game;
}

/** A puzzle to play has its name, its level, one solution, and the same givens at each move. */
function checkPuzzle({ id, start, history, puzzle }: Game, path: string, seen: unknown): void {
  const isFit = readFitName(puzzle?.name ?? "")?.kind === "made";
  if (puzzle === undefined || (recipeOf(puzzle.name) === undefined && !isFit))
    throw backupEntry(`${path}.puzzle`, shown(seen));
  if (id !== `play-${puzzle.name}`) throw backupEntry(`${path}.id`, shown(id));
  if (!PLAY_LEVELS.some((level) => level === puzzle.level) && !(isFit && puzzle.level === ""))
    throw backupEntry(`${path}.puzzle.level`, shown(puzzle.level));
  const board = parse(start);
  const { status, solution } = solved(() => search(board)) ?? {};
  if (status !== "one") throw backupEntry(`${path}.start`, shown(start));
  if (solution !== puzzle.solution) throw backupEntry(`${path}.puzzle.solution`, shown(puzzle.solution));
  const givens = String(board.givens);
  const lists = { past: history.past, now: [history.now], future: history.future };
  for (const [name, positions] of Object.entries(lists))
    positions.forEach((position, i) => {
      if (String(parse(position.board).givens) === givens) return;
      throw backupEntry(`${path}.history.${name}${name === "now" ? "" : `[${i}]`}.board`, shown(position.board));
    });
}

function solved<T>(run: () => T): T | undefined {
  try {
    return decided(run, undefined as T | undefined);
  } catch (error) {
    if (isWingsError(error)) return undefined;
    throw error;
  }
}
