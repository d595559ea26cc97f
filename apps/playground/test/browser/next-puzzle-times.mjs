// Measures in Chromium how long the next puzzle takes, for each station of the map up to unfair: from the press to the board.
//
//   node --import ./scripts/sources/register.mjs apps/playground/test/browser/next-puzzle-times.mjs [puzzles for each station]

import { rungOf } from "@wings/ladder";
import { STATIONS, foundationOf } from "../../src/model/stations.js";
import { findChromium } from "@wings/test-kit/find-chromium";
import { connect, launchServer } from "./chromium.mjs";
import { serve } from "./serve.mjs";

const count = Number(process.argv[2] ?? 4);
/** What is wanted, in milliseconds. */
const WANTED = 2000;

const chromium = await launchServer(findChromium() ?? "chromium");
const server = await serve();
const browser = await connect(chromium.wsEndpoint());
/** @type {{ id: string, time: number, isPrepared: boolean }[]} */
const rows = [];
try {
  for (const { id } of STATIONS.filter((station) => station.isFront && rungOf(station.id)?.level !== "extreme")) {
    const known = { right: 5, tried: 5, streak: 5, hasBadge: true };
    const stations = Object.fromEntries([...foundationOf(id)].map((each) => [each, known]));
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block" });
    await context.addInitScript((stored) => {
      localStorage.setItem("wings/coach/stations", stored);
      // What the generator answers, for the count of prepared puzzles.
      const answers = /** @type {boolean[]} */ ([]);
      Object.assign(window, { answers });
      const { Worker: Original } = window;
      window.Worker = class extends Original {
        /** @param {string | URL} address @param {WorkerOptions} [options] */
        constructor(address, options) {
          super(address, options);
          this.addEventListener("message", ({ data }) => {
            if (data?.kind === "fit") answers.push(data.made.isPrepared);
          });
        }
      };
    }, JSON.stringify(stations));
    // Each puzzle is the first one of a visit: nothing was made in advance.
    for (let i = 0; i < count; i++) {
      const page = await context.newPage();
      await page.goto(`${server.url}#/play`);
      await page.locator(".levels").waitFor();
      const start = await page.evaluate((hash) => {
        location.hash = hash;
        return performance.now();
      }, `#/play/next-${id}`);
      await page.locator(".board [role=gridcell]").first().waitFor({ timeout: 60_000 });
      const time = (await page.evaluate(() => performance.now())) - start;
      const isPrepared = await page.evaluate(() => /** @type {any} */ (window).answers.at(-1));
      rows.push({ id, time, isPrepared });
      await page.close();
    }
    await context.close();
    console.log(id, ...rows.slice(-count).map((row) => `${Math.round(row.time)}${row.isPrepared ? " prepared" : ""}`));
  }
} finally {
  await browser.close();
  await server.stop();
  await chromium.close();
}
const times = rows.map(({ time }) => time).sort((a, b) => a - b);
const share = (/** @type {(row: { time: number, isPrepared: boolean }) => boolean} */ is) =>
  `${((100 * rows.filter(is).length) / rows.length).toFixed(1)} %`;
console.log(
  `${rows.length} puzzles, median ${Math.round(times[Math.floor(times.length / 2)])} ms, longest ${Math.round(times.at(-1) ?? 0)} ms`,
);
console.log(
  `within ${WANTED} ms: ${share(({ time }) => time <= WANTED)}; made: ${share(({ isPrepared }) => !isPrepared)}`,
);
