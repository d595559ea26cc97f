import { type Board, parse } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import type { Position } from "../../model/game.js";
import { cellsOf } from "./move-text.js";
import type { Move } from "./moves.js";

/** A picture of a GIF: how many moves were made, what they changed, and how long it is seen, in milliseconds. */
export interface GifFrame {
  readonly at: number;
  readonly cells: readonly number[];
  readonly delay: number;
}

/** The most pictures of a GIF: more would be too large for a chat, and too long for its reader. */
const MOST_FRAMES = 240;

const DIGIT = 450;
const NOTE = 160;
const START = 1200;
const END = 4000;

const isDigit = ({ changes }: Move): boolean => changes.some(({ kind }) => kind === "place" || kind === "clear");

/** A picture for each move; of many moves, several notes in a row are one picture. */
export function framesOf(moves: readonly Move[], most = MOST_FRAMES): GifFrame[] {
  const digits = moves.filter(isDigit).length;
  const notes = moves.length - digits;
  // At least one picture for each run of notes, however many there are.
  const step = Math.max(1, Math.ceil(notes / Math.max(1, most - 1 - digits)));
  const frames: GifFrame[] = [{ at: 0, cells: [], delay: START }];
  let cells = new Set<number>();
  let waiting = 0;
  moves.forEach((move, i) => {
    for (const cell of cellsOf(move)) cells.add(cell);
    const isLast = i === moves.length - 1;
    waiting++;
    if (!isLast && !isDigit(move) && waiting < step && !isDigit(moves[i + 1])) return;
    frames.push({ at: i + 1, cells: [...cells], delay: isLast ? END : isDigit(move) ? DIGIT : NOTE });
    cells = new Set();
    waiting = 0;
  });
  return thinned(frames, most);
}

/** Where even the digits are too many, evenly spread ones are left, with the first and the last. */
function thinned(frames: readonly GifFrame[], most: number): GifFrame[] {
  if (frames.length <= most) return [...frames];
  return Array.from({ length: most }, (_, i) => frames[Math.round((i * (frames.length - 1)) / (most - 1))]);
}

/** The board that a picture draws: with its notes as candidates, unless the game had candidates. */
export function drawnBoard({ board: text, pencil }: Position, hasCandidates: boolean): Board {
  const board = parse(text);
  if (hasCandidates) return board;
  for (let cell = 0; cell < 81; cell++) {
    const noted = (pencil.corner[cell] ?? 0) | (pencil.center[cell] ?? 0);
    for (const digit of digitsOf(board.masks[cell] & ~noted)) board.eliminate(cell, digit);
  }
  return board;
}
