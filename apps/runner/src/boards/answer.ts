import type { Values } from "../cli/flags.js";
import type { Techniques } from "../techniques/load-techniques.js";
import type { TerminalStyle } from "../terminal/terminal-style.js";
import type { InputBoard } from "./read-board.js";

/** The commands that answer each board for itself. */
export type BoardCommand = "solve" | "hint" | "steps" | "check" | "rate" | "canonical" | "convert" | "transform";

/** The commands that many threads and processes can share. */
export type BulkCommand = BoardCommand | "generate";

export interface Context {
  readonly command: BulkCommand;
  readonly flags: Values;
  readonly techniques: Techniques;
  readonly style: TerminalStyle;
  /** Whether to answer with JSON rather than text. */
  readonly json: boolean;
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
