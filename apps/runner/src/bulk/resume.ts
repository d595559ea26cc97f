import { type Hash, createHash } from "node:crypto";
import { type BigIntStats, createReadStream, fstatSync, realpathSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Item, Spec } from "../engine.js";
import { outIsInput, resumeMismatch, unwritable } from "../errors.js";
import { type Tally, addTo, emptyTally } from "../tally.js";
import { type Checkpoint, compareSettings, readAccount, settingsOf, writeAccount } from "./account.js";
import type { Shard } from "./items.js";
import { lock } from "./lock.js";

/**
 * What an earlier run has written, to be continued. Nothing of it is ever changed: what the present run writes is compared
 * with what is there, byte for byte, and goes behind it where that ends, be it in the middle of a line. Only what an earlier
 * run is known to have written is not done again: the account beside the file has the digest of it.
 */
export interface Earlier {
  write(bytes: Uint8Array): Promise<void>;
  /** To be called when all is written: there must not be more than that. */
  finish(): void;
  close(): Promise<void>;
  /** How many boards are not done again, and what came of them. */
  readonly done: number;
  readonly tally: Tally;
  /** Leaves out what is done, and makes sure that it is the same input. */
  rest(parts: AsyncIterable<Item[]>): AsyncGenerator<Item[]>;
}

interface Record_ {
  readonly index?: unknown;
  readonly input?: unknown;
  readonly error?: object;
  readonly status?: string;
  readonly level?: string | null;
  readonly counts?: Record<string, number>;
  readonly findings?: readonly { readonly technique: string }[];
}

/** A beginning of the file, and its digest so far. */
interface Known {
  readonly bytes: number;
  readonly boards: number;
  readonly hash: Hash;
}

/** How often the account is brought up to date, in milliseconds. */
const ACCOUNT = 5000;
const END = 10;

export async function openEarlier(out: string, inputs: readonly string[], spec: Spec, shard: Shard): Promise<Earlier> {
  const settings = settingsOf(spec, shard);
  const file = await openRegular(out);
  if (isAmong(inputs, await file.stat({ bigint: true }))) throw outIsInput(out);
  // By another name it is the same file still.
  const path = realpathSync(out);
  const held = await lock(path);
  const { size } = await file.stat();
  const name = `${path}.run`;
  const account = readAccount(name);
  const known = await heldTo(account, path, size);
  // An account that tells of other bytes tells of another file, which once had this name.
  if (size > 0 && account?.bytes === known.bytes) compareSettings(out, account.settings, settings);
  const tally = emptyTally();
  let { bytes: at, boards } = known;
  let saved = -Infinity;

  const save = async (): Promise<void> => {
    // Otherwise the account could be there after a power cut, and what it is about not.
    await file.datasync();
    writeAccount(name, settings, { bytes: at, boards, sha256: known.hash.copy().digest("hex") });
    saved = performance.now();
  };
  const append = async (bytes: Uint8Array): Promise<void> => {
    held.hold();
    if (saved === -Infinity) await save();
    await file.appendFile(bytes);
  };
  return {
    async write(written) {
      const bytes = Buffer.from(written.buffer, written.byteOffset, written.length);
      const there = Buffer.alloc(Math.max(0, Math.min(bytes.length, size - at)));
      try {
        if (there.length > 0) await file.read(there, 0, there.length, at);
        const from = differenceOf(bytes, there);
        if (from !== undefined) throw resumeMismatch(out, await objection(file, bytes, { at, boards, from }));
        if (bytes.length > there.length) await append(bytes.subarray(there.length));
        known.hash.update(bytes);
        at += bytes.length;
        boards += countLines(bytes);
        if (at >= size && saved !== -Infinity && performance.now() - saved > ACCOUNT) await save();
      } catch (error) {
        throw isOurs(error) ? error : unwritable(out, error);
      }
    },
    finish() {
      if (at < size) throw resumeMismatch(out, `its line ${boards + 1} is beyond the end of the input`);
    },
    async close() {
      if (at >= size && at > 0) await save().catch(() => undefined);
      await file.close();
    },
    done: boards,
    tally,
    rest: (parts) => restOf(parts, { path, out, known, tally }),
  };
}

async function openRegular(path: string): Promise<FileHandle> {
  let file: FileHandle;
  try {
    file = await open(path, "a+");
  } catch (error) {
    throw unwritable(path, error);
  }
  // A device has no end that could be found.
  if ((await file.stat()).isFile()) return file;
  throw unwritable(path, new Error("it is no regular file"));
}

/** Whether a file is one of those that are read, under whatever name. */
function isAmong(inputs: readonly string[], { dev, ino }: BigIntStats): boolean {
  return (inputs.length === 0 ? ["-"] : inputs).some((input) => {
    try {
      const other = input === "-" ? fstatSync(0, { bigint: true }) : statSync(input, { bigint: true });
      return other.dev === dev && other.ino === ino;
    } catch {
      // It is no file, but a board.
      return false;
    }
  });
}

/** What an account says of a file, where the file is still so: nothing otherwise. */
async function heldTo(account: Checkpoint | undefined, path: string, size: number): Promise<Known> {
  if (account !== undefined && account.bytes > 0 && account.bytes <= size) {
    const { bytes, boards, sha256 } = account;
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk as Uint8Array);
    if (hash.copy().digest("hex") === sha256) return { bytes, boards, hash };
  }
  return { bytes: 0, boards: 0, hash: createHash("sha256") };
}

interface Rest {
  readonly path: string;
  readonly out: string;
  readonly known: Known;
  readonly tally: Tally;
}

async function* restOf(parts: AsyncIterable<Item[]>, { path, out, known, tally }: Rest): AsyncGenerator<Item[]> {
  let seen = 0;
  const lines = linesOf(path, known.bytes);
  for await (const part of parts) {
    const skipped = Math.min(part.length, known.boards - seen);
    for (const { index, text } of part.slice(0, skipped)) {
      const record = JSON.parse((await lines.next()).value as string) as Record_;
      const why = whyNot(record, { index, input: text });
      seen++;
      if (why !== undefined) throw resumeMismatch(out, `its line ${seen} ${why}`);
      count(tally, record);
    }
    if (skipped < part.length) yield part.slice(skipped);
  }
  if (seen < known.boards) throw resumeMismatch(out, `its line ${seen + 1} is beyond the end of the input`);
}

/** The lines in so many bytes of a file. */
async function* linesOf(path: string, bytes: number): AsyncGenerator<string> {
  if (bytes === 0) return;
  let rest = "";
  for await (const chunk of createReadStream(path, { encoding: "utf8", end: bytes - 1 })) {
    const lines = (rest + (chunk as string)).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

/** Where what is written is not what is there. */
function differenceOf(bytes: Buffer, there: Buffer): number | undefined {
  if (bytes.subarray(0, there.length).equals(there)) return undefined;
  return there.findIndex((byte, i) => byte !== bytes[i]);
}

/** How much of a line is looked at to say what is wrong with it. */
const ENOUGH = 1 << 20;

/** What is wrong with the line in which the file is not what is written. */
async function objection(
  file: FileHandle,
  bytes: Buffer,
  { at, boards, from }: { readonly at: number; readonly boards: number; readonly from: number },
): Promise<string> {
  const start = bytes.subarray(0, from).lastIndexOf(END) + 1;
  const ours = JSON.parse(bytes.subarray(start, bytes.indexOf(END, start)).toString()) as Record_;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ENOUGH), 0, ENOUGH, at + start);
  const end = buffer.subarray(0, bytesRead).indexOf(END);
  const line = `its line ${boards + countLines(bytes.subarray(0, start)) + 1}`;
  if (end < 0) return `${line}, which has no end, does not begin as this run writes it`;
  try {
    return `${line} ${whyNot(JSON.parse(buffer.subarray(0, end).toString()), ours) ?? "is not what this command writes there with these flags"}`;
  } catch {
    return `${line} is no JSON`;
  }
}

/** Why a record can't be the one of a board. */
function whyNot(record: unknown, { index, input }: Record_): string | undefined {
  if (typeof record !== "object" || record === null) return "is no record of a board";
  const { index: itsIndex, input: itsInput } = record as Record_;
  if (itsIndex !== index) return `has index ${String(itsIndex)}, and the input ${String(index)} there`;
  if (itsInput !== input) return "is about another board than the input has there";
  return undefined;
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let i = bytes.indexOf(END); i >= 0; i = bytes.indexOf(END, i + 1)) lines++;
  return lines;
}

const isOurs = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith("WINGS_");

function count(tally: Tally, { error, status, level, counts, findings }: Record_): void {
  if (error !== undefined) {
    addTo(tally, { good: false, status: "error" });
  } else if (findings !== undefined) {
    const found: Record<string, number> = {};
    for (const { technique } of findings) found[technique] = (found[technique] ?? 0) + 1;
    addTo(tally, { good: status === "found", status: status ?? "error", counts: found });
  } else {
    const good = status === "solved" || status === "stopped" || status === "one";
    addTo(tally, { good, status: status ?? "error", level: level ?? null, counts: counts ?? {} });
  }
}
