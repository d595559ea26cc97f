import { text as readText } from "node:stream/consumers";
import { format, parse } from "@wings/core";
import { parseAny } from "@wings/formats";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { takeTurns } from "./input-methods.js";
import { KNOWN } from "./known-wings.js";
import { inBrowser, usePlayground } from "./playground.js";

const PUZZLE = KNOWN[3].puzzle;
const inTurn = takeTurns();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const program = (page: Page) => page.getByRole("combobox", { name: /^In another program/ });

inBrowser("other programs", () => {
  const playground = usePlayground();

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
    await way.press(page, button(page, "Download for OpenSudoku"));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.opensudoku$/);
    expect(format(parseAny(await readText(await file.createReadStream())))).toBe(format(parse(PUZZLE)));

    await program(page).selectOption("coach");
    await way.press(page, button(page, "QR code"));
    const code = page.getByRole("img", { name: "QR code for sudoku.coach" });
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
      .locator("input[type=file]")
      .setInputFiles({ name: "code.png", mimeType: "image/png", buffer: png });
    await expect.poll(() => other.url()).toContain("w1");
    await other.getByText("One solution.").waitFor();
  });

  inTurn("a picture without a code is told", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    await page.getByText("One solution.").waitFor();
    const png = await page.locator(".board").screenshot();
    await way.press(page, button(page, /^Open/).first());
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: png });
    await page.getByRole("alert").getByText("WINGS_NO_QR_CODE").waitFor();
  });
});
