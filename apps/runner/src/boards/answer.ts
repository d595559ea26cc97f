import type { Parsed } from "./read-board.js";
import type { Values } from "../cli/flags.js";
import type { Look } from "../terminal/terminal-style.js";
import type { Techniques } from "../techniques/load-techniques.js";

/** The commands that answer each board. */
export type Command = "solve" | "hint" | "steps" | "check" | "rate";

/** What is known when a board is answered. */
export interface Context {
  readonly command: Command;
  readonly flags: Values;
  readonly techniques: Techniques;
  readonly look: Look;
  /** Whether the answer is wanted as data; it is wanted as text otherwise. */
  readonly json: boolean;
}

/** The answer to one board. */
export interface Answer {
  /** For people; or, where data is wanted, what stands in the JSON behind `schema`, `index` and `input`, as `fieldsOf` writes it. */
  readonly said: string;
  /** Whether the answer is what one hopes for: the exit status tells. */
  readonly good: boolean;
  readonly status?: string;
  readonly level?: string | null;
  readonly counts?: Readonly<Record<string, number>>;
}

export type Answerer = (parsed: Parsed, context: Context) => Answer;
