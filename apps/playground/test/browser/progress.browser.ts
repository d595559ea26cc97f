import type { BrowserContextOptions, Download, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, drawn, inBrowser, usePlayground } from "./playground.js";

const TODAY = "2026-11-27";
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const station = (due: string, interval: number, more: object = {}) => ({
  right: 3,
  tried: 4,
  streak: 1,
  hasBadge: false,
  uses: 0,
  review: { due, interval },
  ...more,
});
const puzzle = (day: string, more: object = {}) => ({
  id: `play-${day}`,
  name: day,
  start: PUZZLE,
  level: "medium",
  day,
  seconds: 300,
  hints: 0,
  slips: 0,
  needed: [],
  used: {},
  hinted: [],
  missed: [],
  ...more,
});

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The storage of a player after some days of play and practice. */
const STORAGE: Readonly<Record<string, unknown>> = {
  "wings/coach/stations": {
    "naked-pair": station("2026-11-25", 1, { times: [8, 5, 12] }),
    "x-wing": station(TODAY, 3),
    "w-wing": station("2026-12-20", 30),
  },
  "wings/coach/puzzles": [
    puzzle("2026-11-23", { level: "easy", seconds: 90 }),
    puzzle("2026-11-24", { hints: 1, used: { "x-wing": 1 } }),
    puzzle("2026-11-26", { seconds: 200, slips: 2, missed: ["w-wing"] }),
  ],
};

inBrowser("the progress of a player", () => {
  const playground = usePlayground();

  /** The page with this storage, on a day. */
  const visit = async (
    options: BrowserContextOptions = DESKTOP,
    { storage = STORAGE, now = `${TODAY}T10:00:00`, hash = "#/progress" } = {},
  ): Promise<Page> => {
    const context = await playground.context(options);
    await context.addInitScript((all) => {
      if (location.protocol !== "http:" || window !== top) return;
      for (const [key, value] of Object.entries(all)) localStorage[key] ??= JSON.stringify(value);
    }, storage);
    const page = await context.newPage();
    await page.clock.install({ time: new Date(now) });
    await page.goto(playground.url + hash);
    if (hash === "#/progress") await page.locator(".statistics").waitFor();
    return page;
  };
  const streakOf = (page: Page): Promise<string | null> => page.locator(".streak strong").textContent();
  /** Marks what the exercise asks for, with the answer that the page itself has. */
  const answer = async (page: Page): Promise<void> => {
    await page
      .getByRole("button", { name: "Check" })
      .or(page.getByRole("button", { name: "Prüfen" }))
      .first()
      .waitFor();
    const marks = await page.evaluate(() => {
      const { practice } = history.state as {
        practice?: { task: { steps: { finding: { eliminations: { cell: string; digit: number }[] } }[] } };
      };
      return practice?.task.steps[0].finding.eliminations ?? [];
    });
    expect(marks.length).toBeGreaterThan(0);
    for (const { cell, digit } of marks) {
      await page.locator(`#cell-${(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1}`).focus();
      await page.keyboard.press(`Digit${digit}`);
    }
    await page.locator(".act .primary").click();
    await page.locator(".task.right").waitFor();
  };
  const stations = (page: Page): Promise<Readonly<Record<string, { review: object; times: number[] }>>> =>
    page.evaluate(
      () =>
        JSON.parse(localStorage["wings/coach/stations"] as string) as Record<
          string,
          { review: object; times: number[] }
        >,
    );

  it("asks for what is due, in a short round, and says when it comes again", async () => {
    const page = await visit();
    await page.getByText("2 techniques are due today:").waitFor();
    expect(await page.locator(".due-list li").allTextContents()).toEqual(["Naked Pair", "X-Wing"]);
    await page.getByRole("button", { name: "Begin: five minutes" }).click();
    await page.getByRole("heading", { name: "Naked Pair Today: 1 of 2" }).waitFor();
    await answer(page);
    await page.getByRole("button", { name: "Next of today" }).click();
    await page.getByRole("heading", { name: "X-Wing Today: 2 of 2" }).waitFor();
    // The answer is shown: that is no right answer.
    await page.getByRole("button", { name: "Show me" }).click();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("Done for today").waitFor();
    expect(await page.locator(".due-list li").allTextContents()).toEqual([
      "✓ Naked Pair: right, again on 30 Nov",
      "↻ X-Wing: not yet, again on 28 Nov",
    ]);
    const kept = await stations(page);
    expect(kept["naked-pair"].review).toEqual({ due: "2026-11-30", interval: 3 });
    expect(kept["x-wing"].review).toEqual({ due: "2026-11-28", interval: 1 });
    expect(kept["naked-pair"].times).toHaveLength(4);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText(/Nothing is due today\. Next: X-Wing, on 28 Nov\./).waitFor();
    expect(await page.locator(".streak .chip").textContent()).toBe("Done today.");
  });

  it("ends a round after five minutes, when its exercise is done", async () => {
    const page = await visit();
    await page.getByRole("button", { name: "Begin: five minutes" }).click();
    await page.getByRole("button", { name: "Show me" }).click();
    await page.clock.fastForward(300_000);
    await page.getByRole("button", { name: "Next of today" }).click();
    await page.getByText("Five minutes are over. The rest can wait until tomorrow.").waitFor();
  });

  it("has a streak that forgives a day, over midnight, a clock set back, and another time zone", async () => {
    for (const [now, streak] of [
      [`${TODAY}T00:00:30`, "3 days in a row"],
      // Yesterday is missed, and today is not over.
      ["2026-11-28T23:59:00", "3 days in a row"],
      ["2026-11-29T00:00:30", "No streak now"],
      ["2026-11-25T12:00:00", "3 days in a row"],
    ]) {
      const page = await visit(DESKTOP, { now });
      expect(await streakOf(page)).toBe(streak);
      await page.context().close();
    }
    const far = await visit({ ...DESKTOP, timezoneId: "Pacific/Apia" }, { now: "2026-11-27T23:30:00Z" });
    expect(await streakOf(far)).toBe("3 days in a row");
  });

  it("has medians and bests by level and technique", async () => {
    const page = await visit();
    const rows = await page
      .locator(".numbers")
      .first()
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => [...row.children].map((each) => each.textContent)));
    expect(rows).toEqual([
      ["Easy", "1", "1:30", "1:30", "0", "0", "1"],
      ["Medium", "2", "3:20", "4:10", "0.5", "1", "0"],
      ["All", "3", "1:30", "3:20", "0", "0", "1"],
    ]);
    const pair = page.locator(".techniques-table tr", { hasText: "Naked Pair" });
    expect(await pair.locator("td").allTextContents()).toEqual(["3 of 4 right", "5.0 s", "8.0 s", "–"]);
    await pair.getByRole("link").click();
    await page.getByRole("heading", { name: "Naked Pair", exact: true }).waitFor();
  });

  it("shows the daily puzzles of each month, and opens one by its date", async () => {
    const page = await visit();
    await page.getByText("3 of 27 solved").waitFor();
    const day = (date: string) => page.locator(`[data-day="${date}"]`);
    expect(await day("2026-11-24").getAttribute("aria-label")).toBe("24 November 2026, solved on its day, 5:00");
    expect(await day(TODAY).getAttribute("aria-current")).toBe("date");
    expect(await day("2026-11-28").count()).toBe(0);
    await day(TODAY).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)).toBe("2026-11-19");
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowUp");
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day))
      .toBe("2026-10-29");
    await page.getByText("October 2026").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("grid").waitFor();
    expect(page.url()).toMatch(/#\/play\/2026-10-29$/);
    await page.goBack();
    await page.getByLabel("Puzzle of the day").fill("2026-11-03");
    await page.getByRole("button", { name: "Open", exact: true }).last().click();
    await page.getByRole("grid").waitFor();
    expect(page.url()).toMatch(/#\/play\/2026-11-03$/);
  });

  it("saves everything as one file, which another browser merges after it said what that changes", async () => {
    const first = await visit(DESKTOP, { hash: "#/play/easy-4" });
    await first.getByRole("grid").waitFor();
    await first.keyboard.press("ArrowRight");
    await first.keyboard.press("Shift+Digit1");
    await first.waitForFunction(
      () =>
        localStorage.getItem("wings/moves/play-easy-4") !== null ||
        localStorage.getItem("wings/game/play-easy-4") !== null,
    );
    await first.goto(`${playground.url}#/progress`);
    await first.locator(".statistics").waitFor();
    const [download] = await Promise.all([
      first.waitForEvent("download"),
      first.getByRole("button", { name: "Save a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`wings-${TODAY}.json`);
    const text = await textOf(download);

    const other = await visit({ ...PHONE, locale: "de-DE" }, { storage: {} });
    const pick = (content: string): Promise<void> =>
      other
        .locator(".file-button input")
        .setInputFiles({ name: "wings.json", mimeType: "application/json", buffer: Buffer.from(content) });
    const all = (): Promise<string> => other.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    const before = await all();
    await pick(text);
    await other.getByText("Was diese Datei ändert").waitFor();
    expect(await other.locator(".plan li").allTextContents()).toEqual([
      "3 gelöste Rätsel kommen dazu",
      "3 Techniken bekommen einen besseren Stand",
      "1 Brett kommt dazu",
    ]);
    // Nothing is written before the player agrees.
    expect(await all()).toBe(before);
    await other.getByRole("button", { name: "Zusammenführen" }).tap();
    await other.getByText("Fertig. Alles aus der Datei ist hier.").waitFor();
    expect(await streakOf(other)).toBe("3 Tage in Folge");
    expect(await other.evaluate(() => localStorage.getItem("wings/game/play-easy-4"))).toBe(
      await first.evaluate(() => localStorage.getItem("wings/game/play-easy-4")),
    );
    await pick(text);
    await other.getByText("Alles aus dieser Datei ist schon hier.").waitFor();
    expect(await other.getByRole("button", { name: "Zusammenführen" }).count()).toBe(0);
    await other.getByRole("button", { name: "Schließen" }).tap();
    await other.locator(".plan").waitFor({ state: "detached" });
  });

  it("the start page shows what is due and the streak without any boards, and leads here", async () => {
    const page = await visit(DESKTOP, { hash: "" });
    await page.locator(".home-today").getByText("2 techniques due today").waitFor();
    await page.locator(".home-today").getByText("3 days in a row").waitFor();
    expect(await page.locator(".shelf").count()).toBe(0);
    await page.locator("main").getByRole("link", { name: "Progress", exact: true }).waitFor();
    await page.locator(".home-today").click();
    await page.locator(".statistics").waitFor();
    // In German, on a phone; and nothing of it for a new visitor.
    const phone = await visit({ ...PHONE, locale: "de" }, { hash: "" });
    await phone.locator(".home-today").getByText("Heute sind 2 Techniken fällig").waitFor();
    await phone.locator(".home-today").tap();
    await phone.locator(".statistics").waitFor();
    const fresh = await visit(DESKTOP, { storage: {}, hash: "" });
    await fresh.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
    expect(await fresh.locator("main").getByRole("link", { name: "Progress", exact: true }).count()).toBe(0);
    expect(await fresh.locator(".home-today").count()).toBe(0);
  });

  it("on a phone, no number of the statistics is cut, and a link is no browser blue", async () => {
    const page = await visit({ ...PHONE, viewport: { width: 360, height: 640 }, locale: "de" });
    for (const table of await page.locator(".numbers").all())
      expect(await table.evaluate((each) => each.getBoundingClientRect().right)).toBeLessThanOrEqual(360 - 12);
    await page.locator(".numbers td").getByText("0,5").waitFor();
    await page.evaluate(() => (location.hash = ""));
    const link = page.locator(".home-today");
    await link.waitFor();
    const accent = await page.locator(".ways .primary").evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await link.evaluate((each) => getComputedStyle(each).color)).toBe(accent);
  });

  it("says that a date of an address doesn’t exist, and writes dates in the language of the page", async () => {
    const page = await visit(DESKTOP, { hash: "#/play/2026-13-99" });
    await page.getByText("The date 2026-13-99 doesn’t exist.").waitFor();
    await page.goto(`${playground.url}#/play/2130-01-01`);
    await page.getByText("The puzzle of 2130-01-01 opens on that day.").waitFor();
    await page.locator(".level").getByText("27 Nov ·").waitFor();
    const german = await visit({ ...PHONE, locale: "de" }, { hash: "#/play/2026-02-30" });
    await german.getByText("Das Datum 2026-02-30 gibt es nicht.").waitFor();
    await german.locator(".level").getByText("27. Nov. ·").waitFor();
  });

  it("a hostile or damaged file changes nothing, and the page says where it is wrong", async () => {
    const page = await visit();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save a file" }).click(),
    ]);
    const text = await textOf(download);
    const all = (): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    const before = await all();
    for (const [content, said] of [
      [text.slice(0, -40), /This file is damaged: it is no JSON.*\(WINGS_BAD_BACKUP\)/],
      ["{}", /This file is no backup of wings\. Nothing was changed\./],
      [
        text.replace('"interval":3', '"interval":"<img src=x onerror=alert(1)>"'),
        /damaged at learner\.stations\.x-wing\.review\.interval: .*<img src=x/,
      ],
      [text.replace('"tried":4', '"tried":-4'), /damaged at learner\.stations\.naked-pair\.tried: -4/],
      [
        text.replace('"stations":{', '"stations":{"no-such-wing":{},'),
        /damaged at learner\.stations\.no-such-wing\.right: nothing/,
      ],
      [text.replace('{"wings"', `{"${"x".repeat(1_000_000)}":1,"wings"`), /damaged at x{60}…/],
    ] as const) {
      await page
        .locator(".file-button input")
        .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(content) });
      await page.locator(".fault").getByText(said).waitFor();
      expect(await page.getByRole("button", { name: "Merge" }).count()).toBe(0);
      expect(await all()).toBe(before);
    }
  });

  it("works without a network, and by touch everything is in the width of a phone", async () => {
    const page = await visit({ ...PHONE, locale: "de-DE" });
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated"));
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".statistics").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByText("Wann eine Technik wiederkommt").tap();
    await page.getByText(/nach 1, 3, 7, 14, 30, 60, dann alle 120 Tage/).waitFor();
    await page.getByRole("button", { name: "Beginnen: fünf Minuten" }).tap();
    await page.getByRole("heading", { name: /1\/2$/ }).waitFor();
  });

  it("lives are off by default; with them, the third wrong digit ends the puzzle", async () => {
    const page = await visit(DESKTOP, { hash: "#/play/medium-605543" });
    await page.getByRole("grid").waitFor();
    expect(await page.locator(".lives").count()).toBe(0);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Three lives: the third wrong digit ends the puzzle").check();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("img", { name: "3 lives left" }).waitFor();
    const wrong = async (at: number): Promise<void> => {
      const board = page.locator(`#cell-${at}`);
      await board.click();
      await drawn(page);
      // In r1c2 to r1c4 the digits are 7, 5 and 6.
      await page.keyboard.press(`Digit${[0, 1, 9, 1][at]}`);
    };
    await wrong(1);
    await page.getByRole("img", { name: "2 lives left" }).waitFor();
    // The page announces a mistake that costs a life.
    await page.locator("#cell-1.wrong").waitFor({ state: "attached" });
    await wrong(2);
    await page.getByRole("img", { name: "1 life left" }).waitFor();
    await page.reload();
    await page.getByRole("img", { name: "1 life left" }).waitFor();
    await wrong(3);
    await page.getByRole("heading", { name: "No lives left" }).waitFor();
    // The board takes no digits, and the clock stops.
    const board = (): Promise<string> => page.locator(".board").evaluate((each) => each.textContent);
    const [text, clock] = [await board(), await page.locator(".clock").textContent()];
    await page.locator("#cell-1").click();
    await page.keyboard.press("Digit7");
    await page.clock.fastForward(5000);
    await drawn(page);
    expect(await board()).toBe(text);
    expect(await page.locator(".clock").textContent()).toBe(clock);
    await page.getByRole("button", { name: "Go on without lives" }).click();
    await page.locator("#cell-1").click();
    await page.keyboard.press("Digit7");
    await expect.poll(board).not.toBe(text);
    expect(await page.locator(".lives").count()).toBe(0);
  });

  it("with lives, a puzzle is tried again from its start", async () => {
    const page = await visit(DESKTOP, { storage: { wings: { lives: true } }, hash: "#/play/medium-605543" });
    await page.getByRole("img", { name: "3 lives left" }).waitFor();
    for (const [at, digit] of [
      [1, 1],
      [2, 9],
      [3, 1],
    ]) {
      await page.locator(`#cell-${at}`).click();
      await page.keyboard.press(`Digit${digit}`);
      await page.locator(`#cell-${at}.wrong`).waitFor({ state: "attached" });
    }
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("img", { name: "3 lives left" }).waitFor();
    await expect.poll(() => page.locator(".cell .digit:not(.given)").count()).toBe(0);
  });
});
