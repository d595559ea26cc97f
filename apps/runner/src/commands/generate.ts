import { availableParallelism } from "node:os";
import { type GenerateOptions, type Progress, generateAsync, generateAttempt, triesEnded } from "@wings/generate";
import type { Spec } from "../bulk/engine.js";
import {
  type Block,
  type BlockReply,
  type Found,
  type Made,
  asUsage,
  blocksOf,
  foundOf,
  itemOf,
  randomSeed,
  wishesOf,
} from "../bulk/generate.js";
import { progressOf, startProgress } from "../bulk/tally.js";
import { flow, makeWorkers } from "../bulk/workers.js";
import type { Run } from "../cli/flags.js";
import { readShard } from "../cli/input.js";
import { type Interrupt, onInterrupt } from "../cli/interrupt.js";
import { attemptMisses, fromPlain, needsSeed } from "../errors.js";
import { loadTechniques, selectionOf } from "../plugins/load-techniques.js";
import { tell, write } from "../terminal/output.js";
import { jsonLine } from "../terminal/sanitize.js";
import { terminalStyle } from "../terminal/terminal-style.js";

/** Generates puzzles, one a line. */
export const run: Run = async ({ flags }) => {
  for (const name of ["shard", "attempt", "from"])
    if (flags[name] !== undefined && flags.seed === undefined) throw needsSeed(`--${name}`);
  const { seed = randomSeed(), count = 1, tries = TRIES, from = 0, jobs = availableParallelism() } = flags as Numbers;
  const all = { ...flags, seed };
  const options = wishesOf(all, await loadTechniques(selectionOf(flags)));
  const blocks = blocksOf(from, readShard(flags.shard as string | undefined));
  const print = (made: Made, index: number): Promise<void> =>
    write(flags.json === true ? jsonLine({ schema: 1, index, seed, ...made }) : lineOf(made));

  const attempt = flags.attempt as string | undefined;
  if (attempt !== undefined) {
    const made = asUsage(() => generateAttempt(attempt, options));
    if (made === undefined) throw attemptMisses(attempt, seed);
    await print(foundOf(0, made, false).made, 0);
    return 0;
  }
  if (flags.seed === undefined) tell(`wings: --seed ${seed} makes the same again.\n`);

  const interrupt = onInterrupt();
  const collector = collect({ count, tries }, (made, index) => {
    // Puzzles and progress may be on the same terminal.
    if (process.stdout.isTTY) progress.clear();
    return print(made, index);
  });
  let inBlock = 0;
  const progress = startProgress(true, (seconds, width) =>
    progressOf(seconds, { ...collector.progress(inBlock), count }, width),
  );
  try {
    // The first block is made here, so that a few puzzles need no other thread.
    const isRemote = flags.executor !== undefined;
    for (let isFirst = true; !isRemote && !collector.isDone() && (isFirst || jobs === 1); isFirst = false) {
      const onAttempt = ({ attempts }: { attempts: number }): void => void (inBlock = attempts);
      await makeHere(
        blocks.next().value,
        { ...options, onAttempt, signal: interrupt.signal },
        collector,
        flags.unique === true,
      );
      inBlock = 0;
    }
    const spec: Spec = {
      ...{ command: "generate", flags: all, selection: selectionOf(flags), style: terminalStyle(flags), json: true },
    };
    if (!collector.isDone()) await makeElsewhere(blocks, spec, collector, interrupt);
  } catch (error) {
    if (!interrupt.isStopped()) throw error;
  } finally {
    progress.end();
  }
  return interrupt.isStopped() ? 130 : 0;
};

interface Numbers {
  readonly seed?: number;
  readonly count?: number;
  readonly tries?: number;
  readonly from?: number;
  readonly jobs?: number;
}
const TRIES = 100_000;

/** Makes a block in this thread. Each puzzle is printed at once. */
async function makeHere(
  block: Block,
  options: GenerateOptions,
  collector: Collector,
  isUnique: boolean,
): Promise<void> {
  let done = 0;
  const onAttempt = (now: { attempts: number; found: number }): void => {
    done = now.attempts;
    options.onAttempt?.(now);
  };
  for await (const puzzle of asUsage(() =>
    generateAsync({ ...options, ...block, count: Infinity, tries: Infinity, onAttempt }),
  )) {
    await collector.take(foundOf(done, puzzle, isUnique));
    if (collector.isDone()) return;
  }
  collector.endBlock(done);
}

/** Makes blocks in other threads, or where the executor makes them. They are taken in their order. */
async function makeElsewhere(
  blocks: Iterator<Block, never>,
  spec: Spec,
  collector: Collector,
  interrupt: Interrupt,
): Promise<void> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const workers = await makeWorkers(spec, interrupt.isStopped);
  const takeAll = async ({ attempts, found }: BlockReply): Promise<void> => {
    for (const each of found) {
      if (collector.isDone()) return;
      await collector.take(each);
    }
    if (!collector.isDone()) collector.endBlock(attempts);
  };
  try {
    await flow({
      parts: partsOf(blocks),
      executor: workers.pool,
      window: workers.window,
      emit: async ({ out, fatal }) => {
        try {
          if (fatal !== undefined) throw fromPlain(fatal);
          await takeAll(readReply(out));
        } catch (error) {
          finish();
          throw error;
        }
        if (collector.isDone()) finish();
      },
      stopped: Promise.race([interrupt.stopped, finished]),
    });
  } finally {
    await workers.close();
  }
}

async function* partsOf(blocks: Iterator<Block, never>) {
  for (;;) yield await Promise.resolve([itemOf(blocks.next().value)]);
}

function readReply(out: Uint8Array): BlockReply {
  const reply = JSON.parse(Buffer.from(out).toString()) as BlockReply & { error?: Parameters<typeof fromPlain>[0] };
  if (reply.error !== undefined) throw fromPlain(reply.error);
  return reply;
}

/** The puzzle, and how hard it is. A word after a board is ignored where the line is read again. */
function lineOf({ puzzle, rating }: Made): string {
  if (rating === null) return `${puzzle}\n`;
  const { status, level, score, hardest } = rating;
  return `${puzzle}  ${status === "solved" ? `${level} ${score} ${hardest}` : "stuck"}\n`;
}

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
