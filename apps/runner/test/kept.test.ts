import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { cli, environment, scratch, shell, useWings, wings } from "./wings.js";

useWings();

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const folder = dirname(cli);
const everKept = () => readdirSync(folder).filter((name) => name.includes(".kept"));
const path = () => join(folder, everKept()[0]);
const solve = (env: Record<string, string> = {}) => wings(["solve", "--json", PUZZLE], { env });

interface Start {
  readonly node?: string;
  readonly flags?: readonly string[];
  readonly command?: string;
}

/** Whether V8 took what was kept, of a start that says so. */
async function isTaken({ node = process.execPath, flags = [], command = cli }: Start = {}): Promise<string> {
  const spy = join(scratch, "spy.cjs");
  writeFileSync(
    spy,
    `const vm = require("node:vm");
     const { Script } = vm;
     let first = true;
     vm.Script = class extends Script {
       constructor(...all) {
         super(...all);
         if (first) console.error(String(this.cachedDataRejected));
         first = false;
       }
     };`,
  );
  const args = [...flags, "--require", spy, command, "solve", PUZZLE];
  const child = spawn(node, args, { cwd: scratch, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (data: Buffer) => (out += String(data)));
  child.stderr.on("data", (data: Buffer) => (err += String(data)));
  const [status] = (await once(child, "close")) as [number];
  expect([status, out.includes(SOLUTION)]).toEqual([0, true]);
  return { false: "taken", true: "rejected", undefined: "nothing kept" }[err.trim()] ?? err;
}

beforeEach(() => {
  for (const name of everKept()) rmSync(join(folder, name), { recursive: true });
});

test("a first start keeps all of the command, and those after it take it and leave it", async () => {
  expect(await isTaken()).toBe("nothing kept");
  // What is called later is there, whatever is called first.
  expect((await wings(["--help"])).status).toBe(0);
  expect(everKept()).toEqual([expect.stringMatching(/^command-\w+-v[\d.]+-\w+-\w+\.kept$/) as unknown as string]);
  const before = statSync(path());
  expect(before.size).toBeGreaterThan(1_000_000);
  expect(await isTaken()).toBe("taken");
  expect((await solve()).out).toContain(SOLUTION);
  expect((await wings(["check", PUZZLE])).status).toBe(0);
  expect(everKept()).toHaveLength(1);
  expect(statSync(path())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test("what is kept says the same, errors and where they come from included", async () => {
  const lines = [
    ["solve", PUZZLE],
    ["solve", "--ascii", PUZZLE],
    ["hint", PUZZLE],
    ["sovle"],
    ["help", "solve"],
    ["completion", "bash"],
  ];
  const plain = await Promise.all(lines.map((line) => wings(line, { env: { NODE_DISABLE_COMPILE_CACHE: "1" } })));
  await solve();
  expect(await Promise.all(lines.map((line) => wings(line)))).toEqual(plain);
  // In a folder that is gone no path can be made, and nobody expects that.
  const { err } = await shell(`mkdir gone && cd gone && rmdir ../gone && $WINGS solve ${PUZZLE}`);
  expect(err).toMatch(/ at .*command-\w+\.cjs:\d/);
  expect(err).not.toContain(".kept");
});

test.each([
  ["empty", (whole: Buffer) => whole.subarray(0, 0)],
  ["cut off", (whole: Buffer) => whole.subarray(0, 100_000)],
  ["cut in the middle", (whole: Buffer) => whole.subarray(0, (whole.length + 8) / 2)],
  ["something else", () => Buffer.from("not what V8 compiled")],
  ["with a page that never came to the disk", (whole: Buffer) => whole.fill(0, 40_960, 45_056)],
  ["longer than it was", (whole: Buffer) => Buffer.concat([whole, whole])],
  ["with a bit that turned", (whole: Buffer) => whole.fill(whole[86_495] ^ 32, 86_495, 86_496)],
  [
    "with a bit that turned near the end",
    (whole: Buffer) => whole.fill(~whole.at(-99)!, whole.length - 99, whole.length - 98),
  ],
])("what is kept is made anew when it is %s", async (_, spoil) => {
  await solve();
  const whole = readFileSync(path());
  writeFileSync(path(), spoil(Buffer.from(whole)));
  expect(await isTaken()).toBe("nothing kept");
  await solve();
  expect(await isTaken()).toBe("taken");
});

test("what another build of Node.js kept is not taken, of the same version and size as it may be", async () => {
  await solve();
  const node = join(scratch, "another-node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  utimesSync(node, 1, 1);
  expect(await isTaken({ node })).toBe("nothing kept");
  expect(await isTaken()).toBe("taken");
});

test("a start with other flags of V8 leaves what was kept without", async () => {
  await solve();
  const before = statSync(path());
  expect((await solve({ NODE_OPTIONS: "--max-old-space-size=900" })).out).toContain(SOLUTION);
  expect(await isTaken({ flags: ["--stack-size=900"] })).toBe("rejected");
  expect(statSync(path())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test("starts at the same time keep one file between them, and nothing beside it", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => solve()));
  for (const { status, out, err } of all) expect([status, out.includes(SOLUTION), err]).toEqual([0, true, ""]);
  // Two that wrote into one another may have spoiled it.
  await solve();
  expect(everKept()).toHaveLength(1);
  expect(await isTaken()).toBe("taken");
});

test("starts that are killed leave nothing that stands in the way", async () => {
  for (let delay = 0; delay < 40; delay += 4) {
    const child = spawn(process.execPath, [cli, "check", PUZZLE], {
      env: environment(),
      stdio: ["ignore", "pipe", "ignore"],
    });
    child.stdout.once("data", () => setTimeout(() => child.kill("SIGKILL"), delay));
    await once(child, "close");
    expect(everKept().length).toBeLessThanOrEqual(1);
    expect((await solve()).out).toContain(SOLUTION);
    if (everKept().length > 0) truncateSync(path());
  }
  await solve();
  expect(await isTaken()).toBe("taken");
});

test("where nothing can be kept nobody hears of it", async () => {
  await solve();
  const blocked = path();
  rmSync(blocked);
  mkdirSync(blocked);
  const { status, out, err } = await solve();
  expect([status, out.includes(SOLUTION), err]).toEqual([0, true, ""]);
  expect(everKept().map((name) => join(folder, name))).toEqual([blocked]);
});

test("nothing is kept when Node.js is asked not to, measures what is called, or has flags", async () => {
  await solve({ NODE_DISABLE_COMPILE_CACHE: "1" });
  await solve({ NODE_V8_COVERAGE: join(scratch, "coverage") });
  expect((await solve({ NODE_OPTIONS: "--max-old-space-size=900" })).out).toContain(SOLUTION);
  expect(everKept()).toEqual([]);
  await solve();
  writeFileSync(path(), "spoiled");
  await solve({ NODE_DISABLE_COMPILE_CACHE: "1" });
  expect(readFileSync(path(), "utf8")).toBe("spoiled");
});

test("by a link, and in a copy of its folder in another place", async () => {
  await solve();
  const [link, copy] = [join(scratch, "wings-link"), join(scratch, "a copy, ü#%")];
  symlinkSync(cli, link);
  expect(await isTaken({ command: link })).toBe("taken");
  cpSync(folder, copy, { recursive: true });
  expect(await isTaken({ command: join(copy, "cli.cjs") })).toBe("taken");
});

// Root may write anywhere.
test.runIf(process.getuid?.() === 0)("in a folder of somebody else", () => {
  const theirs = join("/tmp", `wings-theirs-${process.pid}`);
  cpSync(folder, theirs, { recursive: true });
  try {
    chmodSync(scratch, 0o755);
    const args = [join(theirs, "cli.cjs"), "solve", "--json", PUZZLE];
    const how = { cwd: scratch, env: environment(), uid: 65_534, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, how);
    expect([status, stdout.includes(SOLUTION), stderr]).toEqual([0, true, ""]);
    expect(readdirSync(theirs).filter((name) => name.includes(".kept"))).toEqual([]);
  } finally {
    rmSync(theirs, { recursive: true, force: true });
  }
});
