import { type Progress, triesEnded } from "@wings/generate";
import type { Found, Made } from "./block.js";

/** When a run ends. */
export interface Limits {
  readonly count: number;
  readonly tries: number;
}

/** Takes what the blocks of a run found, one block after the other. */
export interface Collector {
  take(this: void, found: Found): Promise<void>;
  /** Ends a block of so many attempts. */
  endBlock(this: void, attempts: number): void;
  isDone(this: void): boolean;
  progress(this: void, attempts: number): Progress;
}

/** Prints puzzles until there are enough, leaves out images of earlier ones, and gives up after too many tries without a puzzle. */
export function collect({ count, tries }: Limits, print: (made: Made, index: number) => Promise<void>): Collector {
  const forms = new Set<string>();
  /** The attempts of the blocks that are done. */
  let earlier = 0;
  let found = 0;
  let lastHit = 0;
  const checkTries = (attempts: number): void => {
    if (attempts - lastHit >= tries) throw triesEnded(tries, found, lastHit + tries);
  };
  return {
    async take({ after, form, made }) {
      const at = earlier + after;
      checkTries(at - 1);
      if (form !== undefined) {
        if (forms.has(form)) return;
        forms.add(form);
      }
      lastHit = at;
      await print(made, found++);
    },
    endBlock(attempts) {
      earlier += attempts;
      checkTries(earlier);
    },
    isDone: () => found === count,
    progress: (attempts) => ({ attempts: earlier + attempts, found }),
  };
}
