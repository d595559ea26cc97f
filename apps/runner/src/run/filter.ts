import type { Call, Command } from "../command/define-command.js";
import { flagsClash, noBoard } from "./errors.js";
import { fromPlain } from "../terminal/coded-error.js";
import { loadTechniques, selectionOf } from "../techniques/load-techniques.js";
import { tell, write } from "../terminal/output.js";
import { jsonLine } from "../terminal/sanitize.js";
import { terminalStyle } from "../terminal/terminal-style.js";
import type { FilterCommand } from "./answer.js";
import type { Batch } from "./contract.js";
import { type Spec, makeEngine } from "./engine.js";
import { openInput, partsOf, readShard } from "./input.js";
import { onInterrupt } from "./interrupt.js";
import { emptyTally, merge, progressLine, startProgress, summaryOf } from "./tally.js";
import { flow, makeWorkers } from "./workers.js";
import { filterFlags } from "../command/shared-flags.js";

/** Runs a command that answers each board: it is a line filter. */
export async function runFilter(described: Command, called: Call): Promise<number> {
  const command = described as FilterCommand;
  const module = await command.answers!.load();
  const { flags, given, inputs } = module.prepare?.(called) ?? called;
  const { resume: out, shard: share, range, layout } = filterFlags(flags);
  module.check?.({ flags, given, inputs });
  if (out !== undefined && given.json === false) throw flagsClash("--resume", "json: false", "it writes JSON lines");
  const json = flags.json === true || out !== undefined;
  const isQuiet = flags["summary-only"] === true;
  // On a terminal, such answers end with the screen.
  const endsWithScreen = !json && !isQuiet && process.stdout.isTTY && module.endsWithScreen?.(flags) === true;
  const spec: Spec = {
    command: command.name,
    flags: given,
    selection: selectionOf(flags, called.pluginFolder),
    style: terminalStyle(flags),
    json,
    rows: endsWithScreen ? process.stdout.rows || 24 : undefined,
  };
  const shard = readShard(share);
  // Part of a larger job may be empty; for a person, empty input is a mistake.
  const isForProgram = json || flags.shard !== undefined;
  const input = openInput(inputs, {
    range,
    hasLines: module.hasLines?.(flags),
    layout,
    hasNotes: module.hasNotes?.(flags),
    isForProgram: json,
  });
  const interrupt = onInterrupt();
  const resumed =
    out === undefined
      ? undefined
      : await (await import("./resume/resume.js")).resumeOutput(out, inputs, { command, spec, shard });
  const workers = await makeWorkers(command, spec, interrupt.isStopped);
  const parts = partsOf(input.chunks(), shard, workers.partSize, workers.hasFullParts);

  const tally = resumed?.tally ?? emptyTally();
  const earlier = resumed?.done ?? 0;
  // Answers on the same terminal show the progress themselves.
  const hasProgress = out !== undefined || !process.stdout.isTTY;
  const progress = startProgress(hasProgress, (seconds, width) => {
    const expected = input.expected();
    return progressLine(seconds, { done: tally.boards, earlier, total: expected && expected / shard.of }, width);
  });
  const frame = json || isQuiet ? undefined : module.frame?.(flags);
  const emit = async (batch: Batch): Promise<void> => {
    if (batch.err !== "") {
      progress.clear();
      tell(batch.err);
    }
    if (resumed !== undefined) {
      resumed.write(batch);
      resumed.mark();
    } else {
      if (tally.boards === 0 && frame !== undefined) await write(frame.before);
      if (batch.out.length > 0 && !isQuiet) await write(batch.out);
      merge(tally, batch.tally);
    }
    if (batch.fatal !== undefined) throw fromPlain(batch.fatal);
  };

  try {
    await flow({
      parts: resumed?.remaining(parts) ?? parts,
      executor: workers.executor,
      window: workers.window,
      emit,
      stopped: interrupt.stopped,
    });
    if (!interrupt.isStopped()) await resumed?.assertComplete();
    if (frame !== undefined && tally.boards > 0) await write(frame.after);
  } finally {
    progress.end();
    resumed?.close();
  }
  if (interrupt.isStopped()) {
    // What is still on a queue is taken back.
    if (flags.executor !== undefined) await workers.close();
    return 130;
  }
  await workers.close();
  // An engine checks the selection of techniques; without boards none was made.
  if (tally.boards === 0) (await makeEngine(command, spec)).close();
  if (isQuiet) await write(json ? jsonLine(tally) : summaryOf(tally, terminalStyle(flags)));
  if (flags.summary === true) tell(summaryOf(tally, terminalStyle(flags, process.stderr)));
  tell((await module.summary?.(tally, flags, () => loadTechniques(spec.selection))) ?? "");
  if (tally.boards === 0 && !isForProgram) throw module.noInput?.(flags) ?? noBoard();
  // For a program every answer is a result; only a board that can't be read is a failure.
  return (json ? (tally.statuses.error ?? 0) : tally.notGood) > 0 ? 1 : 0;
}
