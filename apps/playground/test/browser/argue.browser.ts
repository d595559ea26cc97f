import { explain, findAll, parse, search } from "@wings/core";
import { rungOf } from "@wings/ladder";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { argumentHash } from "../../src/model/link.js";
import { takeTurns, type Way } from "./input-methods.js";
import { KNOWN } from "./known-wings.js";
import { PHONE, boardAt, cell, drawn, inBrowser, textOf, usePlayground } from "./playground.js";

const PUZZLE = KNOWN[3].puzzle;
const STUCK = textOf(boardAt(PUZZLE, "S4"));

const inTurn = takeTurns();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const verdict = (page: Page) => page.locator(".verdict");

/** Chooses a cell, a digit of it, and what to say. */
async function say(way: Way, page: Page, [row, column]: readonly [number, number], digit: number, what: string) {
  await way.goTo(page, row, column);
  const row_ = page.getByRole("group", { name: `Digits of r${row}c${column}` });
  if (digit > 0) await way.press(page, row_.getByRole("button", { name: String(digit), exact: true }));
  await way.press(page, page.locator(".offers").getByRole("button", { name: what, exact: true }));
  await drawn(page);
}

inBrowser("arguing", () => {
  const playground = usePlayground();

  inTurn("a W-Wing is proved by its facts, and not by fewer", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.tab(page, "Argue");
    await page.getByText("Show that a step is right.").waitFor();
    // Nothing to judge yet.
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("Say what follows first").waitFor();
    // Without a fact, no case is drawn.
    await say(way, page, [8, 5], 2, "r8c5 isn’t 2");
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("r8c5 isn’t 2: True. But you have chosen no fact yet.").waitFor();
    expect(await page.locator(".argued .case").count()).toBe(0);
    await way.press(page, button(page, "Clear"));
    await say(way, page, [8, 2], 0, "r8c2 is 2 or 9");
    await say(way, page, [9, 5], 0, "r9c5 is 2 or 9");
    await say(way, page, [7, 2], 9, "9 in row 7: 2 places");
    await say(way, page, [8, 5], 2, "r8c5 isn’t 2");
    expect(await page.locator(".argued .argue-fact").count()).toBe(2);
    expect(await page.locator(".argued .argue-place").count()).toBe(2);
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("Proved by these 3 facts.").waitFor();

    // A fact too many is named.
    await say(way, page, [8, 5], 2, "2 in column 5: 3 places");
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("Not needed: 2 in column 5: r6c5 or r8c5 or r9c5.").waitFor();
    await way.press(page, button(page, "Remove: 2 in column 5: r6c5 or r8c5 or r9c5"));
    await way.press(page, button(page, "Remove: 9 in row 7: r7c2 or r7c5"));
    expect(await verdict(page).textContent()).toBe("");
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("True, but these facts don’t show it. They leave this case open:").waitFor();
    await expect.poll(() => page.locator(".argued .case").allTextContents()).toEqual(["2", "9", "9"]);
    // The board itself is as it was.
    expect(await cell(page, 8, 5).getAttribute("aria-label")).toContain("candidates 2 5 7 9");
    await way.press(page, button(page, "Clear"));
    await page.getByText("Show that a step is right.").waitFor();
    expect(await page.locator(".argued .case").count()).toBe(0);
  });

  inTurn("what is false shows the digit that is true there, and no other; Show me proves it", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    const { solution } = search(PUZZLE);
    const digit = Number(solution![cellAt(8, 2)]);
    await way.tab(page, "Argue");
    await say(way, page, [8, 2], digit, `r8c2 isn’t ${digit}`);
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText(`False: r8c2 is ${digit}.`).waitFor();
    await expect.poll(() => page.locator(".argued .case").allTextContents()).toEqual([String(digit)]);
    expect(await page.locator(".argued .case.bad").count()).toBe(1);
    await way.press(page, button(page, "Show me"));
    await verdict(page)
      .getByText(new RegExp(`^r8c2 is ${digit}: What you said is false, and this is true. \\d+ facts prove it`))
      .waitFor();
    expect(await page.locator(".argument dd").count()).toBeGreaterThan(1);
    expect(await page.locator(".argued .case").count()).toBe(0);
  });

  inTurn("the page shows facts that prove it, and the technique", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.tab(page, "Argue");
    await say(way, page, [8, 5], 2, "r8c5 isn’t 2");
    await way.press(page, button(page, "Show me"));
    await verdict(page).getByText("3 facts prove it; no fewer do. The technique: W-Wing.").waitFor();
    expect(await page.locator(".argument dd").count()).toBe(4);
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("Proved by these 3 facts.").waitFor();
  });

  /** The argument of the W-Wing, made and judged. */
  const argueWing = async (way: Way, page: Page): Promise<void> => {
    await way.tab(page, "Argue");
    await say(way, page, [8, 2], 0, "r8c2 is 2 or 9");
    await say(way, page, [9, 5], 0, "r9c5 is 2 or 9");
    await say(way, page, [7, 2], 9, "9 in row 7: 2 places");
    await say(way, page, [8, 5], 2, "r8c5 isn’t 2");
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("Proved by these 3 facts.").waitFor();
  };
  /** Whether the argument of the W-Wing is there, judged and drawn. */
  const seesWing = async (page: Page): Promise<void> => {
    await verdict(page).getByText("Proved by these 3 facts.").waitFor();
    await expect.poll(() => page.locator(".argued .argue-fact").count()).toBe(2);
    expect(await page.locator(".argued .argue-place").count()).toBe(2);
    expect(await page.locator(".argument dd").count()).toBe(4);
  };

  /** Presses a button that sends a link, and returns the link. A phone offers its apps, with the same link. */
  const sent = async (way: Way, page: Page, name: string): Promise<string> => {
    await page.evaluate(() => {
      Object.assign(navigator, { share: ({ url }: { url: string }) => void (document.body.dataset.sent = url) });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: (text: string) => void (document.body.dataset.sent = text) },
      });
    });
    await way.press(page, button(page, name));
    await page.locator("[data-sent]").waitFor();
    return page.evaluate(() => document.body.dataset.sent!);
  };

  inTurn("one press sends a step to a friend, who sees its proof at once", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.press(page, button(page, "Show the next step"));
    await page.locator(".card .send").waitFor();
    const name = await page.locator(".card h2").textContent();
    const link = await sent(way, page, "Send this step");
    const friend = await (await playground.context(PHONE)).newPage();
    await friend.goto(link);
    await expect.poll(() => friend.locator(".card h2").allTextContents()).toEqual([name]);
    await friend.locator(".board .marks").first().waitFor();
    await friend.locator(".card .why").first().waitFor();
  });

  inTurn("a reload keeps it, and one press sends it to a friend, who sees it judged", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await argueWing(way, page);
    await page.reload();
    await seesWing(page);
    const link = await sent(way, page, "Send");
    expect(link).toContain("&argue=");
    expect(link).toBe(page.url());
    expect(new URL(link).hash.length).toBeLessThan(200);
    const friend = await (await playground.context(way.screen)).newPage();
    await friend.goto(link);
    await seesWing(friend);
    // The friend reads first what is proved.
    const read = await friend.locator(".argue").innerText();
    const places = ["r8c5 isn’t 2: Proved by", "Because", "Choose an open cell"].map((text) => read.indexOf(text));
    expect(places).toEqual([0, ...places.slice(1).sort((a, b) => a - b)]);
    expect(places[1]).toBeGreaterThan(0);
    // Going on ends it: it was about this board.
    await friend.getByRole("tab", { name: "Hint" }).click();
    await expect.poll(() => friend.url()).not.toContain("argue");
  });

  it("a link in a message works, and a damaged one says what is wrong", async () => {
    const page = await playground.visit(`#${STUCK}`);
    const hash = argumentHash(STUCK, { facts: ["r8c2", "r9c5", "r7#9"], claim: ["r8c5-2"] });
    const open = async (text: string): Promise<void> => {
      await button(page, "Open").first().click();
      await page.getByRole("textbox").first().fill(text);
      await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    };
    await open(`Why 2 goes: https://example.org/wings/${hash}.`);
    await seesWing(page);
    for (const [bad, why] of [
      [hash.slice(0, -6), "The end of this link is missing"],
      [hash.replace("r9c5", "r9c6"), "Some letters of this link are wrong"],
    ]) {
      const other = await (await playground.context()).newPage();
      await other.goto(playground.url + bad);
      await other.locator(".status.error").getByText(why).waitFor();
      await other.locator(".status.error").getByText("WINGS_BAD_LINK").waitFor();
      expect(await other.locator(".argument").count()).toBe(0);
    }
  });

  it("digits and presses choose candidates there, and change the board elsewhere", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await page.getByRole("tab", { name: "Argue" }).click();
    await page.locator(".argue").waitFor();
    await cell(page, 8, 2).focus();
    await page.keyboard.press("9");
    await page.locator(".digit-row [aria-pressed=true]").getByText("9").waitFor();
    expect(await cell(page, 8, 2).getAttribute("aria-label")).toContain("candidates 2 9");
    // Two cells stand for the digits that are only there.
    await cell(page, 7, 2).click();
    await cell(page, 7, 5).click({ modifiers: ["Shift"] });
    await button(page, "9 in row 7: 2 places").click();
    await page.locator(".argument").getByText("9 in row 7: r7c2 or r7c5").waitFor();
    await page.getByRole("tab", { name: "Hint" }).click();
    await cell(page, 8, 2).focus();
    await page.keyboard.press("9");
    await expect.poll(() => cell(page, 8, 2).getAttribute("aria-label")).toContain("row 8 column 2, 9");
    // The argument was about another board.
    await page.getByRole("tab", { name: "Argue" }).click();
    await page.getByText("Show that a step is right.").waitFor();
  });

  it("speaks German, fits a phone of 360 pixels, and works offline", async () => {
    const context = await playground.context({ ...PHONE, locale: "de" });
    const first = await context.newPage();
    await first.goto(playground.url);
    await first.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(`${playground.url}#${STUCK}`);
    await page.getByRole("tab", { name: "Beweis" }).tap();
    await cell(page, 8, 5).tap();
    await page.locator(".digit-row").getByRole("button", { name: "2" }).tap();
    await button(page, "r8c5 ist nicht 2").tap();
    await button(page, "Zeig es mir").tap();
    await verdict(page).getByText("3 Fakten beweisen es; weniger reichen nicht. Die Technik: W-Wing.").waitFor();
    await button(page, "Ist es bewiesen?").tap();
    await verdict(page).getByText("Diese 3 Fakten beweisen es.").waitFor();
    // All tabs and all buttons are on the screen, and nothing scrolls sideways.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    for (const each of [
      page.getByRole("tab", { name: "Techniken" }),
      button(page, "Leeren"),
      button(page, "Ist es bewiesen?"),
    ]) {
      const box = (await each.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(361);
      expect(box.y + box.height).toBeLessThanOrEqual(740);
    }
  });
});

const cellAt = (row: number, column: number): number => (row - 1) * 9 + column - 1;

inBrowser("an answer in practice", () => {
  const playground = usePlayground();

  /** An exercise of this board: a page keeps its exercise over a reload in the same way. */
  async function practicing(way?: Way): Promise<Page> {
    const steps = findAll(parse(STUCK), [rungOf("w-wing")!.technique], { policy: "distinct" }).map((finding) => {
      const json = finding.toJSON();
      return { board: STUCK, finding: json, short: explain(json, "short") };
    });
    const task = { technique: "w-wing", board: STUCK, solution: search(PUZZLE).solution!, steps };
    const context = await playground.context(way?.screen);
    await context.addInitScript(
      (practice) => {
        if (window === top && location.hash.startsWith("#/practice/")) history.replaceState({ practice }, "");
      },
      { task, marks: [], isSpent: false },
    );
    const page = await context.newPage();
    await page.goto(`${playground.url}#/practice/w-wing`);
    await page.getByText("There is a W-Wing here.").waitFor();
    return page;
  }
  /** Marks a candidate. */
  const mark = async (way: Way, page: Page, row: number, column: number, digit: number): Promise<void> => {
    // A click on a candidate would mark it: these cells have no 1.
    if (way.name === "by mouse") await cell(page, row, column).click({ position: { x: 8, y: 8 } });
    else await way.goTo(page, row, column);
    await way.press(page, page.locator(".digit-keys").getByRole("button", { name: `${digit} in r${row}c${column}` }));
  };

  inTurn("that is proved in another way doesn’t count as wrong", async (way) => {
    const page = await practicing(way);
    await mark(way, page, 8, 4, 9);
    await way.press(page, button(page, "Check"));
    await page.getByText("True, and proved: Two-String Kite shows it. But no W-Wing shows it.").waitFor();
    // The right answer still counts.
    await mark(way, page, 8, 4, 9);
    for (const column of [5, 6]) await mark(way, page, 8, column, 2);
    await mark(way, page, 9, 2, 2);
    await way.press(page, button(page, "Check"));
    await page.getByText("Right. That is all of it.").waitFor();
    await page.getByRole("img", { name: "1 of 5 in a row" }).waitFor();
  });

  inTurn("may be argued: its facts prove it, or leave a case open", async (way) => {
    const page = await practicing(way);
    await mark(way, page, 8, 5, 2);
    await way.press(page, button(page, "Say why"));
    await page.locator(".argue").waitFor();
    await say(way, page, [8, 2], 0, "r8c2 is 2 or 9");
    await say(way, page, [9, 5], 0, "r9c5 is 2 or 9");
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("True, but these facts don’t show it.").waitFor();
    expect(await page.locator(".argued .case").count()).toBeGreaterThan(1);
    await say(way, page, [7, 2], 9, "9 in row 7: 2 places");
    await way.press(page, button(page, "Is it proved?"));
    await verdict(page).getByText("Proved by these 3 facts. Now press “Check” to answer.").waitFor();
    // One press answers, and the answer is in view.
    await way.press(page, button(page, "Check"));
    const answer = page.locator(".answer").getByText("Right so far:");
    await answer.waitFor();
    await expect
      .poll(() =>
        answer.evaluate((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === each;
        }),
      )
      .toBe(true);
    expect(await page.locator(".argue").count()).toBe(0);
  });
});
