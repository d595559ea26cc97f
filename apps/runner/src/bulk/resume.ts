import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { resumeMismatch, unwritable } from "../errors.js";
import type { Item } from "../engine.js";
import { lock } from "./lock.js";
import { type Tally, addTo, emptyTally } from "../tally.js";

/** What an earlier run has written, its torn last line cut off, open to be continued. */
export interface Earlier {
  write(text: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
  /** How many boards are done. */
  readonly done: number;
  readonly tally: Tally;
  /** Leaves out what is done, and makes sure that it is the same input, and that `again` writes its last line alike. */
  rest(parts: AsyncIterable<Item[]>, again: Again): AsyncGenerator<Item[]>;
}

/** What the present run writes for a board. */
type Again = (item: Item) => Promise<string>;

interface Record_ {
  readonly index?: unknown;
  readonly input?: unknown;
  readonly error?: object;
  readonly status?: string;
  readonly level?: string | null;
  readonly counts?: Record<string, number>;
  readonly findings?: readonly { readonly technique: string }[];
}

export async function openEarlier(path: string): Promise<Earlier> {
  lock(path);
  let file: FileHandle;
  try {
    file = await open(path, "a+");
  } catch (error) {
    throw unwritable(path, error);
  }
  // A device has no end that could be found.
  if (!(await file.stat()).isFile()) throw unwritable(path, new Error("it is no regular file"));
  const tally = emptyTally();
  let bytes = 0;
  let lastLine = "";
  for await (const line of wholeLines(path)) {
    lastLine = line;
    let record: Record_;
    try {
      record = JSON.parse(line) as Record_;
    } catch {
      throw resumeMismatch(path, tally.boards, "is no JSON");
    }
    count(tally, record);
    bytes += Buffer.byteLength(line) + 1;
  }
  // What stands behind the last line's end was torn off in the middle: it is written anew.
  await file.truncate(bytes);
  const done = tally.boards;
  return {
    write: (text) =>
      file.appendFile(text).catch((error: unknown) => {
        throw unwritable(path, error);
      }),
    close: () => file.close(),
    done,
    tally,
    rest: (parts, again) => restOf(parts, path, done, async (item) => (await again(item)) === `${lastLine}\n`),
  };
}

async function* restOf(
  parts: AsyncIterable<Item[]>,
  path: string,
  done: number,
  isAlike: (item: Item) => Promise<boolean>,
): AsyncGenerator<Item[]> {
  let seen = 0;
  const lines = wholeLines(path);
  for await (const part of parts) {
    const skipped = Math.min(part.length, done - seen);
    for (const { index, text } of part.slice(0, skipped)) {
      const line = await lines.next();
      if (line.done === true) throw resumeMismatch(path, seen, "is gone");
      const record = JSON.parse(line.value) as Record_;
      if (record.index !== index)
        throw resumeMismatch(path, seen, `has index ${String(record.index)}, and the input ${index} there`);
      if (record.input !== text) throw resumeMismatch(path, seen, "is about another board than the input has there");
      seen++;
    }
    if (skipped > 0 && seen === done && !(await isAlike(part[skipped - 1])))
      throw resumeMismatch(path, done - 1, "is not what this command writes there with these flags");
    if (skipped < part.length) yield part.slice(skipped);
  }
  if (seen < done) throw resumeMismatch(path, seen, "is beyond the end of the input");
}

/** The lines of a file that have an end. */
async function* wholeLines(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + (chunk as string)).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

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
