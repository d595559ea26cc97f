import { type SearchResult, isWingsError, parse, search } from "@wings/core";
import type { Answers, Request } from "./jobs.js";
import type { Refused } from "./many.js";
import { type Port, listen } from "./port.js";
import { type RateOptions, type Rating, rate } from "./rate.js";

export type { LadderErrorDetails } from "./errors.js";

/**
 * Answers `rateMany` and `solveMany` in a worker: the file of the worker calls it once, with `self`, or with `parentPort` in Node.js.
 * A ladder of one's own is an option.
 *
 * @example
 * ```ts fragment
 * import { serve } from "@wings/ladder/worker";
 *
 * serve(self);
 * ```
 */
export function serve(port: Port, options: Pick<RateOptions, "ladder" | "trust"> = {}): void {
  listen(
    port,
    (data) => {
      const { wings, job, from, puzzles, maxMilliseconds } = Object(data) as Request;
      if (typeof wings !== "number") return;
      const answer = (text: string): Rating | SearchResult =>
        job === "rate" ? rate(text, { ...options, maxMilliseconds }) : search(parse(text));
      const answers = puzzles.map((text) => {
        // So that the other end knows that there is a worker.
        port.postMessage({ wings, from, answers: [] } satisfies Answers<never>);
        return answerOrRefusal(() => answer(text));
      });
      port.postMessage({ wings, from, answers } satisfies Answers<Rating | SearchResult | Refused>);
    },
    () => undefined,
  );
}

/** A mistake in a text is an answer. Any other error fails the worker. */
function answerOrRefusal<T>(answer: () => T): T | Refused {
  try {
    return answer();
  } catch (error) {
    if (!isWingsError(error)) throw error;
    return { status: "refused", code: error.code, message: error.message };
  }
}
