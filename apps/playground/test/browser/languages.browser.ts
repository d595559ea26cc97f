import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGUAGES } from "@wings/languages";
import { boardAt, inBrowser, textOf, usePlayground } from "./playground.js";
import { KNOWN } from "./known-wings.js";

const STUCK = `#/solve/${textOf(boardAt(KNOWN[3].puzzle, "S4"))}`;

/** The rooms, each with what it has when it is there. */
const ROOMS = [
  ["#/", ".home"],
  ["#/play", ".levels"],
  ["#/play/medium-31", ".keypad"],
  ["#/play/x-disjoint-anti-knight-easy-7", ".game-rules"],
  ["#/practice", ".map-room .station"],
  ["#/practice/w-wing/lesson", ".lesson-example"],
  ["#/progress", ".progress .card"],
  [STUCK, ".asks"],
] as const;

/** Texts of buttons that are cut, and what runs out of the window at its sides. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (each: Element): boolean => each.checkVisibility() && getComputedStyle(each).clipPath === "none";
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll("html, dialog, .game-bar h2")]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map(({ tagName }) => `scrolls sideways: ${tagName}`);
    const scrolls = (each: Element): boolean => /auto|scroll/.test(getComputedStyle(each).overflowX);
    const outside = [...document.querySelectorAll("#app *:not(svg *), dialog *:not(svg *)")].filter((each) => {
      const { left, right, width: own } = each.getBoundingClientRect();
      if (own <= 1 || (left >= -0.5 && right <= width + 0.5) || !isShown(each)) return false;
      for (let box = each.parentElement; box !== null; box = box.parentElement) if (scrolls(box)) return false;
      return true;
    });
    const buttons = [...document.querySelectorAll("button, .button, [role=tab], summary, select")].filter(isShown);
    const cut = buttons.filter((button) => {
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement!;
        if (!isShown(parent) || parent.closest(".spoken, option") !== null || text.textContent!.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (right - left <= 1) continue;
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1) return true;
        if (getComputedStyle(parent).overflowX === "hidden" && parent.scrollWidth > parent.clientWidth + 1) return true;
      }
      return false;
    });
    return [
      ...wide,
      ...outside.map(({ tagName, className }) => `outside: ${tagName} ${String(className)}`),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ];
  });

inBrowser.each(LANGUAGES)("%s", (language) => {
  const playground = usePlayground();

  it.each([
    ["", 16],
    [" with text at 200 %", 32],
  ] as const)("fits a phone of 360 × 740%s", async (_, size) => {
    const context = await playground.context({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await context.addInitScript((settings) => {
      if (location.protocol === "http:" && window === top) localStorage.wings ??= settings;
    }, JSON.stringify({ language }));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    const found: Record<string, string[]> = {};
    const look = async (place: string): Promise<void> => {
      const all = await faults(page);
      if (all.length > 0) found[place] = all.slice(0, 5);
    };

    for (const [hash, content] of ROOMS) {
      await page.goto(playground.url + hash);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.locator(content).first().waitFor();
      await look(hash);
    }
    // The last room is the solver.
    for (const tab of ["path", "steps", "argue", "techniques"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(`#panel-${tab} :is(button, input)`).first().waitFor();
      await look(tab);
    }
    await page.locator("#tab-hint").click();
    await page.locator(".asks button").nth(1).click();
    await page.locator(".card .why, .card .sentence").first().waitFor();
    await look("hint");
    await page.locator(".menu").click();
    await look("menu");
    for (const button of await page.locator("#menu > button").all()) {
      const name = (await button.getAttribute("aria-label"))!;
      await button.evaluate((each: HTMLElement) => each.click());
      await page.locator("dialog[open] :is(button, input)").first().waitFor();
      // The rules of other boards are folded.
      await page.locator("dialog details").evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
      await look(name);
      await page.locator("dialog[open] button").first().click();
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    expect(found).toEqual({});
  });
});
