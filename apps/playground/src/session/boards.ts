import { Board, cellName, format, parse } from "@wings/core";
import { badStepInLink, noBoardInLink } from "../errors.js";
import { truncate } from "../state/truncate.js";
import { type Entry, erase, type } from "../state/edit.js";
import { type History, advance, redo, undoTimes } from "../state/history.js";
import { hashIn, readHash } from "../state/link.js";
import { onPath } from "../state/path.js";
import { type State, viewOf } from "../state/state.js";
import type { Host } from "./host.js";
import { anyTextOf, readBoard, textOf, wordsOf } from "./text.js";

/** The state after opening a board. The entry mode is not “given”, so nobody changes givens by mistake. */
const OPENED: Partial<State> = { tab: "hint", entry: "digit", notice: undefined };

/** Changes to the current board: open, edit, undo and redo. */
export class Boards {
  readonly session: Host;

  constructor(session: Host) {
    this.session = session;
  }

  get history(): History {
    return this.session.state.history;
  }

  /** Opens a board from text in any format, or from a link. */
  async open(text: string): Promise<boolean> {
    const hash = hashIn(text, (each) => readBoard(each) !== undefined);
    if (hash !== undefined) return this.openHash(hash);
    try {
      const board = await anyTextOf(text);
      this.moveTo(advance(this.history, board), OPENED);
      return true;
    } catch (error) {
      this.session.complain(wordsOf(error));
      return false;
    }
  }

  openHash(hash: string): boolean {
    const linked = readHash(hash);
    if (linked === undefined) {
      this.session.set({ notice: undefined });
      return false;
    }
    let board: string;
    try {
      board = textOf(linked.text);
    } catch (error) {
      this.session.complain(noBoardInLink(wordsOf(error)).message);
      return false;
    }
    this.moveTo(advance(this.history, board), OPENED);
    if (linked.unread !== undefined) this.session.complain(wordsOf(badStepInLink(truncate(linked.unread))));
    if (linked.step !== undefined) this.session.hints.recall(linked.step);
    return true;
  }

  /** Opens an empty board. */
  clear(): void {
    this.moveTo(advance(this.history, format(new Board(), "url")), { entry: "given", notice: undefined });
  }

  type(digit: number, entry: Entry = this.session.state.entry): void {
    this.edit((board, cell) => type(board, cell, digit, entry));
  }

  erase(): void {
    this.edit((board, cell) => erase(board, cell, this.session.state.entry));
  }

  edit(change: (board: Board, cell: number) => Board): void {
    const { state } = this.session;
    if (viewOf(state).preview) {
      this.session.inform("This board is part of the path. “Continue from this step” makes it editable.");
      return;
    }
    const { cell } = state;
    const board = parse(this.history.now);
    const next = change(board, cell);
    if (next.equals(board)) {
      this.session.inform(
        board.isGiven(cell)
          ? `${cellName(cell)} is given. Switch to “Given” to change the puzzle.`
          : `This changes nothing in ${cellName(cell)}.`,
      );
      return;
    }
    this.moveTo(advance(this.history, format(next, "url")), { notice: undefined });
  }

  undo(times = 1): void {
    this.moveTo(undoTimes(this.history, times), { notice: undefined });
  }

  redo(): void {
    this.moveTo(redo(this.history), { notice: undefined });
  }

  /** Goes to another board and discards everything about the last one. */
  moveTo(history: History, changes: Partial<State> = {}): void {
    const { session } = this;
    if (history.now === this.history.now) {
      session.set(changes);
      session.keep();
      return;
    }
    // The path stays while the board is on it.
    const path = onPath(session.state.path, history.now);
    session.forget();
    session.set({ ...changes, history, path: path?.status === "searching" ? { ...path, status: "stopped" } : path });
    session.settled();
  }
}
