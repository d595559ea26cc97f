import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES } from "@wings/ladder";
import { describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { EASY, PUZZLE } from "../puzzles.js";
import { cli, environment, scratch, start, wings } from "../wings.js";

const CTRL_C = "\u0003";

/** Runs the command in a terminal of this width, until the terminal shows `last`. */
function inTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  columns = 80,
  last = /$^/,
  rows = 24,
): Promise<{ text: string; status: number | null }> {
  const line = [process.execPath, cli, ...args].map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["-qec", `stty cols ${columns} rows ${rows}; ${line}`, "/dev/null"], {
    cwd: scratch,
    env: environment({ TERM: "xterm-256color", ...env }),
    stdio: ["pipe", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      // `script` passes Ctrl-C on to the command.
      if (last.test(text)) child.stdin.write(CTRL_C);
    });
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (status) => {
      resolve({ text, status });
    });
  });
}

/** How many steps there are, and of how many techniques. */
function countsOf(out: string): { findings: number; counts: number } {
  const { findings } = JSON.parse(out) as { findings: { technique: string }[] };
  return { findings: findings.length, counts: new Set(findings.map(({ technique }) => technique)).size };
}

const ESCAPE = "\u001b[";

/** The time that a process has used, in hundredths of a second. */
const ticksOf = (pid: number): number => {
  const [, fields] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? ["", ""];
  return Number(fields.split(" ")[11]);
};

describe("with a terminal", () => {
  test("and no input: short help, at once", async () => {
    const { text, status } = await inTerminal(["solve"]);
    expect(text).toContain("Examples");
    expect(text).toContain("wings solve --help");
    expect(text.split("\n").length).toBeLessThan(14);
    expect(status).toBe(2);
  });

  test("steps end with the screen, and say what is left", async () => {
    const { text } = await inTerminal(["steps", "--preset", "players", EASY], { NO_COLOR: "1" }, 80, undefined, 30);
    expect(text.trimEnd().split("\n").length).toBeLessThan(30);
    expect(text).toMatch(/Full House|Hidden Single/);
    const [, left, techniques] = /(\d+) more steps of (\d+) techniques\. To see all: add --all,/.exec(text)!;
    const { out } = await wings(["steps", "--preset", "players", EASY, "--json"]);
    const { counts, findings } = countsOf(out);
    const shown = text.split("\n").filter((line) => /^ {2}\S.*[=≠]/.test(line)).length;
    expect(Number(left)).toBe(findings - shown);
    expect(Number(techniques)).toBeLessThanOrEqual(counts);
  });

  test("steps show all of a short list, and of any list with --all", async () => {
    const short = await inTerminal(["steps", "--only", "naked-single", EASY], { NO_COLOR: "1" }, 80, undefined, 60);
    expect(short.text).not.toContain("more step");
    const all = await inTerminal(["steps", "--only", "pkg:subsets", "--all", EASY], { NO_COLOR: "1" });
    expect(all.text).not.toContain("more step");
    expect(all.text.split("\n").length).toBeGreaterThan(40);
  });

  test("the explanation of a net is folded, unless it is wanted whole", async () => {
    const args = ["hint", "--only", "bivalue-net", EXAMPLES["bivalue-net"]];
    const folded = await inTerminal(args, { NO_COLOR: "1" });
    expect(folded.text).toMatch(/Try \d in r\dc\d: fails \(\d+ steps?\)\./);
    expect(folded.text).toContain("add --unfold.");
    const whole = (await wings([...args, "--width", "80"])).out;
    expect(whole).toContain("So it is false.");
    expect((await inTerminal([...args, "--unfold"], { NO_COLOR: "1" })).text).toBe(whole.replaceAll("\n", "\r\n"));
  });

  test("steps by progress end with the screen as well", async () => {
    const { text } = await inTerminal(["steps", "--sort", "progress", EASY], { NO_COLOR: "1" }, 80, undefined, 40);
    expect(text.trimEnd().split("\n").length).toBeLessThan(40);
    expect(text).toMatch(/\d+ more steps\. To see all/);
  });

  test.each([["test"], ["completion"]])("and nothing to work on: short help of %s as well", async (command) => {
    const { text, status } = await inTerminal([command]);
    expect(text).toContain("Examples");
    expect(text).toContain(`wings ${command} --help`);
    expect(text).not.toContain("WINGS_");
    expect(status).toBe(2);
  });

  test("there are colors, unless they are not wanted", async () => {
    expect((await inTerminal(["draw", "--next", PUZZLE])).text).toContain(ESCAPE);
    expect((await inTerminal(["draw", "--next", PUZZLE], { NO_COLOR: "1" })).text).not.toContain(ESCAPE);
    expect((await inTerminal(["draw", "--next", "--no-color", PUZZLE])).text).not.toContain(ESCAPE);
    expect((await inTerminal(["draw", "--next", PUZZLE], { TERM: "dumb" })).text).not.toContain(ESCAPE);
  });

  test.runIf(isDeep).each([
    ["of unknown width", 0, 80],
    ["of three columns", 3, 20],
  ])("%s gets lines that can be read", async (_, columns, width) => {
    for (const args of [["techniques"], ["hint", "--level", "what", PUZZLE]]) {
      const { text, status } = await inTerminal(args, { NO_COLOR: "1" }, columns);
      expect([status, text]).toEqual([
        0,
        (await wings([...args, "--width", String(width)])).out.replaceAll("\n", "\r\n"),
      ]);
    }
    expect(await inTerminal(["--help"], {}, columns)).toMatchObject({ status: 0 });
  });

  test.runIf(isDeep)("a long run shows its progress, unless its answers go to the same terminal", async () => {
    // Enough for some seconds: the bar appears after the first one.
    writeFileSync(`${scratch}/many.txt`, `${PUZZLE}\n`.repeat(15_000));
    const bar = /\[#+\.*\] \d+ %, \d+ boards, \d+ a second, .* left/;
    const { text } = await inTerminal(["rate", "--resume", "many.jsonl", "--jobs", "1", "many.txt"], {}, 80, bar);
    expect(text).toMatch(bar);
  });
});

test("narrow and plain terminals are honoured", async () => {
  const columns = (text: string): number => Math.max(...text.split("\n").map((line) => Array.from(line).length));
  for (const width of [30, 50, 80]) {
    const { out } = await wings(["hint", "--width", String(width), PUZZLE]);
    expect(columns(out)).toBeLessThanOrEqual(width);
  }
  for (const env of [{ LANG: "C" }, { LC_ALL: "en_US.ISO-8859-1" }]) {
    expect((await wings(["hint", PUZZLE], { env })).out).toMatch(/^[ -~\n]*$/);
  }
  const { out } = await wings(["solve", "--ascii", PUZZLE]);
  expect(out).toMatch(/^[ -~\n]*$/);
  expect(out).toMatch(/^ +(\+=+){3,}\+$/m);
});

test("colors only where a terminal reads, or where they are forced", async () => {
  expect((await wings(["hint", PUZZLE])).out).not.toContain(ESCAPE);
  expect((await wings(["hint", PUZZLE], { env: { FORCE_COLOR: "1" } })).out).toContain(ESCAPE);
});

describe("pipes and interrupts", () => {
  const endless = function* (): Generator<string> {
    for (;;) yield `${PUZZLE}\n`.repeat(500);
  };

  test.each([["1"], ["2"]])("a pipe that is closed early ends it quietly, with --jobs %s", async (jobs) => {
    const child = start(["rate", "--json", "--jobs", jobs], {}, { stdio: ["pipe", "pipe", "pipe"] });
    let err = "";
    child.stderr!.on("data", (part) => (err += String(part)));
    child.stdin!.on("error", () => undefined);
    const { Readable } = await import("node:stream");
    Readable.from(endless()).pipe(child.stdin!);
    child.stdout!.once("data", () => child.stdout!.destroy());
    const [status] = await new Promise<[number | null]>((resolve) => child.on("close", (code) => resolve([code])));
    expect(err).toBe("");
    expect(status).toBe(141);
  });

  test.each([["1"], ["2"]])("Ctrl-C writes whole lines to the end and exits with 130, with --jobs %s", async (jobs) => {
    const child = start(["rate", "--json", "--jobs", jobs], {}, { stdio: ["pipe", "pipe", "pipe"] });
    let out = "";
    child.stdin!.on("error", () => undefined);
    const { Readable } = await import("node:stream");
    Readable.from(endless()).pipe(child.stdin!);
    child.stdout!.on("data", (part) => {
      if (out === "") setTimeout(() => child.kill("SIGINT"), 100);
      out += String(part);
    });
    const end = await new Promise((resolve) => child.on("close", (status, signal) => resolve(status ?? signal)));
    // In the middle of a board the signal itself ends it, which a shell reports as 130.
    expect([130, ...(jobs === "1" ? ["SIGINT"] : [])]).toContain(end);
    expect(out.endsWith("}\n")).toBe(true);
    const indexes = out
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { index: number }).index);
    expect(indexes).toEqual(indexes.map((_, i) => i));
  });

  test.each([
    ["SIGINT", []],
    ["SIGTERM", []],
    ["SIGTERM", ["--resume", join(scratch, "slow.jsonl")]],
  ] as const)("%s ends it at once, in the middle of a board, with %j", async (signal, flags) => {
    // A board with few clues has very many steps.
    const sparse = ".....5......6.1.5.............5........1.6..83.......553.....61..................";
    const child = start(["steps", "--all", "--json", "--jobs", "1", ...flags, sparse], {}, { stdio: "ignore" });
    const ended = new Promise((resolve) => child.on("close", (_, by) => resolve(by)));
    // It works when it has used the processor for longer than its start takes.
    while (ticksOf(child.pid!) < 120) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill(signal);
    expect(await ended).toBe(signal);
  });

  test("Ctrl-C while it waits for input", async () => {
    const child = start(["rate", "--json"], {}, { stdio: ["pipe", "pipe", "pipe"] });
    child.stdin!.write(`${EASY}\n`);
    // What is known is answered before more comes.
    await new Promise((resolve) => child.stdout!.once("data", resolve));
    child.kill("SIGINT");
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(130);
  });
});
