import { describe, expect, test } from "vitest";
import { toSingleLine } from "../src/terminal/sanitize.js";

describe("a text in one line", () => {
  test.each([
    ["a\nb", "a b"],
    ["  a  \n\n\t b c \r\n", "a b c"],
    ["\n \n", ""],
    ["a\u001b[2Jb\u202ec\u2028d", "a\ufffd[2Jb\ufffdc\ufffdd"],
    ["a  b", "a  b"],
    ["a\rb", "a\ufffdb"],
  ])("%j", (text, line) => {
    expect(toSingleLine(text)).toBe(line);
  });

  // An expression took more than a minute for a million blanks.
  test.each([" ", "\t", "\r", "\n", " \n", "\n ", "\u00a0", "\u2028", "\u001b"])(
    "takes a time that grows with its length: a million of %j",
    (unit) => {
      const run = unit.repeat(1_000_000);
      for (const text of [run, `a${run}`, `${run}b`, `a${run}b`, `${run}\n${run}b\na${run}`]) {
        const { user } = process.cpuUsage();
        toSingleLine(text);
        expect(process.cpuUsage().user - user).toBeLessThan(3_000_000);
      }
    },
  );
});
