import { closeSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";

/**
 * What this very Node.js kept in a file, if it is whole. V8 runs what it is given, and what another build made, or a disk
 * spoiled, may crash it or answer wrongly. So all is kept twice, which is compared in a tenth of a millisecond (a sum would take three).
 */
export function kept(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const head = makerOf();
    const middle = (head.length + bytes.length) / 2;
    const data = bytes.subarray(head.length, middle);
    return head.equals(bytes.subarray(0, head.length)) && data.equals(bytes.subarray(middle)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is made. Whoever reads the file meanwhile finds it not whole. Where it can't be written nothing is made, and nothing said. */
export function keep(path: string, make: () => Buffer): void {
  try {
    const file = openSync(path, "w");
    const data = make();
    writeFileSync(file, Buffer.concat([makerOf(), data, data]));
    closeSync(file);
  } catch {
    // Each start compiles anew.
  }
}

/** Builds of one version of Node.js differ. As long as V8 wants the data behind it to be aligned to. */
function makerOf(): Buffer {
  const { size, mtimeMs } = statSync(process.execPath);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(size % 2 ** 32, 0);
  head.writeUInt32LE(Math.floor(mtimeMs / 1000) % 2 ** 32, 4);
  return head;
}
