import { boardOf } from "./board-of.js";
import { boardText, parseBoard } from "./board-text.js";
import { type History, begin } from "./history.js";
import { BLANK, type Pencil } from "./pencil.js";

/** The board and what is written on it. */
export interface Position {
  readonly board: string;
  readonly pencil: Pencil;
}

export type Room = "play" | "solve" | "practice";

/** What is known of a generated puzzle. */
export interface Puzzle {
  /** The name in the address: a date, or level and seed. */
  readonly name: string;
  readonly level: string;
  readonly solution: string;
}

/** A board that somebody works on. The shelf keeps all of them. */
export interface Game {
  readonly id: string;
  readonly room: Room;
  /** The board at the start. */
  readonly start: string;
  readonly history: History<Position>;
  /** Seconds played. */
  readonly seconds: number;
  readonly puzzle?: Puzzle | undefined;
  /** How many steps were shown. */
  readonly hints: number;
  /** Whether the board shows candidates, if that doesn't depend on the room and the settings. */
  readonly hasCandidates?: boolean;
  /** Wrong digits that were on the board, as candidates. */
  readonly slips: readonly number[];
  /** With lives: the number of wrong digits that ends the game; 0 if the player goes on without lives. */
  readonly limit?: number;
  readonly isDone: boolean;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

export const newGame = (id: string, room: Room, start: string, puzzle?: Puzzle, now = Date.now()): Game => ({
  id,
  room,
  start,
  history: begin({ board: start, pencil: BLANK }),
  seconds: 0,
  puzzle,
  hints: 0,
  slips: [],
  isDone: false,
  changed: now,
});

/** An id for a new board. */
export const freshId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** The number of open cells. */
export const openCells = (board: string): number => boardOf(board).values.filter((value) => value === 0).length;

export const urlOf = (puzzle: string): string => boardText(parseBoard(puzzle));
