import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { KNOWN } from "./known-wings.js";
import {
  DESKTOP,
  PHONE,
  boardAt,
  cell,
  chooseOnly,
  inBrowser,
  shownBoard,
  textOf,
  usePlayground,
} from "./playground.js";

const { puzzle: PUZZLE } = KNOWN[3];
const STUCK = textOf(boardAt(PUZZLE, "S4"));

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const key = (page: Page, digit: number) => page.getByRole("button", { name: new RegExp(`^${digit} as `) });
const says = (page: Page, row: number, column: number) => cell(page, row, column).getAttribute("aria-label");

/** Rows and columns of the open cells. */
async function openCells(page: Page): Promise<(readonly [row: number, column: number])[]> {
  const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
  return labels.flatMap((label, at) =>
    / given$/.test(label) ? [] : [[Math.floor(at / 9) + 1, (at % 9) + 1] as const],
  );
}

/** `print` as on a phone: it returns at once, and the page is drawn for paper later. */
const printLater = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    };
  });

inBrowser("play, as a new player does", () => {
  const playground = usePlayground();

  it("a digit that waits for cells can be changed and ended with a finger, and is not left over", async () => {
    const page = await playground.visit("#/play/medium-605543", PHONE);
    const [[...first], [...second]] = await openCells(page);
    await key(page, 3).tap();
    await cell(page, first[0], first[1]).tap();
    await expect.poll(() => says(page, first[0], first[1])).toContain(", 3");
    // Another digit takes its place. The cell keeps its digit.
    await key(page, 4).tap();
    await expect.poll(() => key(page, 4).getAttribute("aria-pressed")).toBe("true");
    expect(await says(page, first[0], first[1])).toContain(", 3");
    await cell(page, second[0], second[1]).tap();
    await expect.poll(() => says(page, second[0], second[1])).toContain(", 4");
    // All 4s are highlighted, and no longer after Undo and the end.
    await expect.poll(() => page.locator(".cell.same").count()).toBeGreaterThan(1);
    await key(page, 4).tap();
    await expect.poll(() => page.locator(".cell[aria-selected='true']").count()).toBe(0);
    await expect.poll(() => page.locator(".cell.same").count()).toBe(0);
    await cell(page, second[0], second[1]).tap();
    await button(page, "Undo").tap();
    await expect.poll(() => page.locator(".cell.same").count()).toBe(0);
    // Start again ends it, too, and so does a press beside the board.
    for (const end of [() => button(page, "Start again").tap(), () => page.locator(".game-bar h2").tap()]) {
      await page.locator(".game-bar h2").tap();
      await key(page, 5).tap();
      await expect.poll(() => key(page, 5).getAttribute("aria-pressed")).toBe("true");
      await end();
      await expect.poll(() => key(page, 5).getAttribute("aria-pressed")).toBeNull();
    }
  });

  it("the page shows only conflicts at once, and names their cells; no highlight is left on a hint", async () => {
    const page = await playground.visit("#/play/medium-605543");
    // Both digits are wrong and leave no place for 5 in row 1. Nobody asked.
    for (const [column, digit] of [
      [2, "7"],
      [3, "3"],
    ] as const) {
      await cell(page, 1, column).click();
      await page.keyboard.press(digit);
      await expect.poll(() => says(page, 1, column)).toContain(`, ${digit}`);
    }
    const verdict = () => page.locator(".status").innerText();
    await button(page, "Check").click();
    await page
      .locator(".card")
      .getByText(/5 has no place left in row 1\..*wrong/)
      .waitFor();
    await button(page, "Close the hint").click();
    await expect.poll(verdict).toBe("");
    expect(await page.locator(".cell.wrong").count()).toBe(0);
    // The page reports equal digits at once.
    await cell(page, 1, 3).click();
    await page.keyboard.press("7");
    await page.locator(".status").getByText("r1c2 and r1c3 hold 7 in row 1.").waitFor();
    expect(await page.locator(".cell.wrong").count()).toBe(2);
    await button(page, "Start again").click();

    await page.getByRole("checkbox", { name: "Automatic candidates" }).check();
    await button(page, "Highlight 3").click();
    await expect.poll(() => page.locator(".same").count()).toBeGreaterThan(0);
    // A press on a digit highlights that digit.
    const [row, column] = placeOf(await givens(page), 5);
    await cell(page, row, column).click();
    await expect
      .poll(() => page.locator(".cell.same").count())
      .toBe((await givens(page)).filter((each) => each === 5).length);
    await button(page, "Hint").click();
    await page.locator(".card").waitFor();
    await expect.poll(() => page.locator(".same").count()).toBe(0);
  });
});

const givens = async (page: Page): Promise<number[]> =>
  (await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""))).map((label) =>
    Number(/, (\d) given$/.exec(label)?.[1] ?? 0),
  );

const placeOf = (values: readonly number[], digit: number): readonly [row: number, column: number] => {
  const at = values.indexOf(digit);
  return [Math.floor(at / 9) + 1, (at % 9) + 1];
};

inBrowser("a hint and a link", () => {
  const playground = usePlayground();

  it("the second level of a single gives its house and digit, but not its cell", async () => {
    const context = await playground.context();
    await chooseOnly(context, ["hidden-single"]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#${PUZZLE}`);
    await button(page, "Next hint").click();
    await button(page, "More").click();
    await page
      .locator(".card")
      .getByText(/^\s*\d has one place left in (row|column|box) \d\.$/)
      .waitFor();
    expect(await page.locator(".card .pattern li").count()).toBe(1);
    expect(await page.locator(".marks .shape, .marks .mark-cell").count()).toBe(0);
    await button(page, "Why").click();
    await page.locator(".marks .shape").first().waitFor();
    // A clause that appears below a pointer that rests is not lit.
    expect(await page.locator(".lit").count()).toBe(0);
  });

  it("a shared puzzle, an exercise and a list have the link of their page; a file can be chosen", async () => {
    const page = await playground.visit("#/play/2026-11-20");
    const link = page.getByRole("dialog").getByRole("textbox", { name: "Link to this page" });
    for (const hash of ["#/play/2026-11-20", "#/practice/naked-pair", "#/practice", "#/play"]) {
      await page.evaluate((to) => (location.hash = to), hash);
      await button(page, "Share").click();
      await expect.poll(() => link.inputValue()).toBe(playground.url + hash);
      await button(page, "Close").click();
    }
    await button(page, "Open").click();
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "friend.txt", mimeType: "text/plain", buffer: Buffer.from(PUZZLE) });
    await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

inBrowser("a reload", () => {
  const playground = usePlayground();

  it("keeps the step of a link, the place on the path, and the board of an exercise", async () => {
    const link = `#/solve/${STUCK}&step=w-wing:${KNOWN[3].outcome}`;
    const page = await playground.visit(link);
    const card = page.locator(".card").getByRole("heading", { name: "W-Wing" });
    await card.waitFor();
    await page.reload();
    await card.waitFor();
    expect(new URL(page.url()).hash).toBe(link);

    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText(/steps to the solution/).waitFor();
    for (let i = 0; i < 5; i++) await page.keyboard.press("]");
    const shown = () => page.locator(".ribbon [aria-current]").getAttribute("aria-label");
    await expect.poll(shown).toMatch(/^Step 6/);
    await expect.poll(() => shownBoard(page)).not.toBe(STUCK);
    const there = new URL(page.url()).hash;
    await page.reload();
    await page.getByText(/steps to the solution/).waitFor();
    await expect.poll(shown).toMatch(/^Step 6/);
    expect(new URL(page.url()).hash).toBe(there);

    await page.evaluate(() => (location.hash = "/practice/naked-pair"));
    await page.getByText("Mark the candidates that go.").waitFor();
    const puzzle = await givens(page);
    const [row, column] = placeOf(
      puzzle.map((each) => (each === 0 ? 1 : 0)),
      1,
    );
    await cell(page, row, column).click();
    await page.reload();
    await page.getByText("Mark the candidates that go.").waitFor();
    expect(await givens(page)).toEqual(puzzle);
  });
});

inBrowser("paper", () => {
  const playground = usePlayground();

  it("holds new puzzles although a phone prints later, and another number of them can be chosen", async () => {
    const page = await playground.visit("#/solve", DESKTOP);
    await printLater(page);
    await button(page, "Print").click();
    const dialog = page.getByRole("dialog");
    const print = dialog.getByRole("button", { name: "Print", exact: true });
    await dialog.getByRole("combobox", { name: "Level" }).selectOption("easy");
    await dialog.getByRole("combobox", { name: "Puzzles on the page" }).selectOption("1");
    await print.click();
    await page.locator("html[data-printed='1']").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".puzzle-sheet").isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await dialog.getByRole("combobox", { name: "Puzzles on the page" }).selectOption("6");
    await print.click();
    await page.locator("html[data-printed='2']").waitFor();
    expect(await page.locator(".puzzle-sheet > figure svg").count()).toBe(6);
    // Letter and A4, with margins of 1 cm.
    await page.emulateMedia({ media: "print" });
    for (const [width, height] of [
      [740, 980],
      [718, 1047],
    ]) {
      await page.setViewportSize({ width, height });
      const last = (await page.locator(".printed").boundingBox())!;
      expect(last.y + last.height).toBeLessThanOrEqual(height);
    }
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize(DESKTOP.viewport!);
    await button(page, "Close").click();
    await expect.poll(() => page.locator("html[data-sheet]").count()).toBe(0);
  });
});
