import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeDecoder } from "../src/run/decoder.js";
import { EASY } from "./puzzles.js";
import { records, scratch, shell, wings } from "./wings.js";

describe("UTF-16 is read too", () => {
  const swapped = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();
  test.each([
    ["little-endian", Buffer.from(`\ufeff${EASY}\r\n${EASY}\r\n`, "utf16le")],
    ["big-endian", swapped(`\ufeff${EASY}\r\n${EASY}\r\n`)],
  ])("%s", async (_, bytes) => {
    const file = join(scratch, "utf-16.txt");
    writeFileSync(file, bytes);
    for (const { out, err, status } of [
      await wings(["check", "--json", file]),
      await shell(`$WINGS check --json <${file}`),
    ]) {
      expect([status, err]).toEqual([0, ""]);
      expect(records(out)).toMatchObject([0, 1].map((index) => ({ index, input: EASY, status: "one" })));
    }
    const { out } = await wings(["regress", "--json", file]);
    expect(records(out)).toMatchObject([1, 2].map((line) => ({ error: { code: "WINGS_BAD_CASE", line } })));
  });

  test("in chunks of any size", () => {
    for (const [bytes, text] of [
      [Buffer.from("\ufeff1.♞", "utf16le"), "1.♞"],
      [swapped("\ufeff1.♞"), "1.♞"],
      [Buffer.from("1.♞"), "1.♞"],
      [Buffer.from("1"), "1"],
      [Buffer.from(""), ""],
    ] as const) {
      const decoder = makeDecoder();
      expect([...bytes].map((byte) => decoder.write(Buffer.from([byte]))).join("") + decoder.end()).toBe(text);
    }
  });
});
