// Measures the page in Chromium: how long a hint and a board take, and the longest work of the main thread at a fourth of the speed.

import { connect, launchServer } from "./chromium.mjs";
import { longestTask } from "./measure.mjs";
import { serve } from "./serve.mjs";
import { findChromium } from "@wings/test-kit/find-chromium";

/** @typedef {import("playwright-core").Page} Page */

/** Needs a W-Wing. */
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const STUCK = "w1bd973ef81a8cbf9ged7f5a84ib33jfjd82j74j2lE4fji786k4j5eI4j8j6jC826I2mE1C8j8j74j15j6";

/** @typedef {readonly [x: number, y: number]} Point */
/** @typedef {Readonly<Record<string, readonly Point[]>>} Points */

/** The middles of elements. @param {Page} page @param {string} selector @returns {Promise<Point[]>} */
const middles = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }),
  );
/** @param {Page} page @param {Point} point */
async function press(page, [x, y]) {
  await page.mouse.move(x, y);
  await page.waitForTimeout(50);
  await page.mouse.down();
  await page.waitForTimeout(50);
  await page.mouse.up();
  await page.waitForTimeout(300);
}

/**
 * What players do, on a page that is ready. `look` finds on another page where everything is, so that `act` needs no script of
 * the driver, which would run in the page and be measured with it.
 * @type {Record<string, { hash: string, look?: (page: Page) => Promise<Points>, ready?: (page: Page) => Promise<void>, act: (page: Page, points: Points) => Promise<void> }>}
 */
const MOVES = {
  "move the cursor and type digits": {
    hash: "#/play/medium-17",
    act: async (page) => {
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press("ArrowRight");
        await page.waitForTimeout(60);
        await page.keyboard.press(String(i + 1));
        await page.waitForTimeout(60);
      }
    },
  },
  "notes, and candidates on and off": {
    hash: "#/play/medium-17",
    look: async (page) => ({ box: await middles(page, "input[type=checkbox]") }),
    act: async (page, { box }) => {
      await page.keyboard.press("ArrowRight");
      for (const key of ["Shift+1", "Shift+2"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(60);
      }
      for (let i = 0; i < 2; i++) await press(page, box[0]);
    },
  },
  "drag over cells": {
    hash: "#/play/medium-17",
    look: async (page) => ({ cells: await middles(page, ".cell .ground") }),
    act: async (page, { cells }) => {
      const [[x, y], [right, down]] = [cells[0], cells[31]];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let i = 1; i <= 12; i++) {
        await page.mouse.move(x + ((right - x) * i) / 12, y + ((down - y) * i) / 12);
        await page.waitForTimeout(20);
      }
      await page.mouse.up();
      await page.waitForTimeout(200);
    },
  },
  "a hint in three levels, and its clauses": {
    hash: `#/solve/${STUCK}`,
    look: async (page) => {
      const ask = await middles(page, ".asks .primary");
      await press(page, ask[0]);
      const levels = await middles(page, ".hint-head .segments button");
      await press(page, levels[2]);
      return { ask, levels, clauses: await middles(page, ".clause") };
    },
    act: async (page, { ask, levels, clauses }) => {
      for (const point of [ask[0], levels[1], levels[2]]) await press(page, point);
      for (const [x, y] of clauses) {
        await page.mouse.move(x, y);
        await page.waitForTimeout(80);
      }
    },
  },
  "walk along the path": {
    hash: `#/solve/${PUZZLE}`,
    ready: (page) => page.locator(".ribbon .bar").first().focus(),
    act: async (page) => {
      for (let i = 0; i < 10; i++) {
        await page.keyboard.press("ArrowRight");
        await page.waitForTimeout(100);
      }
    },
  },
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
    for (const [what, move] of Object.entries(MOVES)) {
      const scout = await open(move.hash);
      const points = (await move.look?.(scout)) ?? {};
      await scout.context().close();
      rows.push({ what: `longest task: ${what}`, ms: await medianOf(3, () => longestOf(move, points)) });
    }
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
    const page = await open("#/practice/w-wing");
    await page.getByRole("button", { name: "Show me" }).click();
    await page.locator(".card .clause").first().waitFor();
    await page.waitForTimeout(2000);
    const time = await timeUntil(page, "Next board", ".card:not(:has(.clause))");
    await page.context().close();
    return time;
  }

  /** @param {(typeof MOVES)[string]} move @param {Points} points */
  async function longestOf({ hash, ready, act }, points) {
    const page = await open(hash);
    await ready?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const time = await longestTask(page, () => act(page, points));
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
