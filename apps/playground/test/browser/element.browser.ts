import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { connect } from "./chromium.mjs";
import { DESKTOP, PHONE, inBrowser, usePlayground } from "./playground.js";
import { page as built } from "./serve.mjs";

const PUZZLE = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
/** The last three cells are open: 7, 3 and 5. */
const NEARLY_SOLVED = "748195326135672984692843517271384659486519273953726148314957862567238491829461...";
const XY_WING = "683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64";

inBrowser("the element <wings-board>", () => {
  let browser: Browser | undefined;
  let folder = "";
  const complaints: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "wings-element-"));
    copyFileSync(join(built, "wings-board.js"), join(folder, "wings-board.js"));
    browser = await connect(inject("browser"));
  });
  afterEach(async () => {
    await Promise.all(browser!.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A page from a file with one script tag. `events` has what its boards have told. */
  async function open(body: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
    writeFileSync(
      join(folder, "page.html"),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>A board</title><script src="wings-board.js"></script></head><body><main><h1>A board</h1>${body}</main>
      <script>
        const events = [];
        for (const type of ["change", "hint", "solved", "error"])
          document.addEventListener(type, (event) => events.push([type, event.target.id, event.detail?.level ?? event.error?.code ?? ""].join(" ").trim()), true);
      </script></body></html>`,
    );
    const page = await (await browser!.newContext(options)).newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(pathToFileURL(join(folder, "page.html")).href);
    return page;
  }
  const events = (page: Page) => page.evaluate<string[]>("events");
  const cell = (board: Locator, row: number, column: number): Locator =>
    board.getByRole("gridcell", { name: `row ${row}, column ${column},` });
  const labelOf = (at: Locator) => at.getAttribute("aria-label");
  const press = (board: Locator, name: string) => board.getByRole("button", { name, exact: true }).click();
  const output = (board: Locator) => board.locator("[part=hint]");

  it("works as the guide has it: a page from a file, with one script tag", async () => {
    const guide = readFileSync(new URL("../../../../docs/embedding.md", import.meta.url), "utf8");
    const [, html] = /## A board on your page.*?```html\n(.*?)```/s.exec(guide)!;
    writeFileSync(join(folder, "guide.html"), html);
    const page = await open("");
    await page.goto(pathToFileURL(join(folder, "guide.html")).href);
    const logged = page.waitForEvent("console");
    await cell(page.locator("wings-board"), 1, 1).click();
    await page.keyboard.press("7");
    expect((await logged).text()).toMatch(/^w1g/);
  });

  it("takes digits, notes, undo and redo from the keyboard alone", async () => {
    const page = await open(`<wings-board id="a" puzzle="${PUZZLE}"></wings-board>`);
    const board = page.locator("#a");
    await page.keyboard.press("Tab");
    expect(await labelOf(board.locator(":focus"))).toBe("row 1, column 1, empty");
    await page.keyboard.press("4");
    await expect.poll(() => labelOf(cell(board, 1, 1))).toBe("row 1, column 1, 4");
    // A given stays.
    for (const key of ["ArrowRight", "ArrowRight", "7"]) await page.keyboard.press(key);
    await expect.poll(() => labelOf(board.locator(":focus"))).toBe("row 1, column 3, 8, given");
    for (const key of ["ArrowLeft", "Shift+Digit1", "n", "7", "n"]) await page.keyboard.press(key);
    await expect.poll(() => labelOf(cell(board, 1, 2))).toBe("row 1, column 2, notes 1 7");
    await page.keyboard.press("8");
    await expect.poll(() => labelOf(cell(board, 1, 2))).toBe("row 1, column 2, 8, conflict");
    for (const key of ["Control+z", "Control+z"]) await page.keyboard.press(key);
    await expect.poll(() => labelOf(cell(board, 1, 2))).toBe("row 1, column 2, notes 1");
    await page.keyboard.press("Control+y");
    await expect.poll(() => labelOf(cell(board, 1, 2))).toBe("row 1, column 2, notes 1 7");
    for (const key of ["Backspace", "Home", "0"]) await page.keyboard.press(key);
    await expect.poll(() => labelOf(cell(board, 1, 1))).toBe("row 1, column 1, empty");
    expect(new Set(await events(page))).toEqual(new Set(["change a"]));
    expect((await events(page)).length).toBe(9);
  });

  it("shows a hint in three levels, and applies it", async () => {
    const page = await open(`<wings-board id="a" puzzle="${XY_WING}"></wings-board>`);
    const board = page.locator("#a");
    await press(board, "Hint");
    await expect.poll(() => output(board).innerText()).toMatch(/^Look at rows 7 to 9/);
    await press(board, "What is there?");
    await expect.poll(() => output(board).innerText()).toMatch(/^XY-Wing\s+pivot: r8c1\s+wing: r9c3 and r8c5$/);
    expect(await board.locator(".link").count()).toBe(0);
    await press(board, "Why?");
    await expect.poll(() => output(board).innerText()).toMatch(/^The pivot r8c1 is 2 or 9[^]*weak link$/);
    expect(await board.locator(".picture .link").count()).toBe(2);
    expect(await board.locator(".picture .out").count()).toBe(2);
    await press(board, "Apply");
    await expect.poll(() => output(board).innerText()).toBe("");
    expect(await board.locator(":focus").innerText()).toBe("Hint");
    expect(await events(page)).toEqual(["hint a where", "hint a what", "hint a why", "change a"]);
    const candidates = (at: number) =>
      page.evaluate((place) => document.querySelector("wings-board")!.board.candidates(place), at);
    expect(await candidates(75)).not.toContain(5);
    // It is one move, and the whole position is text.
    const value = await page.evaluate(() => document.querySelector("wings-board")!.value);
    await press(board, "Undo");
    expect(await candidates(75)).toContain(5);
    await page.evaluate((text) => (document.querySelector("wings-board")!.value = text), value);
    expect(await candidates(75)).not.toContain(5);
  });

  it("shows a mistake, and says when the puzzle is solved", async () => {
    const page = await open(`<wings-board id="a" puzzle="${NEARLY_SOLVED}"></wings-board>`);
    const board = page.locator("#a");
    await cell(board, 9, 7).click();
    await press(board, "3");
    await press(board, "Hint");
    await expect.poll(() => output(board).innerText()).toMatch(/^There is a mistake in r\dc\d\.$/);
    expect(await board.locator(".wrong").count()).toBe(1);
    await press(board, "Close hint");
    await cell(board, 9, 7).click();
    for (const key of ["7", "ArrowRight", "3", "ArrowRight", "5"]) await page.keyboard.press(key);
    await expect.poll(() => output(board).innerText()).toBe("Solved.");
    expect((await events(page)).slice(-2)).toEqual(["change a", "solved a"]);
  });

  it("tells a puzzle that it can't read, and plays the next one", async () => {
    const page = await open(`<wings-board id="a" puzzle="53..7k"></wings-board>`);
    const board = page.locator("#a");
    await expect.poll(() => output(board).innerText()).toMatch(/^line 1, column 6: expected/);
    await page.evaluate(() => document.querySelector("wings-board")!.setAttribute("puzzle", "again wrong"));
    await expect.poll(() => events(page)).toEqual(["error a WINGS_NO_BOARD"]);
    await press(board, "Hint");
    expect(await output(board).innerText()).toMatch(/^line 1/);
    await page.evaluate((text) => (document.querySelector("wings-board")!.puzzle = text), PUZZLE);
    await expect.poll(() => output(board).innerText()).toBe("");
    expect(await labelOf(cell(board, 1, 3))).toBe("row 1, column 3, 8, given");
    expect(await page.evaluate(() => document.querySelector("wings-board")!.error)).toBeNull();
  });

  it("keeps two boards on one page apart", async () => {
    const page = await open(
      `<wings-board id="a" puzzle="${PUZZLE}"></wings-board><wings-board id="b" puzzle="${XY_WING}" candidates readonly></wings-board>`,
    );
    const [first, second] = [page.locator("#a"), page.locator("#b")];
    await cell(first, 1, 1).click();
    await press(first, "4");
    await expect.poll(() => labelOf(cell(first, 1, 1))).toBe("row 1, column 1, 4");
    expect(await labelOf(cell(second, 3, 1))).toBe("row 3, column 1, candidates 4 7");
    await cell(second, 3, 1).click();
    await page.keyboard.press("4");
    for (const name of ["Hint", "What is there?", "Why?"]) await press(second, name);
    expect(await second.getByRole("button").allInnerTexts()).toEqual(["Close hint"]);
    expect(await output(first).innerText()).toBe("");
    expect(await events(page)).toEqual(["change a", "hint b where", "hint b what", "hint b why"]);
  });

  it("removes candidates and brings them back, and takes another list of techniques, words and a language", async () => {
    const page = await open(`<wings-board id="a" puzzle="${XY_WING}" candidates></wings-board>`);
    const board = page.locator("#a");
    await cell(board, 3, 1).click();
    await page.keyboard.press("Shift+Digit4");
    await expect.poll(() => labelOf(cell(board, 3, 1))).toBe("row 3, column 1, candidates 7");
    await page.keyboard.press("Shift+Digit4");
    await expect.poll(() => labelOf(cell(board, 3, 1))).toBe("row 3, column 1, candidates 4 7");
    await page.evaluate(() => {
      const element = document.querySelector("wings-board")!;
      element.techniques = [];
      element.words = { hint: "Tipp", stuck: "Kein Schritt." };
    });
    // As a language that is none, they are refused where they are set.
    const refused = await page.evaluate(() =>
      [7, null, { hnt: "Tipp" }].map((words) => {
        try {
          document.querySelector("wings-board")!.words = words as never;
        } catch (error) {
          return (error as { code?: string }).code;
        }
        return undefined;
      }),
    );
    expect(refused).toEqual(Array(3).fill("WINGS_BAD_ARGUMENT"));
    await press(board, "Tipp");
    await expect.poll(() => output(board).innerText()).toBe("Kein Schritt.");
  });

  it.each([
    ["light", { ...DESKTOP, colorScheme: "light" }, ""],
    ["dark, on a phone", { ...PHONE, colorScheme: "dark" }, ""],
    ["dark by its theme", { ...DESKTOP, colorScheme: "light" }, 'theme="dark"'],
  ] as const)("axe-core finds no violation: %s", async (name, screen, attributes) => {
    const page = await open(`<wings-board id="a" puzzle="${XY_WING}" candidates ${attributes}></wings-board>`, screen);
    const board = page.locator("#a");
    await page.evaluate(axe.source);
    for (const button of ["Hint", "What is there?", "Why?", "Apply"]) {
      const found = await page.evaluate(async () => {
        const { axe: check } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await check.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
      });
      expect(found, `${name}, before ${button}`).toEqual([]);
      await press(board, button);
    }
    const paper = await board.evaluate((it) => getComputedStyle(it.shadowRoot!.querySelector(".all")!).backgroundColor);
    expect(paper).toBe(name === "light" ? "rgb(255, 255, 255)" : "rgb(18, 22, 28)");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const sizes = await board.getByRole("button").evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
    expect(Math.min(...sizes.map(({ width }) => width))).toBeGreaterThan(24);
  });
});

inBrowser("the board of the help", () => {
  const playground = usePlayground();

  it("gives a hint in the words of the page, and leaves its game alone", async () => {
    const page = await playground.visit("#/solve");
    await page.getByRole("button", { name: "Help", exact: true }).click();
    const board = page.getByRole("dialog").locator("wings-board");
    for (const name of ["Hint", "What", "Why"]) await board.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => board.locator("[part=hint]").innerText()).toMatch(/^The pivot r8c1/);
    const before = await page.evaluate(() => location.hash);
    await board.getByRole("gridcell", { name: "row 3, column 1," }).click();
    await page.keyboard.press("4");
    await expect.poll(() => board.evaluate((it: HTMLElementTagNameMap["wings-board"]) => it.board.digit(18))).toBe(4);
    expect(await page.evaluate(() => location.hash)).toBe(before);
    await page.keyboard.press("Escape");
    await board.waitFor({ state: "detached" });
  });
});
