import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../src/commands/list.js";
import { wings } from "./in-process.js";
import { records } from "./wings.js";

describe("help", () => {
  test("of the whole: examples first", async () => {
    const { status, out } = await wings(["--help"]);
    expect(status).toBe(0);
    expect(out.indexOf("Examples")).toBeLessThan(out.indexOf("Commands"));
    expect(out.indexOf("Examples")).toBeLessThan(300);
    expect(await wings(["help"])).toMatchObject({ status: 0, out });
  });

  test("of each command: examples first, every flag", async () => {
    for (const { name } of COMMANDS) {
      const { status, out } = await wings([name, "--help"]);
      expect(status).toBe(0);
      expect(out.indexOf("Examples")).toBeLessThan(out.indexOf("Usage"));
      expect(out).toContain("--help");
      expect((await wings(["help", name])).out).toBe(out);
      expect((await wings(["--help", name])).out).toBe(out);
    }
  });

  test("--version is that of the package", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    const asked = await wings(["--version"]);
    expect(asked).toMatchObject({ status: 0, out: `${version}\n` });
    expect(await wings(["version"])).toEqual(asked);
  });
});

test("help and errors are as wide and as plain as the terminal", async () => {
  const c = { env: { LANG: "C" } };
  for (const name of ["solve", "draw", "test"]) expect((await wings([name, "--help"], c)).out).toMatch(/^[ -~\n]*$/);
  const width = Math.max(...(await wings(["solve", "--help"])).out.split("\n").map((line) => line.length));
  expect(width).toBeLessThanOrEqual(100);
  expect((await wings(["hint", "--help"])).out).toContain("or why (default: why)");
});

test("techniques lists each technique with its package, order and options", async () => {
  const list = records((await wings(["techniques", "--json"])).out);
  expect(list[0]).toMatchObject({ technique: "full-house", from: "@wings/singles", plugin: false, index: 0 });
  const { out } = await wings(["techniques", "--skip", "pkg:singles"]);
  expect(out).not.toContain("@wings/singles");
  expect(out).toContain("w-wing");
});
