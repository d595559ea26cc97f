import { format, parse } from "@wings/core";
import type { Game, Position } from "../../model/game.js";
import { BLANK } from "../../model/pencil.js";
import type { Switches } from "../../model/storage.js";
import { type Move, moveBetween, moved } from "./moves.js";

/** What a film says about its game. */
export interface Title {
  /** The name of the puzzle, if it was generated: a date, or level and seed. */
  readonly name?: string | undefined;
  readonly seconds: number;
  readonly hints: number;
  readonly slips: number;
  /** Whether the board showed candidates. */
  readonly hasCandidates: boolean;
}

/** All moves of a game, from the puzzle to its last position. */
export interface Film {
  readonly title: Title;
  readonly positions: readonly Position[];
}

/** The film of a game: its moves from the start, or since the player started again. */
export function filmOf(game: Game, moves: readonly Move[], { candidates, timer }: Switches): Film {
  const { puzzle, start, history, seconds, hints, slips } = game;
  const lost = history.past.length > moves.length;
  const replayed: Position[] = [{ board: format(parse(start), "url"), pencil: BLANK }];
  for (const move of moves) replayed.push(moved(replayed[replayed.length - 1], move));
  return {
    title: {
      ...(puzzle && { name: puzzle.name }),
      seconds: timer ? seconds : 0,
      hints,
      slips: slips.length,
      hasCandidates: candidates,
    },
    positions: sinceStart(start, lost ? [...history.past, history.now] : replayed),
  };
}

/**
 * The positions since the game began, or since the player started again: that takes everything off the board in one move. Taking
 * back a single note is not a new start.
 */
export function sinceStart(start: string, all: readonly Position[]): readonly Position[] {
  const at = all.findLastIndex(
    (each, i) =>
      each.board === start && isBlank(each) && i > 0 && (moveBetween(all[i - 1], each)?.changes.length ?? 0) > 1,
  );
  return at < 0 ? all : all.slice(at);
}

const isBlank = ({ pencil }: Position): boolean =>
  pencil.lines.length === 0 &&
  [pencil.corner, pencil.center, pencil.cells, pencil.candidates].every((table) => Object.keys(table).length === 0);

/** The moves between positions; those that change nothing are left out. A change of the givens begins a new film. */
export function movesOf(positions: readonly Position[]): { readonly first: Position; readonly moves: readonly Move[] } {
  let first = positions[0];
  let moves: Move[] = [];
  for (let i = 1; i < positions.length; i++) {
    const move = moveBetween(positions[i - 1], positions[i]);
    if (move === undefined) [first, moves] = [positions[i], []];
    else if (move.changes.length > 0) moves.push(move);
  }
  return { first, moves };
}

/** The digits of the puzzle itself: 81 digits and dots. */
export function givensOf(board: string): string {
  const { givens } = parse(board).toState();
  return givens.map((digit) => (digit === 0 ? "." : String(digit))).join("");
}
