import { findAll, parse } from "@wings/core";
import { rungOf } from "@wings/ladder";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE, type Playground, inBrowser, usePlayground } from "./playground.js";

/** Opens an address of the map, with a stored record. */
async function open(
  playground: Playground,
  { hash = "#/practice", stored = {}, ...options }: { hash?: string; stored?: Record<string, string> } & typeof DESKTOP,
): Promise<Page> {
  const context = await playground.context(options);
  await context.addInitScript((entries) => {
    if (location.protocol !== "http:" || window !== top) return;
    for (const [key, value] of Object.entries(entries)) localStorage[key] ??= value;
  }, stored);
  const page = await context.newPage();
  await page.goto(`${playground.url}${hash}`);
  return page;
}

const KNOWN = { right: 5, tried: 5, streak: 5, hasBadge: true, uses: 0 };
const knownStations = (...ids: string[]): Record<string, string> => ({
  "wings/coach/stations": JSON.stringify(Object.fromEntries(ids.map((id) => [id, KNOWN]))),
});
const puzzle = (id: string, hinted: readonly string[]) => ({
  id,
  start: ".".repeat(81),
  level: "hard",
  day: "2026-11-22",
  seconds: 100,
  hints: 1,
  slips: 0,
  used: {},
  hinted,
  missed: [],
  needed: ["skyscraper"],
});
const STUCK_ON_SKYSCRAPERS = {
  ...knownStations("x-wing"),
  "wings/coach/puzzles": JSON.stringify(
    [["skyscraper"], [], ["skyscraper"], ["skyscraper"], []].map((hinted, i) => puzzle(`p${i}`, hinted)),
  ),
};

const station = (page: Page, name: string) =>
  page.locator(".lines").getByRole("link", { name: new RegExp(`^${name}`) });

inBrowser("the map", () => {
  const playground = usePlayground();

  it("shows thirty stations on lines, with pictures, and says what comes next and why", async () => {
    const page = await open(playground, { ...DESKTOP, stored: STUCK_ON_SKYSCRAPERS });
    await page.getByText("3 of your last 5 puzzles had one").waitFor();
    await page.getByRole("heading", { name: /Next: Skyscraper/ }).waitFor();
    const stations = page.locator(".lines a.station");
    expect(await stations.count()).toBeGreaterThanOrEqual(30);
    await expect.poll(() => page.locator(".lines .tile-picture").count()).toBe(await stations.count());
    expect(await page.locator(".line h3").allTextContents()).toEqual([
      expect.stringMatching(/^Singles/),
      expect.stringMatching(/^One digit/),
      expect.stringMatching(/^Sets/),
      expect.stringMatching(/^Wings/),
      expect.stringMatching(/^Uniqueness/),
      expect.stringMatching(/^Chains/),
      expect.stringMatching(/^Beyond/),
    ]);
    // The name of a link says the state, and what the station builds on.
    await page.getByRole("link", { name: /^X-Wing known builds on Claiming/ }).waitFor();
    // A wide page has all lines on one map, without anything to scroll sideways.
    expect(await page.locator(".rails").isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    // What a station builds on stays lit.
    await station(page, "AIC").hover();
    await expect.poll(() => page.locator(".lines li.lit").count()).toBeGreaterThan(8);
    await page.locator(".map-about").getByText("builds on X-Chain and XY-Chain").waitFor();
  });

  it("no line crosses the name of a station, and no name covers that of a line", async () => {
    const page = await open(playground, {
      ...DESKTOP,
      viewport: { width: 1440, height: 1400 },
      reducedMotion: "reduce",
    });
    const pictures = page.locator(".lines .tile-picture");
    await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(30);
    const boxes = await page
      .locator(".line .station strong")
      .evaluateAll((all) =>
        all.map((each) => ({ name: each.textContent, box: each.getBoundingClientRect().toJSON() })),
      );
    const shots = async (): Promise<string[]> => {
      const all: string[] = [];
      for (const { box } of boxes) all.push((await page.screenshot({ clip: box })).toString("base64"));
      return all;
    };
    expect(boxes.length).toBeGreaterThanOrEqual(30);
    const before = await shots();
    await page.locator(".rails").evaluate((rails: SVGElement) => (rails.style.visibility = "hidden"));
    const after = await shots();
    expect(boxes.filter((_, i) => before[i] !== after[i]).map(({ name }) => name)).toEqual([]);
    const covered = await page.locator(".line h3").evaluateAll((heads) => {
      const names = [...document.querySelectorAll(".line .station strong")].map((each) => each.getBoundingClientRect());
      const isCovered = (a: DOMRect): boolean =>
        names.some((b) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom);
      return heads.filter((head) => isCovered(head.getBoundingClientRect())).map((head) => head.textContent);
    });
    expect(covered).toEqual([]);
  });

  it("the keyboard reaches the next station, the lines, and the techniques behind more", async () => {
    const page = await open(playground, DESKTOP);
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Tab");
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(await focused()).toBe("Learn it");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Next puzzle");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Something else");
    // The first station that has the focus says what it is.
    await page.locator(".lines").getByRole("link", { name: "Next Full House" }).focus();
    await page.locator(".map-about").getByText("Full House").waitFor();
    await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^Naked Single/);
    await page.getByRole("button", { name: /more: Wings/ }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Wings 26");
    await page.getByRole("link", { name: /^W-Ring/ }).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^W-Ring/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "W-Ring", exact: true }).waitFor();
    expect(page.url()).toMatch(/#\/practice\/w-ring\/lesson$/);
    await page.goBack();
    await page.locator(".line-map").waitFor();
  });

  it("believes what a player says about earlier levels, and calls nothing known", async () => {
    const page = await open(playground, DESKTOP);
    await page.getByRole("heading", { name: /Next: Full House/ }).waitFor();
    await page.getByText("I know some of this already").click();
    await page.getByRole("button", { name: "… and pairs and triples" }).click();
    await page.getByRole("heading", { name: /Next: X-Wing/ }).waitFor();
    await page.getByText("It builds on Claiming.").waitFor();
    await page
      .locator(".map-about")
      .getByText(/^0 of 3\d/)
      .waitFor();
    await page.reload();
    await page.getByRole("heading", { name: /Next: X-Wing/ }).waitFor();
  });

  it("a damaged record changes nothing, and what is valid in it stays", async () => {
    const hostile = {
      "wings/coach/stations": JSON.stringify({
        ...JSON.parse(knownStations("full-house")["wings/coach/stations"]),
        "<img>": KNOWN,
        "x-wing": { right: "5" },
      }),
      "wings/coach/puzzles": "{broken",
      "wings/coach/plays": "[1,2",
      "wings/coach/days": '{"__proto__":{"right":1}}',
      "wings/coach/said": '"root"',
      "wings/progress": '{"hidden-single":{"right":5,"tried":5,"streak":5,"hasBadge":true}}',
    };
    const page = await open(playground, { ...DESKTOP, stored: hostile });
    await page.getByRole("link", { name: /^Full House known/ }).waitFor();
    await page.getByRole("link", { name: /^Hidden Single known/ }).waitFor();
    await page
      .locator(".map-about")
      .getByText(/^2 of 3\d/)
      .waitFor();
  });

  it("a phone shows one line at a time, in German, with room for fingers", async () => {
    const page = await open(playground, { ...PHONE, locale: "de", stored: STUCK_ON_SKYSCRAPERS });
    await page.getByText("Daran hängst du: 3 deiner letzten 5 Rätsel hatten es").waitFor();
    const shown = page.locator(".line:visible h3");
    await expect.poll(() => shown.allTextContents()).toEqual([expect.stringMatching(/^Eine Ziffer/)]);
    await page.getByRole("button", { name: /^Flügel/ }).tap();
    await expect.poll(() => shown.allTextContents()).toEqual([expect.stringMatching(/^Flügel/)]);
    await page.getByText("baut auf XYZ-Wing auf").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const box of await page.locator(".line:visible a.station, .line-tabs button, .next-card .button").all())
      expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(40);
    await page.locator(".line:visible a.station").first().tap();
    await page.getByRole("heading", { name: "XY-Wing" }).waitFor();
  });

  it("a window that is enlarged two or four times has all of it, without a second direction to scroll", async () => {
    for (const width of [640, 320]) {
      const page = await open(playground, {
        ...DESKTOP,
        viewport: { width, height: 450 },
        stored: STUCK_ON_SKYSCRAPERS,
      });
      await page.locator(".line-map").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const wide = await page
        .locator(".map-room *:not(.line-tabs *)")
        .evaluateAll((all) =>
          all.filter((each) => each.getBoundingClientRect().right > innerWidth).map(({ className }) => className),
        );
      expect(wide).toEqual([]);
    }
  });
});

inBrowser("a player of fixed skill", () => {
  const playground = usePlayground();

  /** Full houses: the digits that are missing where one cell of a row, column or box is open. */
  const fullHouses = async (page: Page): Promise<string[]> => {
    await page.waitForFunction(() => document.querySelector("[data-late]") === null);
    const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
    const board = parse(labels.map((label) => /, (\d)(?: given|$)/.exec(label)?.[1] ?? ".").join(""));
    const found = findAll(board, [rungOf("full-house")!.technique], { policy: "distinct" });
    return found.flatMap((finding) => finding.toJSON().placements.map(({ cell, digit }) => `${cell}${digit}`));
  };
  const answer = async (page: Page, name: string): Promise<void> => {
    await page.locator(`#cell-${(Number(name[1]) - 1) * 9 + Number(name[3]) - 1}`).focus();
    await page.keyboard.press(name[4]);
    await page.getByRole("button", { name: "Check", exact: true }).click();
  };

  /** Goes on, and waits for other givens: until then the old board is still there. */
  const goToNextBoard = async (page: Page): Promise<void> => {
    const givens = (): Promise<string> =>
      page
        .getByRole("gridcell")
        .evaluateAll((all) => all.map((each) => /, (\d) given/.exec(each.ariaLabel ?? "")?.[1] ?? ".").join(""));
    const before = await givens();
    await page.getByRole("button", { name: "Next board" }).click();
    await expect.poll(givens).not.toBe(before);
  };

  it("makes a station known by right answers, and goes on to what comes next", async () => {
    const page = await open(playground, DESKTOP);
    await page.getByRole("link", { name: "Learn it" }).click();
    for (let round = 1; round <= 5; round++) {
      await page.getByText("Mark the digit that can be placed.").waitFor();
      const [first] = await fullHouses(page);
      await answer(page, first);
      await page.getByRole("img", { name: `${round} of 5 in a row` }).waitFor();
      if (round < 5) await goToNextBoard(page);
    }
    await page.getByRole("link", { name: "All techniques" }).click();
    await page.getByRole("link", { name: /^Full House known/ }).waitFor();
    await page.getByRole("heading", { name: /Next: Naked Single/ }).waitFor();
    await page.getByText("You know Full House, and this builds on it.").waitFor();
  });

  it("makes nothing known by guesses", async () => {
    const page = await open(playground, { ...DESKTOP, hash: "#/practice/full-house" });
    for (let round = 0; round < 4; round++) {
      await page.getByText("Mark the digit that can be placed.").waitFor();
      const right = await fullHouses(page);
      const open = await page.getByRole("gridcell").evaluateAll((all) =>
        all.flatMap((each, at) => {
          const digits = /candidates ([\d ]+)/.exec(each.ariaLabel ?? "")?.[1].split(" ") ?? [];
          return digits.map((digit) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}${digit}`);
        }),
      );
      await answer(page, open.filter((name) => !right.includes(name))[round]);
      await page
        .locator(".task .answer")
        .getByText(/can’t be|no Full House shows it/)
        .waitFor();
      await goToNextBoard(page);
    }
    await page.evaluate(() => (location.hash = "#/practice"));
    await page.getByRole("heading", { name: /Next: Full House/ }).waitFor();
    expect(await page.getByRole("link", { name: /known/ }).count()).toBe(0);
  });
});

inBrowser("the next puzzle", () => {
  const playground = usePlayground();

  describe.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("on a %s", (_, screen) => {
    it("fits what the player knows, and says what is new when asked", async () => {
      const page = await open(playground, {
        ...screen,
        stored: knownStations("full-house", "naked-single", "hidden-single"),
      });
      await page.getByRole("link", { name: "Next puzzle" }).click();
      await page.getByRole("grid").waitFor();
      expect(page.url()).toMatch(/#\/play\/for-(pointing|claiming|naked-pair)-w1[a-z\d]+$/);
      const details = page.locator(".new-here");
      expect(await details.getByText("New here:").isVisible()).toBe(false);
      await details.getByText("What is new in this puzzle?").click();
      await details.getByText("New here:").waitFor();
      // The address has the puzzle: somebody else sees the same one.
      const givens = (of: Page) =>
        of
          .getByRole("gridcell")
          .evaluateAll((all) => all.map((each) => /, (\d) given/.exec(each.ariaLabel ?? "")?.[1] ?? ".").join(""));
      const other = await open(playground, { ...screen, hash: new URL(page.url()).hash });
      await other.getByRole("grid").waitFor();
      await expect.poll(() => givens(other)).toBe(await givens(page));
    });
  });

  it("is there without a network, and a broken link leads to the choice of puzzles", async () => {
    const page = await open(playground, { ...DESKTOP });
    await page.locator(".line-map").waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.locator(".line-map").waitFor();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await page.getByRole("grid").waitFor();
    expect(page.url()).toContain("#/play/for-full-house-");
    await page.evaluate(() => (location.hash = "#/practice"));
    await page.locator(".line-map").waitFor();
    await page.context().setOffline(false);
    const broken = await open(playground, { ...DESKTOP, hash: "#/play/for-x-wing-w1zzz" });
    await broken.getByRole("heading", { name: "New puzzle" }).waitFor();
  });
});
