import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { someOf } from "@wings/test-kit/depth";
import { SINGLES, cell, chooseOnly, drawn, inBrowser, usePlayground } from "./playground.js";

const phone = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
});

const GAME = "#/play/medium-31";
const SOLVE = "#/solve/..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** What is lower or narrower than a finger needs, of all that can be pressed and seen. */
const small = (page: Page): Promise<string[]> =>
  page.locator("#app :is(button, a, summary, label.check):not(.ribbon *)").evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest(".panel .steps, .lesson, .plugins"))
      .map((each) => [each, each.getBoundingClientRect()] as const)
      .filter(
        ([, { width, height, top, bottom }]) =>
          top >= 0 && bottom <= innerHeight && width > 1 && Math.min(width, height) < 43.5,
      )
      .map(
        ([each, { width, height }]) =>
          `${each.ariaLabel ?? each.textContent} ${Math.round(width)} × ${Math.round(height)}`,
      ),
  );

/** Whether all of an element is on the screen, with nothing above it. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const at = (x: number, y: number): boolean => each.contains(document.elementFromPoint(x, y));
      return top >= 0 && bottom <= innerHeight && at(left + 6, top + 6) && at(right - 6, bottom - 6);
    });

const SIZES = [
  [360, 560],
  [360, 640],
  [375, 553],
] as const;

inBrowser.each(someOf(SIZES, 2))("a phone of %i × %i", (width, height) => {
  const playground = usePlayground();

  it("has a place for messages, and keys for fingers", async () => {
    const page = await playground.visit(GAME, phone(width, height));
    const before = await page.locator(".board").boundingBox();
    expect(await small(page)).toEqual([]);
    // There is no room for the name of the page, but a screen reader says it.
    await page.getByRole("heading", { level: 1, name: "wings: Start" }).waitFor({ state: "attached" });
    // A digit that collides with another one.
    await cell(page, 1, 2).tap();
    await page.getByRole("button", { name: /^2 as digit/ }).tap();
    await page.locator(".status.error").getByText("r1c1 and r1c2 hold 2 in row 1.").waitFor();
    expect(await page.locator(".board").boundingBox()).toEqual(before);
    for (const name of ["New puzzle", "Pause", "Start again", "Menu"])
      await page.getByRole("button", { name }).or(page.getByRole("link", { name })).click({ trial: true });
    expect(await isSeen(page, ".status > span")).toBe(true);
    // The other rooms are in the menu.
    await page.getByRole("button", { name: "Menu" }).tap();
    for (const name of ["Start", "Play", "Practice", "Solve", "Progress"])
      await page.getByRole("link", { name, exact: true }).click({ trial: true });
    if (height < 600) {
      // There is no room for it beside the board.
      await page.getByRole("button", { name: "Automatic candidates" }).tap();
      await expect.poll(() => page.locator(".candidate").count()).toBeGreaterThan(40);
      await page.getByRole("button", { name: "Menu" }).tap();
    }
    await page.getByRole("link", { name: "Progress", exact: true }).tap();
    await page.waitForURL(/#\/progress$/);
  });

  it("shows a hint, the notes that Apply leaves, and what it did", async () => {
    const context = await playground.context(phone(width, height));
    await chooseOnly(context, ["pointing", "claiming"]);
    const page = await context.newPage();
    await page.goto(playground.url + GAME);
    await page.getByRole("button", { name: "Hint", exact: true }).tap();
    await page.getByRole("button", { name: "Why" }).tap();
    await page.locator(".card .sentence").waitFor();
    expect(await small(page)).toEqual([]);
    for (const part of [".card .sentence", ".card .primary", ".hint-head", ".board"])
      expect(await isSeen(page, part), part).toBe(true);
    await page.getByRole("button", { name: "Apply", exact: true }).tap();
    await page.locator(".note.center").first().waitFor();
    await page
      .locator(".status")
      .getByText(/^Done: remove \d from/)
      .waitFor();
    expect(await page.locator(".candidate").count()).toBe(0);
  });

  it("shows the sentence of a path below the board, with one row of buttons", async () => {
    const context = await playground.context(phone(width, height));
    await chooseOnly(context, [...SINGLES, "pointing", "claiming", "naked-pair", "hidden-pair", "x-wing"]);
    const page = await context.newPage();
    await page.goto(playground.url + SOLVE);
    await page.getByRole("grid").waitFor();
    expect(await isSeen(page, ".asks")).toBe(true);
    expect(await small(page)).toEqual([]);
    await page.getByRole("tab", { name: "Path" }).tap();
    await page.locator(".card .sentence").waitFor();
    await drawn(page);
    for (const part of [".board", ".card .sentence", ".card .primary", ".walk"])
      expect(await isSeen(page, part), part).toBe(true);
    expect(await small(page)).toEqual([]);
    await page.getByRole("button", { name: "Apply all steps up to here" }).tap();
    await expect.poll(() => page.url()).not.toContain("..973..81");
  });

  it("argues with what follows in sight", async () => {
    const page = await playground.visit(SOLVE, phone(width, height));
    await page.getByRole("tab", { name: "Argue" }).tap();
    await cell(page, 1, 2).tap();
    await page.locator(".digit-row button").first().tap();
    await page.locator(".follows button").first().waitFor();
    for (const part of [".follows button", ".chips:not(.follows) button", ".argue .primary"])
      expect(await isSeen(page, part), part).toBe(true);
    expect(await small(page)).toEqual([]);
  });

  it("learns with the whole board of the lesson in sight", async () => {
    const page = await playground.context(phone(width, height)).then((context) => context.newPage());
    await page.goto(`${playground.url}#/practice/full-house/lesson`);
    await page.locator(".lesson .here").waitFor();
    const picture = () => page.locator(".lesson-example .thumbnail").boundingBox();
    const before = await picture();
    for (const frame of [1, 2, 3]) {
      await page.getByRole("button", { name: new RegExp(`^${frame} `) }).tap();
      for (const part of [".lesson-example .thumbnail", ".lesson .here"])
        expect(await isSeen(page, part), `${frame} ${part}`).toBe(true);
      expect(await picture()).toEqual(before);
    }
    // The exercise is behind it.
    await page.getByRole("button", { name: "Exercise" }).tap();
    await page.locator(".task .why").waitFor();
    expect(await small(page)).toEqual([]);
  });

  it("shows the exercise after a lesson that was read to its end", async () => {
    const page = await playground.visit("#/practice/skyscraper", phone(width, height));
    await page.getByRole("button", { name: "Lesson" }).tap();
    await page.locator(".lesson :is(p, button)").last().scrollIntoViewIfNeeded();
    expect(await page.locator(".side").evaluate((side) => side.scrollTop)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Exercise" }).tap();
    for (const part of [".task .why", ".task .primary"]) await expect.poll(() => isSeen(page, part)).toBe(true);
  });
});
