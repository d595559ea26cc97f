import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { inject, vi } from "vitest";
import type { main as run } from "../src/main.js";
import { type How, type Result, environment, scratch } from "./wings.js";

// Each thread adds listeners to the streams of this process.
process.stdout.setMaxListeners(0);
process.stderr.setMaxListeners(0);

let last: Promise<unknown> = Promise.resolve();

/**
 * Calls the command in this process, which costs a fraction of a new process. What a plugin prints is not captured: it goes to
 * the stderr of this process. A plugin without a core needs a process too: Vitest has its own loader of modules.
 */
export function wings(args: readonly string[], how: How = {}): Promise<Result> {
  const result = last.then(() => call(args, how));
  last = result.catch(() => undefined);
  return result;
}

async function call(args: readonly string[], { input = "", env = {}, cwd = scratch }: How): Promise<Result> {
  // The bundle, because threads need a file that they can run.
  const { main } = (await import(pathToFileURL(join(inject("command"), "main.js")).href)) as { main: typeof run };
  const exits = process.listeners("exit");
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
    for (const listener of process.listeners("exit").filter((each) => !exits.includes(each))) {
      process.removeListener("exit", listener);
      listener(status);
    }
    return { status, signal: null, out, err };
  } finally {
    Object.defineProperty(process, "stdin", before.stdin);
    process.chdir(before.cwd);
    process.env = before.env;
    stdout.mockRestore();
    stderr.mockRestore();
  }
}
