import { type Board, format, parse } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { type Stage, atStage } from "@wings/testing";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject } from "vitest";
import { connect } from "./chromium.mjs";
import { serve } from "./serve.mjs";

/** Tests that need a browser. Without a browser they are skipped, and the report names each of them. */
export const inBrowser = describe.skipIf(inject("browser") === "");

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The built page in a browser: a new visitor for each page that is opened. */
export interface Playground {
  readonly url: string;
  readonly asked: readonly string[];
  /** What the page and its workers complained of, on all pages since the test began. */
  readonly complaints: string[];
  visit(hash?: string, options?: BrowserContextOptions): Promise<Page>;
  /** With singles as the only built-in techniques: a search for all steps then finds mostly those of the loaded file. */
  visitWithSingles(hash: string, options?: BrowserContextOptions): Promise<Page>;
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Adds text to a file that the server sends, as another version of the page would have it. */
  change(path: string, text: string): void;
  stop(): Promise<void>;
}

export function usePlayground(): Playground {
  let browser: Browser | undefined;
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    server = await serve();
    browser = await connect(inject("browser"));
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    // A working page reports nothing: no error, no violation of its content security policy.
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const context = async (options: BrowserContextOptions = DESKTOP): Promise<BrowserContext> => {
    const made = await browser!.newContext(options);
    contexts.push(made);
    made.setDefaultTimeout(30_000);
    // Exercises and new puzzles are the same in each run.
    await made.addInitScript(() => {
      let state = 1;
      Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    });
    made.on("page", (page) => {
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
    });
    return made;
  };
  const open = async (made: BrowserContext, hash: string): Promise<Page> => {
    const page = await made.newPage();
    await page.goto(server!.url + hash);
    await page.getByRole("grid").waitFor();
    return page;
  };
  return {
    get url() {
      return server!.url;
    },
    get asked() {
      return server!.asked;
    },
    complaints,
    context,
    visit: async (hash = "#/solve", options) => open(await context(options), hash),
    visitWithSingles: async (hash, options) => {
      const made = await context(options);
      await chooseOnly(made, SINGLES);
      return open(made, hash);
    },
    change: (path, text) => server!.changes.set(path, text),
    stop: () => server!.stop(),
  };
}

export const SINGLES: readonly string[] = ["full-house", "naked-single", "hidden-single"];

/** Switches all other techniques of wings off, before the page is opened. */
export async function chooseOnly(context: BrowserContext, ids: readonly string[]): Promise<void> {
  const off = LADDER.map(({ technique }) => technique.id).filter((id) => !ids.includes(id));
  await context.addInitScript(
    (settings) => {
      // Frames of plugins have no storage.
      if (location.protocol === "http:" && window === top) localStorage.wings ??= settings;
    },
    JSON.stringify({ order: [], off }),
  );
}

export const boardAt = (puzzle: string, stage: Stage): Board => atStage(parse(puzzle), stage);
export const textOf = (board: Board | string): string =>
  format(typeof board === "string" ? parse(board) : board, "url");

/** The board that the address holds. */
export const shownBoard = (page: Page): string =>
  new URL(page.url()).hash.replace(/^#(?:\/solve\/)?/, "").split("&")[0];

/** The marks on the board, as markup. */
export const marksOf = (page: Page): Promise<string> =>
  page
    .locator(".board")
    .evaluate((board) =>
      [...board.querySelectorAll(".marks, .mark-region, .lit")].map((each) => each.outerHTML).join(),
    );

export const cell = (page: Page, row: number, column: number) => page.locator(`#cell-${(row - 1) * 9 + column - 1}`);

/** A file as somebody picks it. */
export const fileOf = (name: string, text: string) => ({
  name,
  mimeType: "text/javascript",
  buffer: Buffer.from(text),
});

/** Adds the techniques of a file. */
export async function loadPlugin(page: Page, text: string, name = "stranger.mjs"): Promise<void> {
  await page.getByRole("tab", { name: "Techniques" }).click();
  await page.getByLabel("Add techniques from a file").setInputFiles(fileOf(name, text));
}

/** Waits until the page has drawn. The page handles an event in one task, and draws in the next one. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
  // A frame draws some cells only.
  await page.waitForFunction(() => document.querySelector("[data-late]") === null);
}
