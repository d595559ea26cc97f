// The playground in a browser: what a first visit loads, and how long after a click a hint is there.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { format } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { findChromium, launch } from "../apps/playground/test/browser/chromium.mjs";
import { allSteps, firstLoad, hints } from "../apps/playground/test/browser/measure.mjs";
import { page as folder, serve } from "../apps/playground/test/browser/serve.mjs";
import { one, table, whole } from "./report.mjs";

/** @param {{ say: (line: string) => void, seed: number }} run */
export async function measure({ say, seed }) {
  const chromium = findChromium();
  if (chromium === undefined || !existsSync(join(folder, "index.html"))) return;
  const server = await serve();
  const browser = await launch(chromium);
  try {
    say("## The playground\n");
    say(
      `Chromium ${browser.version()}. What a first visit loads until the page works, gzipped; the budget is 60,000 bytes in all.\n`,
    );
    const visitor = await browser.newContext({ serviceWorkers: "block" });
    const { files, total } = await firstLoad(await visitor.newPage(), server);
    const rows = files.map(({ name, gzipped }) => [name.replace(/-[\w-]{8}(\.\w+)$/, "$1"), whole(gzipped)]);
    say(table(["file", "bytes"], [...rows, ["in all", whole(total)]]));
    say("");

    const boards = Array.from(stuckBoards(seed, 40), (board) => format(board, "url"));
    const page = await visitor.newPage();
    await page.goto(server.url);
    await page.getByText("One solution.").waitFor();
    say(
      `Milliseconds in the page. Hints: from the click to the explanation and the marks on the page, on ${boards.length} stuck boards that it has just been given, ` +
        "first by a page that was just opened, then once more. All steps: the longest that the page was busy meanwhile.\n",
    );
    const times = [await hints(page, boards), await hints(page, boards)];
    const busy = [];
    for (const board of boards.slice(0, 10)) busy.push(await allSteps(page, board));
    busy.sort((a, b) => a - b);
    const row = (/** @type {string} */ what, /** @type {readonly number[]} */ list) => [
      what,
      one(list[list.length >> 1]),
      one(list[0]),
      one(list[list.length - 1]),
    ];
    say(
      table(
        ["what", "median ms", "min ms", "max ms"],
        [row("a hint, cold", times[0]), row("a hint, warm", times[1]), row("all steps: busy at most", busy)],
      ),
    );
    say("");
  } finally {
    await browser.close();
    await server.stop();
  }
}
