import type { MessageLevel } from "@wings/core";
import type { Step } from "./step.js";

/** How much a hint gives away, from little to all. */
export const LEVELS = ["vague", "concrete", "full"] as const;
export type Level = (typeof LEVELS)[number];

/** A hint: the next step, and how much of it is told. No step is a hint, too: nothing is found. */
export interface Hint {
  readonly step: Step | null;
  readonly level: Level;
  /** The board has no solution, and that comes before any step. */
  readonly mistake?: {
    /** How many changes are to be undone until there is no mistake; nothing where there always was one. */
    readonly since?: number;
  };
}

/** The next level; the last stays. */
export const more = (level: Level): Level => LEVELS[LEVELS.indexOf(level) + 1] ?? level;

/** Which of a message's lengths tells a level. */
export const formOf = (level: Level): MessageLevel =>
  ({ vague: "vague", concrete: "short", full: "long" })[level] as MessageLevel;
