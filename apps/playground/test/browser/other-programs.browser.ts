import { text as readText } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { format, parse } from "@wings/core";
import { parseAny } from "@wings/formats";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { takeTurns } from "./input-methods.js";
import { KNOWN } from "./known-wings.js";
import { inBrowser, usePlayground } from "./playground.js";

const PUZZLE = KNOWN[3].puzzle;
const inTurn = takeTurns();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const program = (page: Page) => page.getByRole("combobox", { name: /^In another program/ });

/** Writes boards in each format and reads them again. Returns what differs. */
const ROUND_TRIP = `
import { format, parse } from "@wings/core";
import { FORMATS, formatAny, parseAny } from "@wings/formats";
import { fullGrid, random } from "@wings/testing";

globalThis.roundTrip = (count) => {
  const source = random(11);
  const wrong = [];
  for (let i = 0; i < count; i++) {
    const grid = fullGrid(source);
    const order = source.shuffle(Array.from({ length: 81 }, (_, cell) => cell));
    const board = parse(Array.from(grid, (digit, cell) => (order[cell] < 30 ? digit : ".")).join(""));
    for (const cell of order.slice(0, 20)) if (board.digit(cell) === 0) board.place(cell, Number(grid[cell]));
    for (const name of Object.keys(FORMATS)) {
      const again = parseAny(formatAny(board, name));
      const keepsAll = FORMATS[name].keeps.givens === true && FORMATS[name].keeps.digits === true;
      const form = keepsAll ? "library" : "digits";
      if (FORMATS[name].keeps.digits !== "unless a lone candidate looks placed" && format(again, form) !== format(board, form))
        wrong.push(name);
    }
  }
  return wrong;
};`;

inBrowser("other programs", () => {
  const playground = usePlayground();

  it("formats are written and read in a browser as in Node.js", async () => {
    const folder = fileURLToPath(new URL("../../../../packages", import.meta.url));
    const alias = Object.fromEntries(
      ["core", "core/author", "core/host", "formats", "testing"].map((name) => {
        const [part, entry = "index"] = name.split("/");
        return [`@wings/${name}`, `${folder}/${part}/src/${entry}.ts`];
      }),
    );
    const { outputFiles } = await build({
      stdin: { contents: ROUND_TRIP, resolveDir: `${folder}/formats` },
      alias,
      bundle: true,
      write: false,
      format: "iife" as const,
    });
    const page = await playground.visit(`#${PUZZLE}`);
    const blank = await page.context().newPage();
    await blank.evaluate(outputFiles[0].text);
    const count = isDeep ? 1000 : 200;
    expect(await blank.evaluate(`roundTrip(${count})`)).toEqual([]);
  });

  inTurn("a board is opened in SudokuPad, copied, downloaded, and shown as a QR code", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    await page.getByText("One solution.").waitFor();
    await way.press(page, button(page, "Share"));
    const link = page.getByRole("link", { name: "Open in SudokuPad" });
    await link.waitFor();
    expect(await link.getAttribute("rel")).toContain("noopener");
    expect(await link.getAttribute("target")).toBe("_blank");
    const address = (await link.getAttribute("href"))!;
    expect(address).toMatch(/^https:\/\/sudokupad\.app\/fpuzzles/);
    expect(format(parseAny(address))).toBe(format(parse(PUZZLE)));

    await program(page).selectOption("opensudoku");
    const download = page.waitForEvent("download");
    await way.press(page, button(page, "Save as text (.opensudoku)"));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.opensudoku$/);
    expect(format(parseAny(await readText(await file.createReadStream())))).toBe(format(parse(PUZZLE)));

    await program(page).selectOption("coach");
    await way.press(page, button(page, "QR code"));
    const code = page.getByRole("img", { name: "QR code sudoku.coach" });
    await code.waitFor();
    expect(await code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(20);
    await program(page).selectOption("wiki");
    await expect.poll(() => code.count()).toBe(0);

    // The picture of the code leads back to the board.
    await program(page).selectOption("coach");
    await way.press(page, button(page, "QR code"));
    await code.waitFor();
    const png = await code.screenshot();
    const other = await playground.visit("#/solve/", way.screen);
    await way.press(other, button(other, /^Open/).first());
    await other
      .getByRole("dialog")
      .locator("input[type=file]:not([capture])")
      .setInputFiles({ name: "code.png", mimeType: "image/png", buffer: png });
    await expect.poll(() => other.url()).toContain("w1");
    await other.getByText("One solution.").waitFor();
  });

  inTurn("the page reports a picture without a code", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    await page.getByText("One solution.").waitFor();
    // A picture of the board would be read.
    const png = await page.locator("header").screenshot();
    await way.press(page, button(page, /^Open/).first());
    await page
      .getByRole("dialog")
      .locator("input[type=file]:not([capture])")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: png });
    await page.getByRole("alert").getByText("WINGS_NO_SUDOKU").waitFor();
  });
});
