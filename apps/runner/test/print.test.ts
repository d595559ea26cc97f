import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { findChromium } from "@wings/test-kit/find-chromium";
import { wings } from "./in-process.js";
import { EASY, KNOWN, MANY, PUZZLE, SOLUTION } from "./puzzles.js";
import { expectRefusal, scratch } from "./wings.js";

const puzzles = Object.values(KNOWN).flat();
const input = puzzles.join("\n");
const pages = (html: string): string[] => html.match(/<section class="\w+">.*?<\/section>/gs) ?? [];
/** The digits of the grids of a page, as they are drawn. */
const digitsOf = (html: string): string =>
  [...html.matchAll(/<text [^>]*>(\d)<\/text>/g)].map(([, digit]) => digit).join("");

describe("print", () => {
  test("prints each puzzle with its level and hardest step, and the solutions at the end", async () => {
    const { out, status, err } = await wings(["print"], { input: PUZZLE });
    expect([status, err]).toEqual([0, ""]);
    const [puzzle, solution, ...more] = pages(out);
    expect(more).toEqual([]);
    expect(digitsOf(puzzle)).toBe(PUZZLE.replace(/\./g, ""));
    expect(puzzle).toContain("<b>1</b> hard, W-Wing");
    expect(digitsOf(solution)).toBe(SOLUTION);
    // The givens of the solution are bold.
    expect(solution.match(/font-weight="700"/g)).toHaveLength(PUZZLE.replace(/\./g, "").length);
    expect(out).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });

  test.each([
    ["1", 9],
    ["2", 5],
    ["4", 3],
    ["6", 2],
  ])("--per-page %s", async (perPage, count) => {
    const { out } = await wings(["print", "--per-page", perPage, "--no-solutions"], { input });
    expect(puzzles).toHaveLength(9);
    expect(pages(out)).toHaveLength(count);
    expect(digitsOf(out)).toBe(input.replace(/[.\n]/g, ""));
  });

  test("--large has one puzzle a page and larger digits, --candidates fills open cells", async () => {
    const { out } = await wings(["print", "--large", "--candidates", "--no-solutions"], { input });
    expect(pages(out)).toHaveLength(9);
    expect(out).toContain('font-size="52"');
    expect(out).not.toContain('font-size="40"');
    expect(digitsOf(out).length).toBeGreaterThan(3 * input.replace(/[.\n]/g, "").length);
  });

  test("a puzzle without one solution is printed without a solution, and named", async () => {
    const { out, err, status } = await wings(["print"], { input: `${EASY}\n${MANY}` });
    expect(status).toBe(1);
    expect(err).toBe("wings: puzzle 2 has many solutions.\n");
    expect(pages(out).at(-1)).toContain('aria-label="Solution 1"');
    expect(out).not.toContain('aria-label="Solution 2"');
  });

  test("leaves out a board that can't be read, and says why", async () => {
    const { out, err, status } = await wings(["print"], { input: `${EASY}\n${EASY}1\n${MANY}` });
    expect(status).toBe(1);
    expect(err).toMatch(/^wings: left out: line 2, column .*\nwings: puzzle 2 has many solutions\.\n$/);
    expect(digitsOf(pages(out)[0])).toBe(`${EASY}${MANY}`.replace(/\./g, ""));
    const none = await wings(["print"], { input: `${EASY}1` });
    expect([none.status, none.out]).toEqual([1, ""]);
    expect(none.err).toMatch(/^wings: left out: line 1, column .*\n$/);
  });

  test("writes a file; a title is text, not HTML", async () => {
    const path = join(scratch, "booklet.html");
    const { out, err } = await wings(["print", "--title", "<b>&", "-o", path, EASY]);
    expect([out, err]).toEqual(["", `Wrote ${path}.\n`]);
    expect(readFileSync(path, "utf8")).toContain("<h1>&lt;b&gt;&amp;</h1>");
  });

  test("refuses other formats, its input as output, and no boards", async () => {
    for (const name of ["booklet.pdf", "booklet.svg"])
      expectRefusal(await wings(["print", "-o", name, EASY]), 2, "WINGS_BAD_VALUE", ".html");
    const path = join(scratch, "puzzles.txt");
    writeFileSync(path, EASY);
    expectRefusal(await wings(["print", "-o", path, path]), 2, "WINGS_INPUT_AS_OUTPUT");
    expectRefusal(await wings(["print"], { input: "" }), 1, "WINGS_NO_BOARD");
  });
});

const chromium = findChromium();
test.skipIf(!isDeep || chromium === undefined)(
  "a browser prints each page on one sheet (deep runs with Chromium)",
  async () => {
    for (const flags of [[], ["--large", "--candidates"], ["--per-page", "4"], ["--per-page", "6"]]) {
      for (const [paper, size] of [
        ["a4", [595, 842]],
        ["letter", [612, 792]],
      ] as const) {
        const html = join(scratch, "print.html");
        await wings(["print", ...flags, "--paper", paper, "-o", html], { input });
        const pdf = join(scratch, "print.pdf");
        const profile = join(scratch, "profile");
        spawnSync(chromium!, [
          ...["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", `--user-data-dir=${profile}`],
          ...[`--print-to-pdf=${pdf}`, pathToFileURL(html).href],
        ]);
        const text = readFileSync(pdf, "latin1");
        expect(text.match(/\/Type \/Page$/gm)).toHaveLength(pages(readFileSync(html, "utf8")).length);
        const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!;
        expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual(size);
      }
    }
  },
  120_000,
);
