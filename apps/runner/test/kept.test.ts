import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { cli, scratch, useWings, wings } from "./wings.js";

useWings();

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const folder = dirname(cli);
const everKept = () => readdirSync(folder).filter((name) => name.includes(".kept"));
const here = () => join(folder, everKept()[0]);
const solve = (env: Record<string, string> = {}) => wings(["solve", "--json", PUZZLE], { env });

/** Whether V8 took what was kept, of a start that says so. */
async function isTaken(...flags: readonly string[]): Promise<string> {
  const spy = join(scratch, "spy.cjs");
  writeFileSync(
    spy,
    `const vm = require("node:vm");
     const { Script } = vm;
     vm.Script = class extends Script {
       constructor(...all) {
         super(...all);
         console.error(String(this.cachedDataRejected));
       }
     };`,
  );
  const started = spawn(process.execPath, [...flags, "--require", spy, cli, "solve", PUZZLE], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  started.stderr.on("data", (data: Buffer) => (said += String(data)));
  await once(started, "close");
  return { false: "taken", true: "rejected", undefined: "nothing kept" }[said.trim()] ?? said;
}

beforeEach(() => {
  for (const name of everKept()) rmSync(join(folder, name), { recursive: true });
});

test("the first start of a command keeps what was compiled, and those after it take it and leave it", async () => {
  expect(await isTaken()).toBe("nothing kept");
  await solve();
  expect(everKept()).toEqual([
    expect.stringMatching(/^command-\w+\.solve-v[\d.]+-\w+-\w+\.kept$/) as unknown as string,
  ]);
  const before = statSync(here());
  expect(await isTaken()).toBe("taken");
  const { status, out } = await solve();
  expect(status).toBe(0);
  expect(out).toContain(SOLUTION);
  expect(statSync(here())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  // Each command has its own.
  await wings(["check", PUZZLE]);
  expect(everKept()).toHaveLength(2);
});

test.each([
  ["empty", () => Buffer.alloc(0)],
  ["cut off", (whole: Buffer) => whole.subarray(0, 100_000)],
  ["something else", () => Buffer.from("not what V8 compiled")],
  ["with a page that never came to the disk", (whole: Buffer) => whole.fill(0, 40_960, 45_056)],
  ["longer than it was", (whole: Buffer) => Buffer.concat([whole, whole])],
])("what is kept is made anew when it is %s", async (_, spoil) => {
  await solve();
  const whole = readFileSync(here());
  writeFileSync(here(), spoil(Buffer.from(whole)));
  expect(await isTaken()).toBe("nothing kept");
  await solve();
  expect(await isTaken()).toBe("taken");
});

test("what another build of Node.js kept is not taken", async () => {
  await solve();
  const bytes = readFileSync(here());
  bytes.writeInt32LE(bytes.readInt32LE(0) + 1, 0);
  writeFileSync(here(), bytes);
  expect(await isTaken()).toBe("nothing kept");
});

test("a start with other flags of V8 leaves what was kept without", async () => {
  await solve();
  const before = statSync(here());
  expect((await solve({ NODE_OPTIONS: "--max-old-space-size=900" })).out).toContain(SOLUTION);
  expect(await isTaken("--stack-size=900")).toBe("rejected");
  expect(statSync(here())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test("starts at the same time keep one file between them, and nothing beside it", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => solve()));
  for (const { status, out, err } of all) expect([status, out.includes(SOLUTION), err]).toEqual([0, true, ""]);
  expect(everKept()).toHaveLength(1);
  expect(await isTaken()).toBe("taken");
});

test("where nothing can be kept nobody hears of it", async () => {
  await solve();
  const path = here();
  rmSync(path);
  mkdirSync(path);
  const { status, out, err } = await solve();
  expect([status, out.includes(SOLUTION), err]).toEqual([0, true, ""]);
  expect(everKept().map((name) => join(folder, name))).toEqual([path]);
});

test("nothing is kept of what is no command, of wrong usage, or when Node.js is asked not to or to be another", async () => {
  await wings(["sovle", PUZZLE]);
  expect((await solve({ NODE_OPTIONS: "--max-old-space-size=900" })).out).toContain(SOLUTION);
  await wings(["solve", "--no-such-flag"]);
  await wings(["--version"]);
  await solve({ NODE_DISABLE_COMPILE_CACHE: "1" });
  expect(everKept()).toEqual([]);
  await solve();
  writeFileSync(here(), "spoiled");
  await solve({ NODE_DISABLE_COMPILE_CACHE: "1" });
  expect(readFileSync(here(), "utf8")).toBe("spoiled");
});
