import { type SpawnOptions, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, inject } from "vitest";

export const here = fileURLToPath(new URL(".", import.meta.url));
/** A folder for what the tests write. It is removed after all of them. */
export const scratch = mkdtempSync(join(inject("scratch"), "tests-"));
export const cli = join(inject("command"), "cli.cjs");

const core = join(here, "../../../packages/core/src");

/** Bundles a plugin of `test/plugins` as a stranger would: one file that brings its own core. */
export async function plugin(name: string): Promise<string> {
  const outfile = join(scratch, `${name}.mjs`);
  await build({
    entryPoints: [join(here, `plugins/${name}.ts`)],
    outfile,
    alias: {
      "@wings/core": join(core, "index.ts"),
      "@wings/core/author": join(core, "author.ts"),
      "@wings/core/host": join(core, "host.ts"),
    },
    bundle: true,
    format: "esm",
    logLevel: "error",
  });
  return outfile;
}

/**
 * A plugin that is an honest one with something `over` it, as source: `{ name: "Other" }`. It is named by its file, and may end
 * with some `code`.
 */
export async function strange(name: string, over: string, code = ""): Promise<string> {
  const path = join(scratch, `${name}.mjs`);
  const base = JSON.stringify(await (strangeBase ??= plugin("strange")));
  writeFileSync(path, `import { strange } from ${base};\nexport default strange(${over});\n${code}\n`);
  return path;
}
let strangeBase: Promise<string> | undefined;

export interface Result {
  readonly status: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

export interface How {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Keeps the settings of this machine from the command. */
export const environment = (more: How["env"] = {}): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  HOME: scratch,
  LANG: "C.UTF-8",
  ...more,
});

export const start = (args: readonly string[], { env, cwd = scratch }: How = {}, options: SpawnOptions = {}) =>
  spawn(process.execPath, [cli, ...args], { cwd, env: environment(env), ...options });

/** Runs the built command to its end. */
export function wings(args: readonly string[], how: How = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = start(args, how, { stdio: ["pipe", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout!.setEncoding("utf8").on("data", (part: string) => (out += part));
    child.stderr!.setEncoding("utf8").on("data", (part: string) => (err += part));
    child.stdin!.on("error", () => undefined);
    child.stdin!.end(how.input ?? "");
    child.on("error", reject);
    child.on("close", (status, signal) => {
      resolve({ status, signal, out, err });
    });
  });
}

/** Starts the command in a shell, where its stdout and stderr may go anywhere: `$WINGS check … > /dev/full`. */
export function shell(line: string, how: How = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const env = { ...environment(how.env), WINGS: `${process.execPath} ${cli}` };
    const child = spawn("sh", ["-c", line], { cwd: how.cwd ?? scratch, env, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => (out += part));
    child.stderr.setEncoding("utf8").on("data", (part: string) => (err += part));
    child.on("error", reject);
    child.on("close", (status, signal) => {
      resolve({ status, signal, out, err });
    });
  });
}

/** A run that answers nothing: how it ends, and what it says on stderr. */
export function expectRefusal(
  { status, out, err }: Result,
  expected: number,
  ...words: readonly (string | RegExp)[]
): void {
  for (const each of words) expect(err).toMatch(each);
  expect(err).not.toContain("bug in wings");
  expect([status, out]).toEqual([expected, ""]);
}

/** A record of JSON lines, to be looked at field by field. */
export type Json = Readonly<Record<string, unknown>>;
export const records = (text: string): Json[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Json);
