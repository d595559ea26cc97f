import { EXAMPLES } from "@wings/ladder";
import type { Page } from "playwright-core";
import { search } from "@wings/core";
import { expect, it } from "vitest";
import { cell, chooseOnly, DESKTOP, inBrowser, usePlayground } from "./playground.js";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, at: number) => cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).getAttribute("aria-label");

/** The digits of the puzzle; 0 for open cells. */
const givensOf = async (page: Page): Promise<number[]> =>
  (await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""))).map((label) =>
    Number(/, (\d) given$/.exec(label)?.[1] ?? 0),
  );

inBrowser("assistance", () => {
  const playground = usePlayground();

  it("notes follow the digits, and Undo brings them back; the setting turns this off", async () => {
    const page = await playground.visit("#/play/easy-7");
    const givens = await givensOf(page);
    const solution = search(givens.map((digit) => digit || ".").join("")).solution!;
    // Two open cells of a row.
    const row = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(
      (r) => givens.slice(r * 9, r * 9 + 9).filter((d) => d === 0).length > 2,
    )!;
    const [one, other] = [...givens.keys()].filter((at) => Math.floor(at / 9) === row && givens[at] === 0);
    const digit = Number(solution[one]);
    const select = (at: number) => cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
    await select(other);
    await page.keyboard.press(`Shift+Digit${digit}`);
    await expect.poll(() => says(page, other)).toContain(`corner notes ${digit}`);
    await select(one);
    await page.locator(".tint").waitFor({ state: "attached" });
    await page.keyboard.press(String(digit));
    await expect.poll(() => says(page, one)).toContain(`, ${digit}`);
    await expect.poll(() => says(page, other)).not.toContain("notes");
    await page.keyboard.press("u");
    await expect.poll(() => says(page, other)).toContain(`corner notes ${digit}`);

    // Both presets change all of it at once, and the settings stay after a reload.
    await button(page, "Settings").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Classic" }).click();
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Notes follow the digits" }).isChecked()).toBe(false);
    await button(page, "Close").click();
    await expect.poll(() => page.locator(".board .line-name").count()).toBe(0);
    await select(one);
    expect(await page.locator(".tint").count()).toBe(0);
    await page.keyboard.press(String(digit));
    await expect.poll(() => says(page, one)).toContain(`, ${digit}`);
    expect(await says(page, other)).toContain(`corner notes ${digit}`);
    // Equal digits are not marked, either.
    await select(other);
    await page.keyboard.press(String(digit));
    await expect.poll(() => says(page, other)).toContain(`, ${digit}`);
    expect(await page.locator(".cell.wrong").count()).toBe(0);
    await page.reload();
    await button(page, "Settings").click();
    expect(await dialog.getByRole("button", { name: "Classic" }).getAttribute("aria-pressed")).toBe("true");
    await dialog.getByRole("button", { name: "Comfort" }).click();
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Notes follow the digits" }).isChecked()).toBe(true);
    await button(page, "Close").click();
    await expect.poll(() => page.locator(".cell.wrong").count()).toBeGreaterThan(1);
  });

  it("a game pauses with its board covered, and its end tells hints and wrong digits, and leads on", async () => {
    const page = await playground.visit("#/play/easy-7");
    const givens = await givensOf(page);
    const solution = search(givens.map((digit) => digit || ".").join("")).solution!;
    const open = [...givens.keys()].filter((at) => givens[at] === 0);
    await button(page, "Pause").click();
    await expect.poll(() => page.getByRole("grid").count()).toBe(0);
    await page.keyboard.press("5");
    await page.locator(".board").getByRole("button", { name: "Continue" }).click();
    await page.getByRole("grid").waitFor();
    await button(page, "Hint").click();
    await page.locator(".card").waitFor();
    await button(page, "Close the hint").click();
    const type = async (at: number, digit: string): Promise<void> => {
      await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
      await page.keyboard.press(digit);
      await expect.poll(() => says(page, at)).toContain(`, ${digit}`);
    };
    // A wrong digit counts once it was judged: then a hint tells it.
    await type(open[0], solution[open[0]] === "1" ? "2" : "1");
    await button(page, "Check").click();
    await page.locator(".card.error").waitFor();
    for (const at of open) await type(at, solution[at]);
    await page.getByText("1 hint, 1 wrong digit.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("New puzzle");
    await page.getByRole("link", { name: "See the path" }).click();
    await page.locator("#tab-path[aria-selected=true]").waitFor();
    await page.getByText(/steps to the solution/).waitFor();
    // Back leads to the game.
    await page.goBack();
    await page.locator(".room.play").waitFor();
  });

  it("what goes is there at once, links draw themselves within two seconds, and once for each step", async () => {
    const context = await playground.context(DESKTOP);
    await chooseOnly(context, ["aic"]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve/${EXAMPLES.aic}`);
    await button(page, "Next hint").click();
    await page.locator(".card").waitFor();
    /** When the last animation of the picture ends, and whether one of them hides what goes. */
    const watched = (): Promise<{ end: number; count: number; hides: boolean }> =>
      page.evaluate(() => {
        const all = document.querySelector(".marks")!.getAnimations({ subtree: true });
        return {
          end: Math.max(0, ...all.map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
          count: all.length,
          hides: all.some(({ effect }) => (effect as KeyframeEffect).target!.closest(".look-out") !== null),
        };
      });
    await button(page, "Why").click();
    await page.locator(".marks.moving .link").first().waitFor({ state: "attached" });
    const first = await watched();
    expect(first.count).toBeGreaterThan(10);
    expect(first.end).toBeLessThanOrEqual(2000);
    expect(first.hides).toBe(false);
    // On the next visit it is there, and it draws itself again on request.
    await button(page, "What").click();
    await page.locator(".card .pattern").waitFor();
    await button(page, "Why").click();
    await page.locator(".marks .link").first().waitFor({ state: "attached" });
    expect(await page.locator(".marks.moving").count()).toBe(0);
    await button(page, "Draw it again").click();
    await page.locator(".marks.moving .link").first().waitFor({ state: "attached" });
    // At once, with reduced motion.
    await button(page, "Settings").click();
    await page.getByRole("combobox", { name: "Drawings" }).selectOption("still");
    await button(page, "Close").click();
    await expect.poll(() => page.locator(".marks.moving").count()).toBe(0);
  });
});
