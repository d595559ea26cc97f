import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { answering, outputOf } from "../compare/stop.mjs";

const module = new URL("../compare/stop.mjs", import.meta.url).href;

/** Runs a command in a folder of its own, which it takes away at the end. */
const SCRIPT = `
  import { rmSync, writeFileSync } from "node:fs";
  import { run, stoppable } from ${JSON.stringify(module)};
  const [folder, command] = process.argv.slice(1);
  process.exitCode = await stoppable(async (stop) => {
    try {
      await run("sh", ["-c", command], folder, stop);
      return 0;
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
`;

function started(command: string): { folder: string; child: ReturnType<typeof spawn>; told: () => string } {
  const folder = mkdtempSync(join(tmpdir(), "wings-stop-"));
  const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT, folder, command]);
  let text = "";
  child.stderr.on("data", (part: Buffer) => (text += String(part)));
  return { folder, child, told: () => text };
}

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("ends after %s with %i, without a word, a file or a process left", async (signal, status) => {
  // What is waited for is not the command but a process that it started. It holds on to stderr: that this closes tells its end.
  const { folder, child, told } = started("sleep 600 & echo > ready; wait");
  while (!existsSync(join(folder, "ready"))) await wait(20);
  child.kill(signal);
  expect(await once(child, "close")).toEqual([status, null]);
  expect(told()).toBe("");
  expect(existsSync(folder)).toBe(false);
});

it("leaves a command that ends by itself alone, and its status too", async () => {
  const { folder, child } = started("exit 0");
  expect(await once(child, "close")).toEqual([0, null]);
  expect(existsSync(folder)).toBe(false);
});

it("says which command failed", async () => {
  const { child, told } = started("exit 3");
  expect(await once(child, "close")).toEqual([1, null]);
  expect(told()).toContain("`sh -c exit 3` failed (see above).");
});

const never = new AbortController().signal;

it("answers what a command wrote, and fails with its words where it failed", async () => {
  expect(await outputOf("sh", ["-c", "echo one; echo two >&2"], never)).toEqual({ stdout: "one\n", stderr: "two\n" });
  await expect(outputOf("sh", ["-c", "echo why >&2; exit 3"], never)).rejects.toThrow(/^why\n`sh .*` ended with 3\.$/s);
  await expect(outputOf("sh", ["-c", "kill -9 $$"], never)).rejects.toThrow("ended with SIGKILL.");
});

it("fails where a process ends before it has answered", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "wings-stop-")), "crash.mjs");
  writeFileSync(file, "process.exit(7);");
  const child = answering(pathToFileURL(file), [], never);
  await expect(child.ask({})).rejects.toThrow("ended with 7 before it had measured");
  rmSync(dirname(file), { recursive: true });
});
