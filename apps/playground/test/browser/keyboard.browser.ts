import type { Page } from "playwright-core";
import { search } from "@wings/core";
import { EXAMPLES } from "@wings/ladder";
import { expect, it } from "vitest";
import { chooseOnly, inBrowser, usePlayground } from "./playground.js";

const says = (page: Page, at: number) => page.locator(`#cell-${at}`).getAttribute("aria-label");

inBrowser("a game by keyboard alone", () => {
  const playground = usePlayground();

  it("with modes, notes, colors and lines, to its end", async () => {
    const page = await playground.visit("#/play/easy-7");
    const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
    const givens = labels.map((label) => Number(/, (\d) given$/.exec(label)?.[1] ?? 0));
    const solution = search(givens.map((digit) => digit || ".").join("")).solution!;
    const open = [...givens.keys()].filter((at) => givens[at] === 0);
    let here = 40;
    const goTo = async (at: number): Promise<void> => {
      const [down, right] = [Math.floor(at / 9) - Math.floor(here / 9), (at % 9) - (here % 9)];
      for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
      for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
      here = at;
    };
    const mode = (name: string) => page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
    await goTo(open[0]);
    await page.keyboard.press("x");
    await mode("Corner");
    await page.keyboard.press("1");
    await expect.poll(() => says(page, open[0])).toContain("corner notes 1");
    await page.keyboard.press("Control+Digit2");
    await expect.poll(() => says(page, open[0])).toContain("center notes 2");
    await page.keyboard.press("c");
    await mode("Center");
    await page.keyboard.press("v");
    await mode("Color");
    await page.keyboard.press("3");
    await expect.poll(() => page.locator(".colors rect").count()).toBe(1);
    // Lines need no candidates on the board: an end is a digit that the cell can have.
    await page.keyboard.press("b");
    await mode("Line");
    await page.keyboard.press(solution[open[0]]);
    await page.locator(".own-lines circle").waitFor({ state: "attached" });
    await goTo(open[1]);
    await page.keyboard.press(solution[open[1]]);
    await expect.poll(() => page.locator(".own-lines path").count()).toBe(1);
    await page.keyboard.press("z");
    await mode("Digit");
    // All cells with the digit of this one, and all cells.
    const given = givens.findIndex((digit) => digit > 0);
    await goTo(given);
    await page.keyboard.press("s");
    const alike = givens.filter((digit) => digit === givens[given]).length;
    await expect.poll(() => page.locator(".cell.selected").count()).toBe(alike);
    await page.keyboard.press("Control+a");
    await expect.poll(() => page.locator(".cell.selected").count()).toBe(81);
    for (const at of open) {
      await goTo(at);
      await page.keyboard.press(solution[at]);
    }
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
  });

  it("draws lines between candidates and colors them", async () => {
    const page = await playground.visit(`#/solve/${EXAMPLES.skyscraper}`);
    const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
    const at = labels.findIndex(
      (label, i) => i % 9 < 8 && label.includes("candidates") && labels[i + 1].includes("candidates"),
    );
    const digit = (i: number): string => /candidates (\d)/.exec(labels[i])![1];
    await page.locator(`#cell-${at}`).focus();
    await page.keyboard.press("b");
    await page.keyboard.press(digit(at));
    await page.locator(".own-lines circle").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press(digit(at + 1));
    await expect.poll(() => page.locator(".own-lines path").count()).toBe(1);
    await page.keyboard.press("v");
    await page.keyboard.press(`Shift+Digit${digit(at + 1)}`);
    await expect.poll(() => page.locator(".colors circle").count()).toBe(1);
    // The color of a candidate goes with it.
    await page.keyboard.press("x");
    await page.keyboard.press(digit(at + 1));
    await expect.poll(() => page.locator(".colors circle").count()).toBe(0);
  });
});

inBrowser("the second level of a hint", () => {
  const playground = usePlayground();

  it("shows candidates of the pattern only, on a board without notes", async () => {
    const page = await playground.visit("#/play/easy-7");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "What" }).click();
    await page.locator(".card .pattern").waitFor();
    const some = await page.locator(".board .candidate").count();
    await page.getByRole("button", { name: "Why" }).click();
    await expect.poll(() => page.locator(".board .candidate").count()).toBeGreaterThan(some + 20);
    expect(some).toBeLessThan(3);
  });

  it("gives the beginning and the end of a net, not its cells between", async () => {
    const context = await playground.context();
    await chooseOnly(context, ["forcing-net"]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve/${EXAMPLES["forcing-net"]}`);
    await page.getByRole("button", { name: "Next hint" }).click();
    await page.getByRole("button", { name: "What" }).click();
    await page.locator(".card .pattern").waitFor();
    expect(await page.locator(".card .pattern li").allTextContents()).toHaveLength(2);
    expect(await page.locator(".marks .mark-cell, .marks .shape").count()).toBeLessThan(12);
  });
});

inBrowser("the list of techniques", () => {
  const playground = usePlayground();

  it("begins with levels and a search, and ends with files of others", async () => {
    const page = await playground.visit("#/solve");
    await page.getByRole("tab", { name: "Techniques" }).click();
    const boxes = page.locator(".techniques input");
    await boxes.first().waitFor();
    const all = await boxes.count();
    await page.locator(".panel").getByRole("button", { name: "Medium", exact: true }).click();
    await expect.poll(() => page.locator(".techniques input:checked").count()).toBeLessThan(20);
    expect(await page.locator(".techniques input:checked").count()).toBeGreaterThan(5);
    await page.locator(".panel").getByRole("button", { name: "Extreme", exact: true }).click();
    await expect.poll(() => page.locator(".techniques input:checked").count()).toBe(all);
    await page.locator(".panel").getByRole("searchbox").fill("two string");
    await expect.poll(() => page.locator(".techniques .name").first().textContent()).toBe("Two-String Kite");
    expect(await boxes.count()).toBeLessThan(6);
    const tops = await page
      .locator(".panel :is(.buttons, input[type=search], h2, .techniques, input[type=file])")
      .evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops.length).toBe(6);
  });

  it("says how difficult techniques and a path are in words", async () => {
    const page = await playground.visit("#/solve");
    await page.getByRole("tab", { name: "Techniques" }).click();
    await expect.poll(() => page.locator(".techniques .chip").first().textContent()).toBe("Easy");
    for (const text of await page.locator(".techniques .chip").allTextContents())
      expect(text).toMatch(/^(Easy|Medium|Hard|Unfair|Extreme)$/);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText(/, difficulty: (hard|unfair|extreme)/).waitFor();
    await page.getByRole("tab", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the next step" }).click();
    await expect.poll(() => page.locator(".card .chip").textContent()).toMatch(/^[A-Z][a-z]+$/);
  });
});
