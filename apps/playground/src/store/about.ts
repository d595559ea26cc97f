import type { Argument } from "@wings/player/argument";
import type { Hint, HintLevel } from "../model/hint.js";
import type { Verdict } from "../model/engine-messages.js";
import type { Path } from "../model/path.js";
import type { Step, StepId } from "../model/step.js";
import type { Survey } from "../model/survey.js";

/**
 * What is known about a board, and what somebody asked about it. Another board gets another value, so nothing that was found out
 * about the old board can stay.
 */
export interface About {
  /** The board of the game; undefined without a game. */
  readonly board: string | undefined;
  readonly verdict?: Verdict | undefined;
  /** The next step, found in advance, and what it was found for. */
  readonly next?: { readonly key: string; readonly step: Step | null } | undefined;
  readonly hint?: Hint | undefined;
  /** The level of a hint that was asked for and is not there yet. */
  readonly hinting?: HintLevel | undefined;
  /** The player asked for a check before the verdict was there. */
  readonly isChecking?: boolean;
  /** The clause of the explanation that is lit. */
  readonly clause?: number | undefined;
  readonly path?: Path | undefined;
  readonly survey?: Survey | undefined;
  /** A step of a link that has to be found again. */
  readonly recall?: StepId | undefined;
  /** What somebody argues. */
  readonly argument?: Argument | undefined;
  /** A step of the past that is shown, once it is found again. */
  readonly past?: { readonly of: StepId; readonly step?: Step } | undefined;
  /** The steps of a finished puzzle from its start. */
  readonly finish?: { readonly steps: readonly Step[]; readonly isWhole: boolean } | undefined;
  /** Whether the game waits, with its board covered. */
  readonly isPaused?: boolean;
}

export const aboutBoard = (board: string | undefined): About => ({ board });

/** The same board, with other techniques: what they found has to be found again. */
export const withoutSteps = ({ board, verdict, next, argument, past, finish, isPaused }: About): About => ({
  ...{ board, verdict, argument, past, finish },
  ...(isPaused !== undefined && { isPaused }),
  // It names the techniques that found it.
  next,
});
