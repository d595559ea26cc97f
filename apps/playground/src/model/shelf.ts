import { PLAY_LEVELS } from "./daily.js";
import { LARGEST, LARGEST_MOMENT } from "./largest.js";
import { namesLayout } from "./layouts.js";
import { readBoard } from "./read-board.js";
import type { Game, Position, Puzzle, Room } from "./game.js";
import { readPencil } from "./pencil.js";

/**
 * The boards that somebody works on, each under its own key. Two tabs with different boards never write the same key.
 */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "wings/game/";
/** Number of boards to keep, and of undo steps of each. */
export const MOST = 40;
const STEPS = 200;

export const keyOf = (id: string): string => PREFIX + id;

/** The id of a stored game, or undefined for another key. */
export const idOf = (key: string | null): string | undefined =>
  key?.startsWith(PREFIX) === true ? key.slice(PREFIX.length) : undefined;

/** A game as it is stored: with its last undo steps. */
export function kept(game: Game): Game {
  const { past, now, future } = game.history;
  return { ...game, history: { past: past.slice(-STEPS), now, future: future.slice(0, STEPS) } };
}

export function saveGame(store: Shelf | undefined, game: Game): void {
  try {
    store?.setItem(keyOf(game.id), JSON.stringify(kept(game)));
    prune(store);
  } catch {
    // The storage is full or forbidden.
  }
}

export function loadGame(store: Shelf | undefined, id: string): Game | undefined {
  try {
    return readGame(id, JSON.parse(store?.getItem(keyOf(id)) ?? "null"));
  } catch {
    return undefined;
  }
}

export function deleteGame(store: Shelf | undefined, id: string): void {
  try {
    store?.removeItem(keyOf(id));
  } catch {
    // The storage is forbidden.
  }
}

/** All games, the last changed first. */
export function listGames(store: Shelf | undefined): Game[] {
  return idsIn(store)
    .map((id) => loadGame(store, id))
    .filter((game) => game !== undefined)
    .sort((a, b) => b.changed - a.changed);
}

/** Whether a game has a board with other houses. */
export const hasOtherBoards = (store: Shelf | undefined): boolean =>
  idsIn(store).some((id) => namesLayout(store?.getItem(keyOf(id)) ?? ""));

function idsIn(store: Shelf | undefined): string[] {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, i) => idOf(store!.key(i))).filter((id) => id !== undefined);
  } catch {
    return [];
  }
}

function prune(store: Shelf | undefined): void {
  if (idsIn(store).length <= MOST) return;
  for (const { id } of listGames(store).slice(MOST)) deleteGame(store, id);
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const ROOMS: readonly Room[] = ["play", "solve", "practice"];

/** Anyone may have written the storage, so every field is checked. */
export function readGame(id: string, value: unknown): Game | undefined {
  const { room, start, history, seconds, puzzle, hints, slips, limit, isDone, changed } = fieldsOf(value);
  const { past, now, future } = fieldsOf(history);
  const first = readBoard(start);
  const current = readPosition(now);
  if (first === undefined || current === undefined || !ROOMS.includes(room as Room)) return undefined;
  return {
    id,
    room: room as Room,
    start: first,
    history: { past: readPositions(past), now: current, future: readPositions(future) },
    seconds: numberIn(seconds),
    puzzle: readPuzzle(puzzle),
    hints: numberIn(hints),
    slips: Array.isArray(slips) ? slips.slice(0, 729).filter((slip) => typeof slip === "number") : [],
    ...(limit !== undefined && { limit: numberIn(limit) }),
    isDone: isDone === true,
    changed: numberIn(changed, LARGEST_MOMENT),
  };
}

/** A whole number. The record of the player takes no other one. */
const numberIn = (value: unknown, most = LARGEST): number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most ? (value as number) : 0;

function readPosition(value: unknown): Position | undefined {
  const { board, pencil } = fieldsOf(value);
  const text = readBoard(board);
  return text === undefined ? undefined : { board: text, pencil: readPencil(pencil) };
}

const readPositions = (value: unknown): Position[] =>
  Array.isArray(value)
    ? value
        .slice(0, STEPS)
        .map(readPosition)
        .filter((each) => each !== undefined)
    : [];

function readPuzzle(value: unknown): Puzzle | undefined {
  const { name, level, solution } = fieldsOf(value);
  return typeof name === "string" &&
    typeof level === "string" &&
    typeof solution === "string" &&
    /^[1-9]{81}$/.test(solution) &&
    /^[a-z\d-]{1,149}$/i.test(name) &&
    ["", ...PLAY_LEVELS].includes(level)
    ? { name, level, solution }
    : undefined;
}
