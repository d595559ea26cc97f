import { availableParallelism } from "node:os";
import { type Batch, type Spec, makeEngine } from "../engine.js";
import { type RunnerError, flagsClash, fromPlain, noBoard } from "../errors.js";
import { openInput } from "../input.js";
import { lookOf } from "../terminal/terminal-style.js";
import { tell, write } from "../output.js";
import type { Call } from "../cli/run.js";
import { selectionOf } from "../techniques/selection.js";
import { isLeftOut, loadTechniques } from "../techniques/load-techniques.js";
import { merge, emptyTally } from "../tally.js";
import { neverUsed } from "../boards/until.js";
import type { Executor } from "../bulk/executor.js";
import { flow } from "../bulk/flow.js";
import { itemsOf, readShard } from "../bulk/items.js";
import { makeLocal } from "../bulk/local.js";
import { startProgress } from "../bulk/progress.js";

/**
 * How many boards are handed to a thread at once: few where each gives much to print, for what is done waits in memory until
 * it is its turn to be written. All steps of one board may take megabytes.
 */
const PART: Readonly<Record<Spec["command"], number>> = { solve: 10, hint: 20, steps: 1, check: 200, rate: 200 };

/** So many boards that a pool is worth its start. */
const MANY = 100;

/** What the commands that answer each board have in common: they are line filters. */
export async function runBoards(call: Call): Promise<number> {
  const { flags, inputs } = call;
  const command = call.command as Spec["command"];
  const out = flags.resume as string | undefined;
  if (out !== undefined && flags.json === false) throw flagsClash("--resume", "json: false", "it continues JSON lines");
  const json = flags.json === true || out !== undefined;
  const spec: Spec = { command, flags, selection: selectionOf(flags), look: lookOf(flags), json };
  const shard = readShard(flags.shard as string | undefined);
  // A part of something larger may well be empty; a person who gives nothing has made a slip.
  const isForProgram = json || flags.shard !== undefined;
  const input = openInput(inputs);
  const earlier =
    out === undefined ? undefined : await (await import("../bulk/resume.js")).openEarlier(out, inputs, spec, shard);
  const items = itemsOf(input.chunks(), shard, PART[command]);

  const tally = emptyTally();
  let done = 0;
  const emit = async ({ out: bytes, err, tally: counted, fatal }: Batch): Promise<void> => {
    if (err !== "") tell(err);
    if (bytes.length > 0) await (earlier === undefined ? write(bytes) : earlier.write(bytes));
    merge(tally, counted);
    done += counted.boards;
    if (fatal !== undefined) throw fromPlain(fatal);
  };

  const interrupt = onInterrupt();
  const workers = makeWorkers(spec, flags.jobs as number | undefined, interrupt.isStopped);
  const before = earlier?.done ?? 0;
  const endProgress = startProgress(() => {
    const expected = input.expected();
    return { done: before + done, earlier: before, total: expected && expected / shard.of };
  });
  try {
    await flow({
      parts: earlier?.rest(items) ?? items,
      executor: workers.executor,
      window: workers.window,
      emit,
      stopped: interrupt.stopped,
    });
    if (!interrupt.isStopped()) earlier?.finish();
  } finally {
    endProgress();
    await earlier?.close();
  }
  if (interrupt.isStopped()) return 130;
  await workers.close();
  if (earlier !== undefined) merge(tally, earlier.tally);
  // What is wrong with the settings is told by whoever answers the first board, and here none came.
  if (tally.boards === 0) (await makeEngine(spec)).close();
  if (flags.summary === true)
    tell((await import("../bulk/summary.js")).summaryOf(tally, lookOf(flags, process.stderr)));
  const until = flags.until as string | undefined;
  if (until !== undefined && tally.boards > 0 && tally.statuses.stopped === undefined) {
    // Whose technique it is, and so whether it was selected, is known only where all are loaded.
    const techniques = await loadTechniques(spec.selection);
    techniques.plugins?.close();
    tell(neverUsed(until, isLeftOut(until, techniques), tally));
  }
  if (tally.boards > 0 || isForProgram) return tally.notGood > 0 ? 1 : 0;
  tell(told(noBoard()));
  return 1;
}

const told = ({ message, code }: RunnerError): string => `wings: ${message} (${code})\n`;

/** Ctrl-C ends the run at a line's end; pressed again, at once. */
function onInterrupt(): { stopped: Promise<void>; isStopped: () => boolean } {
  let isStopped = false;
  const stopped = new Promise<void>((resolve) => {
    const before = process.listeners("SIGINT");
    process.on("SIGINT", () => {
      if (isStopped) process.exit(130);
      isStopped = true;
      resolve();
    });
    // Now, not first: a signal that comes while nobody listens would be lost.
    for (const listener of before) process.removeListener("SIGINT", listener);
  });
  return { stopped, isStopped: () => isStopped };
}

/**
 * This thread for the first boards, so that a single one is answered at once, and a pool for what comes behind them. Where
 * many arrive together the pool does them all: what this thread learns by doing some of them, the others learn once more.
 * Strangers always work behind a pool: this thread stays free to stop them.
 */
function makeWorkers(spec: Spec, wanted: number | undefined, isStopped: () => boolean) {
  const jobs = wanted ?? availableParallelism();
  const hasPlugins = spec.selection.plugins.length > 0;
  const isQuick = !hasPlugins && PART[spec.command] >= MANY;
  let local: Promise<Executor> | undefined;
  let pool: Promise<Executor> | undefined;
  return {
    window: jobs * 2 + 1,
    executor: (part: number, size: number): Promise<Executor> => {
      if (!hasPlugins && (jobs === 1 || (part === 0 && size < MANY))) {
        return (local ??= makeEngine(spec).then((engine) => makeLocal(engine, isStopped)));
      }
      return (pool ??= import("../bulk/pool.js").then(({ makePool }) => makePool(spec, jobs, isQuick)));
    },
    close: async (): Promise<void> => {
      await (await local)?.close();
      await (await pool)?.close();
    },
  };
}
