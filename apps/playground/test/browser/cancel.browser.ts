import { parse } from "@wings/core";
import { LADDER } from "@wings/ladder";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { SLOW } from "./plugins.js";
import {
  SINGLES,
  cell,
  chooseOnly,
  fileOf,
  inBrowser,
  marksOf,
  shownBoard,
  textOf,
  usePlayground,
} from "./playground.js";
import { KNOWN } from "./known-wings.js";
import { heaviest } from "./boards-with-many-steps.js";
import { takeTurns } from "./input-methods.js";
import { isDeep } from "@wings/test-kit/depth";

const START = textOf(KNOWN[3].puzzle);
const HEAVY = heaviest();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const summary = (page: Page) => page.locator("p.summary");

/** Records what the page says of the search after every change: techniques are too quick to be asked one by one. */
const watchProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown = new Set<string>();
    (globalThis as unknown as { shown: Set<string> }).shown = shown;
    new MutationObserver(() => {
      const bar = document.querySelector("progress");
      if (bar === null) return;
      const count = document.querySelector(".buttons .place")?.textContent ?? "";
      const summary = document.querySelector(".summary")?.textContent ?? "";
      shown.add(`${bar.value} | ${count} | ${summary}`);
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
const shownProgress = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]);

const tried = (page: Page) => page.getByRole("progressbar").evaluate((bar) => (bar as HTMLProgressElement).value);

/** Presses "Cancel" as soon as the summary has a text: from the outside, a press could come after the end of the search. */
const cancelAt = (page: Page, text: string): Promise<void> =>
  page.evaluate((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("p.summary")?.textContent.includes(wanted)) return;
      const cancel = [...document.querySelectorAll("button")].find((each) => each.textContent === "Cancel");
      if (cancel === undefined) return;
      observer.disconnect();
      cancel.click();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);

const inTurn = takeTurns();

inBrowser("what takes long is seen, and can be stopped", () => {
  const playground = usePlayground();

  inTurn(
    "with techniques that are slow: says which is tried, how many are done, and what was found",
    async ({ press, tab, screen }) => {
      const page = await playground.visitWithSingles(`#${START}`, screen);
      await tab(page, "Techniques");
      await page.getByLabel("Add techniques from a file").setInputFiles(fileOf("slow.mjs", SLOW));
      await page.getByText("adds Slow one").waitFor();
      await tab(page, "All steps");
      const singles = SINGLES.length;
      const total = singles + 3;

      // First it is stopped on the way.
      await watchProgress(page);
      await cancelAt(page, "Trying Slow two");
      await press(page, button(page, "Find all steps"));
      await summary(page)
        .getByText(new RegExp(`^\\d+ steps; stopped after ${singles + 1} of ${total} techniques, at Slow two`))
        .waitFor();
      const progress = await shownProgress(page);
      const whileTrying = (name: string, done: number) =>
        new RegExp(`^${done} \\| ${done} of ${total} \\| Trying ${name} slow.mjs; [1-9]\\d* steps? so far$`);
      expect(progress).toContainEqual(expect.stringMatching(whileTrying("Slow one", singles)));
      expect(progress).toContainEqual(expect.stringMatching(whileTrying("Slow two", singles + 1)));

      // What was found so far is there to be looked at, and the page goes on.
      const names = (await page.locator("summary").allInnerTexts()).join();
      expect(names).toContain("Hidden Single");
      expect(names).toContain("Slow one");
      expect(names).not.toContain("Slow three");
      const step = page.locator("details[open] ul.steps button").first();
      if ((await step.count()) === 0) await press(page, page.locator("summary").first());
      await press(page, step);
      await page.locator(".card .why").waitFor();

      // Then it is let go on to the end.
      await press(page, button(page, "Find all steps"));
      await page.getByText(/^\d+ steps$/).waitFor();
      expect(await shownProgress(page)).toContainEqual(expect.stringMatching(whileTrying("Slow three", singles + 2)));
      expect((await page.locator("summary").allInnerTexts()).join()).toContain("Slow three");
      expect(await page.locator(".plugins .error").count()).toBe(0);
    },
  );

  inTurn("a path stops too, and its found steps can be walked", async ({ press, tab, screen }) => {
    const page = await playground.visit(`#${START}`, screen);
    await tab(page, "Techniques");
    await page.getByLabel("Add techniques from a file").setInputFiles(fileOf("slow.mjs", SLOW));
    await page.getByText("adds Slow one").waitFor();
    await tab(page, "Path");
    // The singles lead to where only the slow ones are left to be tried.
    await summary(page)
      .getByText(/^\d+ steps so far …/)
      .waitFor();
    await press(page, button(page, "Cancel"));
    await summary(page)
      .getByText(/^\d+ steps so far \(stopped\)/)
      .waitFor();
    const total = Number(/^\d+/.exec(await summary(page).innerText())![0]);
    expect(total).toBeGreaterThan(5);
    // Singles in a row are folded, and a closed fold has no inner text.
    const steps = await page.locator(".steps ol button").allTextContents();
    expect(steps).toHaveLength(total);
    const placements = steps.filter((step) => /Single|Full House/.test(step)).length;
    await press(page, button(page, "End of the path"));
    await press(page, button(page, "Apply all steps up to here"));
    const placed = (text: string): number => parse(text).values.filter((value) => value !== 0).length;
    await expect.poll(() => placed(shownBoard(page))).toBe(placed(START) + placements);
  });

  inTurn(
    "on the heaviest board: a search of a minute can be stopped, and leaves a page that works",
    async ({ press, tab, goTo, type, screen }) => {
      const context = await playground.context(screen);
      // Before ALS XY-Wing comes ALS-XZ, with hundreds of thousands of steps: they are for the deep run.
      if (!isDeep) await chooseOnly(context, ["xy-wing", "als-xy-wing"]);
      const page = await context.newPage();
      await page.goto(`${playground.url}#${HEAVY}`);
      await tab(page, "All steps");
      await press(page, button(page, "Find all steps"));
      await summary(page).getByText("Trying ALS XY-Wing").waitFor();
      const techniques = isDeep ? LADDER.length : 2;
      const done = isDeep ? LADDER.findIndex(({ technique }) => technique.id === "als-xy-wing") : 1;
      expect(await tried(page)).toBe(done);
      const found = Number(/(\d+) steps so far$/.exec(await summary(page).innerText())?.[1]);
      expect(found).toBeGreaterThan(10);

      // Meanwhile, what is there can be looked at.
      const group = page.locator("details").filter({ hasText: /^XY-Wing/ });
      const step = group.locator("ul.steps button").first();
      if (!(await step.isVisible())) await press(page, group.locator("summary"));
      await press(page, step);
      await page.locator(".card").getByRole("heading", { name: "XY-Wing" }).waitFor();
      const without = await marksOf(page);

      await press(page, button(page, "Cancel"));
      await summary(page)
        .getByText(`${found} steps; stopped after ${done} of ${techniques} techniques, at ALS XY-Wing`)
        .waitFor();
      await page.locator(".card").getByRole("heading", { name: "XY-Wing" }).waitFor();
      // There is an engine again, to draw the links of the step; the one that searched is ended.
      await expect.poll(() => marksOf(page)).not.toBe(without);
      await expect.poll(() => page.workers().length).toBe(1);

      // And all the rest works.
      await tab(page, "Hint");
      await press(page, button(page, "Show the next step"));
      await page.locator(".card .why").waitFor();
      await press(page, button(page, "Apply"));
      await expect.poll(() => shownBoard(page)).not.toBe(HEAVY);
      await page.getByText("One solution.").waitFor();
      const open = parse(shownBoard(page)).values.findIndex((value) => value === 0);
      const [row, column] = [Math.floor(open / 9) + 1, (open % 9) + 1];
      await goTo(page, row, column);
      await type(page, 5);
      await expect.poll(() => cell(page, row, column).getAttribute("aria-label")).toContain(", 5");
    },
  );

  it.runIf(isDeep)("another board ends the search, and is judged at once", async () => {
    const page = await playground.visit(`#${HEAVY}`);
    await page.getByRole("tab", { name: "All steps" }).click();
    await button(page, "Find all steps").click();
    // ALS-XZ comes before it, with hundreds of thousands of steps.
    await summary(page).getByText("Trying ALS XY-Wing").waitFor({ timeout: 45_000 });
    await page.evaluate((hash) => (location.hash = hash), START);
    await page.getByText("One solution.").waitFor({ timeout: 3000 });
    await button(page, "Next hint").click();
    await page.locator(".card").waitFor({ timeout: 3000 });
  });

  it.runIf(isDeep)("one that hangs after the search was canceled is stopped and named all the same", async () => {
    const page = await playground.visitWithSingles(`#${START}`);
    await page.getByRole("tab", { name: "Techniques" }).click();
    const hangs = SLOW.replace(/ \+ \d+;/g, " + 60_000;");
    await page.getByLabel("Add techniques from a file").setInputFiles(fileOf("hangs.mjs", hangs));
    await page.getByText("adds Slow one").waitFor();
    await page.getByRole("tab", { name: "All steps" }).click();
    await button(page, "Find all steps").click();
    await summary(page).getByText("Trying Slow one").waitFor();
    await button(page, "Cancel").click();
    await page.locator(".status").getByText("hangs.mjs was stopped: see Techniques.").waitFor();
    await page.getByRole("tab", { name: "Techniques" }).click();
    await page.locator(".plugins .error").getByText("WINGS_PLUGIN_TIMEOUT").waitFor();
  });
});
