import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { boardAt, chooseOnly, inBrowser, textOf, usePlayground } from "./playground.js";
import { KNOWN } from "./known-wings.js";
import { LONG_NET } from "./long-net.js";

const STUCK = textOf(boardAt(KNOWN[3].puzzle, "S4"));

const screen = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  reducedMotion: "reduce",
});

/** Whether all of an element is inside the window and nothing lies above its middle. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(above);
    });

/** What runs out of the window at its sides. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll("#app *:not(svg *)")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (left < -0.5 || right > width + 0.5) && getComputedStyle(element).clipPath === "none";
    });
    const wide = document.documentElement.scrollWidth > width ? ["the page"] : [];
    return [...wide, ...all.map(({ tagName, className }) => `${tagName} ${className}`)];
  });

inBrowser("the board stays in sight", () => {
  const playground = usePlayground();

  it("on a desktop, with the card of a step at the end of a long list, and while the path is walked in its list", async () => {
    const page = await playground.visit(`#${STUCK}`, screen(1280, 860));
    await page.getByRole("tab", { name: "All steps" }).click();
    await page.getByRole("button", { name: "Find all steps" }).click();
    await page.getByText(/^\d+ steps$/).waitFor();
    await page.locator("summary").last().click();
    const last = page.locator("ul.steps button").last();
    await last.click();
    await page.locator(".card .why").waitFor();
    expect(await page.locator("ul.steps button").count()).toBeGreaterThan(40);
    expect(await last.getAttribute("aria-current")).toBe("step");
    for (const selector of [".board", ".keypad", ".card .why", ".card .primary", "ul.steps [aria-current]"])
      await expect.poll(() => isSeen(page, selector), { message: selector }).toBe(true);

    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText(/to the solution/).waitFor();
    await page.locator(".steps summary").last().click();
    await page.locator(".steps > :last-child[open] li").first().waitFor();
    await page.locator(".steps ol button").last().click();
    for (const selector of [".board", ".card .why", ".card .primary", ".steps [aria-current]"])
      await expect.poll(() => isSeen(page, selector), { message: selector }).toBe(true);
  });

  it("on a desktop, with Apply in reach of a long proof, which begins with one digit in one house", async () => {
    const context = await playground.context(screen(1440, 900));
    await chooseOnly(context, ["bivalue-net"]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve/${LONG_NET}`);
    await page.getByRole("grid").waitFor();
    await page.getByRole("button", { name: "Next hint" }).click();
    await page
      .locator(".card .why")
      .getByText(/^Look at (row|column|box) \d, at the digit \d\./)
      .waitFor();
    await page.getByRole("button", { name: "Why" }).click();
    await expect.poll(() => page.locator(".clause").count()).toBeGreaterThan(20);
    const { scroll, height } = await page
      .locator(".card-text")
      .evaluate((text) => ({ scroll: text.scrollHeight, height: text.clientHeight }));
    expect(scroll).toBeGreaterThan(height + 100);
    for (const selector of [".board", ".keypad", ".hint-head", ".card .primary", ".send"])
      expect(await isSeen(page, selector), selector).toBe(true);
  });

  it("in a game on a desktop, with keys that keep their place with colors and when a hint opens", async () => {
    const page = await playground.visit("#/play/medium-605543", screen(1440, 900));
    const keys = () => page.locator(".keypad").boundingBox();
    const before = await keys();
    await page.getByRole("button", { name: "Color", exact: true }).click();
    await page.locator(".swatch").first().waitFor();
    expect(await keys()).toEqual(before);
    await page.getByRole("button", { name: "Digit", exact: true }).click();
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    for (const level of ["What", "Why"]) {
      await page.locator(".card .why").waitFor();
      expect(await keys()).toEqual(before);
      await page.getByRole("button", { name: level }).click();
    }
    await page.locator(".clause").first().waitFor();
    expect(await keys()).toEqual(before);
    expect(await isSeen(page, ".card .primary")).toBe(true);
  });

  it.each([
    [1280, 860, `#${STUCK}`],
    [360, 740, `#${STUCK}`],
    [360, 740, "#/practice/naked-pair"],
  ])("nothing moves under the pointer while the page gets ready, at %i × %i: %s", async (width, height, hash) => {
    const context = await playground.context(screen(width, height));
    await context.addInitScript(() => {
      const shifts: string[] = [];
      interface Shift {
        readonly sources: readonly {
          readonly node: Element | null;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }[];
      }
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as Shift[])
          for (const { node, previousRect: a, currentRect: b } of sources)
            shifts.push(`${node?.className}: ${[a.x, a.y, a.width, a.height]} -> ${[b.x, b.y, b.width, b.height]}`);
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { shifts });
    });
    const page = await context.newPage();
    await page.goto(playground.url + hash);
    await page.getByRole("grid").waitFor();
    if (hash.includes("practice")) await page.locator(".lesson").waitFor();
    else await page.locator(".ribbon .bar").last().waitFor({ state: "attached" });
    // Two frames later, what came last is painted and its shifts are reported.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });

  it.each([
    ["a phone on its side", 640, 360] as const,
    ...(isDeep ? [["a low window", 1100, 500] as const, ["a window at 200 %", 640, 430] as const] : []),
  ])("on %s, beside the step that is shown", async (_what, width, height) => {
    const page = await playground.visit(`#${STUCK}`, screen(width, height));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // All of it from the start, with the head of the page beside it.
    expect(await isSeen(page, ".board")).toBe(true);
    expect(await isSeen(page, "h1")).toBe(true);
    for (const button of await page.locator(".top button:visible").all()) {
      const box = await button.boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    }
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card .why").waitFor();
    await expect.poll(() => isSeen(page, ".board")).toBe(true);
    await expect.poll(async () => (await page.locator(".card").boundingBox())!.y).toBeLessThan(height - 100);
    const [board, card] = await Promise.all([
      page.locator(".board").boundingBox(),
      page.locator(".card").boundingBox(),
    ]);
    expect(board!.height).toBeGreaterThan(Math.min(height, width * 0.54) - 40);
    expect(card!.x).toBeGreaterThan(board!.x + board!.width);
    expect(card!.y).toBeLessThan(height - 100);
  });

  it.each([[360, 740], ...(isDeep ? [[768, 1024]] : [])])(
    "at %i × %i, with hints as a sheet from below, and Apply in reach",
    async (width, height) => {
      const page = await playground.visit(`#${STUCK}`, screen(width, height));
      await page.getByRole("button", { name: "Next hint" }).click();
      for (const name of ["What", "Why"]) {
        await expect.poll(() => isSeen(page, ".card .why")).toBe(true);
        for (const selector of [".board", ".hint-head", ".card .buttons"])
          expect(await isSeen(page, selector), selector).toBe(true);
        expect(await page.locator(".keypad").isVisible()).toBe(false);
        await page.getByRole("button", { name }).click();
      }
      await page.getByRole("list", { name: "Legend" }).waitFor();
      for (const selector of [".board", ".hint-head", ".card .buttons"])
        expect(await isSeen(page, selector), selector).toBe(true);
      await page.getByRole("button", { name: "Close the hint" }).click();
      await page.getByRole("tab", { name: "Path" }).click();
      await page.getByText(/steps to the solution/).waitFor();
      for (const selector of [".board", ".tabs", ".summary", ".walk"])
        await expect.poll(() => isSeen(page, selector), { message: selector }).toBe(true);
    },
  );

  it.each([
    ["en", 360, 640],
    ["de", 360, 640],
    ["en", 390, 844],
    ["de", 390, 844],
    ["fr", 390, 844],
  ] as const)(
    "in %s at %i × %i, as wide as the window, and nothing runs out of it",
    async (language, width, height) => {
      const context = await playground.context({ ...screen(width, height), hasTouch: true, isMobile: true });
      await context.addInitScript((settings) => {
        if (location.protocol === "http:" && window === top) localStorage.wings ??= settings;
      }, JSON.stringify({ language }));
      const page = await context.newPage();
      const tools: object[] = [];
      for (const hash of ["#/", "#/play", "#/practice", "#/play/2026-11-25", "#/practice/w-wing", `#/solve/${STUCK}`]) {
        await page.goto(playground.url + hash);
        await page.locator(`html[lang=${language}]`).waitFor();
        await page.locator(hash.length > 12 ? ".board svg" : "main").waitFor();
        expect(await outside(page), hash).toEqual([]);
        if (hash.length < 12) continue;
        const board = (await page.locator(".board").boundingBox())!;
        expect(board.width, hash).toBeGreaterThanOrEqual(width - 16);
        if (hash.includes("practice")) continue;
        for (const selector of [".board", ".keypad button", ".keys .bar button"])
          expect(await isSeen(page, selector), `${hash} ${selector}`).toBe(true);
        tools.push(
          await page
            .locator(".bar .square")
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, top }) => [left, top])),
        );
      }
      // Undo, Redo and Erase have their place in each room.
      expect(tools[1]).toEqual(tools[0]);
      // The last page is the solver: each of its buttons is above the keys, and each sheet has room for its proof.
      for (const button of await page.locator(".asks button").all())
        expect((await button.boundingBox())!.y).toBeLessThan((await page.locator(".keys").boundingBox())!.y - 30);
      await page.locator(".asks button").nth(1).click();
      await page.locator(".card .why").waitFor();
      expect((await page.locator(".card-text").boundingBox())!.height).toBeGreaterThan(70);
      expect(await outside(page)).toEqual([]);
      // On the path as well, the step can be applied and sent without scrolling.
      await page.locator(".hint-head .square").click();
      await page.locator("#tab-path").click();
      await page.locator(".split .card").waitFor();
      for (const selector of [".card .primary", ".card .send"])
        expect(await isSeen(page, selector), selector).toBe(true);
      expect((await page.locator(".card .primary").boundingBox())!.y).toBeGreaterThan(
        (await page.locator(".walk").boundingBox())!.y,
      );
      // The ribbon leads to the step below the finger, however narrow its bars are.
      const ribbon = (await page.locator(".ribbon").boundingBox())!;
      await page.touchscreen.tap(ribbon.x + ribbon.width / 2, ribbon.y + 2);
      await expect
        .poll(() => page.locator(".ribbon [aria-current]").evaluate((bar) => bar.getBoundingClientRect().x))
        .toBeGreaterThan(width / 2 - 20);
      // What the header has no room for is in a menu.
      await page.locator(".menu").click();
      await page.locator("#menu button").last().click();
      await page.getByRole("dialog").waitFor();
      expect(await page.locator("#menu").isVisible()).toBe(false);
    },
  );
});
