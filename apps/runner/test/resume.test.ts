import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, PUZZLE } from "./puzzles.js";
import { cli, environment, expectRefusal, records, scratch, shell, start, strange, wings as command } from "./wings.js";
import { isDeep } from "@wings/test-kit/depth";

/** The board in the middle needs no pointing: its line is the same without that technique. */
const BOARDS = [PUZZLE, EASY, PUZZLE];
const folderOf = (): string => mkdtempSync(join(scratch, "resume-"));
const write = (path: string, text: string): string => {
  writeFileSync(path, text);
  return path;
};
const inputIn = (folder: string, boards: readonly string[] = BOARDS): string =>
  write(join(folder, "input.txt"), `${boards.join("\n")}\n`);
const times = (count: number): string[] => Array.from({ length: count }, (_, i) => (i % 3 === 0 ? EASY : PUZZLE));
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once("close", resolve));
const until = async (isReached: () => boolean): Promise<void> => {
  while (!isReached()) await wait(5);
};

describe("a run that was killed", { timeout: process.env.WINGS_DEEP ? 600_000 : 120_000 }, () => {
  const folder = join(scratch, "killed");
  const out = join(folder, "out");
  let expected: string;
  beforeAll(async () => {
    spawnSync("mkdir", [folder]);
    inputIn(folder, times(120));
    expected = (await wings(["solve", "--json", "input.txt"], { cwd: folder })).out;
  });

  const KILLS = process.env.WINGS_DEEP ? 30 : 3;
  test(`${KILLS} times with kill -9 ends like one that was not, byte for byte`, async () => {
    const run = (jobs: number, input: string) => ["solve", "--resume", "out", "--jobs", String(jobs), input];
    write(out, "");
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = start(run((kill % 2) + 1, "-"), { cwd: folder }, { stdio: ["pipe", "ignore", "ignore"] });
      const end = ended(child);
      // Without the last board the run can't end before it is killed.
      child.stdin!.on("error", () => undefined).write(`${times(119).join("\n")}\n`);
      const wanted = Math.floor((expected.length * kill) / (KILLS + 2));
      await until(() => child.exitCode !== null || statSync(out).size > wanted);
      child.kill("SIGKILL");
      expect(await end).toBe(null);
      expect(expected.startsWith(readFileSync(out, "utf8"))).toBe(true);
    }
    const last = await wings([...run(2, "input.txt"), "--summary"], { cwd: folder });
    expect(last).toMatchObject({ status: 0, out: "" });
    expect(last.err).toContain("120 boards\n");
    expect(last.err).toMatch(/by status\n +solved +120$/m);
    expect(readFileSync(out, "utf8") === expected).toBe(true);
  });

  test("with its last write torn at any byte is continued there", async () => {
    const long = join(folder, "input.txt");
    const short = write(join(folder, "short.txt"), `${times(40).join("\n")}\n`);
    rmSync(out);
    rmSync(`${out}.run`);
    await wings(["solve", "--resume", out, short]);
    const before = readFileSync(out).length;
    const text = Buffer.from(expected);
    expect(text.subarray(0, before).equals(readFileSync(out))).toBe(true);
    copyFileSync(`${out}.run`, join(folder, "saved"));
    const lineEnd = text.indexOf("\n", before + 30_000) + 1;
    const sizes = [before + 1, lineEnd - 1, lineEnd];
    if (process.env.WINGS_DEEP) sizes.push(before, lineEnd + 40, text.length - 1);
    for (const size of sizes) {
      writeFileSync(out, text.subarray(0, size));
      copyFileSync(join(folder, "saved"), `${out}.run`);
      expect((await wings(["solve", "--resume", out, long])).err).toBe("");
      expect(readFileSync(out).equals(text)).toBe(true);
    }
  });

  test("before it wrote anything, or after everything, is continued too", async () => {
    write(out, "");
    for (let i = 0; i < 2; i++) {
      expect(await wings(["solve", "--resume", out, "input.txt"], { cwd: folder })).toMatchObject({
        status: 0,
        err: "",
      });
      expect(readFileSync(out, "utf8") === expected).toBe(true);
    }
  });
});

describe("an output is refused, and unchanged,", () => {
  const expectRefused = async (folder: string, args: readonly string[], ...words: readonly string[]): Promise<void> => {
    const files = ["out", "out.run"].map((name) => join(folder, name)).filter((path) => existsSync(path));
    const before = files.map((path) => readFileSync(path, "latin1"));
    expectRefusal(await wings(["rate", "--jobs", "1", "--resume", "out", ...args], { cwd: folder }), 2, ...words);
    expect(files.map((path) => readFileSync(path, "latin1"))).toEqual(before);
    expect(existsSync(join(folder, "out.lock"))).toBe(false);
    expect(existsSync(join(folder, "out.run"))).toBe(files.length > 1);
  };
  const written = async (boards: readonly string[] = BOARDS): Promise<{ folder: string; text: string }> => {
    const folder = folderOf();
    inputIn(folder, boards);
    await wings(["rate", "--resume", "out", "input.txt"], { cwd: folder });
    return { folder, text: readFileSync(join(folder, "out"), "utf8") };
  };
  const MISMATCH = "WINGS_RESUME_MISMATCH";

  test("if --resume did not write it", async () => {
    const { folder, text } = await written();
    rmSync(join(folder, "out.run"));
    for (const other of ["remember the milk", text]) {
      write(join(folder, "out"), other);
      await expectRefused(folder, ["input.txt"], "no run with --resume wrote it", MISMATCH);
    }
  });

  test("if it has changed since", async () => {
    const { folder, text } = await written();
    for (const other of [text.replace('"score":', '"score":1'), text.slice(0, -1)]) {
      write(join(folder, "out"), other);
      await expectRefused(folder, ["input.txt"], "it has changed since a run wrote it", MISMATCH);
    }
    write(join(folder, "out"), `${text}more`);
    await expectRefused(folder, ["input.txt"], "its line 4 is beyond the end of the input", MISMATCH);
    inputIn(folder, [...BOARDS, EASY, EASY]);
    await expectRefused(folder, ["input.txt"], "its line 4 is not what this run writes", MISMATCH);
  });

  test("if the input has changed", async () => {
    const { folder } = await written();
    inputIn(folder, BOARDS.with(1, PUZZLE));
    await expectRefused(folder, ["input.txt"], "its line 2 is about another board than the input has there", MISMATCH);
    inputIn(folder, BOARDS.slice(0, 2));
    await expectRefused(folder, ["input.txt"], "its line 3 is beyond the end of the input", MISMATCH);
  });

  test("if it is one of the inputs, under any name", async () => {
    const folder = folderOf();
    const out = write(join(folder, "out"), PUZZLE);
    symlinkSync("out", join(folder, "soft"));
    linkSync(out, join(folder, "hard"));
    for (const input of ["out", "soft", "hard"])
      await expectRefused(folder, [EASY, input], "WINGS_INPUT_AS_OUTPUT", "one of the inputs");
    write(out, "");
    await expectRefused(folder, ["out"], "WINGS_INPUT_AS_OUTPUT");
    const piped = await shell("$WINGS rate --resume out < out", { cwd: folder });
    expectRefusal(piped, 2, "WINGS_INPUT_AS_OUTPUT");
  });

  test.each([
    ["out.lock", "remember the milk"],
    ["out.lock", "123 somebody\n"],
    ["out.run", "remember the milk"],
    ["out.run", "null"],
  ])("if another program has a file %s with %j", async (name, text) => {
    const folder = folderOf();
    write(join(folder, name), text);
    const result = await wings(["rate", "--resume", "out", PUZZLE], { cwd: folder });
    expectRefusal(result, 2, `${name} is in the way`, "WINGS_IN_THE_WAY");
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  });
});

describe("the settings of the earlier run", () => {
  const record = async (args: readonly string[], env = {}) => {
    const folder = folderOf();
    inputIn(folder, BOARDS.slice(0, 2));
    await wings(["rate", "--resume", "out", ...args, "input.txt"], { cwd: folder, env });
    inputIn(folder);
    return folder;
  };
  const resume = async (folder: string, args: readonly string[], command = "rate") => {
    const before = ["out", "out.run"].map((name) => readFileSync(join(folder, name), "utf8"));
    const result = await wings([command, "--resume", "out", ...args, "input.txt"], { cwd: folder });
    const after = ["out", "out.run"].map((name) => readFileSync(join(folder, name), "utf8"));
    return { ...result, isUnchanged: before.join("") === after.join("") };
  };
  const expectRefused = (result: Awaited<ReturnType<typeof resume>>, word: string): void => {
    expectRefusal(result, 2, word, "WINGS_RESUME_MISMATCH");
    expect(result.isUnchanged).toBe(true);
  };

  test("must be the same, even where the last line would be", async () => {
    const folder = await record(["--skip", "pointing"]);
    expectRefused(await resume(folder, []), "an earlier run wrote it with --skip pointing, and this run has no --skip");
    expectRefused(await resume(folder, ["--skip", "w-wing"]), "and this run has --skip w-wing");
    expectRefused(await resume(folder, ["--skip", "pointing"], "solve"), "wings rate, and this run has wings solve");
    expectRefused(await resume(folder, ["--skip", "pointing", "--shard", "1/2"]), "this run has --shard 1/2");
  });

  test("may have defaults that are written out", async () => {
    const plain = await record([]);
    const defaults = ["--scale", "wings", "--preset", "all", "--max-guesses", "20000"];
    expect((await resume(plain, defaults)).err).toBe("");
    expect(records(readFileSync(join(plain, "out"), "utf8")).length).toBe(3);
    const written = await record(defaults);
    expect(readFileSync(join(written, "out.run"), "utf8")).not.toContain("scale");
    expectRefused(
      await resume(written, ["--scale", "hodoku"]),
      "an earlier run wrote it with --scale wings, and this run has --scale hodoku",
    );
    expect((await resume(written, [])).err).toBe("");
    // Earlier versions wrote them to the file.
    const old = await record([]);
    const run = join(old, "out.run");
    const file = JSON.parse(readFileSync(run, "utf8")) as { settings: object };
    write(run, JSON.stringify({ ...file, settings: { ...file.settings, scale: "wings" } }));
    expectRefused(await resume(old, ["--scale", "hodoku"]), "this run has --scale hodoku");
    expect((await resume(old, [])).err).toBe("");
  });

  test("include the environment and the configuration", async () => {
    const folder = await record([], { WINGS_SKIP: "pointing" });
    expectRefused(await resume(folder, []), "an earlier run wrote it with --skip pointing");
    write(join(folder, "wings.config.json"), '{"skip":["pointing"],"set":{"als-xy-wing.disjoint":true}}');
    expectRefused(await resume(folder, []), "this run has --set als-xy-wing.disjoint=true");
    write(join(folder, "wings.config.json"), '{"skip":["pointing"]}');
    expect((await resume(folder, [])).err).toBe("");
    expect(records(readFileSync(join(folder, "out"), "utf8")).length).toBe(3);
  });

  test("include the text of each plugin", async () => {
    const path = await strange("changing", "{}");
    const folder = await record(["--plugin", path]);
    expectRefused(await resume(folder, []), "changing.mjs");
    appendFileSync(path, "\n");
    expectRefused(await resume(folder, ["--plugin", path]), "--plugin changing.mjs");
  });

  test("exclude settings that change no answer: threads, order, appearance, timeout", async () => {
    const folder = await record(["--skip", "pointing,w-wing"]);
    const skips = ["--skip", "w-wing", "--skip", "pointing"];
    const { status, err } = await resume(folder, [
      ...skips,
      "--jobs",
      "1",
      "--ascii",
      "--technique-timeout",
      "5",
      "--summary",
    ]);
    expect(err).toContain("3 boards");
    expect([0, 1]).toContain(status);
    const whole = await wings(["rate", "--json", "--skip", "pointing,w-wing", "input.txt"], { cwd: folder });
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(whole.out);
  });

  test("may have a shard", async () => {
    const folder = await record(["--shard", "2/2"]);
    inputIn(folder, [...BOARDS, PUZZLE, EASY]);
    expect((await resume(folder, ["--shard", "2/2"])).err).toBe("");
    const whole = await wings(["rate", "--json", "--shard", "2/2", "input.txt"], { cwd: folder });
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(whole.out);
    expect(records(whole.out).map(({ index }) => index)).toEqual([1, 3]);
  });
});

test("boards before the checkpoint are not answered again", async () => {
  const folder = folderOf();
  const log = join(folder, "log");
  const note = `process.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(log)}, "x");`;
  const path = await strange("noting", `{ find: () => { ${note} } }`);
  const searches = async (boards: number): Promise<number> => {
    write(log, "");
    const input = inputIn(
      folder,
      Array.from({ length: boards }, () => PUZZLE),
    );
    const { err } = await wings(["rate", "--plugin", path, "--resume", join(folder, "out"), input]);
    expect(err).toBe("");
    return readFileSync(log).length;
  };
  const whole = await searches(10);
  expect(whole).toBeGreaterThan(10);
  expect(await searches(10)).toBe(0);
  expect(await searches(15)).toBe(whole / 2);
});

// Some tests wait for a sign of life.
describe.concurrent("a run ends with an error, and writes no more, when its output", () => {
  const folderWith = (): { folder: string; out: string } => {
    const folder = folderOf();
    return { folder, out: join(folder, "out") };
  };
  /** Changes the output of a run that waits for input. Then the run gets a board, or none. */
  const afterChange = async (out: string, change: () => void, more: string): Promise<string> => {
    const child = start(["check", "--jobs", "1", "--resume", out, "-"], {}, { stdio: ["pipe", "ignore", "pipe"] });
    const end = ended(child);
    let err = "";
    child.stderr!.on("data", (part) => (err += String(part)));
    child.stdin!.on("error", () => undefined).write(`${PUZZLE}\n${EASY}\n`);
    await until(() => existsSync(out) && records(readFileSync(out, "utf8")).length === 2);
    change();
    child.stdin!.end(more);
    expect([await end, err]).toEqual([3, expect.stringContaining("WINGS_OUTPUT_CHANGED")]);
    expect(existsSync(`${out}.lock`)).toBe(false);
    return err;
  };
  const CHANGES: readonly [string, (out: string) => void, string | RegExp][] = [
    ["is removed", (out) => rmSync(out), "it was moved or removed"],
    ["is removed with its lock", (out) => [`${out}.lock`, out].forEach((each) => rmSync(each)), "was moved or removed"],
    ["is moved", (out) => renameSync(out, `${out}.old`), "it was moved or removed"],
    [
      "is replaced",
      (out) => renameSync(write(`${out}.new`, readFileSync(out, "utf8")), out),
      "another file has its name",
    ],
    ["is emptied", (out) => truncateSync(out), /has 0 bytes, and should have \d+/],
    ["is cut", (out) => truncateSync(out, statSync(out).size - 1), "bytes, and should have"],
    ["gets longer", (out) => appendFileSync(out, "x"), "bytes, and should have"],
    ["becomes a folder", (out) => (rmSync(out), mkdirSync(out)), "another file has its name"],
  ];
  test.each(CHANGES)("%s", async (_, change, why) => {
    for (const more of [`${PUZZLE}\n`, ""]) {
      const { out } = folderWith();
      let changed: string | undefined;
      const textOf = (): string | undefined => {
        try {
          return readFileSync(out, "utf8");
        } catch {
          return undefined;
        }
      };
      const err = await afterChange(
        out,
        () => {
          change(out);
          changed = textOf();
        },
        more,
      );
      expect(err).toMatch(why);
      expect(textOf()).toBe(changed);
    }
  });

  test("gets other bytes in the same place", async () => {
    const { out } = folderWith();
    const err = await afterChange(
      out,
      () => {
        const file = openSync(out, "r+");
        writeSync(file, "X", 20);
        closeSync(file);
      },
      `${PUZZLE}\n`,
    );
    expect(err).toContain("another program wrote to it");
  });
});

test("a damaged file of settings is refused with a code", async () => {
  const folder = folderOf();
  inputIn(folder);
  const again = () => wings(["check", "--resume", "out", "input.txt"], { cwd: folder });
  expect((await again()).status).toBe(0);
  const run = join(folder, "out.run");
  const whole = JSON.parse(readFileSync(run, "utf8")) as object;
  for (const change of [
    { tally: null },
    { tally: {} },
    { bytes: "1" },
    { sha256: 1 },
    { settings: null },
    { bytes: -1 },
    { settings: [[]] },
    { settings: { wings: { toString: 1 } } },
    { settings: { only: [["w-wing"]] } },
    { settings: { wings: null } },
    { state: {} },
    { state: { next: 0, earlier: "1", lastHit: 0 } },
    { state: 1 },
  ]) {
    write(run, JSON.stringify({ ...whole, ...change }));
    expectRefusal(await again(), 2, "WINGS_IN_THE_WAY");
  }
  write(run, JSON.stringify(whole));
  expect((await again()).status).toBe(0);
});

test("an output with a second name (a hard link) is refused: two runs could write to it", async () => {
  const folder = folderOf();
  inputIn(folder);
  linkSync(write(join(folder, "a"), ""), join(folder, "b"));
  for (const name of ["a", "b"])
    expectRefusal(
      await wings(["rate", "--resume", name, "input.txt"], { cwd: folder }),
      2,
      "2 names (hard links)",
      "WINGS_OUTPUT_HAS_NAMES",
    );
  expect(readFileSync(join(folder, "a"), "utf8")).toBe("");
});

describe.concurrent("a lock", () => {
  const pipes: SpawnOptions = { stdio: ["pipe", "ignore", "ignore"] };
  /** A run that has answered a board, waits for input, and holds the lock of `out`. */
  const waiting = async (
    folder: string,
    begin = (args: readonly string[]): ChildProcess => start(args, {}, pipes),
  ): Promise<ChildProcess> => {
    const out = join(folder, "out");
    const child = begin(["rate", "--jobs", "1", "--resume", out, "-"]);
    child.stdin!.on("error", () => undefined).write(`${PUZZLE}\n`);
    await until(() => existsSync(out) && statSync(out).size > 0);
    return child;
  };
  const killed = async (child: ChildProcess): Promise<void> => {
    const end = ended(child);
    child.kill("SIGKILL");
    await end;
  };
  const again = (folder: string) => command(["rate", "--resume", "out", "input.txt"], { cwd: folder });
  const expectTaken = async (folder: string): Promise<string> => {
    const { err, status } = await again(folder);
    expect(err).not.toContain("WINGS_");
    expect(status).toBe(0);
    expect(existsSync(join(folder, "out.lock"))).toBe(false);
    const { out } = await command(["rate", "--json", "input.txt"], { cwd: folder });
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(out);
    return err;
  };
  const age = (folder: string, seconds: number): void => {
    const time = Date.now() / 1000 - seconds;
    utimesSync(join(folder, "out.lock"), time, time);
  };

  test("of a live run refuses a second one, and that of a killed run is removed at once", async () => {
    const folder = folderOf();
    inputIn(folder);
    const child = await waiting(folder);
    const lock = join(folder, "out.lock");
    expectRefusal(await again(folder), 2, `process ${child.pid} on`, "WINGS_IN_USE");
    expect(existsSync(lock)).toBe(true);
    await killed(child);
    expect(existsSync(lock)).toBe(true);
    expect(await expectTaken(folder)).toBe("");
  });

  test.runIf(process.platform === "linux")(
    "of a killed run is removed at once if its parent hasn't noticed",
    async () => {
      const folder = folderOf();
      inputIn(folder);
      const child = await waiting(folder);
      const text = readFileSync(join(folder, "out.lock"), "utf8");
      await killed(child);
      // `sleep` doesn't know that it has a child, like the first process of some containers.
      const parent = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 60"]);
      try {
        const pid = await new Promise<string>((resolve) =>
          parent.stdout.once("data", (data: Buffer) => {
            resolve(String(data).trim());
          }),
        );
        await until(() => readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z "));
        write(join(folder, "out.lock"), text.replace(/^\d+/, pid));
        expect(await expectTaken(folder)).toBe("");
      } finally {
        parent.kill();
      }
    },
  );

  test("is removed after Ctrl-C", async () => {
    const folder = folderOf();
    const child = await waiting(folder);
    const end = ended(child);
    child.kill("SIGINT");
    expect(await end).toBe(130);
    expect(existsSync(join(folder, "out.lock"))).toBe(false);
  });

  test.runIf(isDeep)("with the process id of another process is stale after ten seconds", async () => {
    const folder = folderOf();
    inputIn(folder);
    const child = await waiting(folder);
    const lock = join(folder, "out.lock");
    const text = readFileSync(lock, "utf8");
    await killed(child);
    write(lock, text.replace(/^\d+/, String(process.pid)));
    age(folder, 4);
    expect(await expectTaken(folder)).toContain("waiting up to");
    // The command gets the process id of the shell.
    const line = `echo $$ '${text.replace(/^\d+ /, "").trim()}' > out.lock; exec $WINGS rate --resume out input.txt`;
    expect((await shell(line, { cwd: folder })).err).toBe("");
    expect(existsSync(lock)).toBe(false);
  });

  test.runIf(isDeep)("of another machine is stale after two minutes without a sign of life", async () => {
    const folder = folderOf();
    inputIn(folder);
    write(join(folder, "out.lock"), "1 elsewhere 1234 pid:[1] 5678\n");
    age(folder, 60);
    const heartbeat = setTimeout(() => {
      age(folder, 50);
    }, 3000);
    const { err } = await again(folder);
    clearTimeout(heartbeat);
    expect(err).toContain("process 1 on elsewhere");
    age(folder, 121);
    expect(await expectTaken(folder)).toBe("");
  });

  test("of a suspended run may be taken, and the run notices before it writes", async () => {
    const folder = folderOf();
    inputIn(folder);
    const child = await waiting(folder);
    child.kill("SIGSTOP");
    age(folder, 11);
    await expectTaken(folder);
    const before = readFileSync(join(folder, "out"), "utf8");
    const other = write(join(folder, "out.lock"), "1 elsewhere 1234 pid:[1] 5678\n");
    const end = ended(child);
    child.kill("SIGCONT");
    child.stdin!.write(`${EASY}\n`);
    // 3: it was suspended between a write and the look at what it wrote.
    expect([2, 3]).toContain(await end);
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(before);
    expect(readFileSync(other, "utf8")).toContain("elsewhere");
  });

  const [tool, ...contained] = ["unshare", "-pf", "--mount-proc", "--kill-child"];
  const canContain = spawnSync(tool, [...contained, "true"]).status === 0;
  test.runIf(isDeep && canContain)(
    "of a container refuses a run outside, and that of a killed container does not (skipped without containers)",
    async () => {
      const folder = folderOf();
      inputIn(folder);
      const inContainer = (args: readonly string[]): ChildProcess =>
        spawn(tool, [...contained, process.execPath, cli, ...args], { env: environment(), ...pipes });
      const first = await waiting(folder, inContainer);
      expect(readFileSync(join(folder, "out.lock"), "utf8")).toMatch(/^1 /);
      const second = inContainer(["rate", "--resume", join(folder, "out"), join(folder, "input.txt")]);
      expect(await ended(second)).toBe(2);
      await killed(first);
      const third = inContainer(["rate", "--resume", join(folder, "out"), join(folder, "input.txt")]);
      expect(await ended(third)).toBe(0);
      expect(records(readFileSync(join(folder, "out"), "utf8")).length).toBe(3);
    },
  );
});
