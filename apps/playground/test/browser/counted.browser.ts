import { findAll, parse } from "@wings/core";
import { rungOf } from "@wings/ladder";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { outcomeOf } from "../../src/model/step.js";
import { PHONE, inBrowser, marksOf, usePlayground } from "./playground.js";

const BOARD = "w1jcI8ja5k2a8j9bd3ej2eI8j7cle4cbfg9k9g15dhfbch6b13iegdj9jc8ab4j4bjgif13j3ajde2k9";
/** One that counts a fact and a set twice. */
const finding = findAll(parse(BOARD), [rungOf("set-logic")!.technique]).find(({ text }) =>
  text.endsWith("remove 8 from r3c8."),
)!;
const STEP = `#/solve/${BOARD}&step=set-logic:${outcomeOf(finding)}`;

const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Show on the board" }).getByRole("button", { name, exact: true });
const housesOf = (page: Page): Promise<[facts: number, sets: number]> =>
  Promise.all([page.locator(".board .sign-0").count(), page.locator(".board .sign-1").count()]);

inBrowser("the picture of a proof by counting", () => {
  const playground = usePlayground();

  it("shows facts in one color and sets in another, and a switch shows either alone", async () => {
    const page = await playground.visit(STEP);
    await choice(page, "Facts and sets").waitFor();
    expect(await choice(page, "Facts and sets").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => housesOf(page)).toEqual([4, 2]);
    const strokeOf = (look: string): Promise<string> =>
      page
        .locator(`.board .mark-house.${look}`)
        .first()
        .evaluate((mark) => getComputedStyle(mark).stroke);
    expect(await strokeOf("look-0")).not.toBe(await strokeOf("look-1"));
    const both = await marksOf(page);
    const marked = (look: string): Promise<number> => page.locator(`.board .mark-house.${look}`).count();

    await choice(page, "Facts").click();
    await expect.poll(() => housesOf(page)).toEqual([4, 0]);
    expect([await marked("look-0"), await marked("look-1")]).toEqual([4, 0]);
    expect(await choice(page, "Facts").getAttribute("aria-pressed")).toBe("true");
    await choice(page, "Sets").click();
    await expect.poll(() => housesOf(page)).toEqual([0, 2]);
    expect([await marked("look-0"), await marked("look-1")]).toEqual([0, 2]);
    await choice(page, "Facts and sets").click();
    await expect.poll(() => marksOf(page)).toBe(both);

    // No sign is on a candidate or on another sign, or cut at the edge.
    const { signs, candidates, size } = await page.evaluate(() => ({
      signs: [...document.querySelectorAll(".house-sign > circle")].map((sign) =>
        ["cx", "cy"].map((name) => Number(sign.getAttribute(name))),
      ),
      candidates: [...document.querySelectorAll(".board .candidate")].flatMap((text) => {
        const [x, y] = ["x", "y"].map((name) => (text.getAttribute(name) ?? "").split(" ").map(Number));
        return x.map((each, i) => [each, y[i] - 6]);
      }),
      size: document.querySelector<SVGSVGElement>(".board svg")!.viewBox.baseVal.width,
    }));
    expect(signs.length).toBe(6);
    signs.forEach(([x, y], i) => {
      for (const [otherX, otherY] of [...candidates, ...signs.slice(i + 1)])
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(15);
      expect(Math.min(x, y, size - x, size - y)).toBeGreaterThan(9);
    });

    // The legend names both all the time, and a weight is there only where something counts twice.
    await page.getByRole("list", { name: "Legend" }).getByText("fact that needs a place").waitFor();
    expect(await page.locator(".board .times").allTextContents()).toEqual(["×2", "×2"]);
  });

  it("has the switch on a phone, by keyboard too, and not where nothing is counted", async () => {
    const page = await playground.visit(STEP, PHONE);
    await choice(page, "Sets").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => housesOf(page)).toEqual([0, 2]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect.poll(() => page.getByRole("group", { name: "Show on the board" }).count()).toBe(0);
  });
});
