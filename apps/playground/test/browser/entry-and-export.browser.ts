import { parse, search } from "@wings/core";
import { drawn } from "@wings/test-kit/drawn-photo";
import { PNG } from "pngjs";
import type { Download, Page } from "playwright-core";
import { expect, it } from "vitest";
import { KNOWN } from "./known-wings.js";
import { PHONE, boardAt, cell, inBrowser, textOf, usePlayground } from "./playground.js";

const W_WING = KNOWN[3];
const STUCK = textOf(boardAt(W_WING.puzzle, "S4"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const selected = (page: Page) => page.locator(".cell[aria-selected='true']");

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): readonly [number, number] => {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

inBrowser("a photo", () => {
  const playground = usePlayground();

  it("is read on the page, corrected in place and opened", async () => {
    const page = await playground.visit("#/solve", PHONE);
    const { width, height, data } = drawn(W_WING.puzzle, { turned: 9, shadow: 0.4 });
    const png = new PNG({ width, height });
    png.data.set(data);
    await button(page, "Open").first().click();
    await page.getByLabel("Choose a file").setInputFiles({
      name: "photo.png",
      mimeType: "image/png",
      buffer: PNG.sync.write(png),
    });
    const read = page.getByRole("group", { name: "What is read" });
    await read.waitFor();
    const digits = await read
      .locator("input")
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value || ".").join(""));
    expect(digits).toBe(W_WING.puzzle);
    // A player may type over what is read, and back.
    await read.locator("input").nth(2).fill("5");
    await read.locator("input").nth(2).fill(digits[2]);
    await button(page, "Open this board").click();
    await expect.poll(() => page.locator(".digit.given").count()).toBe(digits.replaceAll(".", "").length);
    expect(playground.asked.filter((path) => path.includes("photo"))).toEqual([]);
  });
});

inBrowser("a screenshot", () => {
  const playground = usePlayground();

  it("is opened with its notes, and the other grid in it is named", async () => {
    const page = await playground.visit("#/solve", PHONE);
    const [first, second] = [W_WING.puzzle.indexOf("."), W_WING.puzzle.lastIndexOf(".")];
    const large = drawn(W_WING.puzzle, { cell: 60, notes: { [first]: "258", [second]: "1" } });
    const small = drawn(W_WING.puzzle, { cell: 30 });
    const png = new PNG({ width: large.width + small.width, height: large.height, fill: true });
    png.data.fill(255);
    for (const [picture, left] of [
      [large, 0],
      [small, large.width],
    ] as const)
      for (let y = 0; y < picture.height; y++)
        png.data.set(
          picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width),
          4 * (y * png.width + left),
        );
    await button(page, "Open").first().click();
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer: PNG.sync.write(png) });
    await page.getByText("Another grid is in the picture: top right.").waitFor();
    await button(page, "Open this board").click();
    const notes = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("wings/game/")).map(([, game]) => (JSON.parse(game as string) as { history: { now: { pencil: { center: unknown } } } }).history.now.pencil.center)); // prettier-ignore
    await expect.poll(notes).toContainEqual({ [first]: 0b010010010, [second]: 0b1 });
  });
});

inBrowser("entries", () => {
  const playground = usePlayground();

  it("Shift with the arrows selects several cells; a candidate takes a color; notation can be switched on", async () => {
    const page = await playground.visit("#/play/medium-17");
    await cell(page, 5, 1).click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(() => selected(page).count()).toBe(3);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => selected(page).count()).toBe(1);

    await page.getByRole("checkbox", { name: "Automatic candidates" }).check();
    await button(page, "Highlight 5").click();
    await page.locator(".candidate.same").first().waitFor();
    await button(page, "Color").click();
    const { x, y, width, height } = (await page.locator(".candidate.same").first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(() => page.locator(".colors circle").count()).toBe(1);
    // Another color waits for the next press.
    await button(page, "Color orange").click();
    expect(await page.locator(".colors rect").count()).toBe(0);
    await page.locator(".digit.given").first().click({ force: true });
    await expect.poll(() => page.locator(".colors rect.color-2").count()).toBe(1);
    expect(await page.locator(".colors circle.color-1").count()).toBe(1);

    await page.evaluate((hash) => (location.hash = hash), `/solve/${STUCK}&step=w-wing:${W_WING.outcome}`);
    await page.locator(".card .why").waitFor();
    expect(await page.locator(".notation").count()).toBe(0);
    await button(page, "Settings").click();
    await page.getByRole("checkbox", { name: /^Notation/ }).check();
    await button(page, "Close").click();
    await page.locator(".notation").getByText("r8c56").waitFor();
  });

  it("a tap on the selected cell, or on free space, ends the selection on a phone", async () => {
    const page = await playground.visit("#/play/medium-17", PHONE);
    await cell(page, 2, 2).tap();
    await expect.poll(() => selected(page).count()).toBe(1);
    await cell(page, 2, 2).tap();
    await expect.poll(() => selected(page).count()).toBe(0);
    await cell(page, 2, 2).tap();
    await expect.poll(() => selected(page).count()).toBe(1);
    const tools = (await page.locator(".tools").boundingBox())!;
    const keys = (await page.locator(".keys").boundingBox())!;
    await page.touchscreen.tap(tools.x + tools.width / 2, (tools.y + tools.height + keys.y) / 2);
    await expect.poll(() => selected(page).count()).toBe(0);
  });

  it("a finger that is dragged selects several cells, and the page stays where it is", async () => {
    const page = await playground.visit("#/play/medium-17", PHONE);
    const { x, y, width } = (await cell(page, 2, 2).boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number): Promise<unknown> =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2, y: y + width / 2 + by * width }],
      });
    await touch("touchStart", 0);
    for (const by of [0.5, 1, 1.5, 2]) await touch("touchMove", by);
    await touch("touchEnd", 2);
    await expect.poll(() => selected(page).count()).toBe(3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

inBrowser("pictures and paper", () => {
  const playground = usePlayground();

  it("on a phone: a step as a picture, this board on paper, and a page of puzzles", async () => {
    const page = await playground.visit(`#/solve/${STUCK}&step=w-wing:${W_WING.outcome}`, PHONE);
    await page.locator(".card .why").waitFor();
    await button(page, "Share").tap();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save as PNG").tap()]);
    const cells = W_WING.outcome.slice(0, 4);
    expect(download.suggestedFilename()).toBe(`w-wing-${cells}.png`);
    const [width, height] = sizeOf(await bytesOf(download));
    expect(width).toBeGreaterThan(1000);
    expect(height).toBeGreaterThan(1000);

    await page.evaluate(() => {
      window.print = () =>
        (document.documentElement.dataset.printed = document.documentElement.dataset.sheet ?? "board");
    });
    // Below the board there are the technique and its words, and no buttons.
    await button(page, "Close").tap();
    await page.emulateMedia({ media: "print" });
    for (const selector of [".board", ".card h2 bdi", ".card .on-paper", ".card .legend"])
      expect(await page.locator(selector).first().isVisible(), selector).toBe(true);
    for (const selector of [".card .buttons", ".hint-head", ".tabs", ".keys"])
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await button(page, "Share").tap();
    // The header of so narrow a screen has no room for this button.
    await button(page, "Print").tap();
    await page.getByRole("dialog").getByRole("heading", { name: "New puzzles" }).waitFor();
    await button(page, "This board").tap();
    await page.locator("html[data-printed='board']").waitFor();
    await button(page, "Share").tap();
    await button(page, "Print").tap();
    await page.getByRole("combobox", { name: "Level" }).selectOption("easy");
    await page.getByRole("combobox", { name: "Puzzles on the page" }).selectOption("2");
    await button(page, "Print").tap();
    await page.locator("html[data-printed='puzzles']").waitFor();
    expect(await page.locator(".puzzle-sheet > figure svg").count()).toBe(2);
  });

  it("the hardest step of a solved puzzle, with its name, and the puzzle itself", async () => {
    const page = await playground.visit("#/play/medium-17");
    await button(page, "Share").click();
    const [plain] = await Promise.all([page.waitForEvent("download"), button(page, "Save as PNG").click()]);
    expect(plain.suggestedFilename()).toBe("medium-17.png");
    await button(page, "Close").click();

    // With the keyboard, digit by digit.
    const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
    const puzzle = labels.map((text) => /, (\d) given/.exec(text)?.[1] ?? ".").join("");
    const { solution } = search(parse(puzzle));
    for (const [at, digit] of [...solution!].entries()) {
      if (puzzle[at] !== ".") continue;
      await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
      await page.keyboard.press(digit);
    }
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
    const name = /was: (?:an? )?(.+)\./.exec((await page.getByText(/hardest step was/).textContent())!)![1];
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save the hardest step as a picture").click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(
      new RegExp(`^${name.toLowerCase().replaceAll(" ", "-")}-r\\dc\\d\\.png$`),
    );
    // Higher than it is wide: the caption is above the board, and the legend below.
    const [width, height] = sizeOf(await bytesOf(picture));
    expect(width).toBeGreaterThan(1000);
    expect(height).toBeGreaterThan(width + 34);
  });

  it("a link to the page has a picture", async () => {
    const page = await playground.visit();
    const address = await page.locator("meta[property='og:image']").getAttribute("content");
    const answer = await page.request.get(new URL(address!, playground.url).href);
    expect(sizeOf(await answer.body())).toEqual([1200, 630]);
  });
});
