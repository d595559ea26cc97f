import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EASY } from "../puzzles.js";
import { scratch, shell, start } from "../wings.js";

const folder = join(scratch, "a folder");
mkdirSync(folder);
writeFileSync(join(scratch, "one.txt"), `${EASY}\n`);

// Windows has no such streams.
describe.skipIf(process.platform === "win32")("a stream that can't be used", () => {
  const READING = ["check -", "rate", "solve -", "draw -", "verify -", "regress -", "print -", "work", "mcp"];

  test.each(READING)("stdin of wings %s: a code, and never status 0", async (args) => {
    for (const [redirect, why] of [
      [`< '${folder}'`, "it is a folder."],
      ["<&-", "it is closed."],
    ]) {
      const { status, out, err } = await shell(`$WINGS ${args} ${redirect}`);
      expect(err).toMatch(`wings: can't read stdin: ${why} (WINGS_UNREADABLE)\n`);
      expect([status, out]).toEqual([2, ""]);
    }
  });

  const ANSWERING = [
    ...[`check ${EASY}`, `solve --json ${EASY}`, "check --summary-only one.txt", "rate --jobs 2 one.txt one.txt"],
    ...["generate --seed 1 --count 1", "techniques", "--help", "--version", "completion bash", "verify one.txt", "mcp"],
  ];

  test.each(ANSWERING)("stdout of wings %s: a code for a folder, and a word where it is closed", async (args) => {
    const { status, err } = await shell(`$WINGS ${args} 1< '${folder}'`);
    expect(err).toMatch("wings: can't write stdout: it is a folder. (WINGS_UNWRITABLE)\n");
    expect(status).toBe(3);
    const closed = await shell(`$WINGS ${args} >&-`);
    // The server can do nothing without it.
    if (args === "mcp") expect(closed.err).toMatch("it is closed. (WINGS_UNWRITABLE)\n");
    else expect(closed.err).toMatch("wings: stdout is closed or discarded");
  });

  test("that nothing is read from, or written to, is no matter", async () => {
    expect((await shell(`$WINGS check ${EASY} <&-`)).status).toBe(0);
    const { status, err } = await shell("$WINGS check --resume streams.jsonl one.txt >&-");
    expect([status, err]).toEqual([0, ""]);
    expect(readFileSync(join(scratch, "streams.jsonl"), "utf8")).toContain('"status":"one"');
  });

  test("is not /dev/null: answers may be discarded, and there may be no input", async () => {
    expect(await shell(`$WINGS check ${EASY} > /dev/null`)).toMatchObject({ status: 0, err: "" });
    expect((await shell("$WINGS work < /dev/null")).status).toBe(0);
    // A program that wants nothing but the status.
    const child = start(["check", EASY], {}, { stdio: "ignore" });
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  });
});
