import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, vi } from "vitest";
import { type How, type Result, environment, scratch } from "./wings.js";

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), "utf8")) as { version: string }).version;
// The build puts these in place.
Object.assign(globalThis, {
  WINGS_VERSION: versionOf(".."),
  WINGS_CORE_VERSION: versionOf("../../../packages/core"),
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Calls the command in this process: a process of its own costs ten times as much. Threads need the built command, so boards are
 * answered by this thread, and plugins can't be loaded.
 */
export function wings(args: readonly string[], how: How = {}): Promise<Result> {
  const result = last.then(() => call(args, how));
  last = result.catch(() => undefined);
  return result;
}

async function call(args: readonly string[], { input = "", env = {}, cwd = scratch }: How): Promise<Result> {
  const { main } = await import("../src/cli/main.js");
  const before = { env: process.env, cwd: process.cwd(), stdin: Object.getOwnPropertyDescriptor(process, "stdin")! };
  let out = "";
  let err = "";
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation(((
    text: string | Uint8Array,
    done?: () => void,
  ) => {
    out += typeof text === "string" ? text : Buffer.from(text).toString();
    if (typeof done === "function") done();
    return true;
  }) as typeof process.stdout.write);
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation(((text: string) => {
    err += text;
    return true;
  }) as typeof process.stderr.write);
  // The home folder of this process doesn't depend on `process.env`.
  process.env = environment({ WINGS_JOBS: "1", XDG_CONFIG_HOME: join(scratch, "config"), ...env });
  process.chdir(cwd);
  Object.defineProperty(process, "stdin", { ...before.stdin, get: () => Readable.from([Buffer.from(input)]) });
  try {
    const status = await main(args);
    return { status, signal: null, out, err };
  } finally {
    Object.defineProperty(process, "stdin", before.stdin);
    process.chdir(before.cwd);
    process.env = before.env;
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});
