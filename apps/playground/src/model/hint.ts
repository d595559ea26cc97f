import type { HintLevel } from "@wings/draw/hint";
import type { Step } from "./step.js";

export type { HintLevel };
/** How much a hint gives away: the region, the pattern, the proof. */
export const HINT_LEVELS: readonly HintLevel[] = ["where", "what", "why"];

/** A hint: the next step and its level. Without a step, the techniques find nothing. */
export interface Hint {
  readonly step: Step | null;
  readonly level: HintLevel;
  /** The board has no solution, so no step is shown. */
  readonly mistake?: {
    /** How many changes to undo until the board has a solution; `null` if it never had one, `undefined` until that is known. */
    readonly since?: number | null;
  };
}

/** The next level, or the last one. */
export const more = (level: HintLevel): HintLevel => HINT_LEVELS[HINT_LEVELS.indexOf(level) + 1] ?? level;
