import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { EXAMPLES } from "@wings/ladder";
import { fitName } from "../../src/model/fit-names.js";
import { PUZZLES } from "../../src/generator/prepared-puzzles.js";
import { LONG_NET } from "./long-net.js";
import { SINGLES, chooseOnly, drawn, inBrowser, usePlayground } from "./playground.js";

const phone = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
});

/** A puzzle whose links and candidates are the same in each run. */
const GAME = "#/play/medium-605543";
/** A puzzle in which an X-Wing is new. */
const FIT = `#/play/${fitName(PUZZLES["x-wing"].split(" ")[0], "x-wing")}`;

/** What can't be seen of all that matches, or is not free to press. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !isInside || !each.contains(above);
      })
      .map((each) => each.ariaLabel ?? each.textContent),
  );

/** The texts of which a part is outside of what scrolls around them, or covered. */
const cut = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, top, bottom } = each.getBoundingClientRect();
        const at = (y: number) => each.contains(document.elementFromPoint(left + 3, y));
        return !at(top + 2) || !at(bottom - 2);
      })
      .map((each) => each.textContent),
  );

const tops = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => Math.round(each.getBoundingClientRect().top)),
    );

const fontSize = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((text) => {
      const svg = text.closest("svg")!;
      return (parseFloat(getComputedStyle(text).fontSize) * svg.clientWidth) / svg.viewBox.baseVal.width;
    });

/** A page with a step, at its first sentence. */
async function openProof(page: Page, url: string, board: string): Promise<void> {
  await page.goto(`${url}#/solve/${board}`);
  await page.getByRole("button", { name: "Show the next step" }).click();
  await page.locator(".card .sentence").waitFor();
}

inBrowser("a page with little room", () => {
  const playground = usePlayground();

  it.each([
    [360, 560],
    [820, 1180],
  ])("reads a proof of many sentences one by one at %i × %i, to what goes", async (width, height) => {
    const context = await playground.context(phone(width, height));
    await chooseOnly(context, ["bivalue-net"]);
    const page = await context.newPage();
    await openProof(page, playground.url, LONG_NET);
    const place = page.locator(".sentence-walk .place");
    const sentence = page.locator(".card .sentence");
    const next = page.getByRole("button", { name: "Next sentence" });
    const total = Number(/^1\/(\d+)$/.exec((await place.textContent())!)![1]);
    expect(total).toBeGreaterThanOrEqual(29);
    const seen = new Set<string>();
    for (let at = 1; at <= total; at++) {
      await expect.poll(() => place.textContent()).toBe(`${at}/${total}`);
      seen.add((await sentence.textContent())!);
      expect(await hidden(page, ".sentence, .sentence-walk button, .card .primary, .board")).toEqual([]);
      // What the sentence names is lit.
      if (/r\dc\d|row|column|box/.test((await sentence.textContent())!))
        await page.locator(".lit > *").first().waitFor({ state: "attached" });
      if (at < total) await next.tap();
    }
    expect(seen.size).toBeGreaterThan(25);
    expect(await sentence.textContent()).toMatch(/Remove 2 from r7c4/);
    await page.locator(".lit-links .look-out").waitFor({ state: "attached" });
    expect(await next.isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Previous sentence" }).tap();
    await expect.poll(() => place.textContent()).toBe(`${total - 1}/${total}`);
  });

  it.each([
    [360, 560],
    [375, 553],
    [360, 640],
    [360, 740],
  ])("shows the whole sentence of a hint in Play at %i × %i, above one row of buttons", async (width, height) => {
    const page = await playground.visit(GAME, phone(width, height));
    await page.getByRole("button", { name: "Hint" }).tap();
    await page.getByRole("button", { name: "Why" }).tap();
    await page.locator(".card .sentence").waitFor();
    expect(await cut(page, ".card .sentence")).toEqual([]);
    expect(await hidden(page, ".card .buttons button")).toEqual([]);
    expect(new Set(await tops(page, ".card .buttons button")).size).toBe(1);
  });

  it.each([
    ["en-US", 360, 560],
    ["de-DE", 360, 560],
    ["de-DE", 360, 640],
    ["de-DE", 360, 740],
    ["de-DE", 320, 640],
  ])("keeps sentence and words whole beside what can be skipped, in %s at %i × %i", async (locale, width, height) => {
    const context = await playground.context({ ...phone(width, height), locale });
    await chooseOnly(context, ["bivalue-net"]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve/${LONG_NET}`);
    await page.locator(".asks button").nth(1).click();
    const place = page.locator(".sentence-walk .place");
    await place.waitFor();
    const total = Number(/^1\/(\d+)$/.exec((await place.textContent())!)![1]);
    const skip = page.locator(".skip");
    for (let at = 1; (await skip.count()) === 0; at++) {
      await expect.poll(() => place.textContent()).toBe(`${at}/${total}`);
      if ((await skip.count()) === 0) await page.locator(".sentence-walk button").nth(1).tap();
    }
    expect(await cut(page, ".card .sentence")).toEqual([]);
    expect(await hidden(page, ".card .buttons button")).toEqual([]);
    expect(new Set(await tops(page, ".card .buttons button")).size).toBe(1);
    // A word that breaks, or a button that shrinks, is higher than the others or wider than its box.
    for (const button of await page.locator(".card .buttons button:visible").all()) {
      expect((await button.boundingBox())!.height).toBeLessThan(50);
      expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    }
    expect(await skip.getAttribute("aria-label")).toMatch(/^Skip \d+$|^\d+ überspringen$/);
  });

  it.each([
    ["en-US", 360, 560],
    ["en-US", 375, 553],
    ["de-DE", 360, 560],
    ["de-DE", 360, 640],
  ])("shows task and answer of an exercise above its buttons, in %s at %i × %i", async (locale, width, height) => {
    const page = await playground.visit("#/practice/w-wing", { ...phone(width, height), locale });
    const [check, show] = [page.locator(".act .primary"), page.locator(".act .buttons button").nth(1)];
    await check.waitFor();
    const isRead = async (): Promise<void> => {
      expect(await cut(page, ".task .why, .task .answer:not(:empty)")).toEqual([]);
      expect(await hidden(page, ".act button:not(:disabled)")).toEqual([]);
    };
    await isRead();
    await check.tap();
    await page.locator(".task.nothing .answer").waitFor();
    await isRead();
    await page.locator(".cell:has(.candidate)").first().tap();
    await page.locator(".digit-keys button:enabled").first().tap();
    await page.locator(".digit-keys [aria-pressed=true]").waitFor();
    await check.tap();
    await page.locator(".task:is(.wrong, .beside, .partly, .right) .answer").waitFor();
    await isRead();
    if ((await page.locator(".sentence").count()) === 0) await show.tap();
    await page.locator(".task .sentence").waitFor();
    await isRead();
  });

  it("draws the links of a sentence dark and dims the rest, and turns with the arrow keys and by a swipe", async () => {
    const context = await playground.context(phone(360, 640));
    await chooseOnly(context, ["aic"]);
    const page = await context.newPage();
    await openProof(page, playground.url, EXAMPLES.aic);
    const place = page.locator(".sentence-walk .place");
    const links = page.locator(".lit-links .link");
    await page.locator(".marks .link").first().waitFor({ state: "attached" });
    await expect.poll(() => links.count()).toBe(1);
    expect(await page.locator(".scene.dim").count()).toBe(1);
    await page.getByRole("button", { name: "Next sentence" }).tap();
    await expect.poll(() => links.count()).toBe(2);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => place.textContent()).toMatch(/^3\//);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => place.textContent()).toMatch(/^2\//);
    // Only the active links have numbers, and these can be read.
    expect(await page.locator(".marks .link-number").first().isVisible()).toBe(false);
    expect(await fontSize(page, ".lit-links .link-number")).toBeGreaterThanOrEqual(11);
    await page.locator(".card .sentence").evaluate((text) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: text, clientX, clientY: 0 });
      const [from, to] = [touch(200), touch(80)];
      text.dispatchEvent(new TouchEvent("touchstart", { touches: [from], changedTouches: [from], bubbles: true }));
      text.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [to], bubbles: true }));
    });
    await expect.poll(() => place.textContent()).toMatch(/^3\//);
    // What follows from an assumption can be skipped; a chain has none.
    expect(await page.locator(".skip").count()).toBe(0);
  });

  it.each([
    [360, 560],
    [375, 553],
    [360, 640],
  ])(
    "has all keys of a game in reach at %i × %i, in two rows of keys, with notes that can be read",
    async (width, height) => {
      const page = await playground.visit(GAME, phone(width, height));
      expect(await hidden(page, ".keys button, .top button, .top a, .game-bar :is(a, button), .tools button")).toEqual(
        [],
      );
      expect(await page.getByRole("button", { name: /^Highlight \d$/ }).count()).toBe(0);
      for (const key of await page.locator(".keypad button, .bar button").all())
        expect((await key.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      // Rows and columns have their numbers.
      expect(await page.locator(".board .line-name").count()).toBe(18);
      expect(await fontSize(page, ".board .line-name")).toBeGreaterThanOrEqual(10);
      for (const name of await page.locator(".board .line-name").all()) {
        const [box, board] = [await name.boundingBox(), await page.locator(".board").boundingBox()];
        expect(box!.x + box!.width / 4).toBeGreaterThanOrEqual(board!.x);
        expect(box!.y + box!.height / 4).toBeGreaterThanOrEqual(board!.y);
      }
      const open = page.locator(".cell:not(:has(.given))").first();
      await open.tap();
      await page.getByRole("button", { name: "Corner", exact: true }).tap();
      await page.getByRole("button", { name: /^3 as / }).tap();
      await page.locator(".note").first().waitFor();
      expect(await fontSize(page, "text.note")).toBeGreaterThanOrEqual(10);
      // A finger draws a line from digit to digit; its words and all keys stay in reach.
      await page.getByRole("button", { name: "Line", exact: true }).tap();
      await page.locator(".line-help").waitFor();
      expect(await hidden(page, ".segments button, .bar button, .board")).toEqual([]);
      expect(await cut(page, ".line-help")).toEqual([]);
      // A digit that waits highlights itself: the second row of digits is not missed.
      await page.getByRole("button", { name: "Digit", exact: true }).tap();
      await page.locator(".cell:has(.given)").first().tap();
      await page.getByRole("button", { name: /^5 as / }).tap();
      await expect.poll(() => page.locator(".cell.same").count()).toBeGreaterThan(1);
    },
  );

  it("says what is new in a puzzle above the keys, and its messages cover no tool", async () => {
    const page = await playground.visit(FIT, phone(360, 640));
    await page.locator(".new-here summary").tap();
    await page.locator(".new-here p").waitFor();
    expect(await cut(page, ".new-here p")).toEqual([]);
    const game = await playground.visit(GAME, phone(360, 640));
    await game.getByRole("button", { name: "Check" }).tap();
    await game.locator(".play .status:not(:empty)").waitFor();
    const seen = await game.locator(".tools").evaluate((tools) => {
      const { left, right, top, bottom } = tools.getBoundingClientRect();
      const spots = [left + 20, right - 30].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
      return spots.filter(([x, y]) => tools.contains(document.elementFromPoint(x, y))).length;
    });
    expect(seen).toBe(4);
  });

  it.each([
    ["play", 360, 560],
    ["solve", 360, 560],
    ["solve", 320, 640],
  ])("keeps board, sentence and its buttons together with text at 200 percent, in %s at %i × %i", async (...at) => {
    const [room, width, height] = at;
    const context = await playground.context({ viewport: { width, height }, reducedMotion: "reduce" });
    await chooseOnly(context, [...SINGLES, "w-wing"]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(playground.url + (room === "play" ? GAME : `#/solve/${EXAMPLES["w-wing"]}`));
    await page.getByRole("button", { name: room === "play" ? "Hint" : "Next hint" }).click();
    await page.getByRole("button", { name: "Why" }).click();
    await page.locator(".card .sentence").waitFor();
    // After the press, without scrolling, they are on the screen.
    await expect.poll(() => cut(page, ".card .sentence")).toEqual([]);
    expect(await hidden(page, ".sentence-walk button")).toEqual([]);
    const boxes = await page.evaluate(() =>
      [".board", ".card .sentence", ".sentence-walk", ".card .primary", ".legend"].map((each) => {
        const { top, bottom } = document.querySelector(each)!.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const [board, sentence, walk, apply, legend] = boxes;
    expect(board.bottom).toBeGreaterThan(200);
    expect(sentence.top).toBeGreaterThanOrEqual(board.bottom);
    expect(walk.top - sentence.bottom).toBeLessThan(20);
    expect(walk.bottom - board.bottom).toBeLessThan(320);
    expect(apply.top - walk.bottom).toBeLessThan(20);
    expect(legend.top).toBeGreaterThanOrEqual(apply.bottom);
    // The next sentence moves nothing away.
    await page.locator(".sentence-walk button").last().click();
    await expect.poll(() => page.locator(".sentence-walk .place").textContent()).toMatch(/^2\//);
    await expect.poll(() => cut(page, ".card .sentence")).toEqual([]);
    expect(await hidden(page, ".sentence-walk button")).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });

  it.each([
    [320, 640],
    [360, 640],
    [375, 553],
    [820, 1180],
    [1440, 900],
  ])("stacks and scrolls with text at 200 percent at %i × %i", async (width, height) => {
    const context = await playground.context({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const hash of [GAME, "#/practice/w-wing", "#/practice", "#/play", "#/", `#/solve/${EXAMPLES["w-wing"]}`]) {
      await page.goto(`${playground.url}${hash}`);
      await page.locator("main:not(:has(.waiting))").waitFor();
      if (/\d|w-wing/.test(hash)) {
        await page.locator(".board svg").waitFor();
        const board = (await page.locator(".board").boundingBox())!;
        expect(board.width, hash).toBeGreaterThanOrEqual(Math.min(300, width - 16));
      }
      await drawn(page);
      expect(await tooWide(page), hash).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    }
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card .sentence").waitFor();
    await page.locator(".sentence-walk button").last().click();
    await expect.poll(() => page.locator(".sentence-walk .place").textContent()).toMatch(/^2\//);
    expect(await tooWide(page)).toEqual([]);
  });
});

/** What runs off the side. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("#app *:not(svg *)")]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).clipPath === "none")
      .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((each) => `${each.tagName} ${each.className}`),
  );
