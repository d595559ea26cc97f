import { expect, it } from "vitest";
import { DESKTOP, cell, inBrowser, usePlayground } from "./playground.js";

inBrowser("a newcomer", () => {
  const playground = usePlayground();

  it("is offered an easy puzzle, hears what r6c3 means once, and types where the ring is", async () => {
    const page = await (await playground.context(DESKTOP)).newPage();
    await page.goto(playground.url);
    expect(await page.locator(".ways .primary").allTextContents()).toEqual(["Play an easy puzzle"]);
    await page.getByRole("link", { name: /^Play today’s puzzle (Easy|Medium|Hard|Unfair)$/ }).waitFor();
    await page.locator(".ways .primary").click();
    await page.getByRole("grid").waitFor();
    await page.getByRole("heading", { name: "Easy" }).waitFor();
    // The first hint.
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Why" }).click();
    const name = (await page.locator(".cell-names").textContent())!;
    const [, row, column] = /^r(\d)c(\d) is the cell in row \1, column \2\.$/.exec(name)!;
    await page.keyboard.press("Escape");
    // Escape ends the selection, and the ring stays.
    await cell(page, Number(row), Number(column)).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("5");
    await expect.poll(() => cell(page, Number(row), Number(column)).getAttribute("aria-label")).toContain(", 5");
  });
});
