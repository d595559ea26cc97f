import type { Board, Technique } from "@wings/core";
import { type Changes, type To, type Twin, definition, reference, report, twinsOn } from "../twin-link.js";

export interface Planted {
  /** What is wrong. */
  readonly what: string;
  /** The wrong parts of the technique; a function if something is wrong at import. */
  readonly changes?: Changes | (() => Changes);
  /** A whole technique in place of the twins. */
  readonly technique?: () => Technique;
  /** A reference that makes the same mistake, or that yields no patterns. */
  readonly reference?: typeof reference | ((board: Board) => Iterable<object>);
  /** The sentence that a reader would have to judge, or the mistake that does no harm. */
  readonly harmless?: string;
  /** How every program that runs the technique sees it. */
  readonly host?: string;
}

export const { message } = definition;

/** A search that reports only some of the twins. */
export const only = (keep: (twin: Twin, board: Board) => boolean): Changes => ({
  find(board, to) {
    for (const twin of twinsOn(board)) if (keep(twin, board) && report(to, twin)) return;
  },
});
/** The search with something done before. */
export const first = (action: (board: Board, to: To) => unknown): Changes => ({
  find(board, to) {
    if (action(board, to) === false) return;
    for (const twin of twinsOn(board)) if (report(to, twin)) return;
  },
});

export const worded = (long: string): Changes => ({ message: { ...message, long } });

export const searchOf = (twins: (board: Board) => Iterable<Twin>): Changes => ({
  find(board, to) {
    for (const twin of twins(board)) if (report(to, twin)) return;
  },
});

/** The reference with the same mistake. */
export const referenceOf = (keep: (twin: Twin) => boolean): typeof reference =>
  function* (board) {
    for (const each of reference(board)) if (keep(each.pattern)) yield each;
  };

/** What faults keep from call to call. */
export const counter = { calls: 0 };
/** Boards, findings and numbers that faults keep. */
export const kept: unknown[] = [];
