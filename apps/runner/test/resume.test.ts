import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EASY, PUZZLE } from "./puzzles.js";
import { cli, environment, records, scratch, shell, start, strange, useWings, wings } from "./wings.js";

useWings();

/** The one in the middle needs no pointing: its line is the same without. */
const BOARDS = [PUZZLE, EASY, PUZZLE];
const folderOf = (): string => mkdtempSync(join(scratch, "resume-"));
const write = (path: string, text: string): string => {
  writeFileSync(path, text);
  return path;
};
const inputIn = (folder: string, boards: readonly string[] = BOARDS): string =>
  write(join(folder, "input.txt"), `${boards.join("\n")}\n`);
const soon = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const written = async (path: string): Promise<void> => {
  while (!existsSync(path) || readFileSync(path).length === 0) await soon(10);
};

describe("a file that is not of this very run is refused, and stays as it was", () => {
  const refused = async (
    folder: string,
    text: string | Buffer,
    args: readonly string[],
    code: string,
    word: string,
  ) => {
    const out = join(folder, "out");
    writeFileSync(out, text);
    const { status, err } = await wings(["rate", "--jobs", "1", "--resume", "out", ...args], { cwd: folder });
    expect(err).toContain(word);
    expect(err).toContain(code);
    expect(status).toBe(2);
    expect(readFileSync(out).equals(Buffer.from(text))).toBe(true);
    expect(existsSync(`${out}.lock`)).toBe(false);
    expect(existsSync(`${out}.run`)).toBe(false);
  };

  test.each([
    ["a puzzle without an end of line", PUZZLE, "its line 1, which has no end, does not begin as this run writes it"],
    ["notes", "remember the milk", "its line 1, which has no end"],
    ["lines of notes", "remember\nthe milk\n", "its line 1 is no JSON"],
    ["null", "null\n", "its line 1 is no record of a board"],
    ["a list", "[]\n", "its line 1 has index undefined"],
    ["bytes that are no text", "\xff\0\x01", "its line 1, which has no end"],
  ])("%s", async (_, text, word) => {
    const folder = folderOf();
    inputIn(folder);
    await refused(folder, Buffer.from(text, "latin1"), ["input.txt"], "WINGS_RESUME_MISMATCH", word);
  });

  test("a whole line and a torn one, with another input; a torn tail that is none of ours; more lines than boards", async () => {
    const folder = folderOf();
    inputIn(folder);
    const whole = (await wings(["rate", "--json", "input.txt"], { cwd: folder })).out;
    const lines = whole.split("\n");
    write(join(folder, "other.txt"), `${EASY}\n`);
    const code = "WINGS_RESUME_MISMATCH";
    await refused(folder, whole.slice(0, -20), ["other.txt"], code, "its line 1 is about another board");
    await refused(folder, `${lines[0]}\nremember`, ["input.txt"], code, "its line 2, which has no end");
    await refused(
      folder,
      `${lines[0]}\n${lines[1].slice(0, -9)}!`,
      ["input.txt"],
      code,
      "its line 2, which has no end",
    );
    await refused(folder, `${whole}more`, ["input.txt"], code, "its line 4 is beyond the end of the input");
    const spoilt = whole.replace('"score":', '"score":1');
    await refused(folder, spoilt, ["input.txt"], code, "its line 1 is not what this command writes there");
  });

  test("one of the inputs, by whatever name", async () => {
    const folder = folderOf();
    const out = join(folder, "out");
    write(out, "");
    symlinkSync("out", join(folder, "soft"));
    linkSync(out, join(folder, "hard"));
    for (const input of ["out", out, "soft", "hard"]) {
      for (const text of [PUZZLE, ""])
        await refused(folder, text, [EASY, input], "WINGS_INPUT_AS_OUTPUT", "one of the inputs");
    }
    write(out, PUZZLE);
    const piped = await shell("$WINGS rate --resume out < out", { cwd: folder });
    expect(piped.err).toContain("WINGS_INPUT_AS_OUTPUT");
    expect(readFileSync(out, "utf8")).toBe(PUZZLE);
  });

  test("somebody's file where the lock or the account would be", async () => {
    for (const [name, text] of [
      ["out.lock", "remember the milk"],
      ["out.lock", "123 somebody\n"],
      ["out.run", "remember the milk"],
      ["out.run", "null"],
    ]) {
      const folder = folderOf();
      write(join(folder, name), text);
      const { status, err } = await wings(["rate", "--resume", "out", PUZZLE], { cwd: folder });
      expect(err).toContain(`${name} is in the way`);
      expect(err).toContain("WINGS_IN_THE_WAY");
      expect(status).toBe(2);
      expect(readFileSync(join(folder, name), "utf8")).toBe(text);
    }
  });
});

describe("other settings than those of the recorded run are refused", () => {
  const record = async (args: readonly string[], env = {}) => {
    const folder = folderOf();
    inputIn(folder, BOARDS.slice(0, 2));
    await wings(["rate", "--resume", "out", ...args, "input.txt"], { cwd: folder, env });
    inputIn(folder);
    return folder;
  };
  const continued = async (folder: string, args: readonly string[], env = {}, command = "rate") => {
    const before = ["out", "out.run"].map((name) => readFileSync(join(folder, name), "utf8"));
    const result = await wings([command, "--resume", "out", ...args, "input.txt"], { cwd: folder, env });
    const after = ["out", "out.run"].map((name) => readFileSync(join(folder, name), "utf8"));
    return { ...result, isAsItWas: before.join("") === after.join("") };
  };
  const expectRefused = ({ status, err, isAsItWas }: Awaited<ReturnType<typeof continued>>, word: string): void => {
    expect(err).toContain(word);
    expect(err).toContain("WINGS_RESUME_MISMATCH");
    expect(status).toBe(2);
    expect(isAsItWas).toBe(true);
  };

  test("--skip, where the last line would be the same", async () => {
    const folder = await record(["--skip", "pointing"]);
    expectRefused(await continued(folder, []), "it was written with --skip pointing, and this run has no --skip");
    expectRefused(await continued(folder, ["--skip", "w-wing"]), "and this run has --skip w-wing");
    expectRefused(
      await continued(folder, ["--skip", "pointing"], {}, "solve"),
      "wings rate, and this run has wings solve",
    );
    expectRefused(await continued(folder, ["--skip", "pointing", "--shard", "1/2"]), "this run has --shard 1/2");
  });

  test("from the environment and a config", async () => {
    const folder = await record([], { WINGS_SKIP: "pointing" });
    expectRefused(await continued(folder, []), "it was written with --skip pointing");
    write(join(folder, "wings.config.json"), '{"skip":["pointing"],"set":{"als-xy-wing.disjoint":true}}');
    expectRefused(await continued(folder, []), "this run has --set als-xy-wing.disjoint=true");
    write(join(folder, "wings.config.json"), '{"skip":["pointing"]}');
    expect((await continued(folder, [])).err).toBe("");
    expect(records(readFileSync(join(folder, "out"), "utf8")).length).toBe(3);
  });

  test("a plugin that has changed", async () => {
    const path = await strange("changing", "{}");
    const folder = await record(["--plugin", path]);
    expectRefused(await continued(folder, []), "changing.mjs");
    appendFileSync(path, "\n");
    const refused = await continued(folder, ["--plugin", path]);
    expectRefused(refused, "--plugin changing.mjs");
    // What the error says helps: what is there is compared, and nothing of it lost.
    expect(refused.err).toContain("Remove out.run to do all again");
    rmSync(join(folder, "out.run"));
    const before = readFileSync(join(folder, "out"), "utf8");
    const { err } = await wings(["rate", "--resume", "out", "--plugin", path, "input.txt"], { cwd: folder });
    expect(err).toBe("");
    expect(readFileSync(join(folder, "out"), "utf8").startsWith(before)).toBe(true);
  });

  test("not what changes no answer: threads, order, looks, patience", async () => {
    const folder = await record(["--skip", "pointing,w-wing"]);
    const more = [
      "--skip",
      "w-wing",
      "--skip",
      "pointing",
      "--jobs",
      "1",
      "--ascii",
      "--technique-timeout",
      "5",
      "--summary",
    ];
    const { status, err } = await continued(folder, more);
    expect(err).toContain("3 boards");
    expect([0, 1]).toContain(status);
    const whole = await wings(["rate", "--json", "--skip", "pointing,w-wing", "input.txt"], { cwd: folder });
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(whole.out);
  });
});

test("what is accounted for is not done again; what is not so any more is", async () => {
  const folder = folderOf();
  const log = join(folder, "log");
  const note = `process.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(log)}, "x");`;
  const path = await strange("noting", `{ find: () => { ${note} } }`);
  const input = inputIn(
    folder,
    Array.from({ length: 10 }, () => PUZZLE),
  );
  const out = join(folder, "out");
  const asked = async (): Promise<number> => {
    write(log, "");
    const { err } = await wings(["rate", "--plugin", path, "--resume", out, input]);
    expect(err).toBe("");
    return readFileSync(log).length;
  };
  const whole = await asked();
  const expected = readFileSync(out, "utf8");
  expect(whole).toBeGreaterThan(10);
  expect(await asked()).toBe(0);
  inputIn(
    folder,
    Array.from({ length: 15 }, () => PUZZLE),
  );
  expect(await asked()).toBe(whole / 2);
  inputIn(
    folder,
    Array.from({ length: 10 }, () => PUZZLE),
  );
  truncateSync(out, expected.length / 2);
  expect(await asked()).toBe(whole);
  expect(readFileSync(out, "utf8")).toBe(expected);
});

// Some wait for a sign of life: at once, that takes no longer than one.
describe.concurrent("a lock", () => {
  /** A run that waits for input, and holds the lock of `out`. */
  const waiting = async (folder: string, begin: (args: readonly string[]) => ChildProcess): Promise<ChildProcess> => {
    const child = begin(["rate", "--jobs", "1", "--resume", join(folder, "out"), "-"]);
    child.stdin!.on("error", () => undefined).write(`${PUZZLE}\n`);
    await written(join(folder, "out.lock"));
    await written(join(folder, "out"));
    return child;
  };
  const pipes: SpawnOptions = { stdio: ["pipe", "ignore", "ignore"] };
  const again = (folder: string) => wings(["rate", "--resume", "out", "input.txt"], { cwd: folder });
  const expectTaken = async (folder: string): Promise<void> => {
    const { err, status } = await again(folder);
    expect(err).not.toContain("WINGS_");
    expect([0, 1]).toContain(status);
    expect(existsSync(join(folder, "out.lock"))).toBe(false);
    const { out } = await wings(["rate", "--json", "input.txt"], { cwd: folder });
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(out);
  };
  const begun = (args: readonly string[]): ChildProcess => start(args, {}, pipes);
  const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once("close", resolve));

  test("of a run that lives hinders, be it stopped and untouched for long", async () => {
    const folder = folderOf();
    inputIn(folder);
    const child = await waiting(folder, begun);
    child.kill("SIGSTOP");
    utimesSync(join(folder, "out.lock"), 1, 1);
    const before = readFileSync(join(folder, "out"), "utf8");
    const { err, status } = await again(folder);
    expect(err).toContain(`process ${child.pid} on`);
    expect(err).toContain("WINGS_IN_USE");
    expect(status).toBe(2);
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(before);
    const end = ended(child);
    child.kill("SIGKILL");
    await end;
    await expectTaken(folder);
  });

  test("whose number is another process's by now, or the run's own, hinders nobody", async () => {
    const folder = folderOf();
    inputIn(folder);
    const child = await waiting(folder, begun);
    const lock = readFileSync(join(folder, "out.lock"), "utf8");
    const end = ended(child);
    child.kill("SIGKILL");
    await end;
    write(join(folder, "out.lock"), lock.replace(/^\d+/, String(process.pid)));
    await expectTaken(folder);
    // The shell's number is that of the command which it becomes.
    const line = `echo $$ '${lock.replace(/^\d+ /, "").trim()}' > out.lock; exec $WINGS rate --resume out input.txt`;
    const { err } = await shell(line, { cwd: folder });
    expect(err).toBe("");
    expect(existsSync(join(folder, "out.lock"))).toBe(false);
  });

  test.skipIf(process.platform !== "linux")("of a killed run that nobody has buried hinders nobody", async () => {
    const folder = folderOf();
    inputIn(folder);
    const careless = `"$0" "$@" <&3 & exec 3<&-; exec sleep 60`;
    const parent = await waiting(folder, (args) =>
      spawn("sh", ["-c", `exec 3<&0; ${careless}`, process.execPath, cli, ...args], { env: environment(), ...pipes }),
    );
    const pid = Number(readFileSync(join(folder, "out.lock"), "utf8").split(" ")[0]);
    process.kill(pid, "SIGKILL");
    while (!readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z")) await soon(10);
    await expectTaken(folder);
    parent.kill("SIGKILL");
  });

  test("of another machine hinders while it is touched, and not when it was left for long", async () => {
    const folder = folderOf();
    inputIn(folder);
    const lock = write(join(folder, "out.lock"), "1 elsewhere 1234 pid:[1] 5678\n");
    const heart = setInterval(() => {
      utimesSync(lock, Date.now() / 1000, Date.now() / 1000);
    }, 1000);
    const { err } = await again(folder);
    clearInterval(heart);
    expect(err).toContain("process 1 on elsewhere");
    utimesSync(lock, Date.now() / 1000 - 200, Date.now() / 1000 - 200);
    await expectTaken(folder);
  });

  const [tool, ...contained] = ["unshare", "-pf", "--mount-proc", "--kill-child"];
  const canContain = spawnSync(tool, [...contained, "true"]).status === 0;
  test.skipIf(!canContain)(
    "of a container (skipped where none can be made): the first process of the next one is not the run that was killed",
    async () => {
      const folder = folderOf();
      inputIn(folder);
      const inContainer = (args: readonly string[]): ChildProcess =>
        spawn(tool, [...contained, process.execPath, cli, ...args], { env: environment(), ...pipes });
      const first = await waiting(folder, inContainer);
      expect(readFileSync(join(folder, "out.lock"), "utf8")).toMatch(/^1 /);
      const second = inContainer(["rate", "--resume", join(folder, "out"), join(folder, "input.txt")]);
      expect(await ended(second)).toBe(2);
      const end = ended(first);
      first.kill("SIGKILL");
      await end;
      const third = inContainer(["rate", "--resume", join(folder, "out"), join(folder, "input.txt")]);
      expect([0, 1]).toContain(await ended(third));
      expect(records(readFileSync(join(folder, "out"), "utf8")).length).toBe(3);
    },
    40_000,
  );

  test("that another run has taken over ends the run that had it", async () => {
    const folder = folderOf();
    const child = await waiting(folder, begun);
    const before = readFileSync(join(folder, "out"), "utf8");
    const lock = join(folder, "out.lock");
    rmSync(lock);
    write(lock, "1 elsewhere 1234 pid:[1] 5678\n");
    const end = ended(child);
    child.stdin!.write(`${EASY}\n`);
    expect(await end).toBe(2);
    expect(readFileSync(join(folder, "out"), "utf8")).toBe(before);
    expect(readFileSync(lock, "utf8")).toContain("elsewhere");
  });
});
