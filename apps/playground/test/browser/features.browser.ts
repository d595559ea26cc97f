import { text as readText } from "node:stream/consumers";
import { type FormatName, format, parse } from "@wings/core";
import { drawText } from "@wings/draw";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { HONEST } from "./plugins.js";
import {
  type Playground,
  boardAt,
  cell,
  fileOf,
  inBrowser,
  pictureOf,
  shownBoard,
  textOf,
  usePlayground,
} from "./playground.js";
import { KNOWN } from "./known-wings.js";
import { inTurn } from "./input-methods.js";

const W_WING = KNOWN[3];
const PUZZLE = W_WING.puzzle;
/** The board on which the W-Wing is the next step that is no placement. */
const STUCK = textOf(boardAt(PUZZLE, "S4"));
const FORMATS: readonly FormatName[] = [
  "digits",
  "digits-grid",
  "simple-sudoku",
  "sdk",
  "candidates",
  "grid",
  "marked-grid",
  "library",
  "url",
];

inBrowser("every feature", () => {
  const playground = usePlayground();
  inEveryWay(playground);

  it("reads every format that is pasted, and a link", async () => {
    const page = await playground.visit();
    const board = boardAt(PUZZLE, "S2");
    for (const name of FORMATS) {
      const text = format(board, name);
      await paste(page, text);
      await expect.poll(() => shownBoard(page), { message: name }).toBe(textOf(text));
    }
    await paste(page, `${playground.url}#${STUCK}&step=w-wing:${W_WING.outcome}`);
    await page.getByRole("heading", { name: "W-Wing" }).waitFor();
    expect(shownBoard(page)).toBe(STUCK);
  });

  it("reads what it has exported as a drawing with an explanation", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card").waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    const text = await page.getByLabel("The board as text").inputValue();
    expect(text).toContain("━");
    const other = await playground.visit();
    await paste(other, text);
    await other.locator(".card").getByRole("heading", { name: "W-Wing" }).waitFor();
    expect(shownBoard(other)).toBe(STUCK);
  });

  it("reads drawings, links and files of other programs, and names what it can't read of them", async () => {
    const page = await playground.visit();
    const plain = textOf(PUZZLE);
    const grid = PUZZLE.match(/.{9}/g)!.map((row) => Array.from(row, (digit) => Number(digit) || 0));
    const other = boardAt(PUZZLE, "S2");
    for (const text of [
      drawText(parse(PUZZLE)),
      `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE}`,
      JSON.stringify({ grid }),
      `<opensudoku><game data="${PUZZLE.replaceAll(".", "0")}"/></opensudoku>`,
    ]) {
      await paste(page, text);
      await expect.poll(() => shownBoard(page), { message: text }).toBe(plain);
      await paste(page, format(other, "url"));
      await expect.poll(() => shownBoard(page)).toBe(textOf(format(other, "url")));
    }
    await paste(page, JSON.stringify({ grid, antiknight: true }));
    await page.locator(".status.error").getByText('"antiknight"').waitFor();
  });

  it("says what is wrong with a text that is no board, and keeps the board", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await paste(page, "..1.2x");
    await page.locator(".status.error").getByText("WINGS_").waitFor();
    expect(shownBoard(page)).toBe(textOf(PUZZLE));
  });

  it("has shortcuts on the board for the next hint, for applying it, and for the path", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await cell(page, 1, 1).focus();
    for (const heading of ["What to look for", "W-Wing", "W-Wing"]) {
      await page.keyboard.press("h");
      await page.locator(".card").getByRole("heading", { name: heading }).waitFor();
    }
    await page.locator(".card .why").waitFor();
    await page.keyboard.press("a");
    await expect.poll(() => shownBoard(page)).not.toBe(STUCK);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Find the path" }).click();
    await page.getByText(/to the solution/).waitFor();
    await cell(page, 5, 5).focus();
    await page.keyboard.press("]");
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.keyboard.press("[");
    await page.getByText(/^1 of \d+$/).waitFor();
  });

  it("has shortcuts for undo, redo, erasing, and for candidates in place of digits", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    const label = () => cell(page, 2, 3).getAttribute("aria-label");
    await cell(page, 2, 3).focus();
    const all = "row 2 column 3, candidates 1 3 4 6";
    for (const [key, wanted] of [
      ["Shift+Digit4", "row 2 column 3, candidates 1 3 6"],
      ["Space", "row 2 column 3, candidates 1 3 6"],
      ["6", "row 2 column 3, candidates 1 3"],
      ["Shift+Digit3", "row 2 column 3, 3"],
      ["Control+z", "row 2 column 3, candidates 1 3"],
      ["Control+y", "row 2 column 3, 3"],
      ["Backspace", all],
      ["Control+z", "row 2 column 3, 3"],
      ["Control+Shift+z", all],
      ["Space", all],
      ["1", "row 2 column 3, 1"],
      ["Delete", all],
    ]) {
      await page.keyboard.press(key);
      await expect.poll(label, { message: key }).toBe(wanted);
    }
  });

  it("marks what is contradictory, and says it", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    await cell(page, 1, 1).click();
    await page.keyboard.press("9");
    await page.getByText("r1c1 and r1c3 hold 9 in row 1.").waitFor();
    expect(await page.locator(".cell.wrong").count()).toBeGreaterThan(1);
    expect(await cell(page, 1, 3).getAttribute("class")).toContain("wrong");
  });

  it("an empty board takes a puzzle digit by digit", async () => {
    const page = await playground.visit();
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Empty board" }).click();
    await cell(page, 1, 1).click();
    for (const digit of "53..7") {
      await page.keyboard.press(digit === "." ? "0" : digit);
      await page.keyboard.press("ArrowRight");
    }
    await page.getByText("More than one solution.").waitFor();
    expect(format(parse(shownBoard(page)))).toBe(`53..7${".".repeat(76)}`);
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1 column 1, 5 given");
  });
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);
}

function inEveryWay(playground: Playground): void {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  inTurn("opens a board from text", async (way) => {
    const page = await playground.visit("", way.screen);
    await way.press(page, page.getByRole("button", { name: "Open" }));
    await page
      .getByRole("dialog")
      .getByRole("textbox")
      .fill(format(parse(PUZZLE), "digits-grid"));
    await way.press(page, page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }));
    await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  inTurn("takes digits and candidates, erases, undoes and redoes", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    const label = (row: number, column: number) => cell(page, row, column).getAttribute("aria-label");
    expect(await label(2, 3)).toBe("row 2 column 3, candidates 1 3 4 6");
    await way.goTo(page, 2, 3);
    await way.type(page, 3);
    expect(await label(2, 3)).toBe("row 2 column 3, 3");
    expect(await label(7, 3)).toBe("row 7 column 3, candidates 1 4");
    const withDigit = shownBoard(page);

    await way.press(page, button(page, "Candidate"));
    await way.goTo(page, 7, 3);
    await way.type(page, 4);
    expect(await label(7, 3)).toBe("row 7 column 3, candidates 1");
    await way.type(page, 4);
    expect(await label(7, 3)).toBe("row 7 column 3, candidates 1 4");
    await way.press(page, button(page, "Digit"));
    await way.goTo(page, 2, 3);
    await way.press(page, button(page, "Erase"));
    expect(await label(2, 3)).toBe("row 2 column 3, candidates 1 3 4 6");
    expect(shownBoard(page)).toBe(textOf(PUZZLE));

    for (let i = 0; i < 3; i++) await way.press(page, button(page, "Undo"));
    expect(shownBoard(page)).toBe(withDigit);
    await way.press(page, button(page, "Redo"));
    expect(await label(7, 3)).toBe("row 7 column 3, candidates 1");
  });

  inTurn("gives a hint in three levels and applies it", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    const why = page.locator(".card .why");
    const bare = await pictureOf(page);
    await way.press(page, button(page, "Next hint"));
    const vague = await why.innerText();
    const spoken = page.locator(".spoken[role='status']");
    expect(await spoken.innerText()).toBe(vague);
    expect(vague).not.toMatch(/r\dc\d/);
    await way.press(page, button(page, "More"));
    await page.locator(".card").getByRole("heading", { name: "W-Wing" }).waitFor();
    const short = await why.innerText();
    expect(short).toContain("r8c2");
    expect(await pictureOf(page)).toBe(bare);
    await way.press(page, button(page, "More"));
    await page.getByRole("list", { name: "Legend" }).waitFor();
    const long = await why.innerText();
    expect(long.length).toBeGreaterThan(short.length);
    expect(await spoken.innerText()).toBe(`W-Wing. ${long}`);
    expect(await pictureOf(page)).not.toBe(bare);
    expect(await cell(page, 9, 2).getAttribute("aria-label")).toContain(", remove 2");
    await way.press(page, button(page, "Apply"));
    const board = parse(shownBoard(page));
    expect([board.has(66, 2), board.has(67, 2), board.has(73, 2)]).toEqual([false, false, false]);
  });

  inTurn("shows the whole path, walks it both ways, and solves to here", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    await way.tab(page, "Path");
    await way.press(page, button(page, "Find the path"));
    await page.getByText(/steps to the solution/).waitFor();
    const total = await page.locator("ol.steps button").count();
    await page.getByText(`1 of ${total}`, { exact: true }).waitFor();
    await way.press(page, button(page, "Step forward"));
    await way.press(page, button(page, "Step forward"));
    await page.getByText(`3 of ${total}`, { exact: true }).waitFor();
    await way.press(page, button(page, "Step back"));
    await page.getByText(`2 of ${total}`, { exact: true }).waitFor();
    const second = shownBoard(page);
    expect(second).not.toBe(textOf(PUZZLE));
    await way.press(page, button(page, "Continue from this step"));
    expect(shownBoard(page)).toBe(second);
    // The path is the same, and so is the place on it.
    await page.getByText(`2 of ${total}`, { exact: true }).waitFor();
    await way.press(page, button(page, "End of the path"));
    await page.getByText("End", { exact: true }).waitFor();
    await way.press(page, button(page, "Continue from this step"));
    expect(parse(shownBoard(page)).isFull).toBe(true);
    await way.press(page, button(page, "Undo"));
    expect(shownBoard(page)).toBe(second);
  });

  inTurn("lists all steps by technique, filters them, and draws and explains the one that is chosen", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    const bare = await pictureOf(page);
    await way.tab(page, "All steps");
    await way.press(page, button(page, "Find all steps"));
    await page.getByText(/^\d+ steps$/).waitFor();
    const names = await page.locator("summary").allInnerTexts();
    expect(names.some((name) => name.startsWith("W-Wing"))).toBe(true);
    expect(names.some((name) => name.startsWith("ALS XY-Wing"))).toBe(true);
    await page.getByRole("searchbox").fill("w-wing r8c2");
    await page.getByText(/of them shown/).waitFor();
    expect((await page.locator("summary").allInnerTexts()).every((name) => name.includes("W-Wing"))).toBe(true);
    await way.press(page, page.locator("ul.steps button").first());
    expect(await page.locator(".card .why").innerText()).toContain("r8c2");
    await expect.poll(() => pictureOf(page)).not.toBe(bare);
    await page.getByRole("searchbox").fill("");
    await page.getByLabel("Changes").selectOption("placements");
    await page.getByText("No step matches these filters.").waitFor();
    await page.getByLabel("Changes").selectOption("eliminations");
    const all = await page.locator("ul.steps button").count();
    await way.goTo(page, 9, 2);
    await way.press(page, page.getByRole("checkbox", { name: /only r9c2/ }));
    await expect.poll(() => page.locator("ul.steps button").count()).toBeLessThan(all);
    for (const text of await page.locator("ul.steps button").allInnerTexts()) expect(text).toMatch(/r\d*9\d*c\d*2/);
  });

  inTurn("chooses and orders techniques, and remembers that", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.tab(page, "Techniques");
    const wWing = page.getByRole("checkbox", { name: "W-Wing", exact: true });
    await way.press(page, wWing);
    expect(await wWing.isChecked()).toBe(false);
    const names = page.locator(".techniques .name");
    const before = await names.allInnerTexts();
    await way.press(page, button(page, "Move XYZ-Wing up"));
    const after = await names.allInnerTexts();
    expect(after.indexOf("XYZ-Wing")).toBe(before.indexOf("XYZ-Wing") - 1);
    await way.tab(page, "Hint");
    await way.press(page, button(page, "Show the next step"));
    expect(await page.locator(".card h2").innerText()).not.toMatch(/^W-Wing/);
    await page.reload();
    await way.tab(page, "Techniques");
    expect(await wWing.isChecked()).toBe(false);
    expect(await names.allInnerTexts()).toEqual(after);
    await way.press(page, button(page, "Reset to default"));
    expect(await wWing.isChecked()).toBe(true);
    expect(await names.allInnerTexts()).toEqual(before);
  });

  inTurn("loads a third party's technique from a file, and shows what it finds", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    await way.tab(page, "Techniques");
    const picker = page.getByLabel("Add techniques from a file");
    const chosen = page.waitForEvent("filechooser");
    await way.press(page, picker);
    await (await chosen).setFiles(fileOf("honest.mjs", HONEST));
    await page.getByText("adds Lone candidate").waitFor();
    await way.tab(page, "All steps");
    await way.press(page, button(page, "Find all steps"));
    await page.getByText(/^\d+ steps$/).waitFor();
    await page.getByRole("searchbox").fill("Lone candidate");
    await way.press(page, page.locator("ul.steps button").first());
    await page.locator(".card").getByRole("heading", { name: "Lone candidate" }).waitFor();
    expect(await page.locator(".card .why").innerText()).toContain("has nothing else left");
    await way.tab(page, "Techniques");
    await way.press(page, button(page, "Remove honest.mjs"));
    expect(await page.getByText("Lone candidate").count()).toBe(0);
  });

  inTurn("shares board and step by link, and exports SVG and text", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.press(page, button(page, "Show the next step"));
    await page.locator(".card").getByRole("heading", { name: "W-Wing" }).waitFor();
    await way.press(page, page.getByRole("button", { name: "Share" }));
    const link = await page.getByLabel(/^Link to this board/).inputValue();
    expect(link).toContain(STUCK);

    const file = async (name: string): Promise<string> => {
      const download = page.waitForEvent("download");
      await way.press(page, button(page, name));
      return readText(await (await download).createReadStream());
    };
    const svg = await file("Save as SVG");
    expect(svg).toMatch(/^<svg .*W-Wing.*<\/svg>\s*$/s);
    const text = await file("Save as text");
    expect(text).toContain("eliminated: r8c56 r9c2");
    await page.getByRole("combobox", { name: /^As text/ }).selectOption("grid");
    expect(parse(await page.getByLabel("The board as text").inputValue()).masks).toEqual(parse(STUCK).masks);
    await way.press(page, button(page, "Close"));

    const other = await playground.visit(new URL(link).hash, way.screen);
    await other.locator(".card").getByRole("heading", { name: "W-Wing" }).waitFor();
    expect(await cell(other, 9, 2).getAttribute("aria-label")).toContain(", remove 2");
  });

  inTurn("is light or dark, as the system or as one likes, and remembers it with the board", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await ground();
    await expect.poll(() => pictureOf(page)).toContain("wings-dark");
    await page.emulateMedia({ colorScheme: "light" });
    const light = await ground();
    expect(light).not.toBe(dark);
    await expect.poll(() => pictureOf(page)).toContain("wings-light");
    await way.press(page, page.getByRole("button", { name: /^Colours/ }));
    await way.press(page, page.getByRole("button", { name: /^Colours/ }));
    await expect.poll(ground).toBe(dark);
    await way.goTo(page, 2, 3);
    await way.type(page, 3);
    const board = shownBoard(page);
    await page.goto("about:blank");
    await page.goto(playground.url);
    await expect.poll(() => shownBoard(page)).toBe(board);
    await expect.poll(ground).toBe(dark);
  });
}
