import { createHash } from "node:crypto";
import { type NumberedLine, type Shard, isAmong } from "../input.js";
import type { Command } from "../../command/define-command.js";
import type { Flags } from "../../command/flag.js";
import { inTheWay, outIsInput, outputChanged, outputHasNames, resumeMismatch } from "./errors.js";
import { unwritable } from "../../terminal/errors.js";
import type { Batch, Item } from "../contract.js";
import type { Spec } from "../engine.js";
import { type Lock, lock } from "./lock.js";
import { type OutputFile, openOutput } from "./output-file.js";
import {
  type Checkpoint,
  type Settings,
  areSame,
  compareSettings,
  readRunFile,
  settingsOf,
  writeRunFile,
} from "./run-file.js";
import { emptyTally, merge } from "../tally.js";

/** How often a checkpoint is saved, in milliseconds. */
const INTERVAL = 5000;

const NOTHING: Checkpoint<never> = { bytes: 0, sha256: createHash("sha256").digest("hex"), tally: emptyTally() };

/** The output of `--resume`, which an earlier run may have begun. `S` is what the command needs to continue, in addition to the output. */
export interface ResumedOutput<S> {
  /** How many boards are not answered again. */
  readonly done: number;
  /** The answers in the output, of this run and the earlier ones. */
  readonly tally: Batch["tally"];
  /** What an earlier run gave to `mark`. */
  readonly state: S | undefined;
  /** The lines that an earlier run had written when it gave that, in the output. */
  earlierLines(): AsyncGenerator<string>;
  /** Leaves out the boards before the checkpoint, and ensures that the input still has them. */
  remaining(parts: AsyncIterable<Item[]>): AsyncGenerator<Item[]>;
  write(batch: Pick<Batch, "out" | "tally">): void;
  /** A later run continues here: it gets the state, if it needs more than the output. */
  mark(state?: S): void;
  /** Throws if the output is not exactly what this run has written and compared, or has more than `most` lines. */
  assertComplete(end?: string, most?: number): Promise<void>;
  close(): void;
}

/** What makes an output: an output of another run isn't continued. */
export interface ResumedRun {
  readonly command: Command;
  readonly spec: Spec;
  readonly shard: Shard;
}

/**
 * Continues an output from its last checkpoint. An earlier run may have written more before it was killed: that is compared
 * with what this run writes, and never changed. What follows is appended, even in the middle of a line. `isState` checks the state
 * of an earlier run, whose file can be damaged.
 */
export async function resumeOutput<S = never>(
  out: string,
  inputs: readonly string[],
  { command, spec, shard }: ResumedRun,
  isState: (state: unknown) => state is S = hasNone,
): Promise<ResumedOutput<S>> {
  const before = openOutput(out);
  let held: Lock;
  try {
    if (isAmong(inputs, before.stat)) throw outIsInput(out);
    held = await lock(before.path);
  } finally {
    before.close();
  }
  // Another run may have written until now.
  const file = openOutput(out);
  try {
    // A run by another name would have another lock.
    if (file.stat.nlink > 1n) throw outputHasNames(out, Number(file.stat.nlink));
    if (file.path !== before.path) throw outputChanged(out, "another file has its name");
    const settings = settingsOf(command, spec, shard);
    const checkpoint = readCheckpoint(file, out, command.flags, settings, isState);
    return await resumeFile(file, held, out, settings, checkpoint);
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Most commands need no more than the output. */
const hasNone = (state: unknown): state is never => state === undefined;

/** Where an earlier run with these settings was. */
function readCheckpoint<S>(
  { path, size }: OutputFile,
  out: string,
  flags: Flags,
  settings: Settings,
  isState: (state: unknown) => state is S,
): Checkpoint<S> {
  const name = `${path}.run`;
  const file = readRunFile(name);
  if (size > 0 && file === undefined) throw resumeMismatch(out, `no run with --resume wrote it: there is no ${name}`);
  if (size > 0) compareSettings(out, flags, file!.settings, settings);
  // A run that was killed before its first line may have searched for long.
  const hasSearched = file?.bytes === 0 && areSame(flags, file.settings, settings);
  if (file === undefined || (size === 0 && !hasSearched)) return NOTHING;
  const { state, ...checkpoint } = file;
  if (state === undefined) return checkpoint;
  if (!isState(state)) throw inTheWay(name);
  return { ...checkpoint, state };
}

async function resumeFile<S>(
  file: OutputFile,
  held: Lock,
  out: string,
  settings: Settings,
  { bytes, sha256, tally: known, state: earlier }: Checkpoint<S>,
): Promise<ResumedOutput<S>> {
  const { path, size } = file;
  const hash = await file.digestOf(bytes);
  if (hash.copy().digest("hex") !== sha256) throw resumeMismatch(out, "it has changed since a run wrote it");

  const done = known.boards;
  const tally = emptyTally();
  merge(tally, known);
  let position = bytes;
  let saved = -Infinity;
  const here = (state?: S) => ({ bytes: position, hash: hash.copy(), tally: structuredClone(tally), state });
  let marked = here(earlier);
  const save = (): void => {
    held.assertHeld();
    file.check(Math.max(size, position));
    // After a power failure the checkpoint must not know more than the disk has.
    file.sync();
    const { hash: digest, ...mark } = marked;
    writeRunFile(`${path}.run`, settings, { ...mark, sha256: digest.copy().digest("hex") });
    saved = performance.now();
  };

  return {
    done,
    tally,
    state: earlier,
    earlierLines: () => firstLines(file, done),
    remaining: (parts) => withoutAnswered(parts, file, out, done),
    write({ out: { buffer, byteOffset, length }, tally: answered }) {
      const written = Buffer.from(buffer, byteOffset, length);
      try {
        held.assertHeld();
        file.check(Math.max(size, position));
        const there = file.read(Math.max(0, Math.min(length, size - position)), position);
        if (!written.subarray(0, there.length).equals(there)) {
          const differs = there.findIndex((byte, i) => byte !== written[i]);
          const line = tally.boards + written.subarray(0, differs).toString("latin1").split("\n").length;
          throw resumeMismatch(out, `its line ${line} is not what this run writes`);
        }
        if (length > there.length) {
          // Before the first byte, so that a later run can recognize the file.
          if (saved === -Infinity) save();
          file.write(written.subarray(there.length), position + there.length);
        }
        hash.update(written);
        position += length;
        merge(tally, answered);
      } catch (error) {
        throw String((error as { code?: unknown }).code).startsWith("WINGS_") ? error : unwritable(out, error);
      }
    },
    mark(state) {
      marked = here(state);
      if (position >= size && performance.now() - saved > INTERVAL) save();
    },
    async assertComplete(end = "the end of the input", most = Infinity) {
      const { boards } = tally;
      if (position < size || boards > most)
        throw resumeMismatch(out, `its line ${Math.min(boards, most) + 1} is beyond ${end}`);
      held.assertHeld();
      await file.checkContent(position, position, hash);
    },
    close() {
      try {
        if (marked.bytes >= size && marked.bytes > 0) save();
      } catch {
        // The last checkpoint is still valid: a later run compares what follows it.
      } finally {
        file.close();
      }
    },
  };
}

async function* firstLines(file: OutputFile, count: number): AsyncGenerator<string> {
  let line = 0;
  if (count > 0)
    for await (const { text } of file.lines()) {
      yield text;
      if (++line === count) return;
    }
}

/** Leaves out the boards of the first lines, and compares them with the lines. */
async function* withoutAnswered(
  parts: AsyncIterable<Item[]>,
  file: OutputFile,
  out: string,
  done: number,
): AsyncGenerator<Item[]> {
  let line = 0;
  const lines = file.lines();
  for await (const part of parts) {
    const skipped = part.slice(0, done - line);
    for (const { index, text: input } of skipped) {
      const record = recordOf(await lines.next(), file.path);
      line++;
      if (record.index !== index || record.input !== input)
        throw resumeMismatch(out, `its line ${line} is about another board than the input has there`);
    }
    if (skipped.length < part.length) yield part.slice(skipped.length);
  }
  await lines.return(undefined);
  if (line < done) throw resumeMismatch(out, `its line ${line + 1} is beyond the end of the input`);
}

/** A line that the digest has shown to be this run's. Since then another program may have written over it. */
function recordOf({ value }: IteratorResult<NumberedLine, undefined>, path: string): { index: number; input: string } {
  try {
    return JSON.parse(value!.text) as { index: number; input: string };
  } catch {
    throw outputChanged(path, "another program wrote to it");
  }
}
