import { now } from "./clock.js";
import { tell } from "./output.js";
import { sanitizeOutput } from "./sanitize.js";

/** A terminal, for one answer at a time. */
export interface Live {
  show(text: string): void;
  /** Tells how far the work is, once it takes longer than a second. */
  progress(line: () => string): void;
  /** Removes the line of progress. */
  end(): void;
}

/** How many seconds pass before a progress line appears. */
const PATIENCE = 1;
/** Goes back to the beginning of a line of progress, and removes it. */
export const CLEAR_LINE = "\r\u001b[K";

/** The terminal on stdout. */
export function liveTerminal(): Live {
  const start = now();
  const { stdout, stderr } = process;
  let hasLine = false;
  const clear = (): void => {
    if (hasLine) tell(CLEAR_LINE);
    hasLine = false;
  };
  return {
    show(text) {
      clear();
      stdout.write(sanitizeOutput(text));
    },
    progress(line) {
      if (!stderr.isTTY || now() - start < PATIENCE * 1000) return;
      tell(`${CLEAR_LINE}${line().slice(0, (stderr.columns || 80) - 1)}`);
      hasLine = true;
    },
    end: clear,
  };
}
