import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, cell, drawn, inBrowser, usePlayground } from "./playground.js";

/** A puzzle whose moves are the same in each run. */
const NAME = "medium-605543";
const GAME = `#/play/${NAME}`;

interface Stored {
  readonly puzzle: { readonly solution: string };
  readonly history: { readonly past: readonly unknown[]; readonly now: { readonly board: string } };
}

/** The game as the page stored it; it is stored after its first change. */
async function stored(page: Page): Promise<Stored> {
  const key = `wings/game/play-${NAME}`;
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, key);
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key))!) as Stored;
}

/** The open cells, with their digits. */
async function openCells(page: Page): Promise<readonly (readonly [cell: number, digit: number])[]> {
  const given = await page
    .locator(".cell")
    .evaluateAll((all) => all.map((each) => each.querySelector(".given") !== null));
  await page.keyboard.press("ArrowRight");
  await cell(page, 1, 2).click();
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Shift+Digit1");
  const { puzzle } = await stored(page);
  return [...puzzle.solution].flatMap((digit, at) => (given[at] ? [] : [[at, Number(digit)] as const]));
}

async function write(page: Page, at: number, key: string): Promise<void> {
  await page.locator(`#cell-${at}`).click();
  await page.keyboard.press(key);
}

async function solve(page: Page, open: readonly (readonly [number, number])[]): Promise<void> {
  for (const [at, digit] of open) await write(page, at, `Digit${digit}`);
  await page.getByText("Solved!").or(page.getByText("Gelöst!")).first().waitFor();
}

inBrowser("a film", () => {
  const playground = usePlayground();
  let link = "";

  /** A film of a game with a wrong digit, made once. */
  const filmLink = async (): Promise<string> => {
    if (link !== "") return link;
    const page = await playground.visit(GAME);
    const open = await openCells(page);
    const [[first, right]] = open;
    await write(page, first, `Digit${(right % 9) + 1}`);
    // A wrong digit counts when the engine has seen it.
    await page.waitForFunction(() => document.querySelector(".cell.wrong, .status") !== null);
    await solve(page, open);
    link = (await page.locator("a", { hasText: "Watch the film" }).getAttribute("href"))!;
    return link;
  };
  const open = async (options: BrowserContextOptions = DESKTOP): Promise<Page> =>
    playground.visit(await filmLink(), options);
  const heading = (page: Page): Promise<string | null> => page.locator(".film-move h2").textContent();

  it("follows the finish of a puzzle, with all its moves, and says what was possible", async () => {
    const page = await open();
    expect(link.length).toBeLessThan(200);
    await expect.poll(() => heading(page)).toBe("The puzzle");
    await page.keyboard.press("End");
    await page.getByText(/^Solved in \d+:\d\d\. /).waitFor();
    await expect.poll(() => page.locator(".cell .digit").count()).toBe(81);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => heading(page)).toMatch(/^Move 3 of \d+$/);
    // The wrong digit is marked, and the page says so in place of a step.
    await page.getByText(/^Wrong here: \d in r1c2\.$/).waitFor();
    await page.locator(".cell.wrong").first().waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await page.locator(".possible[data-found] strong").waitFor();
    await page.getByRole("button", { name: "Show it" }).click();
    await page.locator(".film .card-text").waitFor();
    expect(await page.locator(".marks").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Hide it" }).click();
    await page.locator(".film .card-text").waitFor({ state: "detached" });
  });

  it("leads back to where the player came from; a link that was opened leads to its puzzle", async () => {
    const hash = await filmLink();
    const page = await playground.visit(GAME);
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.getByRole("link", { name: "Back to where you came from" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(GAME);
    const direct = await open();
    const back = direct.locator(".game-bar a");
    expect(await back.getAttribute("aria-label")).toBe("Play this puzzle");
    expect(await back.getAttribute("href")).toBe(GAME);
  });

  it("opens from a message that is pasted", async () => {
    const hash = await filmLink();
    const page = await playground.visit();
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("textbox").first().fill(`Look at this: https://example.org/wings/${hash}.`);
    await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await expect.poll(() => heading(page)).toBe("The puzzle");
  });

  it("can't be changed: keys and presses write nothing", async () => {
    const page = await open();
    await page.keyboard.press("End");
    const text = (): Promise<string> => page.locator(".board").evaluate((board) => board.textContent);
    await page.getByText(/^Solved in/).waitFor();
    await drawn(page);
    const before = await text();
    await cell(page, 1, 2).click();
    for (const key of ["5", "Delete", "a", "h", "Shift+Digit3"]) await page.keyboard.press(key);
    await drawn(page);
    expect(await text()).toBe(before);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("wings/game")))).toEqual(
      [],
    );
  });

  it("plays, pauses, and goes on from any place of the slider", async () => {
    const page = await open({ ...DESKTOP, reducedMotion: "reduce" });
    const total = Number(/\d+$/.exec((await page.locator(".scrub input").getAttribute("max"))!)![0]);
    // Nothing moves before somebody asks for it.
    expect(await heading(page)).toBe("The puzzle");
    await page.locator(".scrub input").fill(String(total - 2));
    await expect.poll(() => heading(page)).toBe(`Move ${total - 2} of ${total}`);
    await page.getByRole("button", { name: "Speed: 1×" }).click();
    await page.getByRole("button", { name: "Speed: 2×" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => heading(page)).toBe(`Move ${total} of ${total}`);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => heading(page)).toMatch(/^(?:The puzzle|Move \d of)/);
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  it("says what a move was on a phone whose browser shows its bars", async () => {
    const page = await open({ ...PHONE, viewport: { width: 375, height: 553 } });
    await page.locator(".film-bar button").nth(3).tap();
    await expect.poll(() => heading(page)).toMatch(/^Move 1 of \d+$/);
    for (const selector of [".board", ".film-move", ".film-bar"]) {
      const { y, height } = (await page.locator(selector).boundingBox())!;
      expect(y + height, selector).toBeLessThanOrEqual(553);
    }
    const [board, move] = [await page.locator(".board").boundingBox(), await page.locator(".film-move").boundingBox()];
    expect(move!.y).toBeGreaterThanOrEqual(board!.y + board!.height);
  });

  it("is shared as a link and as a GIF", async () => {
    const page = await open();
    await page.getByText(`the whole film: ${page.url().length} characters`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as GIF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${NAME}.gif`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
    expect(bytes.at(-1)).toBe(0x3b);
    expect(bytes.length).toBeLessThan(400_000);
    // One picture for each move, and the puzzle itself.
    const total = Number(await page.locator(".scrub input").getAttribute("max"));
    const pictures = bytes.toString("hex").split("21f904").length - 1;
    expect(pictures).toBe(total + 1);
    await page.getByText(/^Saved medium-605543\.gif, \d+ kB\.$/).waitFor();
  });

  it("says what is wrong with a link that a chat cut off or changed, and where to go", async () => {
    const page = await (await playground.context()).newPage();
    const whole = await filmLink();
    await page.goto(playground.url + whole.slice(0, -10));
    const fault = page.locator(".film-fault");
    await fault.getByText(/The end of this link is missing: \d+ of \d+ characters.*\(WINGS_BAD_FILM\)/).waitFor();
    await page.evaluate(
      (hash) => (location.hash = hash),
      `${whole.slice(0, 40)}${whole[40] === "A" ? "B" : "A"}${whole.slice(41)}`,
    );
    await fault.getByText(/Some letters of this link are wrong/).waitFor();
    await page.evaluate((hash) => (location.hash = hash), `${whole}.`);
    await page.getByRole("grid").waitFor();
    await page.evaluate(() => (location.hash = "#/film/%3Cscript%3E"));
    await fault.getByText(/This link has no film/).waitFor();
    await fault.getByRole("link", { name: "Start" }).click();
    await page.getByText("Every step has a reason").waitFor();
  });

  it("works by touch, in German, after a reload and without a network", async () => {
    const hash = await filmLink();
    const context = await playground.context({ ...PHONE, locale: "de-DE" });
    const page = await context.newPage();
    await page.goto(playground.url + hash);
    await page.getByRole("grid").waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated"));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("grid").waitFor();
    await page.getByRole("button", { name: "Einen Zug weiter" }).tap();
    await expect.poll(() => heading(page)).toMatch(/^Zug 1 von \d+$/);
    await page.locator(".possible[data-found], .film .error").first().waitFor();
    await page.getByRole("button", { name: "Zum Ende" }).tap();
    await page.getByText(/^Gelöst in/).waitFor();
    // Everything that can be pressed is on the screen.
    const { width, height } = page.viewportSize()!;
    for (const button of await page.locator(".film-bar button").all()) {
      const box = (await button.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Als GIF sichern" }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.gif$/);
  });

  it("has more moves than the shelf has undo steps, over a reload", async () => {
    const page = await playground.visit(GAME);
    const cells = await openCells(page);
    let moves = 2;
    const note = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++, moves++) await page.keyboard.press(`Shift+Digit${(i % 9) + 1}`);
    };
    await page.locator(`#cell-${cells[5][0]}`).click();
    await note(130);
    await page.locator(`#cell-${cells[9][0]}`).click();
    await note(130);
    // Undone moves are no part of the film.
    await page.keyboard.press("u");
    moves--;
    await page.waitForFunction(([key, count]) => (localStorage.getItem(key)?.split(";").length ?? 0) === count + 1, [
      `wings/moves/play-${NAME}`,
      moves,
    ] as const);
    await page.reload();
    await page.getByRole("grid").waitFor();
    expect((await stored(page)).history.past).toHaveLength(200);
    await solve(page, cells);
    moves += cells.length;
    await page.locator("a", { hasText: "Watch the film" }).click();
    await expect.poll(() => page.locator(".scrub input").getAttribute("max")).toBe(String(moves));
    // The film is there as well when the puzzle is played again.
    await page.goBack();
    await page.getByRole("button", { name: "Start again" }).click();
    await write(page, cells[0][0], `Digit${cells[0][1]}`);
    await page.reload();
    await page.getByRole("grid").waitFor();
    const films = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("wings/film/")));
    expect(films).toEqual([`wings/film/play-${NAME}`]);
  });
});
