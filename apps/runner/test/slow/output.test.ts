import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { EASY, PUZZLE } from "../puzzles.js";
import { scratch, shell, start, strange, wings } from "../wings.js";
import { isDeep } from "@wings/test-kit/depth";

const many = join(scratch, "many.txt");
writeFileSync(many, `${EASY}\n`.repeat(3000));

describe("an output that can't be written", () => {
  test.each([
    ["check", `check ${EASY}`],
    ["rate, much of it", `rate --json ${many}`],
    ["rate, with threads", `rate --json --jobs 2 ${many}`],
    ["the help", "--help"],
    ["the version", "--version"],
    ["techniques", "techniques"],
    ["draw", `draw -o - ${EASY}`],
    ["completion", "completion bash"],
  ])("%s: an error with a code and status 3", async (_, args) => {
    const { status, err } = await shell(`$WINGS ${args} > /dev/full`);
    expect(err).toMatch(/^wings: can't write stdout: ENOSPC.* \(WINGS_UNWRITABLE\)\n$/);
    expect(status).toBe(3);
  });

  test("a file on a full disk", async () => {
    const drawn = await wings(["draw", "-o", "/dev/full", EASY]);
    expect(drawn.err).toMatch(/^wings: can't write \/dev\/full: ENOSPC.* \(WINGS_UNWRITABLE\)\n$/);
    expect(drawn.status).toBe(3);
  });

  test("an invalid path is wrong usage", async () => {
    mkdirSync(join(scratch, "folder"), { recursive: true });
    for (const [args, remedy] of [
      [["draw", "-o", "no/such/folder/x.svg", EASY], "Create its folder first"],
      [["draw", "-o", "folder", EASY], "It is a folder"],
      [["rate", "--resume", "no/such/folder/x.jsonl", EASY], "Create its folder first"],
      [["rate", "--resume", "/dev/full", EASY], ""],
    ] as const) {
      const { status, err } = await wings(args);
      expect(err).toContain("can't write");
      expect(err).toContain("WINGS_UNWRITABLE");
      expect(err).toContain(remedy);
      expect(status).toBe(2);
    }
  });

  test("stderr changes nothing", async () => {
    const { status, out } = await shell(`$WINGS rate --summary --json ${EASY} 2> /dev/full`);
    expect(out).toContain('"status":"solved"');
    expect(status).toBe(0);
    expect((await shell("$WINGS solve no-such-file.txt 2> /dev/full")).status).toBe(2);
  });

  test("a closed stderr does not end the run", async () => {
    const lines = `(yes 'bad line' | head -3000; echo ${EASY}) | $WINGS rate --jobs 2 - 2>&1 > closed.txt | head -1`;
    expect((await shell(lines)).out).toMatch(/^wings: board 0: /);
    expect(readFileSync(join(scratch, "closed.txt"), "utf8")).toContain("easy");
  });
});

describe("Ctrl-C ends with 130", () => {
  /** Interrupts a command while it works. */
  const interrupted = async (args: readonly string[], milliseconds: number): Promise<unknown> => {
    const child = start(args, {}, { stdio: ["pipe", "ignore", "ignore"] });
    const ended = new Promise((resolve) => child.on("close", resolve));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    return ended;
  };

  test.runIf(isDeep)("while it waits for a pipe", async () => {
    const commands = ["solve", "hint", "steps", "check", "rate", "verify", "regress", "draw"];
    const statuses = await Promise.all(commands.map((command) => interrupted([command, "-"], 4000)));
    expect(statuses).toEqual(commands.map(() => 130));
  });

  test.runIf(isDeep)("at any moment of its start", async () => {
    const ends: unknown[] = [];
    for (let wait = 100; wait <= 900; wait += process.env.WINGS_DEEP ? 50 : 200) {
      const several = ["solve", "rate"].map((command, i) => {
        const child = start([command, "-"], {}, { stdio: ["pipe", "ignore", "ignore"] });
        setTimeout(() => child.kill("SIGINT"), wait + i * 50);
        return new Promise((resolve) => child.on("close", (status, signal) => resolve(signal ?? status)));
      });
      ends.push(...(await Promise.all(several)));
    }
    // Before the command listens, the signal itself ends it.
    expect(ends.filter((end) => end !== 130 && end !== "SIGINT")).toEqual([]);
  });

  /** Interrupts a command that reads a text again and again, when it has read more than pipes hold. */
  const interruptedReading = (command: string, text: string): Promise<unknown> => {
    const child = start([command, "-"], {}, { stdio: ["pipe", "ignore", "ignore"] });
    const chunks = function* (): Generator<string, void, undefined> {
      for (let chunk = 0; ; chunk++) {
        if (chunk === 30) child.kill("SIGINT");
        yield text;
      }
    };
    child.stdin!.on("error", () => undefined);
    Readable.from(chunks()).pipe(child.stdin!);
    return new Promise((resolve) => child.on("close", resolve));
  };

  test("while it works", async () => {
    const { out } = await wings(["solve", "--json", PUZZLE]);
    expect(await interruptedReading("verify", out)).toBe(130);
    expect(await interruptedReading("regress", `:0800:17:${PUZZLE}::117::\n`.repeat(200))).toBe(130);
  });

  test("while it imports a plugin", async () => {
    const slow = join(scratch, "slow.mjs");
    writeFileSync(slow, 'console.log("begins");\nawait new Promise((resolve) => setTimeout(resolve, 60_000));\n');
    const calls = [
      ["test", slow],
      ["techniques", "--plugin", slow],
    ];
    const statuses = calls.map((args) => {
      // What a plugin prints goes to stderr.
      const child = start(args, {}, { stdio: ["ignore", "ignore", "pipe"] });
      child.stderr!.once("data", () => child.kill("SIGINT"));
      return new Promise((resolve) => child.on("close", resolve));
    });
    expect(await Promise.all(statuses)).toEqual([130, 130]);
  });

  test("while it waits for a plugin that hangs", async () => {
    const hanger = await strange("hanging", '{ find: () => { console.log("begins"); for (;;); } }');
    const args = ["draw", "--step", "100", "--technique-timeout", "600000", "--plugin", hanger, PUZZLE];
    const child = start(args, {}, { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr!.once("data", () => child.kill("SIGINT"));
    // The signal itself ends it, which a shell reports as 130.
    expect(await new Promise((resolve) => child.on("close", (status, signal) => resolve(signal ?? status)))).toBe(
      "SIGINT",
    );
  });
});
