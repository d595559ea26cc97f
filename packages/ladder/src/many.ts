import type { SearchResult } from "@wings/core";
import { badArgument, checkOptionNames } from "@wings/core/host";
import { workerFailed } from "./errors.js";
import type { Answers, Job, Request } from "./jobs.js";
import { type Port, listen } from "./port.js";
import type { Rating } from "./rate.js";

export type { LadderErrorDetails } from "./errors.js";
export type { Port } from "./port.js";

/** How to work through many puzzles. */
export interface ManyOptions {
  /** A worker in which `serve` of `@wings/ladder/worker` runs, or several of them. */
  readonly workers: Port | readonly Port[];
  /** Ends the work: the promise is rejected with its reason. */
  readonly signal?: Signal | undefined;
  /** Called after each block of puzzles, with how many are done. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
  /** For each puzzle. `rateMany` says `stopped` of one that takes longer. */
  readonly maxMilliseconds?: number | undefined;
}

/** What is used of an `AbortSignal`. */
interface Signal {
  readonly aborted: boolean;
  readonly reason?: Error;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** A text that is no puzzle, in place of its answer. */
export interface Refused {
  readonly status: "refused";
  readonly code: string;
  readonly message: string;
}

/**
 * Rates many puzzles in workers. The page stays free, and the ladder is in the file of the worker only. The answers are in the order of
 * the puzzles; a text that is no puzzle is `refused`.
 *
 * @example
 * ```ts fragment
 * import { rateMany } from "@wings/ladder/many";
 *
 * // worker.ts has two lines: import { serve } from "@wings/ladder/worker"; serve(self);
 * const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
 * const ratings = await rateMany(puzzles, { workers: worker, onProgress: (done, all) => console.log(done, all) });
 * worker.terminate();
 * ```
 */
export const rateMany = (puzzles: readonly string[], options: ManyOptions): Promise<(Rating | Refused)[]> =>
  askMany<Rating>("rate", puzzles, options);

/** Searches the solutions of many puzzles in workers, as `search` of the core does. */
export const solveMany = (puzzles: readonly string[], options: ManyOptions): Promise<(SearchResult | Refused)[]> =>
  askMany<SearchResult>("solve", puzzles, options);

/** Small enough for progress and an early end, and large enough that messages don't count. */
const BLOCK = 20;

/** Answers to other calls, which share a worker, have other numbers. */
let calls = 0;

async function askMany<T>(job: Job, puzzles: readonly string[], options: ManyOptions): Promise<(T | Refused)[]> {
  checkOptionNames(options, "workers signal onProgress maxMilliseconds");
  checkOptions(options);
  if (!Array.isArray(puzzles)) throw badArgument(puzzles, "a list of puzzles");
  for (const [i, puzzle] of (puzzles as readonly unknown[]).entries())
    if (typeof puzzle !== "string") throw badArgument(`[${i}]`, "a puzzle as text: format makes one of a board");
  const { workers, signal, onProgress, maxMilliseconds } = options;
  const ports = (Array.isArray(workers) ? workers : [workers]) as readonly Port[];
  // The text of an empty list, or of one with null, is nothing.
  const seen = Array.isArray(workers) ? `[${[...ports].map(String).join(", ")}]` : workers;
  if (ports.length === 0 || [...ports].some((port) => typeof (port as Port | undefined)?.postMessage !== "function"))
    throw badArgument(seen, "a worker, or a list of them");
  const call = ++calls;
  const answers: (T | Refused)[] = [];
  let [next, done] = [0, 0];
  const ends: (() => void)[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const onAbort = (): void => reject(signal?.reason ?? new Error("aborted"));
      if (signal?.aborted) {
        onAbort();
        return;
      }
      signal?.addEventListener("abort", onAbort);
      ends.push(() => signal?.removeEventListener("abort", onAbort));
      const ask = (port: Port): boolean => {
        const block = puzzles.slice(next, next + BLOCK);
        if (block.length === 0) return false;
        port.postMessage({ wings: call, job, from: next, puzzles: block, maxMilliseconds } satisfies Request);
        next += block.length;
        return true;
      };
      for (const port of ports) {
        const fail = (why: string): void => reject(workerFailed(why));
        const silence = silenceOf(fail);
        ends.push(silence.end);
        const hear = (data: unknown): void => {
          const { wings, from, answers: some } = Object(data) as Answers<T | Refused>;
          if (typeof wings !== "number") return;
          // A worker says when it begins with a puzzle. It may still be busy with those of another call.
          silence.limit(wings === call ? maxMilliseconds : 0);
          if (wings !== call || some.length === 0) return;
          some.forEach((answer, i) => (answers[from + i] = answer));
          done += some.length;
          try {
            onProgress?.(done, puzzles.length);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
          if (done === puzzles.length) resolve();
          else if (!ask(port)) silence.end();
        };
        ends.push(listen(port, hear, fail));
        silence.limit(0);
        if (!ask(port)) silence.end();
      }
      if (puzzles.length === 0) resolve();
    });
  } finally {
    for (const end of ends) end();
  }
  return answers;
}

/** Refuses what would fail late, or not at all. */
function checkOptions({ signal, onProgress, maxMilliseconds = 0 }: ManyOptions): void {
  const { aborted, addEventListener: listens } = Object(signal) as Partial<Signal>;
  if (signal !== undefined && (typeof aborted !== "boolean" || typeof listens !== "function"))
    throw badArgument(signal, "an AbortSignal as signal");
  if (onProgress !== undefined && typeof onProgress !== "function")
    throw badArgument(onProgress, "a function as onProgress");
  if (typeof maxMilliseconds !== "number" || !(maxMilliseconds >= 0))
    throw badArgument(maxMilliseconds, "maxMilliseconds of 0 or more");
}

// In pages and in Node.js.
declare const setTimeout: (action: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** A page says nothing of a worker that has ended. One that loads its file, or begins with a puzzle, takes less time than this. */
const SILENT = 30_000;
const LONGEST_TIMER = 2 ** 31 - 1;

interface Silence {
  readonly limit: (milliseconds: number | undefined) => void;
  readonly end: () => void;
}

/** Fails where nothing is heard for the time of a puzzle and a while longer. Without a limit, a puzzle takes any time. */
function silenceOf(fail: (why: string) => void): Silence {
  let timer: unknown;
  const end = (): void => clearTimeout(timer);
  return {
    end,
    limit(milliseconds = Infinity) {
      end();
      const most = milliseconds + SILENT;
      if (most > LONGEST_TIMER) return;
      timer = setTimeout(() => {
        fail(`nothing is heard of it for ${most / 1000} s`);
      }, most);
    },
  };
}
