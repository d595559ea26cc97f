import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Board, applyFinding, hint, parse } from "@wings/core";
import { type HintLevels, hintLevels } from "@wings/draw/hint";
import { techniques } from "@wings/ladder";
import type { Browser } from "playwright-core";
import { type PreviewServer, build, preview } from "vite";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { PUZZLE } from "../../../../examples/frameworks/puzzle.js";
import { connect } from "./chromium.mjs";
import { inBrowser } from "./playground.js";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const configFile = join(root, "examples/frameworks/vite.config.ts");

/** The next hint of a board. Its step may be carried out then. */
function levelsAt(board: Board, isApplied: boolean): HintLevels {
  const answer = hint(board, techniques);
  if (answer.status !== "found") throw new Error(answer.status);
  if (isApplied) applyFinding(board, answer.finding);
  return hintLevels(answer.finding, { names: techniques });
}

inBrowser("the hint button of docs/frameworks.md", () => {
  let browser: Browser | undefined;
  let server: PreviewServer | undefined;
  const outDir = mkdtempSync(join(tmpdir(), "wings-frameworks-"));
  beforeAll(async () => {
    // The packages from their sources, so that they need no build.
    const alias = [
      { find: /^@wings\/([a-z-]+)$/, replacement: join(root, "packages/$1/src/index.ts") },
      { find: /^@wings\/([a-z-]+)\/([a-z-]+)$/, replacement: join(root, "packages/$1/src/$2.ts") },
    ];
    const common = { configFile, logLevel: "error", resolve: { alias } } as const;
    await build({ ...common, build: { outDir, emptyOutDir: true } });
    server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
    browser = await connect(inject("browser"));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  });

  it.each(["react", "vue", "svelte"])("%s: three levels, apply, and the next hint", async (name) => {
    const page = await browser!.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${server!.resolvedUrls!.local[0]}${name}/`);
    const click = (button: string) => page.getByRole("button", { name: button, exact: true }).click();
    const text = () => page.getByRole("status").innerText();
    const board = parse(PUZZLE);
    const [first, second] = [levelsAt(board, true), levelsAt(board, false)];
    await click("Hint");
    await expect.poll(text).toBe(first.where);
    await click("More");
    await expect.poll(text).toBe(first.what.map((each) => each.text).join("; "));
    expect(await page.getByRole("button", { name: "Apply" }).count()).toBe(0);
    await click("More");
    await expect.poll(text).toBe(first.why);
    await click("Apply");
    await expect.poll(text).toBe("");
    await click("Hint");
    await expect.poll(text).toBe(second.where);
    await click("Close");
    await expect.poll(text).toBe("");
    expect(errors).toEqual([]);
    await page.close();
  });
});
