import { parse } from "@wings/core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PHONE, boardAt, cell, fileOf, inBrowser, shownBoard, textOf, usePlayground } from "./playground.js";
import { KNOWN } from "./known-wings.js";
import { HONEST } from "./plugins.js";
import { takeTurns } from "./input-methods.js";
import { isDeep } from "@wings/test-kit/depth";

const { puzzle: PUZZLE } = KNOWN[3];
const PLACED = parse(PUZZLE).values.filter((value) => value !== 0).length;
const STUCK = textOf(boardAt(PUZZLE, "S4"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page) => page.locator(".card");
/** Presses a button by keyboard. */
const enter = async (page: Page, name: string): Promise<void> => {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
};
const findPath = async (page: Page): Promise<void> => {
  await page.getByRole("tab", { name: "Path" }).click();
  await page.getByText(/to the solution/).waitFor();
};

const inTurn = takeTurns();

inBrowser("focus, undo and mistakes", () => {
  const playground = usePlayground();

  const MISTAKES = [
    ["a digit that is not in the solution", 6, 6, "3", /has no solution\..*3 in r6c6\.$/],
    ["a digit that leaves another cell nothing", 1, 2, "6", /r1c7.*6 in r1c2\.$/],
    ["a digit that is there already", 1, 1, "9", /^r1c1 and r1c3 hold 9 in row 1\..*9 in r1c1\.$/],
    ["a candidate that is needed", 1, 1, "Shift+Digit2", /A candidate of the solution was removed from r1c1\.$/],
  ] as const;
  it.each(isDeep ? MISTAKES : MISTAKES.slice(0, 1))(
    "a hint on a board with %s names the mistake first, and offers undo",
    async (_what, row, column, key, message) => {
      const page = await playground.visit(`#${PUZZLE}`);
      await cell(page, row, column).click();
      await page.keyboard.press(key);
      await button(page, "Next hint").click();
      await card(page).getByRole("heading", { name: "There is a mistake" }).waitFor();
      expect(await card(page).locator(".why").innerText()).toMatch(message);
      expect(await cell(page, row, column).getAttribute("class")).toContain("wrong");
      await card(page).getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));
      await button(page, "Next hint").click();
      await card(page).getByRole("heading", { name: "Where to look" }).waitFor();
    },
  );

  inTurn("undo leads back to the last board without a mistake, however long ago that was", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    // Right, wrong, and two more that are right.
    for (const [row, column, digit] of [
      [1, 1, 2],
      [6, 6, 3],
      [1, 2, 4],
      [1, 6, 5],
    ] as const) {
      await way.goTo(page, row, column);
      await way.type(page, digit);
      await expect.poll(() => cell(page, row, column).getAttribute("aria-label")).toContain(`, ${digit}`);
    }
    const last = shownBoard(page);
    await way.press(page, button(page, "Next hint"));
    await card(page).getByText("The mistake is 3 moves back.").waitFor();
    expect(await card(page).locator(".why").innerText()).toContain("3 in r6c6");
    await way.press(page, button(page, "Undo the last 3 moves"));
    await expect.poll(() => parse(shownBoard(page)).values.filter((value) => value !== 0).length).toBe(PLACED + 1);
    await expect.poll(() => cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1 column 1, 2");
    await page.getByText("One solution.").waitFor();
    // One can change one's mind.
    for (let i = 0; i < 3; i++) await way.press(page, button(page, "Redo"));
    expect(shownBoard(page)).toBe(last);
  });

  describe("the focus moves on when the pressed button disappears", () => {
    const focused = (page: Page) =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.matches(".card") ? "card" : at?.matches(".panel") ? "panel" : (at?.textContent ?? "");
      });

    it("from hint to hint", async () => {
      const page = await playground.visit(`#${STUCK}`);
      await enter(page, "Next hint");
      await card(page).waitFor();
      await expect.poll(() => focused(page)).toBe("card");
      await enter(page, "More");
      expect(await focused(page)).toBe("More");
      await enter(page, "More");
      await page.getByRole("list", { name: "Legend" }).waitFor();
      await expect.poll(() => focused(page)).toBe("card");
      await enter(page, "Apply");
      await expect.poll(() => focused(page)).toBe("Next hint");
    });

    it.runIf(isDeep)("along a path", async () => {
      const page = await playground.visit(`#${PUZZLE}`);
      await page.getByRole("tab", { name: "Path" }).click();
      await page.getByText(/to the solution/).waitFor();
      await expect.poll(() => focused(page)).toBe("card");
      await button(page, "Step forward").click();
      await enter(page, "Apply all steps up to here");
      await expect.poll(() => focused(page)).toBe("card");
      await enter(page, "End of the path");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
        .toBe("First step");
    });

    it.runIf(isDeep)("from a file that is removed", async () => {
      const page = await playground.visit(`#${PUZZLE}`);
      await page.getByRole("tab", { name: "Techniques" }).click();
      for (const name of ["a.mjs", "b.mjs"]) {
        const text = HONEST.replace("someone/", `${name[0]}/`);
        await page.getByLabel("Add techniques from a file").setInputFiles(fileOf(name, text));
        await page.locator(".spoken").getByText(`${name} is loaded.`).waitFor();
      }
      await enter(page, "Remove a.mjs");
      await expect.poll(() => focused(page)).toBe("panel");
    });

    it.runIf(isDeep)("a click outside of everything removes the focus", async () => {
      const page = await playground.visit(`#${STUCK}`);
      await button(page, "Show the next step").click();
      await card(page).waitFor();
      await page.locator("h1").click();
      await page.keyboard.press("Control+z");
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
  });

  it("applying a step of a path keeps the path, and one undo takes it back", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await findPath(page);
    const total = Number.parseInt(await page.getByText(/steps to the solution/).innerText());
    await page.locator(".steps ol button").nth(4).click();
    await button(page, "Apply all steps up to here").click();
    await page.getByText(`6 of ${total}`).waitFor();
    await page.locator(".status").getByText("after step 5 of the path. One Undo").waitFor();
    const placed = (text: string) => parse(text).values.filter((value) => value !== 0).length;
    expect(placed(shownBoard(page))).toBe(placed(textOf(PUZZLE)) + 5);
    await button(page, "Undo").click();
    await page.getByText(`1 of ${total}`).waitFor();
    expect(shownBoard(page).split("&")[0]).toBe(textOf(PUZZLE));
    // Off the path it is of no use.
    await page.getByRole("tab", { name: "Hint" }).click();
    await cell(page, 2, 3).click();
    await page.keyboard.press("1");
    await page.getByRole("tab", { name: "Path" }).click();
    await button(page, "Find the path").waitFor();
  });

  it.runIf(isDeep)("a reload while a path is shown keeps the current board", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await cell(page, 1, 1).click();
    await page.keyboard.press("2");
    await cell(page, 5, 5).click();
    await page.keyboard.press("Shift+Digit9");
    const mine = shownBoard(page);
    await findPath(page);
    await button(page, "Step forward").click();
    await button(page, "Step forward").click();
    await expect.poll(() => shownBoard(page)).not.toBe(mine);
    const shown = page.url();
    await page.reload();
    await expect.poll(() => shownBoard(page)).toBe(mine);
    await page.getByText("One solution.").waitFor();
    // The last board is that one, too.
    const other = await page.context().newPage();
    await other.goto(playground.url);
    await expect.poll(() => shownBoard(other)).toBe(mine);
    // Opened elsewhere, the same address is a link.
    await other.goto("about:blank");
    await other.goto(shown);
    await other.locator(".card .why").waitFor();
    expect(shownBoard(other)).toBe(new URL(shown).hash.slice(1).split("&")[0]);
  });

  it("handles clicks as soon as it is drawn", async () => {
    const context = await playground.context();
    // Immediately: before deferred work of the page, and before an answer of the engine renders it again.
    await context.addInitScript(() => {
      const drawn = new MutationObserver(() => {
        const techniques = document.getElementById("tab-techniques");
        if (techniques === null) return;
        drawn.disconnect();
        techniques.click();
      });
      drawn.observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve`);
    await page.locator("#tab-techniques[aria-selected=true]").waitFor();
  });

  it("undo and paste work with a box in focus, and nothing reaches the board behind a dialog", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    const start = shownBoard(page);
    const digit = async (): Promise<string> => {
      await cell(page, 1, 1).click();
      await page.keyboard.press("2");
      await expect.poll(() => shownBoard(page)).not.toBe(start);
      return shownBoard(page);
    };
    const paste = () =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, STUCK);
    const changed = await digit();
    await button(page, "Help").click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Control+z");
    await paste();
    expect(shownBoard(page)).toBe(changed);
    await button(page, "Close").click();
    await page.getByRole("tab", { name: "Techniques" }).click();
    await page.getByRole("checkbox", { name: "XY-Wing", exact: true }).focus();
    await page.keyboard.press("Control+z");
    await expect.poll(() => shownBoard(page)).toBe(start);
    await page.keyboard.press("Control+y");
    await expect.poll(() => shownBoard(page)).toBe(changed);
    await page.getByRole("checkbox", { name: "XY-Wing", exact: true }).focus();
    await paste();
    await expect.poll(() => shownBoard(page)).toBe(STUCK);
  });

  it.runIf(isDeep)("undo out of a mistake never leads to another puzzle", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    const wrong = `${"11".padEnd(9, ".")}${PUZZLE.slice(9)}`;
    await page.evaluate((hash) => (location.hash = hash), wrong);
    await page.getByText("r1c1 and r1c2 hold 1").waitFor();
    await button(page, "Next hint").click();
    await card(page).getByRole("heading", { name: "This puzzle has no solution" }).waitFor();
    expect(await card(page).getByRole("button").allInnerTexts()).toEqual(["Open a board"]);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText("This board is contradictory.").waitFor();
    await page.getByRole("tab", { name: "All steps" }).click();
    await button(page, "Find all steps").click();
    await page.getByText("This board is contradictory.").waitFor();
  });

  it.runIf(isDeep)("a puzzle that is opened is not changed by a mode that was left on", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await button(page, "Given").click();
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "WXYZ-Wing", exact: true }).click();
    await expect.poll(() => button(page, "Digit").getAttribute("aria-pressed")).toBe("true");
    const opened = shownBoard(page);
    await cell(page, 1, 8).click();
    await page.keyboard.press("5");
    await page.locator(".status").getByText("r1c8 is given").waitFor();
    expect(shownBoard(page)).toBe(opened);
  });

  const BAD_STEPS = [
    ["with another alphabet", "&step=W_Wing:r1c1", "The step in this link can’t be read"],
    ["without a change", "&step=w-wing:", "The step in this link can’t be read"],
    ["that changes something else", "&step=w-wing:r9c9-1", "W-Wing doesn’t find the step of this link on this board"],
    ["of a stranger", "&step=someone/own:r9c9-1", "someone/own. Add its file under Techniques"],
    ["of nobody", "&step=no-such:r9c9-1", "no-such, a technique that this page doesn’t know"],
  ] as const;
  it("reports a link that can't be read or names a missing step", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    const open = (hash: string): Promise<string> => page.evaluate((text) => (location.hash = text), hash);
    await open("nothing");
    await page.locator(".status.error").waitFor();
    // It is removed from the address, and its message with the next link.
    await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));
    await open("/solve");
    await page.locator(".status").getByText("One solution.").waitFor();
    expect(shownBoard(page)).toBe(textOf(PUZZLE));
    for (const [what, step, message] of BAD_STEPS) {
      await open(`${STUCK}${step}`);
      await page.locator(".status.error").getByText(message).waitFor();
      expect(shownBoard(page), what).toBe(STUCK);
      // Whoever goes on has read it.
      await page.getByRole("tab", { name: "All steps" }).click();
      await page.locator(".status").getByText("One solution").waitFor();
      await page.getByRole("tab", { name: "Hint" }).click();
    }
    // Givens that contradict each other: there is nothing to go back to.
    await open("11".padEnd(81, "."));
    await page.getByText("r1c1 and r1c2 hold 1 in row 1.").first().waitFor();
    await button(page, "Show the next step").click();
    expect(await card(page).locator(".why").innerText()).toBe("r1c1 and r1c2 hold 1 in row 1.");
    await expect.poll(() => card(page).getByRole("button").allInnerTexts()).toEqual(["Open a board"]);
  });

  it.runIf(isDeep)("the error of an unreadable text stays until the dialog closes", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("hello world");
    await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("alert").getByText("“hello world” is no sudoku").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".status").getByText("One solution.").waitFor();
  });

  it.runIf(isDeep)("names of third-party techniques are cut, wrapped and never look like built-in ones", async () => {
    const page = await playground.visit(`#${PUZZLE}`, PHONE);
    const load = async (name: string, title: string): Promise<void> => {
      await page.getByRole("tab", { name: "Techniques" }).click();
      const text = HONEST.replace('name: "Lone candidate"', `name: ${JSON.stringify(title)}`);
      await page.getByLabel("Add techniques from a file").setInputFiles(fileOf(name, text));
      await page.locator(".plugins .file").getByText(name).waitFor();
      await expect.poll(() => page.locator(".techniques .chip").last().innerText(), { timeout: 15_000 }).toBe(name);
    };
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await load(`${"n".repeat(180)}.mjs`, "W".repeat(3000));
    expect(await width()).toBe(360);
    expect((await page.locator(".techniques .name").last().innerText()).length).toBeLessThan(100);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await load("mine.mjs", "Naked Single");
    await page.getByRole("tab", { name: "All steps" }).click();
    await button(page, "Find all steps").click();
    await page.getByText(/^\d+ steps$/).waitFor();
    const heads = await page.locator("summary").filter({ hasText: "Naked Single" }).allInnerTexts();
    expect(heads.filter((head) => head.includes("mine.mjs"))).toHaveLength(1);
    expect(heads).toHaveLength(2);
    expect(await page.locator("summary bdi").count()).toBeGreaterThan(heads.length);
  });

  it.runIf(isDeep)("a solved board has no path and is reported as solved", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await findPath(page);
    await button(page, "End of the path").click();
    await button(page, "Apply all steps up to here").click();
    await page.reload();
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText("This board is solved").waitFor();
  });
});
