import type { BoardCommand } from "../boards/answer.js";
import { neverUsed } from "../boards/path.js";
import type { Call } from "../cli/flags.js";
import { openInput, partsOf, readShard } from "../cli/input.js";
import { onInterrupt } from "../cli/interrupt.js";
import { frameOf, lossesIn } from "../commands/convert.js";
import { hasClaims, withClaim } from "../commands/prove.js";
import { checkFields } from "../commands/rate.js";
import { flagNeeds, flagsClash, fromPlain, noBoard, noClaim } from "../errors.js";
import { whyLeftOut, loadTechniques, selectionOf } from "../plugins/load-techniques.js";
import { tell, write } from "../terminal/output.js";
import { jsonLine } from "../terminal/sanitize.js";
import { terminalStyle } from "../terminal/terminal-style.js";
import type { Batch } from "./contract.js";
import { type Spec, makeEngine } from "./engine.js";
import { emptyTally, merge, progressLine, startProgress, summaryOf } from "./tally.js";
import { flow, makeWorkers } from "./workers.js";

/** Runs the commands that answer each board: they are line filters. */
export async function run(called: Call): Promise<number> {
  const call = called.command === "prove" ? withClaim(called) : called;
  const { flags, inputs } = call;
  const command = call.command as BoardCommand;
  const out = flags.resume as string | undefined;
  checkFields(flags);
  if (flags.trim === true && flags.until !== undefined)
    throw flagsClash("--trim", "--until", "only a whole path can be trimmed");
  if (flags.trim === true && flags.plugin !== undefined)
    throw flagsClash("--trim", "--plugin", "it proves steps again on other boards");
  if (flags.limit !== undefined && flags.detail !== true)
    throw flagNeeds("--limit", "--detail", "without it, check stops at the second solution");
  if (flags.of !== undefined && flags.to !== "qr" && flags.to !== "qr-svg")
    throw flagNeeds("--of", "--to qr", "it says what a QR code holds");
  if (out !== undefined && flags.json === false) throw flagsClash("--resume", "json: false", "it writes JSON lines");
  const json = flags.json === true || out !== undefined;
  const isQuiet = flags["summary-only"] === true;
  // On a terminal, the steps end with the screen.
  const endsWithScreen = command === "steps" && !json && !isQuiet && flags.all !== true && process.stdout.isTTY;
  const spec: Spec = {
    command,
    flags,
    selection: selectionOf(flags),
    style: terminalStyle(flags),
    json,
    rows: endsWithScreen ? process.stdout.rows || 24 : undefined,
  };
  const shard = readShard(flags.shard as string | undefined);
  // Part of a larger job may be empty; for a person, empty input is a mistake.
  const isForProgram = json || flags.shard !== undefined;
  const hasLines = hasClaims({ command, flags });
  const input = openInput(inputs, flags.range as string | undefined, hasLines);
  const interrupt = onInterrupt();
  const resumed =
    out === undefined ? undefined : await (await import("./resume.js")).resumeOutput(out, inputs, spec, shard);
  const workers = await makeWorkers(spec, interrupt.isStopped);
  const parts = partsOf(input.chunks(), shard, workers.partSize, workers.hasFullParts);

  const tally = resumed?.tally ?? emptyTally();
  const earlier = resumed?.done ?? 0;
  // Answers on the same terminal show the progress themselves.
  const hasProgress = out !== undefined || !process.stdout.isTTY;
  const progress = startProgress(hasProgress, (seconds, width) => {
    const expected = input.expected();
    return progressLine(seconds, { done: tally.boards, earlier, total: expected && expected / shard.of }, width);
  });
  const frame = command === "convert" && !json && !isQuiet ? frameOf(flags) : undefined;
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
  if (tally.boards === 0) (await makeEngine(spec)).close();
  if (isQuiet) await write(json ? jsonLine(tally) : summaryOf(tally, terminalStyle(flags)));
  if (flags.summary === true) tell(summaryOf(tally, terminalStyle(flags, process.stderr)));
  tell(lossesIn(tally));
  const until = flags.until as string | undefined;
  if (until !== undefined && tally.boards > 0 && tally.statuses.stopped === undefined) {
    const techniques = await loadTechniques(spec.selection);
    techniques.plugins?.close();
    tell(neverUsed(until, whyLeftOut(until, techniques), tally));
  }
  if (tally.boards === 0 && !isForProgram) throw hasLines ? noClaim() : noBoard();
  // For a program every answer is a result; only a board that can't be read is a failure.
  return (json ? (tally.statuses.error ?? 0) : tally.notGood) > 0 ? 1 : 0;
}
