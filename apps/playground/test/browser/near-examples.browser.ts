import { CELL, GUTTER } from "@wings/draw";
import { expect, it } from "vitest";
import { inBrowser, usePlayground } from "./playground.js";

inBrowser("a lesson", () => {
  const playground = usePlayground();

  it("asks about a pattern that is near, of open cells, and writes whole sentences", async () => {
    const page = await playground.visit("#/practice/skyscraper");
    const question = page.locator(".question");
    await question.getByRole("button", { name: "Yes" }).click();
    await question.getByText("No: this is a Two-String Kite.").waitFor();
    await page.goto(`${playground.url}#/practice/full-house`);
    const here = page.locator(".lesson .here");
    await here.getByText(/open cell/).waitFor();
    expect(await here.textContent()).not.toContain("..");
  });

  it.each([
    ["simple-colors", 7, 0],
    ["xy-chain", 4, 7],
    ["forcing-chain", 1, 8],
    ["kraken-fish", 2, 8],
    ["almost-locked-triple", 5, 0],
  ])("of %s draws a short example with open cells", async (id, cells, links) => {
    const page = await playground.visit(`#/practice/${id}`);
    const lesson = page.locator(".lesson");
    const here = lesson.locator(".here");
    await expect.poll(() => here.count()).toBe(1);
    const digits = await lesson
      .locator(".lesson-example .digit")
      .evaluateAll((all) => all.map((each) => [Number(each.getAttribute("x")), Number(each.getAttribute("y"))]));
    const lineOf = (at: number): number => Math.floor((at - GUTTER) / CELL) + 1;
    const filled = digits.map(([x, y]) => `r${lineOf(y)}c${lineOf(x)}`);
    const named = new Set((await here.innerText()).match(/r\dc\d/g));
    expect(named.size).toBeGreaterThanOrEqual(cells);
    expect(filled.filter((cell) => named.has(cell))).toEqual([]);
    expect(filled.length).toBeGreaterThan(17);
    await lesson.getByRole("button", { name: /^2/ }).click();
    await expect.poll(() => lesson.locator(".lesson-example .link").count()).toBeGreaterThanOrEqual(links);
  });
});
