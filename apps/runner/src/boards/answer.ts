import { type Board, isWingsError } from "@wings/core";
import { parseAny } from "@wings/formats";
import type { Values } from "../cli/flags.js";
import type { Codes } from "../codes/load.js";
import { notABoard } from "../errors.js";
import type { Techniques } from "../plugins/load-techniques.js";
import type { TerminalStyle } from "../terminal/terminal-style.js";

/** The commands that answer each board for itself. */
export type BoardCommand =
  "solve" | "hint" | "steps" | "check" | "rate" | "canonical" | "convert" | "transform" | "prove";

/** The commands that many threads and processes can share. */
export type BulkCommand = BoardCommand | "generate" | "dataset";

export interface Context {
  readonly command: BulkCommand;
  readonly flags: Values;
  readonly techniques: Techniques;
  readonly style: TerminalStyle;
  /** Whether to answer with JSON rather than text. */
  readonly json: boolean;
  /** The height of the screen, for an answer that ends with it. */
  readonly rows?: number | undefined;
  /** Makes QR codes, if one is asked for. */
  readonly qr?: typeof Codes | undefined;
  /** Shows an answer while it is made. */
  readonly live?: Live | undefined;
}

/** A terminal, for one answer at a time. */
export interface Live {
  show(text: string): void;
  /** Tells how far the work is, once it takes longer than a second. */
  progress(line: () => string): void;
  /** Removes the line of progress. */
  end(): void;
}

/** The answer to one board. */
export interface Answer {
  /** Text for people, or the fields of the JSON line after `schema`, `index` and `input`, as `jsonFields` writes them. */
  readonly text: string;
  /** Whether the answer is positive: it decides the exit status. */
  readonly good: boolean;
  readonly status?: string;
  readonly level?: string | null;
  readonly counts?: Readonly<Record<string, number>>;
}

export type AnswerBoard = (input: InputBoard, context: Context) => Answer;

/** A board of the input. */
export interface InputBoard {
  readonly board: Board;
  readonly text: string;
  /** From 0, over all inputs. */
  readonly index: number;
}

export const readBoard = (text: string, line: number, index: number): InputBoard => ({
  board: quoteUnknownText(text, () => parseAny(text, line)),
  text,
  index,
});

const MAX_QUOTE = 40;

/** Reads a text. If the core recognizes no board in it, the error quotes the text. */
export function quoteUnknownText<T>(text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [firstLine] = text.trim().split("\n", 1);
    if (!isWingsError(error) || error.code !== "WINGS_NO_BOARD" || firstLine === "") throw error;
    const place = error.details as { line: number; column: number };
    throw notABoard(firstLine.length > MAX_QUOTE ? `${firstLine.slice(0, MAX_QUOTE)}…` : firstLine, place);
  }
}
