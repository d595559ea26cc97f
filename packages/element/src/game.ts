import { Board, type FindingJson, applyFinding } from "@wings/core";
import { maskOf, sees } from "@wings/core/author";

/** A position: the board, and the player's notes as a mask for each cell. Moves make new ones. */
interface Position {
  readonly board: Board;
  readonly notes: Uint16Array;
}

/** A board with notes that is played on, with undo. Each move says whether it changed anything. */
export class Game {
  #now: Position;
  #past: Position[] = [];
  #future: Position[] = [];

  constructor(board = new Board()) {
    this.#now = { board, notes: new Uint16Array(81) };
  }

  get board(): Board {
    return this.#now.board;
  }

  /** The notes of a cell as a mask. */
  notes(cell: number): number {
    return this.#now.notes[cell];
  }

  /** Places a digit, or takes the same digit back. */
  place(cell: number, digit: number): boolean {
    return this.#change(cell, ({ board, notes }) => {
      const held = board.values[cell];
      if (held !== 0) takeBack(board, cell);
      if (held === digit) return;
      board.place(cell, digit);
      notes[cell] = 0;
      for (let peer = 0; peer < 81; peer++) if (sees(board, cell, peer)) notes[peer] &= ~maskOf(digit);
    });
  }

  /** Adds or removes a note. */
  note(cell: number, digit: number): boolean {
    return this.#change(cell, ({ board, notes }) => {
      if (board.values[cell] === 0) notes[cell] ^= maskOf(digit);
    });
  }

  /** Removes a candidate of the board, or adds it again. */
  toggleCandidate(cell: number, digit: number): boolean {
    return this.#change(cell, ({ board }) => {
      if (!board.eliminate(cell, digit)) board.allow(cell, digit);
    });
  }

  /** Removes the digit of a cell; its notes where it has none. */
  erase(cell: number): boolean {
    return this.#change(cell, ({ board, notes }) => {
      if (board.values[cell] === 0) notes[cell] = 0;
      else takeBack(board, cell);
    });
  }

  apply(finding: Pick<FindingJson, "eliminations" | "placements">): boolean {
    return this.#change(undefined, ({ board }) => {
      applyFinding(board, finding);
    });
  }

  undo(): boolean {
    return this.#travel(this.#past, this.#future);
  }

  redo(): boolean {
    return this.#travel(this.#future, this.#past);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  #change(cell: number | undefined, make: (position: Position) => void): boolean {
    const { board, notes } = this.#now;
    if (cell !== undefined && board.isGiven(cell)) return false;
    const next = { board: board.copy(), notes: notes.slice() };
    make(next);
    if (next.board.equals(board) && String(next.notes) === String(notes)) return false;
    this.#past.push(this.#now);
    this.#future = [];
    this.#now = next;
    return true;
  }

  #travel(from: Position[], to: Position[]): boolean {
    const next = from.pop();
    if (next === undefined) return false;
    to.push(this.#now);
    this.#now = next;
    return true;
  }
}

/** Clears a cell. `clear` also brings back candidates that a step or the player has removed: they go again. */
function takeBack(board: Board, cell: number): void {
  const all = board.copy();
  const removed: [cell: number, digit: number][] = [];
  for (let open = 0; open < 81; open++)
    for (let digit = 1; digit <= 9; digit++) if (all.allow(open, digit)) removed.push([open, digit]);
  board.clear(cell);
  for (const [open, digit] of removed) board.eliminate(open, digit);
}

/** The cells whose digit is twice in a house. */
export function conflictsOf(board: Board): Set<number> {
  const { values } = board;
  const conflicts = new Set<number>();
  values.forEach((digit, cell) => {
    if (digit !== 0 && values.some((other, peer) => other === digit && sees(board, cell, peer))) conflicts.add(cell);
  });
  return conflicts;
}
