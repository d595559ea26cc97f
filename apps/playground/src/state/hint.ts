import type { Step } from "./step.js";

/** How much a hint gives away, from little to all. */
export const LEVELS = ["vague", "short", "long"] as const;
export type Level = (typeof LEVELS)[number];

/** A hint: the next step and its level. Without a step, the techniques find nothing. */
export interface Hint {
  readonly step: Step | null;
  readonly level: Level;
  /** The board has no solution, so no step is shown. */
  readonly mistake?: {
    /** How many changes to undo until the board has a solution; `undefined` if it never had one. */
    readonly since?: number;
  };
}

/** The next level, or the last one. */
export const more = (level: Level): Level => LEVELS[LEVELS.indexOf(level) + 1] ?? level;
