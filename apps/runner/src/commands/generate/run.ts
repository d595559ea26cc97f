import { availableParallelism } from "node:os";
import {
  type GenerateOptions,
  type Progress,
  canonical,
  generateAsync,
  generateAttempt,
  triesEnded,
} from "@wings/generate";
import type { Spec } from "../../run/engine.js";
import {
  type Block,
  type BlockReply,
  type Found,
  type Made,
  asUsage,
  checkWishes,
  blocksOf,
  checkOptions,
  foundOf,
  hasNoGrid,
  itemOf,
  randomSeed,
  wishesOf,
} from "./blocks.js";
import { isCount } from "../../run/check-reply.js";
import { emptyTally, progressOf, startProgress } from "../../run/tally.js";
import { type Workers, flow, makeWorkers } from "../../run/workers.js";
import { RANDOM_JIGSAW } from "../../command/check-layout.js";
import type { Run } from "../../command/define-command.js";
import { readShard } from "../../run/input.js";
import { type Interrupt, onInterrupt } from "../../run/interrupt.js";
import { attemptMisses, needsSeed } from "./errors.js";
import { flagsClash } from "../../run/errors.js";
import { fromPlain } from "../../terminal/coded-error.js";
import { loadTechniques, selectionOf } from "../../techniques/load-techniques.js";
import { tell, write } from "../../terminal/output.js";
import { jsonLine } from "../../terminal/sanitize.js";
import { terminalStyle } from "../../terminal/terminal-style.js";
import { type GenerateFlags, generate as generateCommand } from "./command.js";

/** Generates puzzles, one a line. */
export const run: Run<GenerateFlags> = async ({ flags, given }) => {
  for (const name of ["shard", "attempt", "from", "resume"])
    if (given[name] !== undefined && flags.seed === undefined) throw needsSeed(`--${name}`);
  checkWishes(given);
  const out = flags.resume;
  for (const name of ["resume", "count", "tries", "from", "shard"])
    if (flags.attempt !== undefined && given[name] !== undefined)
      throw flagsClash(`--${name}`, "--attempt", "it is one puzzle");
  const { seed = randomSeed(), count, tries, from, jobs = availableParallelism() } = flags;
  const options = wishesOf({ ...flags, seed }, await loadTechniques(selectionOf(flags)));
  const layout = options.layout?.name;
  if (layout !== undefined && flags.unique === true)
    throw flagsClash("--layout", "--unique", "images are those of classic boards");
  checkOptions(options);
  const shard = readShard(flags.shard);
  const spec: Spec = {
    command: "generate",
    flags: { ...given, seed, ...(layout !== undefined && { layout }) },
    selection: selectionOf(flags),
    style: terminalStyle(flags),
    json: true,
  };
  const asJson = (made: Made, index: number): string =>
    jsonLine({ schema: 1, index, seed, ...(layout !== undefined && { layout }), ...made });
  const print = (made: Made, index: number): Promise<void> =>
    write(flags.json === true ? asJson(made, index) : lineOf(made));

  const { attempt } = flags;
  if (attempt !== undefined) {
    const made = asUsage(() => generateAttempt(attempt, options));
    if (made === undefined) throw attemptMisses(attempt, seed);
    await print(foundOf(0, made, false).made, 0);
    return 0;
  }

  const interrupt = onInterrupt();
  const resumed =
    out === undefined
      ? undefined
      : await (
          await import("../../run/resume/resume.js")
        ).resumeOutput(out, ["-"], { command: generateCommand, spec, shard }, isSearched);
  const before = resumed?.state;
  const forms = new Set<string>();
  if (flags.unique === true && resumed !== undefined)
    for await (const line of resumed.earlierLines()) forms.add(canonical((JSON.parse(line) as Made).puzzle).puzzle);
  const collector = collect({ count, tries }, { found: resumed?.done ?? 0, forms, ...before }, async (made, index) => {
    if (resumed !== undefined) {
      const line = Buffer.from(asJson(made, index));
      resumed.write({ out: line, tally: { ...emptyTally(), boards: 1 } });
      return;
    }
    // Puzzles and progress may be on the same terminal.
    if (process.stdout.isTTY) progress.clear();
    await print(made, index);
  });
  const blocks = blocksOf(before?.next ?? from, shard);
  const endBlock = (block: Block, attempts: number): void => {
    const { lastHit } = collector.endBlock(attempts);
    resumed?.mark({
      next: block.first + block.starts,
      earlier: collector.progress(0).attempts,
      lastHit,
    });
  };
  let inBlock = 0;
  const progress = startProgress(true, (seconds, width) =>
    progressOf(seconds, { ...collector.progress(inBlock), count }, width),
  );
  try {
    const isRemote = flags.executor !== undefined;
    const remote = isRemote && !collector.isDone() ? await startWorkers(spec, interrupt) : undefined;
    // What can't begin has nothing to repeat.
    if (RANDOM_JIGSAW.test(flags.layout ?? "")) tell(`wings: the layout is ${layout}.\n`);
    if (flags.seed === undefined) tell(`wings: repeat it with --seed ${seed}.\n`);
    // The first block is made here, so that a few puzzles need no other thread.
    for (let isFirst = true; !isRemote && !collector.isDone() && (isFirst || jobs === 1); isFirst = false) {
      const onAttempt = ({ attempts }: { attempts: number }): void => void (inBlock = attempts);
      await makeHere(
        blocks.next().value,
        { ...options, onAttempt, signal: interrupt.signal },
        collector,
        endBlock,
        flags.unique === true,
      );
      inBlock = 0;
    }
    if (!collector.isDone())
      await makeElsewhere(blocks, remote ?? (await startWorkers(spec, interrupt)), collector, endBlock, interrupt);
    if (!interrupt.isStopped()) await resumed?.assertComplete(`--count ${count}`, count);
  } catch (error) {
    if (!interrupt.isStopped()) throw error;
  } finally {
    progress.end();
    resumed?.close();
  }
  return interrupt.isStopped() ? 130 : 0;
};

/** How far an interrupted run was, at the end of a block. */
interface Searched {
  /** The first attempt of the next block. */
  readonly next: number;
  readonly earlier: number;
  readonly lastHit: number;
}

function isSearched(state: unknown): state is Searched {
  const { next, earlier, lastHit } = Object(state) as Partial<Searched>;
  return [next, earlier, lastHit].every(isCount);
}

type EndBlock = (block: Block, attempts: number) => void;

/** Makes a block in this thread. Each puzzle is printed at once. */
async function makeHere(
  block: Block,
  options: GenerateOptions,
  collector: Collector,
  endBlock: EndBlock,
  isUnique: boolean,
): Promise<void> {
  let done = 0;
  const onAttempt = (now: { attempts: number; found: number }): void => {
    done = now.attempts;
    options.onAttempt?.(now);
  };
  const made = asUsage(() => generateAsync({ ...options, ...block, count: Infinity, tries: Infinity, onAttempt }));
  try {
    for await (const puzzle of made) {
      await collector.take(foundOf(done, puzzle, isUnique));
      if (collector.isDone()) return;
    }
  } catch (error) {
    const { attempts, found } = collector.progress(0);
    if (!hasNoGrid(error) || attempts + found === 0) throw error;
  }
  endBlock(block, done);
}

const startWorkers = (spec: Spec, interrupt: Interrupt): Promise<Workers> =>
  makeWorkers(generateCommand, spec, interrupt.isStopped);

/** Makes blocks in other threads, or where the executor makes them. They are taken in their order. */
async function makeElsewhere(
  blocks: Iterator<Block, never>,
  workers: Workers,
  collector: Collector,
  endBlock: EndBlock,
  interrupt: Interrupt,
): Promise<void> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  /** The blocks in progress, in their order. */
  const awaited: Block[] = [];
  const takeAll = async ({ attempts, found }: BlockReply): Promise<void> => {
    const block = awaited.shift()!;
    for (const each of found) {
      if (collector.isDone()) return;
      await collector.take(each);
    }
    if (!collector.isDone()) endBlock(block, attempts);
  };
  try {
    await flow({
      parts: partsOf(blocks, awaited),
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

async function* partsOf(blocks: Iterator<Block, never>, awaited: Block[]) {
  for (;;) {
    const block = blocks.next().value;
    awaited.push(block);
    yield await Promise.resolve([itemOf(block)]);
  }
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
interface Limits {
  readonly count: number;
  readonly tries: number;
}

/** Takes what the blocks of a run found, one block after the other. */
interface Collector {
  take(this: void, found: Found): Promise<void>;
  /** Ends a block of attempts. Returns the attempt of the last puzzle. */
  endBlock(this: void, attempts: number): { lastHit: number };
  isDone(this: void): boolean;
  progress(this: void, attempts: number): Progress;
}

/** What earlier runs found, by their canonical forms if no two puzzles may be images of each other. */
interface Earlier {
  readonly found: number;
  readonly forms: Set<string>;
  readonly earlier?: number;
  readonly lastHit?: number;
}

/** Prints puzzles until there are enough, leaves out images of earlier ones, and gives up after too many tries without a puzzle. */
function collect(
  { count, tries }: Limits,
  before: Earlier,
  print: (made: Made, index: number) => Promise<void>,
): Collector {
  const { forms } = before;
  /** The attempts of the blocks that are done. */
  let { found, earlier = 0, lastHit = 0 } = before;
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
      return { lastHit };
    },
    isDone: () => found >= count,
    progress: (attempts) => ({ attempts: earlier + attempts, found }),
  };
}
