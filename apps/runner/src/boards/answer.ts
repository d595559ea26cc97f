import type { Parsed } from "./parsed.js";
import type { Values } from "../flags.js";
import type { Look } from "../look.js";
import type { Techniques } from "../techniques.js";

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
  /** What stands in the JSON behind `schema`, `index` and `input`; empty where text is wanted. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the field `findings` holds, each as `toJson` wrote it: there may be megabytes of them, and as objects they would take far more. */
  readonly findings?: readonly string[];
  /** For people. */
  readonly text: string;
  /** Whether the answer is what one hopes for: the exit status tells. */
  readonly good: boolean;
  readonly status?: string;
  readonly level?: string | null;
  readonly counts?: Readonly<Record<string, number>>;
}

export type Answerer = (parsed: Parsed, context: Context) => Answer;
