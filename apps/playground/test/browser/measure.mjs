// What the tests hold to their limits, and what the benchmark writes down.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { page as folder } from "./serve.mjs";

/**
 * All that a first visit asks the server for until the page works, with the service worker and the manifest, gzipped. The
 * service worker then keeps what later visits may need: that is not waited for.
 * @param {import("playwright-core").Page} page of a context in which service workers are blocked
 * @param {{ url: string, asked: readonly string[] }} server
 */
export async function firstLoad(page, { url, asked }) {
  const before = asked.length;
  await page.goto(url);
  await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
  const paths = [...asked.slice(before), "/sw.js", "/manifest.webmanifest"];
  const files = paths.map((path) => {
    const name = path === "/" ? "index.html" : path.slice(1);
    return { name, gzipped: gzipSync(readFileSync(join(folder, name)), { level: 9 }).length };
  });
  return { files, total: files.reduce((sum, { gzipped }) => sum + gzipped, 0) };
}

/**
 * Milliseconds from the click on the button for the next step until its explanation and its marks are on the page, for each
 * board, in their order.
 * @param {import("playwright-core").Page} page @param {readonly string[]} boards
 * @param {number} rest how long the page is left alone between the board and the click: at 0 the click comes as soon as the
 * board is there, faster than any hand, and the page has no time to look ahead
 * @returns {Promise<number[]>}
 */
export async function hints(page, boards, rest) {
  const times = [];
  for (const board of boards) {
    times.push(
      await page.evaluate(
        async ({ text, wait }) => {
          const button = (/** @type {string} */ name) =>
            [...document.querySelectorAll("button")].find((each) => each.textContent === name);
          const turn = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
          const marks = () => document.querySelector(".marks");
          location.hash = `/solve/${text}`;
          while (!location.hash.includes(text) || button("Show the next step") === undefined) await turn(0);
          await turn(wait);
          const before = marks();
          const isThere = () => document.querySelector(".card .why") !== null && marks() !== before;
          return new Promise((/** @type {(time: number) => void} */ resolve) => {
            let start = 0;
            const observer = new MutationObserver(() => {
              if (!isThere()) return;
              observer.disconnect();
              resolve(performance.now() - start);
            });
            observer.observe(document.body, { childList: true, subtree: true, attributes: true });
            const next = button("Show the next step");
            start = performance.now();
            next?.click();
          });
        },
        { text: board, wait: rest },
      ),
    );
  }
  return times;
}

const EMPTY = ".".repeat(81);

/**
 * For how many milliseconds the page was busy at most, without a turn for anything else, while all steps of a board were
 * found, the longest list of them was opened and grew, and words were typed into the filter; and how many steps there were.
 * @param {import("playwright-core").Page} page @param {string} board
 * @returns {Promise<{ busy: number, steps: number }>}
 */
export async function allSteps(page, board) {
  await page.evaluate((text) => (location.hash = `/solve/${text}`), EMPTY);
  await page.getByText("More than one solution.").waitFor();
  // Nothing is known of the board, even where it was there before.
  await page.evaluate((text) => (location.hash = `/solve/${text}`), board);
  await page.getByText("One solution.").waitFor();
  await page.getByRole("tab", { name: "All steps" }).click();
  return page.evaluate(async () => {
    let last = performance.now();
    let most = 0;
    let running = true;
    const beat = () => {
      const now = performance.now();
      most = Math.max(most, now - last);
      last = now;
      if (running) setTimeout(beat, 1);
    };
    const turns = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const button = (/** @type {string} */ name) =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(name));
    const count = () => /^(\d+) steps?(?!.*so far)/.exec(document.querySelector(".summary")?.textContent ?? "")?.[1];
    setTimeout(beat, 1);
    button("Find all steps")?.click();
    while (count() === undefined) await turns(20);
    const steps = Number(count());
    const counts = [...document.querySelectorAll("summary")];
    const sizes = counts.map((each) => Number(each.querySelector(".count")?.textContent));
    const largest = counts[sizes.indexOf(Math.max(...sizes))];
    if (!largest?.parentElement?.hasAttribute("open")) largest?.click();
    await turns(50);
    button("Show more")?.click();
    await turns(50);
    const words = document.querySelector("input");
    for (const text of ["w", "wi", "wing", ""]) {
      if (words) words.value = text;
      words?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await turns(50);
    }
    running = false;
    return { busy: most, steps };
  });
}

/**
 * How many milliseconds of the processor the longest task of the page itself took, while something was done. Time in which
 * others had the processor does not count: so the answer is the same on a machine that many work on.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} run
 * @returns {Promise<number>}
 */
export async function longestTask(page, run) {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: ["toplevel"] });
  await run();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = (/** @type {{ name: string, args: { name?: string } }} */ { name, args }) =>
    name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const times = traceEvents
    .filter(({ pid, tid, tdur }) => tdur !== undefined && threads.has(`${pid} ${tid}`))
    .map(({ tdur }) => Number(tdur) / 1000);
  return Math.max(...times);
}
