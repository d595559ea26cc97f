import { availableParallelism } from "node:os";
import type { BoardCommand } from "../boards/answer.js";
import { neverUsed } from "../boards/outcome-messages.js";
import { type Executor, flow } from "../bulk/flow.js";
import { makeLocal } from "../bulk/local.js";
import { startProgress } from "../bulk/progress.js";
import { emptyTally, merge, summaryOf } from "../bulk/tally.js";
import type { Call } from "../cli/flags.js";
import { type Batch, type Spec, makeEngine } from "../engine.js";
import { flagsClash, fromPlain, noBoard } from "../errors.js";
import { openInput, partsOf, readShard } from "../io/input.js";
import { tell, write } from "../io/output.js";
import { isLeftOut, loadTechniques } from "../techniques/load-techniques.js";
import { selectionOf } from "../techniques/selection.js";
import { terminalStyle } from "../terminal/terminal-style.js";

/**
 * How many boards a thread gets at once. Finished parts wait in memory for their turn, so commands that print much get few:
 * all steps of one board may take megabytes.
 */
const PART_SIZE: Readonly<Record<BoardCommand, number>> = { solve: 10, hint: 20, steps: 1, check: 200, rate: 200 };

/** The number of boards that makes it worthwhile to start a pool. */
const MANY = 100;

/** Runs the commands that answer each board: they are line filters. */
export async function run(call: Call): Promise<number> {
  const { flags, inputs } = call;
  const command = call.command as BoardCommand;
  const out = flags.resume as string | undefined;
  if (out !== undefined && flags.json === false) throw flagsClash("--resume", "json: false", "it writes JSON lines");
  const json = flags.json === true || out !== undefined;
  const spec: Spec = { command, flags, selection: selectionOf(flags), style: terminalStyle(flags), json };
  const shard = readShard(flags.shard as string | undefined);
  // Part of a larger job may be empty; for a person, empty input is a mistake.
  const isForProgram = json || flags.shard !== undefined;
  const input = openInput(inputs);
  const resumed =
    out === undefined ? undefined : await (await import("../bulk/resume.js")).resumeOutput(out, inputs, spec, shard);
  const parts = partsOf(input.chunks(), shard, PART_SIZE[command]);

  const tally = resumed?.tally ?? emptyTally();
  const earlier = resumed?.done ?? 0;
  // Answers on the same terminal show the progress themselves.
  const hasProgress = out !== undefined || !process.stdout.isTTY;
  const progress = startProgress(hasProgress, () => {
    const expected = input.expected();
    return { done: tally.boards, earlier, total: expected && expected / shard.of };
  });
  const emit = async (batch: Batch): Promise<void> => {
    if (batch.err !== "") {
      progress.clear();
      tell(batch.err);
    }
    if (resumed !== undefined) await resumed.write(batch);
    else {
      if (batch.out.length > 0) await write(batch.out);
      merge(tally, batch.tally);
    }
    if (batch.fatal !== undefined) throw fromPlain(batch.fatal);
  };

  const interrupt = onInterrupt();
  const workers = makeWorkers(spec, flags.jobs as number | undefined, interrupt.isStopped);
  try {
    await flow({
      parts: resumed?.remaining(parts) ?? parts,
      executor: workers.executor,
      window: workers.window,
      emit,
      stopped: interrupt.stopped,
    });
    if (!interrupt.isStopped()) resumed?.assertComplete();
  } finally {
    progress.end();
    await resumed?.close();
  }
  if (interrupt.isStopped()) return 130;
  await workers.close();
  // An engine checks the selection of techniques; without boards none was made.
  if (tally.boards === 0) (await makeEngine(spec)).close();
  if (flags.summary === true) tell(summaryOf(tally, terminalStyle(flags, process.stderr)));
  const until = flags.until as string | undefined;
  if (until !== undefined && tally.boards > 0 && tally.statuses.stopped === undefined) {
    const techniques = await loadTechniques(spec.selection);
    techniques.plugins?.close();
    tell(neverUsed(until, isLeftOut(until, techniques), tally));
  }
  if (tally.boards === 0 && !isForProgram) throw noBoard();
  // For a program every answer is a result; only a board that can't be read is a failure.
  return (json ? (tally.statuses.error ?? 0) : tally.notGood) > 0 ? 1 : 0;
}

/** Ctrl-C ends the run after a whole line; a second Ctrl-C ends it at once. */
function onInterrupt(): { stopped: Promise<void>; isStopped: () => boolean } {
  let isStopped = false;
  const stopped = new Promise<void>((resolve) => {
    const earlier = process.listeners("SIGINT");
    process.on("SIGINT", () => {
      if (isStopped) process.exit(130);
      isStopped = true;
      resolve();
    });
    // Removed only now: a signal without any listener would end the process.
    for (const listener of earlier) process.removeListener("SIGINT", listener);
  });
  return { stopped, isStopped: () => isStopped };
}

/**
 * The main thread answers the first boards, so that a single board needs no pool. If many boards arrive together, the pool does
 * all of them. Plugins always run behind a pool, so that this thread is free to stop them.
 */
function makeWorkers(spec: Spec, requested: number | undefined, isStopped: () => boolean) {
  const jobs = requested ?? availableParallelism();
  const hasPlugins = spec.selection.plugins.length > 0;
  const isQuick = !hasPlugins && PART_SIZE[spec.command] >= MANY;
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
