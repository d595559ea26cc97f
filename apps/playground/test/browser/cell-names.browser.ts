import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { inBrowser, usePlayground } from "./playground.js";

const SOLVE = "#/solve/..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** All that is read on the page, with the eyes or by a screen reader. */
const readOn = (page: Page): Promise<string[]> =>
  page
    .locator("#app")
    .evaluate((app: HTMLElement) => [
      ...app.innerText.split("\n"),
      ...[...app.querySelectorAll("[aria-label], [title]")].map(
        (each) => `${each.ariaLabel ?? ""} ${each.getAttribute("title") ?? ""}`,
      ),
    ]);

inBrowser("names of cells", () => {
  const playground = usePlayground();

  it("are as the player sets them, in all that is read, and stay so", async () => {
    const page = await playground.visit(SOLVE);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Next step that is no single" }).click();
    const proof = page.locator(".clauses").first();
    const said = page.locator("p.spoken");
    await expect.poll(() => proof.innerText()).toMatch(/r\dc\d/);
    await page.getByRole("button", { name: "Settings" }).click();
    const setting = page.getByLabel("Names of cells");
    await setting.selectOption("letters");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => proof.innerText()).toMatch(/ [A-I][1-9]\b/);
    await expect.poll(() => said.innerText()).toMatch(/ [A-I][1-9]\b/);
    expect((await readOn(page)).filter((text) => /r\dc\d/.test(text))).toEqual([]);
    await expect.poll(() => page.locator("#cell-47").getAttribute("aria-label")).toMatch(/^F3, /);
    expect(await page.locator(".board .line-name").allTextContents()).toContain("F");

    await page.getByRole("button", { name: "Settings" }).click();
    await setting.selectOption("words");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => proof.innerText()).toMatch(/row \d column \d/i);
    expect((await readOn(page)).filter((text) => /r\dc\d/.test(text))).toEqual([]);

    await page.reload();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect.poll(() => setting.inputValue()).toBe("words");
  });
});
