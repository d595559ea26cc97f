import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { cell, DESKTOP, drawn, PHONE } from "./playground.js";

/** A way to use the page: what is done is the same, how it is done is not. */
export interface Way {
  readonly name: string;
  readonly screen: BrowserContextOptions;
  /** Presses a button, ticks a box, opens a list. */
  press(page: Page, target: Locator): Promise<void>;
  /** Goes to a cell of the board. */
  goTo(page: Page, row: number, column: number): Promise<void>;
  /** Types a digit into the cell that one is at. */
  type(page: Page, digit: number): Promise<void>;
  tab(page: Page, name: string): Promise<void>;
}

const pad = (page: Page, digit: number): Locator =>
  page.getByRole("group", { name: "Enter digits" }).getByText(String(digit), { exact: true });

const mouse: Way = {
  name: "by mouse",
  screen: DESKTOP,
  press: (_page, target) => target.click(),
  goTo: (page, row, column) => cell(page, row, column).click(),
  type: (page, digit) => pad(page, digit).click(),
  tab: (page, name) => page.getByRole("tab", { name }).click(),
};

const keyboard: Way = {
  name: "by keyboard",
  screen: DESKTOP,
  press: async (page, target) => {
    await tabTo(page, target);
    const kind = await target.evaluate((element) => (element as Partial<HTMLInputElement>).type);
    await page.keyboard.press(kind === "checkbox" ? "Space" : "Enter");
  },
  goTo: async (page, row, column) => {
    const here = page.locator(".cell[tabindex='0']");
    await tabTo(page, here);
    const at = Number((await here.getAttribute("id"))!.slice(5));
    const down = row - 1 - Math.floor(at / 9);
    const right = column - 1 - (at % 9);
    for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  },
  type: (page, digit) => page.keyboard.press(String(digit)),
  tab: async (page, name) => {
    await tabTo(page, page.getByRole("tab", { selected: true }));
    const wanted = page.getByRole("tab", { name });
    for (let i = 0; i < 4; i++) {
      if ((await wanted.getAttribute("aria-selected")) === "true") return;
      await page.keyboard.press("ArrowRight");
      await drawn(page);
    }
  },
};

const touch: Way = {
  name: "on a phone",
  screen: PHONE,
  press: (_page, target) => target.tap(),
  goTo: (page, row, column) => cell(page, row, column).tap(),
  type: (page, digit) => pad(page, digit).tap(),
  tab: async (page, name) => {
    // A hint takes the place of the tabs.
    const close = page.getByRole("button", { name: "Close the hint" });
    if (await close.isVisible()) await close.tap();
    await page.getByRole("tab", { name }).tap();
  },
};

/** The same way, with a look at the page after each press. */
const looking = (way: Way): Way => ({
  ...way,
  press: async (page, target) => {
    await way.press(page, target);
    await drawn(page);
  },
  goTo: async (page, row, column) => {
    await way.goTo(page, row, column);
    await drawn(page);
  },
  type: async (page, digit) => {
    await way.type(page, digit);
    await drawn(page);
  },
  tab: async (page, name) => {
    await way.tab(page, name);
    await drawn(page);
  },
});

const WAYS: readonly Way[] = [mouse, keyboard, touch].map(looking);

/** Tests that run in all ways in a deep run, else in one way: the next test of the file takes the next way. */
export function takeTurns(): (name: string, run: (way: Way) => Promise<void>) => void {
  let turn = 0;
  return (name, run) => {
    it.each(isDeep ? WAYS : [WAYS[turn++ % WAYS.length]])(`${name}: $name`, run);
  };
}

/**
 * Goes to where the focus is wanted with the Tab key alone: what can't be reached in this way can't be used. How often it
 * has to be pressed is counted first, for each press takes its time.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tries = 0; tries < 5; tries++) {
    const by = await target.evaluate((element) => {
      const inside = document.querySelector("dialog[open]") ?? document;
      const stops = [
        ...inside.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
      ].filter((each) => each.tabIndex >= 0 && each.checkVisibility() && !(each as HTMLButtonElement).disabled);
      const at = document.activeElement;
      const here = stops.findIndex((each) => each === at);
      return here >= 0 || at === document.body ? stops.indexOf(element as HTMLElement) - here : 1;
    });
    if (by === 0) return;
    for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by > 0 ? "Tab" : "Shift+Tab");
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}
