import { parse } from "@wings/core";
import { sudokuPadLink } from "@wings/formats";
import { layoutOf } from "@wings/layouts";
import { drawn } from "@wings/test-kit/drawn-photo";
import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { inBrowser, usePlayground } from "./playground.js";

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
  colorScheme: "dark",
};

const REGIONS = "jigsaw:AAABBBBCCAABBBBBCDEAAFCCCCDEAAFFFCCDEEEEFFDDDGEEEFFHDDGGGIIFHHDGGGIIIIHHGGIIIHHHH";

/** Puzzles with many solutions by classic rules, a part of a cell's label, and what some step says. */
const PUZZLES = [
  {
    layout: "x",
    puzzle: "361287594589314267..756913875.1.3.8..948.63.5.389.5..2.15.98.239736528418...31.5.",
    rules: "X",
    cell: "row 1 column 1, diagonal 1",
    says: /diagonal [12]/,
  },
  {
    layout: "windoku",
    puzzle: "3.128759452931467847856912324.17538.783..6.15195..3..783275..469146.87.265.492831",
    rules: "Windoku",
    cell: "row 2 column 2, window 1",
    says: /window [1-4]/,
  },
  {
    layout: "anti-knight",
    puzzle: ".61.87594895.416.7.475961.842.16975.753.24.61916.534.2182675.495349182.667.432815",
    rules: "Anti-knight",
    cell: "row 1 column 1,",
    says: /is a knight's move from/,
  },
  {
    layout: REGIONS,
    puzzle: "1489.7625..124589.92..63.7157.3241867.2.51.48684179253493586.1285741..6921.798534",
    rules: "Jigsaw",
    cell: "row 2 column 9, region 4",
    says: /region [1-9]/,
  },
] as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const labels = (page: Page): Promise<(string | null)[]> =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));

/** What axe-core has against the page as it is now. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: check } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await check.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Paste/ }).fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).tap();
}

/** The explanation that is shown, which a phone has sentence by sentence. */
async function sentencesOf(page: Page): Promise<readonly string[]> {
  const place = page.locator(".sentence-walk .place");
  const texts = [await page.locator(".card .sentence").innerText()];
  const total = (await place.count()) === 0 ? 1 : Number((await place.innerText()).split("/")[1]);
  for (let at = 2; at <= total; at++) {
    await button(page, "Next sentence").tap();
    await expect.poll(() => place.innerText(), { interval: 10 }).toBe(`${at}/${total}`);
    texts.push(await page.locator(".card .sentence").innerText());
  }
  return texts;
}

/** Drops a picture in the middle of the page, on whatever is there. */
const dropOn = (page: Page, png: Buffer): Promise<void> =>
  page.evaluate((bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" }));
    document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)!
      .dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  }, Array.from(png));

inBrowser("boards with other houses", () => {
  const playground = usePlayground();

  it.each(PUZZLES)("a link to a puzzle with the rule $rules is solved by hints on a phone", async (given) => {
    const { layout, puzzle, rules, cell, says } = given;
    const context = await playground.context(PHONE);
    const page = await context.newPage();
    await page.goto(playground.url);
    await button(page, "Solve your own puzzle").tap();
    await paste(page, sudokuPadLink(parse(puzzle, 1, layoutOf(layout))));
    await page.getByText(`Rules of the puzzle: ${rules}.`).waitFor();
    expect(new URL(page.url()).hash).toMatch(new RegExp(`&layout=${layout}$`));
    await page.getByRole("grid", { name: `Sudoku board, ${rules}`, exact: true }).waitFor();
    expect((await labels(page)).some((label) => label?.startsWith(cell))).toBe(true);

    const read: string[] = [];
    const isSolved = page.locator(".status", { hasText: "This board is solved." });
    for (;;) {
      await button(page, "Show the next step").tap();
      // The last step may be asked for before the page knows that the board is solved.
      await page.locator(".card .sentence").or(isSolved).first().waitFor({ state: "attached" });
      if ((await isSolved.count()) > 0) break;
      if (read.length === 0) expect(await violations(page)).toEqual([]);
      const text = (await page.locator("p.spoken").textContent())!;
      // Every sentence is there for screen readers; a phone shows one after the other.
      if (says.test(text) && !read.some((each) => says.test(each)))
        expect((await sentencesOf(page)).join(" ").toLowerCase()).toMatch(says);
      read.push(text);
      await button(page, "Apply").tap();
      await page.locator(".card").waitFor({ state: "detached" });
    }
    expect(read.length).toBeGreaterThan(12);
    expect(read.every((text) => text.length > 20)).toBe(true);
    expect(read.some((text) => says.test(text))).toBe(true);

    await page.reload();
    await page.getByRole("grid", { name: `Sudoku board, ${rules}`, exact: true }).waitFor();
  });

  it("a hint says where in a diagonal, and lights its cells", async () => {
    const page = await playground.visit(
      "#/solve/3........25...7......1.6..........57....1..8.....82.........7...8..7...5.732.9...&layout=x",
    );
    await button(page, "Next hint").click();
    await page
      .getByText(/^Look at diagonal 2\./)
      .first()
      .waitFor();
    await expect.poll(() => page.locator(".mark-region").count()).toBe(2);
    await button(page, "Why").click();
    await page.getByText("In diagonal 2, only r6c4 can be 7:").first().waitFor();
  });

  it("a jigsaw is made, tints what a cell sees, finds mistakes by its rules, and stays after a reload", async () => {
    const context = await playground.context(PHONE);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/play`);
    await page.getByText("Other boards", { exact: true }).tap();
    await page.getByRole("checkbox", { name: /^Jigsaw/ }).tap();
    expect(await violations(page)).toEqual([]);
    await page.locator(".other-boards").getByRole("button", { name: "Easy" }).tap();
    await page.getByRole("grid", { name: "Sudoku board, Jigsaw", exact: true }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#\/play\/jigsaw-easy-\d+$/);
    expect(await violations(page)).toEqual([]);
    const before = await labels(page);
    await page
      .locator("[role=gridcell]", { has: page.locator(".digit") })
      .first()
      .tap();
    await page.locator(".tint").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Hint" }).tap();
    await button(page, "Why").tap();
    await page.locator(".card .sentence").waitFor();
    await page.reload();
    await page.getByRole("grid", { name: "Sudoku board, Jigsaw", exact: true }).waitFor();
    expect(await labels(page)).toEqual(before);
    // The start page has its picture and its rules.
    await page.goto(playground.url);
    await page.locator(".shelf").getByText("Easy, Jigsaw").waitFor();
  });

  it("typed digits have the rules that are chosen, and rules that the page doesn't know are named", async () => {
    const page = await playground.visit();
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("group").getByText("Other boards").click();
    await page.getByRole("checkbox", { name: /^Jigsaw/ }).check();
    await page.getByRole("textbox", { name: /^Regions/ }).fill("AAA");
    await page.getByRole("textbox", { name: /^Paste/ }).fill(PUZZLES[3].puzzle);
    const open = page.getByRole("dialog").getByRole("button", { name: "Open", exact: true });
    await open.click();
    await page.getByText("A map of regions has 81 letters, nine of each.").first().waitFor();
    await page.getByRole("textbox", { name: /^Regions/ }).fill(REGIONS.slice(7).replace(/.{9}/g, "$&\n"));
    await open.click();
    await page.getByText("One solution.").waitFor();
    expect(new URL(page.url()).hash).toMatch(new RegExp(`&layout=${REGIONS}$`));

    await page.getByRole("button", { name: "Open" }).click();
    const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
    await page
      .getByRole("textbox", { name: /^Paste/ })
      .fill(JSON.stringify({ size: 9, grid, arrow: [{ lines: [1] }] }));
    await open.click();
    await page.getByText("This puzzle has the rule “arrow”, which this page doesn’t know.").first().waitFor();
  });

  it("a photo is read by the rules that are chosen, before or after", async () => {
    const page = await playground.visit();
    const { puzzle, cell } = PUZZLES[0];
    const { width, height, data } = drawn(puzzle, { cell: 40 });
    const png = new PNG({ width, height });
    png.data.set(data);
    const photo = { name: "photo.png", mimeType: "image/png", buffer: PNG.sync.write(png) };
    const pick = async (): Promise<void> => {
      await page.getByRole("button", { name: "Open" }).first().click();
      await page.getByRole("group").getByText("Other boards").click();
    };
    const label = page.getByRole("gridcell", { name: cell });
    const clear = page.getByText("Every cell is clear, and the puzzle has exactly one solution.");

    await pick();
    await page.getByLabel("Choose a file").setInputFiles(photo);
    await page.getByText("These digits don’t have exactly one solution.").waitFor();
    await page.getByRole("group").getByText("Other boards").click();
    await page.getByRole("checkbox", { name: /^Jigsaw/ }).click();
    await button(page, "Read again by these rules").click();
    await page.getByRole("dialog").getByText("A map of regions has 81 letters, nine of each.").waitFor();
    await page.getByRole("checkbox", { name: /^Jigsaw/ }).click();
    await page.getByRole("checkbox", { name: /^X / }).click();
    await button(page, "Read again by these rules").click();
    await clear.waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await button(page, "Open this board").click();
    await label.first().waitFor();

    await page.goto(`${playground.url}#/solve`);
    await pick();
    await page.getByRole("checkbox", { name: /^X / }).click();
    await dropOn(page, photo.buffer);
    await clear.waitFor();
    await button(page, "Open this board").click();
    await label.first().waitFor();
  });

  it("a picture waits for nobody who went on, and what is typed stays when it is read again", async () => {
    const page = await playground.visit();
    const { width, height, data } = drawn(PUZZLES[0].puzzle, { cell: 40 });
    const png = new PNG({ width, height });
    png.data.set(data);
    const buffer = PNG.sync.write(png);
    await page.getByRole("button", { name: "Open" }).first().click();
    await dropOn(page, buffer);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByText("Reading the picture…").count()).toBe(0);
    await expect.poll(() => page.locator("dialog").count()).toBe(0);

    await dropOn(page, buffer);
    const first = page.getByRole("group", { name: "What is read" }).locator("input").first();
    await first.click();
    await page.keyboard.press("7");
    await page.keyboard.press("8");
    await page.keyboard.press("ArrowDown");
    expect(await first.inputValue()).toBe("8");
    await page.keyboard.press("5");
    await page.getByRole("group").getByText("Other boards").click();
    await page.getByRole("checkbox", { name: /^X / }).check();
    await button(page, "Read again by these rules").click();
    await page.getByText("Every cell is clear").waitFor();
    expect(await first.inputValue()).toBe("8");
  });

  it("an address has its rules in any order; where the player looks, the page says what these boards lack", async () => {
    const page = await playground.visit("#/play/windoku-x-easy-7");
    await page.getByRole("grid", { name: "Sudoku board, X, Windoku", exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/play/x-windoku-easy-7");
    await page.getByRole("button", { name: "Print" }).click();
    await page.getByText("New puzzles are classic.").waitFor();
    await page.keyboard.press("Escape");
    const note = page.getByText("Puzzles on other boards have no film, and don’t count for your progress.");
    await page.goto(`${playground.url}#/play`);
    await page.getByText("Other boards", { exact: true }).click();
    await note.waitFor();
    await page.goto(`${playground.url}#/progress`);
    await page
      .getByRole("region", { name: "Statistics" })
      .getByText(/^Puzzles on other boards/)
      .waitFor();
  });

  it("the start of a classic page loads nothing for other boards, and says what is for classic boards only", async () => {
    const page = await (await playground.context()).newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(playground.url);
    await page.getByText("Every step has a reason").waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((path) => /layout|other-/.test(path))).toEqual([]);
    await page.goto(`${playground.url}#/solve/${PUZZLES[3].puzzle}&layout=${REGIONS}`);
    await page.getByRole("tab", { name: "Path" }).click();
    await page
      .getByRole("button", { name: "Find the path" })
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await page.getByRole("button", { name: "End of the path" }).click();
    await page.getByText("Ratings of Sudoku Explainer are for classic boards only.").waitFor();
    await page.getByRole("tab", { name: "Techniques" }).click();
    await page.getByText("This board has no boxes of three by three").waitFor();
    await page.getByText("they know classic boards only").waitFor();
  });
});
