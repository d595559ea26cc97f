// node scripts/photo/own-page.mjs OUT PUZZLES [COUNT]: screenshots of the built page on phones, with candidates, and what is in them.
// PUZZLES is a folder that render.py wrote with --puzzles. CHROMIUM may name the browser.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../apps/playground/test/browser/serve.mjs";
import { connect, launchServer } from "../../apps/playground/test/browser/chromium.mjs";

const [out, puzzles, count = "48"] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const boards = readFileSync(join(puzzles, "truth.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => /** @type {{ cells: string, kinds: string }} */ (JSON.parse(line)))
  .map(({ cells, kinds }) => [...cells].map((cell, i) => (kinds[i] === "g" ? cell : ".")).join(""));
const server = await serve();
const launched = await launchServer(process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell");
const browser = await connect(launched.wsEndpoint());
const truth = [];
for (let i = 0; i < Number(count); i++) {
  const width = [360, 375, 390, 412][i % 4];
  const [dark, named] = [1, 2].map((bit) => ((i >> 2) & bit) > 0);
  const context = await browser.newContext({
    viewport: { width, height: 2 * width },
    deviceScaleFactor: [2, 3, 2.625][i % 3],
    hasTouch: true,
    isMobile: true,
    colorScheme: dark ? "dark" : "light",
  });
  await context.addInitScript((coordinates) => {
    globalThis.localStorage.setItem("wings", JSON.stringify({ switches: { coordinates } }));
  }, named);
  const page = await context.newPage();
  const board = boards[i];
  await page.goto(`${server.url}#/solve/${board}`);
  await page.getByRole("grid").waitFor();
  await page.waitForTimeout(400);
  const file = `${i}.png`;
  await page.screenshot({ path: join(out, file) });
  truth.push(
    JSON.stringify({
      file,
      cells: board,
      kinds: board.replace(/\d/g, "g"),
      look: `${dark ? "dark" : "light"}${named ? ", with numbers" : ""}`,
    }),
  );
  await context.close();
}
writeFileSync(join(out, "truth.jsonl"), `${truth.join("\n")}\n`);
await browser.close();
await launched.close();
await server.stop();
