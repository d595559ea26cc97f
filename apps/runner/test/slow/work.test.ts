import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import type { PartWorker } from "../../src/run/contract.js";
import { VERSION } from "../../src/terminal/version.js";
import { KNOWN } from "../puzzles.js";
import { expectRefusal, records, scratch, wings } from "../wings.js";

const PUZZLES: readonly string[] = Object.values(KNOWN).flat();

describe("wings work", () => {
  const work = async (...parts: readonly unknown[]) => {
    const input = parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join("\n");
    const { status, out } = await wings(["work"], { input });
    return { status, replies: records(out) };
  };

  it("answers a part as the command does", async () => {
    const items = PUZZLES.slice(0, 3);
    const { status, replies } = await work({ command: "rate", flags: { json: true }, items });
    const { out } = await wings(["rate", "--json"], { input: items.join("\n") });
    expect([status, replies[0].out]).toEqual([0, out]);
    expect(replies[0]).toMatchObject({ wings: VERSION, err: "", tally: { boards: 3 } });
  });

  it("keeps the indexes of its boards and the techniques of its flags", async () => {
    const items = [{ index: 70, text: PUZZLES[0] }];
    const { replies } = await work({ command: "rate", flags: { json: true, only: ["full-house"] }, items });
    expect(records(replies[0].out as string)[0]).toMatchObject({ index: 70, status: "stuck" });
  });

  it("reports an invalid part and continues", async () => {
    const good = { command: "check", items: [PUZZLES[0]] };
    const bad = [
      ["no JSON", "WINGS_BAD_PART"],
      [{ command: "dance", items: [] }, "WINGS_BAD_PART"],
      [{ command: "check" }, "WINGS_BAD_PART"],
      [{ command: "check", items: [7] }, "WINGS_BAD_PART"],
      [{ ...good, flags: { nonsense: 5 } }, "WINGS_BAD_PART"],
      [{ ...good, flags: { "max-guesses": "x" } }, "WINGS_BAD_VALUE"],
      [{ ...good, wings: "0.1.0" }, "WINGS_OTHER_VERSION"],
      [{ command: "rate", flags: { only: ["x-wink"] }, items: [PUZZLES[0]] }, "WINGS_UNKNOWN_TECHNIQUE"],
      [{ ...good, selection: { plugins: ["./here.mjs"] } }, "WINGS_BAD_PART"],
      [{ ...good, selection: { plugins: ["package/../../here.mjs"] } }, "WINGS_BAD_PART"],
    ] as const;
    const { status, replies } = await work(...bad.map(([part]) => part), good);
    expect(status).toBe(1);
    expect(replies.map(({ fatal }) => (fatal as { code: string } | undefined)?.code)).toEqual([
      ...bad.map(([, code]) => code),
      undefined,
    ]);
  });
});

it("a worker refuses a part whose answers are too large", async () => {
  const { makePartWorker } = (await import(join(inject("command"), "bulk.js"))) as {
    makePartWorker: (folder: string, maxBytes?: number) => PartWorker;
  };
  const part = { command: "rate", flags: { json: true }, items: PUZZLES.slice(0, 3) };
  const { tally, fatal } = await makePartWorker(scratch, 100).answer(part);
  expect([tally.boards, fatal?.code, fatal?.exit]).toEqual([0, "WINGS_REPLY_TOO_LARGE", 3]);
  expect(fatal?.message).toMatch(/^the answers to the first \d of 3 boards/);
  expect((await makePartWorker(scratch).answer(part)).fatal).toBeUndefined();
});

describe("large files", () => {
  const file = join(scratch, "large.txt");
  writeFileSync(file, PUZZLES.map((puzzle) => `${puzzle}\n`).join(""));
  const size = PUZZLES.length * 82;

  it.each([1, 81, 82, 83, 1000])("ranges of %i bytes and the rest hold each line once", async (bytes) => {
    const parts = [];
    for (const range of [`0:${bytes}`, `${bytes}:${bytes * 2}`, `${bytes * 2}:${size}`])
      parts.push((await wings(["convert", "--range", range, "--shard", "1/1", file])).out);
    expect(parts.join("")).toBe(PUZZLES.map((puzzle) => `${puzzle}\n`).join(""));
  });

  it("--tsv has a row for each line, also for one that can't be read", async () => {
    const input = [PUZZLES[0], "nothing", PUZZLES[1]].join("\n");
    const { out, err } = await wings(["rate", "--tsv", "--fields", "status,score,puzzle"], { input });
    expect(out.split("\n").map((row) => row.split("\t")[0])).toEqual(["solved", "error", "solved", ""]);
    expect(out.split("\n")[1]).toBe("error\t-\t-");
    expect(err).toContain("board 1");
  });

  it("--summary-only prints counts, and nothing else", async () => {
    const { out } = await wings(["rate", "--summary-only", "--json", file]);
    expect(JSON.parse(out)).toMatchObject({ boards: PUZZLES.length, statuses: { solved: PUZZLES.length } });
    expect((await wings(["rate", "--summary-only", file])).out).toMatch(/^\d+ boards\nby status\n/);
  });

  it.each([
    [["--fields", "score"], /--fields needs --tsv/],
    [["--tsv", "--fields", "sore"], /--fields can't be "sore": expected one of/],
    [["--tsv", "--json"], /--tsv can't be used with --json/],
    [["--range", "9:3"], /--range can't be "9:3": expected the smaller number first/],
    [["--executor", "nothing-here"], /WINGS_NO_EXECUTOR/],
    [
      ["--executor", "nothing-here", "--plugin", "./x.js"],
      /--executor can't be used with --plugin .\/x.js: workers know/,
    ],
  ])("%s is refused", async (flags, message) => {
    expectRefusal(await wings(["rate", ...flags, file]), 2, message);
  });
});
