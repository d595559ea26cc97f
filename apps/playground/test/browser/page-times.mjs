// Measures the page in Chromium: how long a hint and a board take, and the longest work of the main thread at a fourth of the speed.

import { connect, launchServer } from "./chromium.mjs";
import { longestTask } from "./measure.mjs";
import { serve } from "./serve.mjs";
import { findChromium } from "../../../../packages/testing/test/find-chromium.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Needs a W-Wing. */
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const STUCK = "w1bd973ef81a8cbf9ged7f5a84ib33jfjd82j74j2lE4fji786k4j5eI4j8j6jC826I2mE1C8j8j74j15j6";

/** What players do, on a page that is ready. @type {Record<string, readonly [hash: string, act: (page: Page) => Promise<void>]>} */
const MOVES = {
  "move the cursor and type digits": [
    "#/play/medium-17",
    async (page) => {
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press(String(i + 1));
        await page.waitForTimeout(60);
      }
    },
  ],
  "notes, and candidates on and off": [
    "#/play/medium-17",
    async (page) => {
      await page.keyboard.press("ArrowRight");
      for (const key of ["Shift+1", "Shift+2"]) await page.keyboard.press(key);
      for (let i = 0; i < 2; i++) {
        await page.getByRole("checkbox").first().click();
        await page.waitForTimeout(200);
      }
    },
  ],
  "drag over cells": [
    "#/play/medium-17",
    async (page) => {
      const box = /** @type {{ x: number, y: number, width: number }} */ (
        await page.locator(".board svg").boundingBox()
      );
      await page.mouse.move(box.x + 60, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + 260, { steps: 12 });
      await page.mouse.up();
      await page.waitForTimeout(200);
    },
  ],
  "a hint in three levels, and its clauses": [
    `#/solve/${STUCK}`,
    async (page) => {
      await page.getByRole("button", { name: "Next hint" }).click();
      await page.locator(".card").waitFor();
      for (const name of ["What", "Why"]) {
        await page.getByRole("button", { name }).click();
        await page.waitForTimeout(200);
      }
      for (const clause of await page.locator(".clause").all()) {
        await clause.hover();
        await page.waitForTimeout(60);
      }
    },
  ],
  "walk along the path": [
    `#/solve/${PUZZLE}`,
    async (page) => {
      await page.locator(".ribbon .bar").first().focus();
      for (let i = 0; i < 10; i++) {
        await page.keyboard.press("ArrowRight");
        await page.waitForTimeout(60);
      }
    },
  ],
};

/**
 * Without a browser there is nothing.
 *
 * @returns {Promise<{ what: string, ms: number }[]>}
 */
export async function measurePage() {
  const path = findChromium();
  if (path === undefined) return [];
  const server = await serve();
  const launched = await launchServer(path);
  const browser = await connect(launched.wsEndpoint());
  try {
    const rows = [
      { what: "first hint after the click", ms: await medianOf(5, firstHint) },
      { what: "next board of a practice", ms: await medianOf(5, nextBoard) },
    ];
    for (const [what, [hash, act]] of Object.entries(MOVES))
      rows.push({ what: `longest task: ${what}`, ms: await medianOf(3, () => longestOf(hash, act)) });
    return rows;
  } finally {
    await browser.close();
    await launched.close();
    await server.stop();
  }

  /** @param {string} hash */
  async function open(hash) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    await page.goto(server.url + hash);
    await page.getByRole("grid").waitFor();
    // The engine is loaded, the path is found, and the next puzzle is made.
    await page.waitForTimeout(4000);
    return page;
  }

  async function firstHint() {
    const page = await open(`#/solve/${STUCK}`);
    const time = await timeUntil(page, "Next hint", ".card");
    await page.context().close();
    return time;
  }

  async function nextBoard() {
    const page = await open("#/practise/w-wing");
    await page.getByRole("button", { name: "Show me" }).click();
    await page.locator(".card .clause").first().waitFor();
    await page.waitForTimeout(2000);
    const time = await timeUntil(page, "Next board", ".card:not(:has(.clause))");
    await page.context().close();
    return time;
  }

  /** @param {string} hash @param {(page: Page) => Promise<void>} act */
  async function longestOf(hash, act) {
    const page = await open(hash);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const time = await longestTask(page, () => act(page));
    await page.context().close();
    return time;
  }
}

/** The time from a click to the next frame with what it shows. @param {Page} page @param {string} name @param {string} shown */
const timeUntil = (page, name, shown) =>
  page.evaluate(async (/** @type {readonly [name: string, shown: string]} */ [name, shown]) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    const start = performance.now();
    button?.click();
    while (document.querySelector(shown) === null) await new Promise((next) => setTimeout(next, 1));
    return performance.now() - start;
  }, /** @type {const} */ ([name, shown]));

/** @param {number} times an odd number @param {() => Promise<number>} measure */
async function medianOf(times, measure) {
  const list = [];
  for (let i = 0; i < times; i++) list.push(await measure());
  return list.sort((a, b) => a - b)[times >> 1] ?? 0;
}
