import type { Values } from "./flags.js";

/** What a command gets: its flags (settings from everywhere merged in) and its inputs. Answers the exit status. */
export interface Call {
  readonly command: string;
  readonly flags: Values;
  readonly inputs: readonly string[];
}
export type Run = (call: Call) => Promise<number>;
