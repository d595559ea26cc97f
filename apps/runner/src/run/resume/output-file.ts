import { type Hash, createHash } from "node:crypto";
import {
  type BigIntStats,
  closeSync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  writeSync,
} from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type NumberedLine, linesIn } from "../input.js";
import { outputChanged } from "./errors.js";
import { unwritable } from "../../terminal/errors.js";

/**
 * The file of `--resume`. Other programs may change it while a run writes: each look at it compares what has its name now with
 * the file that is open, and the size with what the run knows.
 */
export interface OutputFile {
  /** The path behind all links, so that another name of the file leads to the same lock. */
  readonly path: string;
  readonly stat: BigIntStats;
  /** What the file had when it was opened. */
  readonly size: number;
  /** Digests the first bytes, which must be there. */
  digestOf(bytes: number): Promise<Hash>;
  /** The lines of the file, from the start. */
  lines(): AsyncGenerator<NumberedLine, undefined>;
  /** The bytes at a position, fewer at the end of the file. */
  read(length: number, position: number): Buffer;
  /** Writes at the end, which must be this position, or nothing at all. */
  write(bytes: Uint8Array, position: number): void;
  /** Throws where the file is not the one that was opened, or has another size. */
  check(size: number): void;
  /** The same, and where its time shows that another program wrote to it, its content is read again. */
  checkContent(size: number, bytes: number, digest: Hash): Promise<void>;
  /** After a power failure, the disk has what was written before. */
  sync(): void;
  close(): void;
}

const CHUNK = 2 ** 20;

export function openOutput(out: string): OutputFile {
  let file: number;
  try {
    file = openSync(out, "a+");
    closeSync(file);
    // Not "a": what a suspended run writes late has its own place, where another run has written the same.
    file = openSync(out, "r+");
  } catch (error) {
    throw unwritable(out, error);
  }
  const stat = fstatSync(file, { bigint: true });
  const refuse = (error: Error): never => {
    closeSync(file);
    throw error;
  };
  if (!stat.isFile()) refuse(unwritable(out, new Error("it is not a regular file")));
  let path: string;
  /** When this run saw the file last, or wrote to it. */
  let time = stat.mtimeNs;
  let isSuspect = false;
  try {
    path = realpathSync(out);
  } catch (error) {
    return refuse(unwritable(out, error));
  }

  const check = (size: number): void => {
    let now: BigIntStats;
    try {
      now = statSync(out, { bigint: true });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw outputChanged(out, code === "ENOENT" ? "it was moved or removed" : message, path);
    }
    if (now.dev !== stat.dev || now.ino !== stat.ino) throw outputChanged(out, "another file has its name", path);
    if (now.size !== BigInt(size)) throw outputChanged(out, `it has ${now.size} bytes, and should have ${size}`, path);
    isSuspect ||= now.mtimeNs !== time;
  };
  const read = (length: number, position: number): Buffer => {
    const bytes = Buffer.alloc(length);
    let count = 0;
    for (let got = -1; got !== 0 && count < length; count += got)
      got = readSync(file, bytes, count, length - count, position + count);
    return bytes.subarray(0, count);
  };
  /** The first bytes of the open file: what has its name may be another one by now. */
  async function* chunks(end: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < end; at += CHUNK) {
      const bytes = read(Math.min(CHUNK, end - at), at);
      if (bytes.length === 0) return;
      yield bytes;
      // Signals get their turn.
      await nextTurn();
    }
  }
  const digestOf = async (bytes: number): Promise<Hash> => {
    const hash = createHash("sha256");
    for await (const chunk of chunks(bytes)) hash.update(chunk);
    return hash;
  };
  return {
    path,
    stat,
    size: Number(stat.size),
    check,
    digestOf,
    read,
    lines: () => linesIn(chunks(Infinity), path, Infinity),
    write(bytes, position) {
      check(position);
      for (let done = 0; done < bytes.length;)
        done += writeSync(file, bytes, done, bytes.length - done, position + done);
      check(position + bytes.length);
      time = fstatSync(file, { bigint: true }).mtimeNs;
    },
    async checkContent(size, bytes, digest) {
      check(size);
      if (!isSuspect) return;
      if ((await digestOf(bytes)).digest("hex") !== digest.copy().digest("hex"))
        throw outputChanged(out, "another program wrote to it", path);
    },
    sync: () => {
      fdatasyncSync(file);
    },
    close: () => {
      closeSync(file);
    },
  };
}
