import { findAll, parse, search } from "@wings/core";
import { LADDER } from "@wings/ladder";
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { newGame } from "../../src/model/game.js";
import { takeTurns, type Way } from "./input-methods.js";
import { KNOWN } from "./known-wings.js";
import { DESKTOP, PHONE, boardAt, cell, drawn, inBrowser, textOf, usePlayground } from "./playground.js";

const PUZZLE = KNOWN[3].puzzle;
const STUCK = textOf(boardAt(PUZZLE, "S4"));
const SOLUTION = search(PUZZLE).solution!;
const WING = ["r8c5-2", "r8c6-2", "r9c2-2"];

const inTurn = takeTurns();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator(".room .status");

inBrowser("own steps", () => {
  const playground = usePlayground();

  /** A puzzle that somebody has played up to its W-Wing. */
  async function visit(settings: object, options = DESKTOP, hasClock = false): Promise<Page> {
    const context: BrowserContext = await playground.context(options);
    const puzzle = { name: "hard-1", level: "hard", solution: SOLUTION };
    await context.addInitScript(
      ([game, chosen]) => {
        if (location.protocol !== "http:" || window !== top) return;
        localStorage["wings/game/play-hard-1"] ??= game;
        localStorage.wings ??= chosen;
      },
      [
        JSON.stringify(newGame("play-hard-1", "play", STUCK, puzzle)),
        JSON.stringify({ candidates: true, ...settings }),
      ] as const,
    );
    const page = await context.newPage();
    if (hasClock) await page.clock.install();
    await page.goto(`${playground.url}#/play/hard-1`);
    await page.getByRole("grid").waitFor();
    return page;
  }
  const take = async (way: Way, page: Page, change: string): Promise<void> => {
    await way.goTo(page, Number(change[1]), Number(change[3]));
    await way.type(page, Number(change[5]));
  };

  inTurn("three taps of a W-Wing are named once, and the end of the puzzle has it", async (way) => {
    const page = await visit({}, way.screen, true);
    await way.press(page, button(page, "Candidate"));
    const [first, ...others] = WING;
    await take(way, page, first);
    await status(page).getByText("That was a W-Wing.").waitFor();
    // A look at the board: nobody finds this at once.
    await page.clock.fastForward(3000);
    for (const change of others) await take(way, page, change);
    await way.press(page, button(page, "Digit"));
    // The rest by singles: nothing else is needed.
    await fill(page);
    const card = page.locator(".finish");
    await card.getByRole("heading", { name: "Solved!" }).waitFor();
    await card.getByText("You used:").waitFor();
    // The name leads to the proof on the board of that moment, and back.
    await way.press(page, card.getByRole("button", { name: "W-Wing" }));
    const proof = page.locator(".panel .card");
    await proof.getByRole("heading", { name: "W-Wing" }).waitFor();
    await page.locator(".marks .link").first().waitFor({ state: "attached" });
    expect(await cell(page, 8, 5).getAttribute("aria-label")).toContain("candidates 2");
    expect(await proof.getByRole("link", { name: "Learn it" }).getAttribute("href")).toBe("#/practice/w-wing/lesson");
    await way.press(page, button(page, "Back"));
    await card.getByText("You used:").waitFor();
    await card.getByText(/^\d+ singles$/).waitFor();
    // Something hard was used, and no hint: the record of the player has it.
    const stations = await page.evaluate(
      () => JSON.parse(localStorage["wings/coach/stations"] as string) as Record<string, { uses: number }>,
    );
    expect(stations["w-wing"].uses).toBe(1);
  });

  it("names a digit, and says which technique makes it a single", async () => {
    const page = await visit({});
    const board = parse(STUCK);
    const { technique } = LADDER.find(({ technique: { id } }) => id === "w-wing")!;
    const after = board.copy();
    for (const { cell: at, digit } of findAll(board, [technique])[0].eliminations)
      after.eliminate((Number(at[1]) - 1) * 9 + Number(at[3]) - 1, digit);
    const [single] = findAll(
      after,
      LADDER.slice(0, 3).map((rung) => rung.technique),
    );
    const { cell: at, digit } = single.placements[0];
    await cell(page, Number(at[1]), Number(at[3])).click();
    await page.keyboard.press(String(digit));
    await status(page)
      .getByText(/^That was a .*, and then a (Naked|Hidden) Single\./)
      .waitFor();
    await page.keyboard.press("u");
    await expect.poll(() => status(page).textContent()).toBe("");
  });

  inTurn("guesses are marked only if the player wants that, and until they are taken back", async (way) => {
    const page = await visit({ guesses: true }, way.screen);
    const open = [...parse(STUCK).values.keys()].filter((at) => parse(STUCK).values[at] === 0);
    const at = open.find((each) => parse(STUCK).candidates(each).length > 2)!;
    const wrong = parse(STUCK)
      .candidates(at)
      .find((digit) => String(digit) !== SOLUTION[at])!;
    await way.goTo(page, Math.floor(at / 9) + 1, (at % 9) + 1);
    await way.type(page, wrong);
    await status(page).getByText("No technique shows this step yet.").waitFor();
    await expect.poll(() => page.locator(".guess").count()).toBe(1);
    await way.press(page, button(page, "Undo"));
    await expect.poll(() => page.locator(".guess").count()).toBe(0);
  });

  it.each([
    [360, 560],
    [360, 640],
    [360, 740],
  ])("the end at %i × %i has the picture of the hardest step and the next puzzle in sight", async (width, height) => {
    const page = await visit({}, { ...PHONE, viewport: { width, height } });
    await fill(page);
    await page.locator(".finish .thumbnail").waitFor();
    for (const selector of [".thumbnail", ".result", ".hardest", ".primary"]) {
      const part = page.locator(`.finish ${selector}`);
      const isWhole = await part.evaluate((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const at = (x: number, y: number) => each.contains(document.elementFromPoint(x, y));
        return at(left + 5, top + 5) && at(right - 5, bottom - 5);
      });
      expect(isWhole, selector).toBe(true);
    }
  });

  it("is quiet where the player switches the names off, in the settings", async () => {
    const page = await visit({});
    await button(page, "Settings").click();
    await page.getByRole("checkbox", { name: "Name the techniques of your own steps" }).uncheck();
    await button(page, "Close").click();
    await cell(page, 8, 5).click();
    await button(page, "Candidate").click();
    await page.keyboard.press("2");
    await expect.poll(() => cell(page, 8, 5).getAttribute("aria-label")).toContain("candidates 5 7 9");
    // What follows is asked after the name, so the name would be there by now.
    await button(page, "Hint").click();
    await page.locator(".card").waitFor();
    await button(page, "Close the hint").click();
    expect(await status(page).textContent()).toBe("");
    expect(await page.locator(".guess").count()).toBe(0);
  });

  it("speaks German, and works offline", async () => {
    const page = await visit({}, { ...DESKTOP, locale: "de" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await button(page, "Kandidat").click();
    for (const change of WING) {
      await cell(page, Number(change[1]), Number(change[3])).click();
      await page.keyboard.press(change[5]);
    }
    await status(page).getByText("Das war: W-Wing.").waitFor();
  });

  /** Types the solution in the order of singles. */
  async function fill(page: Page): Promise<void> {
    const board = parse(STUCK);
    for (const change of WING) board.eliminate((Number(change[1]) - 1) * 9 + Number(change[3]) - 1, 2);
    const techniques = LADDER.filter(({ level }) => level !== "extreme").map(({ technique }) => technique);
    while (!board.isFull) {
      const [finding] = techniques.slice(0, 3).flatMap((each) => findAll(board, [each]).slice(0, 1));
      if (finding === undefined) {
        // Somebody else would have to see more: these digits are typed as they are.
        for (const [at, value] of board.values.entries()) if (value === 0) await put(page, at, Number(SOLUTION[at]));
        return;
      }
      const { cell: name, digit } = finding.placements[0];
      const at = (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
      board.place(at, digit);
      await put(page, at, digit);
    }
  }
  async function put(page: Page, at: number, digit: number): Promise<void> {
    await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).focus();
    await page.keyboard.press(String(digit));
    await drawn(page);
  }
});
