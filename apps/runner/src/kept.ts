import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from "node:fs";

/** A sum and a length stand before what is kept: as much as V8 wants its data to be aligned to. */
const HEAD = 8;

/** What was kept in a file, if it is whole and this very Node.js kept it: V8 crashes on what another build or a broken disk made. */
export function kept(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const data = bytes.subarray(HEAD);
    return bytes.readInt32LE(0) === sumOf(data) && bytes.readInt32LE(4) === data.length ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is made in a file that others may be reading, or keeping too. Where it can't be written nothing is made, and nothing said. */
export function keep(path: string, make: () => Buffer): void {
  const own = `${path}.${process.pid}`;
  try {
    const file = openSync(own, "wx");
    try {
      const data = make();
      const head = Buffer.alloc(HEAD);
      head.writeInt32LE(sumOf(data), 0);
      head.writeInt32LE(data.length, 4);
      writeSync(file, head);
      writeSync(file, data);
    } finally {
      closeSync(file);
    }
    renameSync(own, path);
  } catch {
    rmSync(own, { force: true });
  }
}

/** Of the program that runs, and of four bytes in 256: a page that never came to the disk is seen, and nobody waits for it. */
function sumOf(data: Buffer): number {
  const { size, mtimeMs } = statSync(process.execPath);
  let sum = size ^ (mtimeMs / 1000);
  for (let at = 0; at + 4 <= data.length; at += 256) sum = (Math.imul(sum, 31) + data.readInt32LE(at)) | 0;
  return sum;
}
