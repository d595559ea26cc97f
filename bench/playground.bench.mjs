// The playground in a browser: what a first visit loads, and how long after a click a hint is there.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { format } from "@wings/core";
import { randomBoards, stuckBoards } from "@wings/testing";
import { findChromium, launch } from "../apps/playground/test/browser/chromium.mjs";
import { allSteps, firstLoad, hints } from "../apps/playground/test/browser/measure.mjs";
import { page as folder, serve } from "../apps/playground/test/browser/serve.mjs";
import { one, table, whole } from "./report.mjs";

/** @param {{ say: (line: string) => void, seed: number }} run */
export async function measure({ say, seed }) {
  const chromium = findChromium();
  const missing = chromium === undefined ? "no Chromium is installed" : "the page is not built";
  if (chromium === undefined || !existsSync(join(folder, "index.html"))) {
    say(`## The playground\n\nNot measured: ${missing}.\n`);
    return;
  }
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
      `Milliseconds in the page. Hints: from the click to the explanation and the marks on the page, on ${boards.length} stuck boards. ` +
        "At once: the click comes as soon as the board is there, faster than any hand; first on a page that was just opened, then once more. " +
        "At rest: it comes 400 ms later, when the page has looked ahead.\n",
    );
    const row = (/** @type {string} */ what, /** @type {readonly number[]} */ times) => {
      const list = [...times].sort((a, b) => a - b);
      return [what, one(list[list.length >> 1]), one(list[0]), one(list[list.length - 1])];
    };
    say(
      table(
        ["a hint", "median ms", "min ms", "max ms"],
        [
          row("at once, cold", await hints(page, boards, 0)),
          row("at once, warm", await hints(page, boards, 0)),
          row("at rest", await hints(page, boards, 400)),
        ],
      ),
    );
    say("");
    say(
      "All steps: the longest that the page was busy while they were found, listed and filtered, each board three times.\n",
    );
    const rich = [...randomBoards(seed, 200)].map(({ board }) => format(board, "url"));
    const found = [];
    for (const board of [...boards.slice(0, 10), ...rich.slice(190)]) {
      for (let round = 0; round < 3; round++) found.push({ board, ...(await allSteps(page, board)) });
    }
    const busy = (/** @type {(steps: number) => boolean} */ fits) =>
      found.filter(({ steps }) => fits(steps)).map((each) => each.busy);
    const most = Math.max(...found.map(({ steps }) => steps));
    say(
      table(
        ["all steps", "median ms", "min ms", "max ms"],
        [
          row(
            "fewer than 100",
            busy((steps) => steps < 100),
          ),
          row(
            `100 to ${whole(most)}`,
            busy((steps) => steps >= 100),
          ),
        ],
      ),
    );
    say("");
  } finally {
    await browser.close();
    await server.stop();
  }
}
