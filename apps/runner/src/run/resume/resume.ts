import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type NumberedLine, type Shard, isAmong } from "../input.js";
import type { Command } from "../../command/define-command.js";
import { changesOf } from "../../command/flag.js";
import { isScalar } from "../../command/parse-flags.js";
import { VERSION } from "../../terminal/version.js";
import { inTheWay, outIsInput, outputChanged, outputHasNames, resumeMismatch } from "./errors.js";
import { unwritable } from "../../terminal/errors.js";
import { locatePlugin } from "../../techniques/plugins/locate.js";
import { checkReply, isCount } from "../check-reply.js";
import type { Batch, Item, Tally } from "../contract.js";
import type { Spec } from "../engine.js";
import { type Lock, lock } from "./lock.js";
import { type OutputFile, openOutput } from "./output-file.js";
import { emptyTally, merge } from "../tally.js";

/** How often a checkpoint is saved, in milliseconds. */
const INTERVAL = 5000;

const NOTHING: Checkpoint = { bytes: 0, sha256: createHash("sha256").digest("hex"), tally: emptyTally() };

/** The output of `--resume`, which an earlier run may have begun. */
export interface ResumedOutput {
  /** How many boards are not answered again. */
  readonly done: number;
  /** The answers in the output, of this run and the earlier ones. */
  readonly tally: Batch["tally"];
  /** What an earlier run gave to `mark`. */
  readonly state: Searched | undefined;
  /** The lines that an earlier run had written when it gave that, in the output. */
  earlierLines(): AsyncGenerator<string>;
  /** Leaves out the boards before the checkpoint, and ensures that the input still has them. */
  remaining(parts: AsyncIterable<Item[]>): AsyncGenerator<Item[]>;
  write(batch: Pick<Batch, "out" | "tally">): void;
  /** A later run continues here: it gets the state, if it needs more than the output. */
  mark(state?: Searched): void;
  /** Throws if the output is not exactly what this run has written and compared, or has more than `most` lines. */
  assertComplete(end?: string, most?: number): Promise<void>;
  close(): void;
}

/**
 * Continues an output from its last checkpoint. An earlier run may have written more before it was killed: that is compared
 * with what this run writes, and never changed. What follows is appended, even in the middle of a line.
 */
export async function resumeOutput(
  out: string,
  inputs: readonly string[],
  command: Command,
  spec: Spec,
  shard: Shard,
): Promise<ResumedOutput> {
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
    return await resumeFile(file, held, out, settingsOf(command, spec, shard));
  } catch (error) {
    file.close();
    throw error;
  }
}

async function resumeFile(file: OutputFile, held: Lock, out: string, settings: Settings): Promise<ResumedOutput> {
  const { path, size } = file;
  const name = `${path}.run`;
  const runFile = readRunFile(name);
  if (size > 0 && runFile === undefined)
    throw resumeMismatch(out, `no run with --resume wrote it: there is no ${name}`);
  if (size > 0) compareSettings(out, runFile!.settings, settings);
  // A run that was killed before its first line may have searched for long.
  const hasSearched = runFile?.bytes === 0 && JSON.stringify(runFile.settings) === JSON.stringify(settings);
  const { bytes, sha256, tally: known, state: earlier } = size > 0 || hasSearched ? runFile! : NOTHING;
  const hash = await file.digestOf(bytes);
  if (hash.copy().digest("hex") !== sha256) throw resumeMismatch(out, "it has changed since a run wrote it");

  const done = known.boards;
  const tally = emptyTally();
  merge(tally, known);
  let position = bytes;
  let saved = -Infinity;
  const here = (state?: Searched) => ({ bytes: position, hash: hash.copy(), tally: structuredClone(tally), state });
  let marked = here(earlier);
  const save = (): void => {
    held.assertHeld();
    file.check(Math.max(size, position));
    // After a power failure the checkpoint must not know more than the disk has.
    file.sync();
    const { hash: digest, ...mark } = marked;
    writeRunFile(name, settings, { ...mark, sha256: digest.copy().digest("hex") });
    saved = performance.now();
  };

  return {
    done,
    tally,
    state: earlier,
    async *earlierLines() {
      let line = 0;
      if (done > 0)
        for await (const { text } of file.lines()) {
          yield text;
          if (++line === done) return;
        }
    },
    async *remaining(parts) {
      let line = 0;
      const lines = file.lines();
      for await (const part of parts) {
        const skipped = part.slice(0, done - line);
        for (const { index, text: input } of skipped) {
          const record = recordOf(await lines.next(), path);
          line++;
          if (record.index !== index || record.input !== input)
            throw resumeMismatch(out, `its line ${line} is about another board than the input has there`);
        }
        if (skipped.length < part.length) yield part.slice(skipped.length);
      }
      await lines.return(undefined);
      if (line < done) throw resumeMismatch(out, `its line ${line + 1} is beyond the end of the input`);
    },
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

/** A line that the digest has shown to be this run's. Since then another program may have written over it. */
function recordOf({ value }: IteratorResult<NumberedLine, undefined>, path: string): { index: number; input: string } {
  try {
    return JSON.parse(value!.text) as { index: number; input: string };
  } catch {
    throw outputChanged(path, "another program wrote to it");
  }
}

/** Everything that decides the output for a board, by the name of its flag. */
export type Settings = Readonly<Record<string, unknown>>;

/** How much of the output is known to be complete and right. */
export interface Checkpoint {
  readonly bytes: number;
  /** The digest of these bytes. */
  readonly sha256: string;
  readonly tally: Tally;
  /** What the run needs to continue, in addition to the output. */
  readonly state?: Searched | undefined;
}

/** How far an interrupted run of `generate` was, at the end of a block. */
export interface Searched {
  /** The first attempt of the next block. */
  readonly next: number;
  readonly earlier: number;
  readonly lastHit: number;
}

/** The small file beside the output, `OUT.run`. */
interface RunFile extends Checkpoint {
  readonly format: "wings --resume";
  readonly settings: Settings;
}

const UNORDERED = ["only", "skip"];

/** Plugins are compared by their content, not by their path, and shards by their numbers. */
export function settingsOf({ name: command, flags }: Command, spec: Spec, { number, of }: Shard): Settings {
  const { selection } = spec;
  const settings: Record<string, unknown> = { wings: VERSION, command };
  for (const [name, value] of Object.entries(spec.flags)) {
    if (value === undefined || value === false || name === "shard" || changesOf(flags, name) === "nothing") continue;
    settings[name] = UNORDERED.includes(name) ? [...(value as readonly string[])].sort() : value;
  }
  if (of > 1) settings.shard = `${number}/${of}`;
  if (selection.plugins.length > 0)
    settings.plugin = selection.plugins.map((plugin) => {
      const entry = locatePlugin(plugin, selection.folder);
      const digest = createHash("sha256").update(readFileSync(entry)).digest("hex");
      return `${basename(entry)} (${digest.slice(0, 12)})`;
    });
  return settings;
}

/** Refuses an output that was written with other settings. */
export function compareSettings(path: string, before: Settings, now: Settings): void {
  for (const name of Object.keys({ ...now, ...before })) {
    if (JSON.stringify(before[name]) === JSON.stringify(now[name])) continue;
    throw resumeMismatch(
      path,
      `an earlier run wrote it with ${describe(name, before[name])}, and this run has ${describe(name, now[name])}`,
    );
  }
}

function describe(name: string, value: unknown): string {
  if (name === "wings") return `version ${String(value)}`;
  if (name === "command") return `wings ${String(value)}`;
  if (value === undefined) return `no --${name}`;
  return value === true ? `--${name}` : `--${name} ${(Array.isArray(value) ? value : [value as string]).join(",")}`;
}

/** Undefined if there is no such file. Another program's file is refused. */
export function readRunFile(path: string): RunFile | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw unwritable(path, error);
  }
  try {
    const file = JSON.parse(text) as Partial<RunFile> | null;
    if (file?.format === "wings --resume" && isWhole(file)) return file as RunFile;
  } catch {
    // It is no file of ours, or damaged.
  }
  throw inTheWay(path);
}

/** Whether each field is what a run writes: a file can be damaged, or changed by hand. */
function isWhole({ settings, bytes, sha256, tally, state }: Partial<RunFile>): boolean {
  const boards = tally?.boards;
  if (!isCount(bytes) || !isCount(boards)) return false;
  if (typeof sha256 !== "string" || typeof settings !== "object" || (settings as unknown) === null) return false;
  if (Array.isArray(settings) || !Object.values(settings).flat().every(isScalar)) return false;
  const { next, earlier, lastHit } = Object(state) as Partial<Searched>;
  if (state !== undefined && ![next, earlier, lastHit].every(isCount)) return false;
  checkReply({ out: "", err: "", tally: tally! }, boards, (why) => new Error(why));
  return true;
}

/** The file is complete at every moment: the run may be killed while it writes. */
export function writeRunFile(path: string, settings: Settings, checkpoint: Checkpoint): void {
  const file: RunFile = { format: "wings --resume", settings, ...checkpoint };
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, `${JSON.stringify(file)}\n`);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw unwritable(path, error);
  }
}
