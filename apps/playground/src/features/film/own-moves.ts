import { type Move, changesOf } from "@wings/player/moves";
import { boardOf } from "../../model/board-of.js";
import type { Position } from "../../model/game.js";

/** Moves of a film that are named together, with their numbers: candidates that were taken away, up to a digit. */
export interface OwnMoves {
  readonly numbers: readonly number[];
  readonly moves: readonly Move[];
}

/** More moves are not looked at together. */
const MOST = 16;

/**
 * The digits and candidates that somebody worked out. On a board with a wrong digit, anything would follow, so what was made there has no
 * name.
 */
export function ownMovesOf(positions: readonly Position[]): OwnMoves[] {
  const end = boardOf(positions[positions.length - 1].board);
  const groups: { numbers: number[]; moves: Move[] }[] = [];
  let isOpen = false;
  for (let i = 0; i + 1 < positions.length; i++) {
    const { board } = positions[i];
    if (board === positions[i + 1].board) continue;
    const before = boardOf(board);
    const isWrong =
      end.isFull &&
      before.values.some((value, cell) =>
        value === 0 ? !before.has(cell, end.values[cell]) : value !== end.values[cell],
      );
    const changes = isWrong ? undefined : changesOf(before, boardOf(positions[i + 1].board));
    if (changes === undefined) {
      isOpen = false;
      continue;
    }
    if (!isOpen || groups[groups.length - 1].moves.length >= MOST) groups.push({ numbers: [], moves: [] });
    const group = groups[groups.length - 1];
    group.numbers.push(i);
    group.moves.push({ board, changes });
    isOpen = changes[0][4] !== "=";
  }
  return groups;
}
