import { text as readText } from "node:stream/consumers";
import { type FormatName, format, parse } from "@wings/core";
import { drawText } from "@wings/draw";
import { explainerRating } from "@wings/explainer";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { HONEST } from "./plugins.js";
import {
  type Playground,
  boardAt,
  cell,
  fileOf,
  inBrowser,
  marksOf,
  shownBoard,
  textOf,
  usePlayground,
} from "./playground.js";
import { KNOWN } from "./known-wings.js";
import { takeTurns } from "./input-methods.js";
import { isDeep } from "@wings/test-kit/depth";

const W_WING = KNOWN[3];
const PUZZLE = W_WING.puzzle;
/** A board where the basics find nothing more. Its next step removes 9 from r8c4, and a W-Wing is there too. */
const STUCK = textOf(boardAt(PUZZLE, "S4"));
const NEXT = "Two-String Kite";
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

const inTurn = takeTurns();

inBrowser("every feature", () => {
  const playground = usePlayground();
  inEveryWay(playground);

  it("reads every format, drawings, links and files of other programs, and names what it can't read", async () => {
    const page = await playground.visit();
    const board = boardAt(PUZZLE, "S2");
    for (const name of FORMATS) {
      const text = format(board, name);
      await paste(page, text);
      await expect.poll(() => shownBoard(page), { message: name }).toBe(textOf(text));
    }
    const plain = textOf(PUZZLE);
    const grid = PUZZLE.match(/.{9}/g)!.map((row) => Array.from(row, (digit) => Number(digit) || 0));
    for (const text of [
      drawText(parse(PUZZLE)),
      `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE}`,
      JSON.stringify({ grid }),
      `<opensudoku><game data="${PUZZLE.replaceAll(".", "0")}"/></opensudoku>`,
    ]) {
      await paste(page, text);
      await expect.poll(() => shownBoard(page), { message: text }).toBe(plain);
      await paste(page, format(board, "url"));
      await expect.poll(() => shownBoard(page)).toBe(textOf(board));
    }
    await paste(page, `${playground.url}#${STUCK}&step=w-wing:${W_WING.outcome}`);
    await page.getByRole("heading", { name: "W-Wing" }).waitFor();
    expect(shownBoard(page)).toBe(STUCK);
    // What can't be read is named, and the board stays.
    await paste(page, JSON.stringify({ grid, arrow: [{ lines: [] }] }));
    await page.locator(".status.error").getByText("“arrow”").waitFor();
    await paste(page, "..1.2x");
    await page.locator(".status.error").getByText("WINGS_").waitFor();
    expect(shownBoard(page)).toBe(STUCK);
  });

  it.runIf(isDeep)("reads what it has exported as a drawing with an explanation", async () => {
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

  it("has shortcuts on the board for the next hint, for applying it, and for the path", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText(/to the solution/).waitFor();
    await page.getByRole("tab", { name: "Hint" }).click();
    await cell(page, 1, 1).focus();
    for (const heading of ["Where to look", NEXT, NEXT]) {
      await page.keyboard.press("h");
      await page.locator(".card").getByRole("heading", { name: heading }).waitFor();
    }
    await page.locator(".card .why").waitFor();
    await page.keyboard.press("a");
    await expect.poll(() => shownBoard(page)).not.toBe(STUCK);
    await page.getByRole("tab", { name: "Path" }).click();
    // The path goes on from the board where it was found: that may be the one before the step.
    await page.getByText(/steps to the solution/).waitFor();
    const at = Number.parseInt(await page.locator(".walk .place").innerText());
    await cell(page, 5, 5).focus();
    await page.keyboard.press("]");
    await page.getByText(new RegExp(`^${at + 1} of \\d+$`)).waitFor();
    await page.keyboard.press("[");
    await page.getByText(new RegExp(`^${at} of \\d+$`)).waitFor();
  });

  it.runIf(isDeep)("has shortcuts for undo, redo, erasing, and for candidates in place of digits", async () => {
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
    const page = await playground.visit("#/solve", way.screen);
    await way.press(page, page.getByRole("button", { name: "Open" }));
    await page
      .getByRole("dialog")
      .getByRole("textbox")
      .fill(format(parse(PUZZLE), "digits-grid"));
    await way.press(page, page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }));
    await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));
    // The address changes before the page is drawn.
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  inTurn("takes digits and candidates, erases, undoes and redoes", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    const label = (row: number, column: number) => cell(page, row, column).getAttribute("aria-label");
    await expect.poll(() => label(2, 3)).toBe("row 2 column 3, candidates 1 3 4 6");
    await way.goTo(page, 2, 3);
    await way.type(page, 3);
    await expect.poll(() => label(2, 3)).toBe("row 2 column 3, 3");
    await expect.poll(() => label(7, 3)).toBe("row 7 column 3, candidates 1 4");
    const withDigit = shownBoard(page);

    await way.press(page, button(page, "Candidate"));
    await way.goTo(page, 7, 3);
    await way.type(page, 4);
    await expect.poll(() => label(7, 3)).toBe("row 7 column 3, candidates 1");
    await way.type(page, 4);
    await expect.poll(() => label(7, 3)).toBe("row 7 column 3, candidates 1 4");
    await way.press(page, button(page, "Digit"));
    await way.goTo(page, 2, 3);
    await way.press(page, button(page, "Erase"));
    await expect.poll(() => label(2, 3)).toBe("row 2 column 3, candidates 1 3 4 6");
    expect(shownBoard(page)).toBe(textOf(PUZZLE));

    for (let i = 0; i < 3; i++) await way.press(page, button(page, "Undo"));
    expect(shownBoard(page)).toBe(withDigit);
    await way.press(page, button(page, "Redo"));
    await expect.poll(() => label(7, 3)).toBe("row 7 column 3, candidates 1");
  });

  inTurn("gives a hint in three levels and applies it", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    const why = page.locator(".card .why");
    const bare = await marksOf(page);
    await way.press(page, button(page, "Next hint"));
    const vague = await why.innerText();
    const spoken = page.locator(".spoken[role='status']");
    await expect.poll(() => spoken.innerText()).toBe(vague);
    expect(vague).not.toMatch(/r\dc\d/);
    await way.press(page, button(page, "More"));
    await page.locator(".card").getByRole("heading", { name: NEXT }).waitFor();
    const short = await why.innerText();
    // The cells of the pattern are named and drawn, and what goes is not.
    expect(short).toMatch(/r\dc\d/);
    expect(short).not.toContain("r8c4");
    expect(await marksOf(page)).not.toBe(bare);
    expect(await page.locator(".marks .look-out, .marks .link").count()).toBe(0);
    await expect.poll(() => spoken.innerText()).toBe(`${NEXT}. ${short.trim().replace(/\s*\n\s*/g, "; ")}`);
    await way.press(page, button(page, "More"));
    await page.getByRole("list", { name: "Legend" }).waitFor();
    // With little room there is one sentence at a time, but all of them can be read.
    const long = (await page.locator(".card").locator(".on-paper, .clauses").first().textContent())!.trim();
    expect(long.length).toBeGreaterThan(short.length);
    expect(await spoken.innerText()).toBe(`${NEXT}. ${long.replace(/\s+/g, " ")}`);
    expect(await marksOf(page)).not.toBe(bare);
    expect(await cell(page, 8, 4).getAttribute("aria-label")).toContain(", remove 9");
    await way.press(page, button(page, "Apply"));
    const board = parse(shownBoard(page));
    expect(board.has(66, 9)).toBe(false);
  });

  inTurn("shows the whole path, walks it both ways, rates it, and solves to here", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    await way.tab(page, "Path");
    const total = Number.parseInt(await page.getByText(/steps to the solution/).innerText());
    await page.getByText(`1 of ${total}`).waitFor();
    await way.press(page, button(page, "Step forward"));
    await way.press(page, button(page, "Step forward"));
    await page.getByText(`3 of ${total}`).waitFor();
    const third = shownBoard(page);
    await way.press(page, button(page, "Step back"));
    await page.getByText(`2 of ${total}`).waitFor();
    expect(shownBoard(page)).not.toBe(textOf(PUZZLE));
    await way.press(page, button(page, "Apply all steps up to here"));
    expect(shownBoard(page)).toBe(third);
    // The path is the same, and goes on with the next step.
    await page.getByText(`3 of ${total}`).waitFor();
    await way.press(page, button(page, "Rate as Sudoku Explainer does"));
    const rating = explainerRating(PUZZLE);
    const said = (["er", "ep", "ed"] as const).map(
      (name) => `${name.toUpperCase()} ${Number(rating[name]).toFixed(1)}`,
    );
    await expect.poll(() => page.locator(".rating").innerText()).toBe(said.join(" · "));
    await way.press(page, button(page, "End of the path"));
    await page.getByText("End", { exact: true }).waitFor();
    await way.press(page, button(page, "Apply all steps up to here"));
    expect(parse(shownBoard(page)).isFull).toBe(true);
    await way.press(page, button(page, "Undo"));
    expect(shownBoard(page)).toBe(third);
  });

  inTurn("lists all steps by technique, filters them, and draws and explains the one that is chosen", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    const bare = await marksOf(page);
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
    await expect.poll(() => marksOf(page)).not.toBe(bare);
    await page.getByRole("searchbox").fill("");
    await page.getByLabel("Changes").selectOption("placements");
    await page.getByText("No step matches these filters.").waitFor();
    await page.getByLabel("Changes").selectOption("eliminations");
    const all = await page.locator("ul.steps button").count();
    await way.goTo(page, 9, 2);
    await way.press(page, page.getByRole("checkbox", { name: /only r9c2/ }));
    await expect.poll(() => page.locator("ul.steps button").count()).toBeLessThan(all);
    // The steps of a group that is closed have no inner text.
    for (const text of await page.locator("ul.steps button").allTextContents()) expect(text).toMatch(/r\d*9\d*c\d*2/);
  });

  inTurn("chooses and orders techniques, and remembers that", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.tab(page, "Techniques");
    const wWing = page.getByRole("checkbox", { name: "W-Wing", exact: true });
    await way.press(page, wWing);
    await expect.poll(() => wWing.isChecked()).toBe(false);
    const names = page.locator(".techniques .name");
    const before = await names.allInnerTexts();
    const after = before.toSpliced(
      before.indexOf("XYZ-Wing") - 1,
      2,
      "XYZ-Wing",
      before[before.indexOf("XYZ-Wing") - 1],
    );
    await way.press(page, button(page, "Move XYZ-Wing up"));
    await expect.poll(() => names.allInnerTexts()).toEqual(after);
    await way.tab(page, "Hint");
    await way.press(page, button(page, "Show the next step"));
    await page.locator(".card h2").waitFor();
    expect(await page.locator(".card h2").innerText()).not.toMatch(/^W-Wing/);
    await page.reload();
    // The hint comes back. On a phone it covers the tabs.
    await page.locator(".card h2").waitFor();
    await way.tab(page, "Techniques");
    expect(await wWing.isChecked()).toBe(false);
    expect(await names.allInnerTexts()).toEqual(after);
    await way.press(page, button(page, "Reset to default"));
    await expect.poll(() => wWing.isChecked()).toBe(true);
    await expect.poll(() => names.allInnerTexts()).toEqual(before);
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
    await expect.poll(() => page.getByText("Lone candidate").count()).toBe(0);
  });

  inTurn("shares board and step by link, and exports SVG and text", async (way) => {
    const page = await playground.visit(`#${STUCK}`, way.screen);
    await way.press(page, button(page, "Show the next step"));
    await page.locator(".card").getByRole("heading", { name: NEXT }).waitFor();
    await way.press(page, page.getByRole("button", { name: "Share" }));
    const link = await page.getByLabel(/^Link to this board/).inputValue();
    expect(link).toContain(STUCK);

    const file = async (name: string): Promise<string> => {
      const download = page.waitForEvent("download");
      await way.press(page, button(page, name));
      return readText(await (await download).createReadStream());
    };
    const svg = await file("Save as SVG");
    expect(svg).toMatch(/^<svg .*Two-String Kite.*<\/svg>\s*$/s);
    // First the characters that every program reads.
    expect(await page.getByLabel("The board as text").inputValue()).toMatch(/^[\d.]{81}$/);
    await page.getByRole("combobox", { name: /^As text/ }).selectOption("explained");
    const text = await file("Save as text");
    expect(text).toContain("eliminated: r8c4");
    await page.getByRole("combobox", { name: /^As text/ }).selectOption("grid");
    expect(parse(await page.getByLabel("The board as text").inputValue()).masks).toEqual(parse(STUCK).masks);
    await way.press(page, button(page, "Close"));

    const other = await playground.visit(new URL(link).hash, way.screen);
    await other.locator(".card").getByRole("heading", { name: NEXT }).waitFor();
    expect(await cell(other, 8, 4).getAttribute("aria-label")).toContain(", remove 9");
  });

  inTurn("is light or dark, as the system or as one likes, and remembers it with the board", async (way) => {
    const page = await playground.visit(`#${PUZZLE}`, way.screen);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const paper = () => page.locator(".board .paper").evaluate((element) => getComputedStyle(element).fill);
    await page.emulateMedia({ colorScheme: "dark" });
    const [dark, darkPaper] = [await ground(), await paper()];
    await page.emulateMedia({ colorScheme: "light" });
    const light = await ground();
    expect(light).not.toBe(dark);
    expect(await paper()).not.toBe(darkPaper);
    if (way.screen.isMobile === true) await way.press(page, button(page, "Menu"));
    await way.press(page, button(page, "Settings"));
    await page.getByRole("combobox", { name: "Colors" }).selectOption("dark");
    await expect.poll(ground).toBe(dark);
    await way.press(page, button(page, "Close"));
    await way.goTo(page, 2, 3);
    await way.type(page, 3);
    const board = shownBoard(page);
    await page.goto("about:blank");
    await page.goto(`${playground.url}#/solve`);
    await expect.poll(() => shownBoard(page)).toBe(board);
    await expect.poll(ground).toBe(dark);
  });
}
