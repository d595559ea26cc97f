import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, EMPTY, NONE, PUZZLE, SOLUTION } from "./puzzles.js";
import { expectRefusal, scratch } from "./wings.js";

describe("draw", () => {
  test("in the terminal and as SVG, the board, its next step and a step of its path", async () => {
    expect((await wings(["draw", PUZZLE])).out).toContain("┏━");
    expect((await wings(["draw", "--next", PUZZLE])).out).toContain("placed: r1c1 {2}");
    const file = join(scratch, "step.svg");
    expect(await wings(["draw", "--step", "2", "-o", file, PUZZLE])).toMatchObject({ status: 0, out: "" });
    expect(readFileSync(file, "utf8")).toMatch(/^<svg .*<\/svg>\n$/s);
    const { out } = await wings(["draw", "-o", "-", "--theme", "dark", "-"], { input: PUZZLE });
    expect(out).toContain("wings-dark");
  });

  test("refuses steps that are not there, two boards, and two steps", async () => {
    expect(await wings(["draw", "--step", "999", PUZZLE])).toMatchObject({
      status: 1,
      err: expect.stringContaining("no step 999"),
    });
    expect(await wings(["draw", "-"], { input: `${PUZZLE}\n${EASY}\n` })).toMatchObject({ status: 2 });
    expect(await wings(["draw", "--next", "--step", "2", PUZZLE])).toMatchObject({ status: 2 });
    expect(await wings(["draw", "-"], { input: "\n" })).toMatchObject({ status: 1 });
    expect(await wings(["draw", "-o", join(scratch, "no/such/folder.svg"), PUZZLE])).toMatchObject({ status: 2 });
  });

  test.each([
    ["a solved board", SOLUTION, "This board is solved."],
    ["an empty board", EMPTY, "No step found: this board has many solutions."],
    ["a contradictory board", NONE, "This board has no solution: "],
  ])("says why there is no step on %s", async (_, board, words) => {
    expectRefusal(await wings(["draw", "--next", board]), 1, `wings: ${words}`, "WINGS_NO_STEP");
  });

  test("has not the limit of guesses of an earlier call in the same process", async () => {
    await wings(["rate", "--json", "--max-guesses", "10", EMPTY]);
    expectRefusal(await wings(["draw", "--next", EMPTY]), 1, "this board has many solutions", "WINGS_NO_STEP");
  });

  test("refuses to overwrite its input, and to write SVG to a file with another extension", async () => {
    const file = join(scratch, "keep.txt");
    writeFileSync(file, `${PUZZLE}\n`);
    for (const output of [file, join(scratch, "../", basename(scratch), "keep.txt")])
      expectRefusal(await wings(["draw", file, "-o", output]), 2, "WINGS_INPUT_AS_OUTPUT");
    expect(readFileSync(file, "utf8")).toBe(`${PUZZLE}\n`);
    expectRefusal(await wings(["draw", file, "-o", "step.png"]), 2, "ends with .svg");
    expect(existsSync(join(scratch, "step.png"))).toBe(false);
  });
});
