import { explain, findAll, format, parse, search } from "@wings/core";
import { rungOf } from "@wings/ladder";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { outcomeOf } from "../../src/model/step.js";
import { KNOWN } from "./known-wings.js";
import { DESKTOP, PHONE, boardAt, cell, drawn, inBrowser, shownBoard, textOf, usePlayground } from "./playground.js";

const { puzzle: PUZZLE } = KNOWN[3];
const STUCK = textOf(boardAt(PUZZLE, "S4"));

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const spoken = (page: Page) => page.locator(".spoken[role='status']");
const label = (page: Page, row: number, column: number) => cell(page, row, column).getAttribute("aria-label");

/** The solution of the game that the page keeps. */
const solutionOf = (page: Page): Promise<string> =>
  page
    .waitForFunction(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith("wings/game/play-"))
        .map((key) => (JSON.parse(localStorage[key] as string) as { puzzle?: { solution: string } }).puzzle?.solution)
        .at(0),
    )
    .then((handle) => handle.jsonValue() as Promise<string>);

const middleOf = async (target: ReturnType<typeof cell>): Promise<readonly [number, number]> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** Where a candidate is drawn. */
const spotOf = async (page: Page, row: number, column: number, digit: number): Promise<readonly [number, number]> => {
  const { x, y, width } = (await cell(page, row, column).locator(".ground").boundingBox())!;
  const third = width / 3;
  return [x + third * (((digit - 1) % 3) + 0.5), y + third * (Math.floor((digit - 1) / 3) + 0.5)];
};

inBrowser("first sight", () => {
  const playground = usePlayground();

  it("a wing draws itself, and three ways lead on", async () => {
    const page = await (await playground.context()).newPage();
    await page.goto(playground.url);
    await page.getByRole("heading", { name: "Every step has a reason. See it." }).waitFor();
    await page.getByRole("img", { name: "A W-Wing, proved" }).waitFor();
    const motion = () =>
      page
        .locator(".demo .link.strong")
        .first()
        .evaluate((link) => getComputedStyle(link).animationName);
    expect(await motion()).toBe("draw");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await motion()).toBe("none");
    for (const [name, hash] of [
      ["Play today’s puzzle", /^#\/play\/\d{4}-\d\d-\d\d$/],
      ["Practice a technique", /^#\/practice$/],
    ] as const) {
      await page.getByRole("link", { name }).click();
      await expect.poll(() => new URL(page.url()).hash).toMatch(hash);
      await page.goBack();
      await page.getByRole("link", { name }).waitFor();
    }
    await button(page, "Solve your own puzzle").click();
    await page.getByRole("dialog").getByRole("textbox").fill(PUZZLE);
    await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));
  });

  it("Back closes the dialog of the room that is left", async () => {
    const page = await playground.visit("#/play/easy-3");
    await page.evaluate(() => (location.hash = "/progress"));
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    await button(page, "Settings").click();
    await page.getByRole("dialog").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The board takes digits.
    await cell(page, 1, 1).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("cell-0");
  });

  it("speaks German, if the browser or the player does", async () => {
    const page = await (await playground.context({ ...DESKTOP, locale: "de-DE" })).newPage();
    await page.goto(`${playground.url}#/solve/${STUCK}`);
    await page.getByText("Eine Lösung.").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await expect.poll(() => label(page, 9, 2)).toMatch(/^Zeile 9/);
    await page.evaluate((hash) => (location.hash = hash), `/solve/${STUCK}&step=w-wing:${KNOWN[3].outcome}`);
    await page.locator(".card .why").waitFor();
    // The explanation is German, too: it comes from the table of the core.
    const board = parse(STUCK);
    const finding = findAll(board, [rungOf("w-wing")!.technique], { policy: "distinct" })[0];
    const said = (await page.locator(".card .why").innerText()).replace(/\s+/g, " ").trim();
    expect(said).not.toBe(explain(finding, "long").replace(/\s+/g, " "));
    expect(said).toMatch(/Zeile|Spalte|Block/);
    await page.getByRole("button", { name: "Einstellungen" }).click();
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await page.reload();
    await page.getByText("One solution.").waitFor();
  });
});

inBrowser("play", () => {
  const playground = usePlayground();

  it("a whole game on a phone, without scrolling", async () => {
    const page = await playground.visit("#/play/easy-7", PHONE);
    const solution = await solutionOf(page);
    const { values } = parse(shownPuzzle(await labels(page)));
    const spots = await page
      .locator(".keypad button")
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
      );
    const scroll = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        innerHeight,
        scrollY,
        document.documentElement.scrollWidth,
      ]);
    expect(await scroll()).toEqual([740, 740, 0, 360]);
    const open = [...values.keys()].filter((at) => values[at] === 0);
    for (const [i, at] of open.entries()) {
      const place = await middleOf(cell(page, Math.floor(at / 9) + 1, (at % 9) + 1));
      const key = spots[Number(solution[at]) - 1];
      await page.touchscreen.tap(...place);
      await page.touchscreen.tap(key[0], key[1]);
      if (i === 0) {
        await expect
          .poll(() => cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).getAttribute("aria-label"))
          .toContain(`, ${solution[at]}`);
        expect(await scroll()).toEqual([740, 740, 0, 360]);
        // The way to another puzzle, and back to this one.
        await page.getByRole("link", { name: "New puzzle" }).tap();
        await page.getByRole("heading", { name: "Your boards" }).waitFor();
        await page.locator(".shelf button").filter({ hasText: "Easy" }).tap();
        await expect
          .poll(() => cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).getAttribute("aria-label"))
          .toContain(`, ${solution[at]}`);
      }
    }
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
    await spoken(page).getByText("Solved!").waitFor();
    await page.getByText(/^Easy, in \d+:\d\d\.$/).waitFor();
    expect(await page.getByRole("button", { name: "New puzzle" }).isVisible()).toBe(true);
    expect(await scroll()).toEqual([740, 740, 0, 360]);
    // The start page knows.
    await page.getByRole("link", { name: /wings/ }).click();
    await page.getByRole("heading", { name: "Your boards" }).waitFor();
    await page.getByText(/finished/).waitFor();
  });

  it("notes, colors, lines, highlights, several cells, and mistakes only when asked for", async () => {
    const page = await playground.visit("#/play/medium-17");
    const solution = await solutionOf(page);
    const { values } = parse(shownPuzzle(await labels(page)));
    const [first, second] = [...values.keys()].filter((at) => values[at] === 0);
    const at = (index: number) => cell(page, Math.floor(index / 9) + 1, (index % 9) + 1);
    const says = (index: number) => at(index).getAttribute("aria-label");

    // Keys work without a focus.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^cell-/);

    // Notes in corners by Shift, in the center by the mode, and by holding a digit.
    await at(first).click();
    await page.keyboard.press("Shift+Digit3");
    await expect.poll(() => says(first)).toContain("corner notes 3");
    await button(page, "Center").click();
    await page.keyboard.press("4");
    await expect.poll(() => says(first)).toContain("corner notes 3, center notes 4");
    await button(page, "Digit").click();
    const held = page.getByRole("button", { name: /^5 as digit/ });
    await held.click({ delay: 600 });
    await expect.poll(() => says(first)).toContain("corner notes 3 5");

    // Several cells by drag and by Shift.
    const [from, to] = [await middleOf(at(0)), await middleOf(at(2))];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => page.locator(".cell[aria-selected='true']").count()).toBe(3);
    await at(40).click({ modifiers: ["Shift"] });
    await expect.poll(() => page.locator(".cell[aria-selected='true']").count()).toBe(4);
    await button(page, "Color").click();
    await button(page, "Color blue").click();
    await expect.poll(() => page.locator(".colors rect.color-1").count()).toBe(4);
    await button(page, "Digit").click();

    // The page reports a wrong digit only on request, and can undo it.
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) => digit !== Number(solution[second]) && !seen(values, second).has(digit),
    )!;
    await at(second).click();
    await page.keyboard.press(String(wrong));
    await expect.poll(() => says(second)).toContain(`, ${wrong}`);
    const atOnce = async (): Promise<void> => {
      await button(page, "Settings").click();
      await page.getByRole("checkbox", { name: "Mark wrong digits at once" }).click();
      await button(page, "Close").click();
    };
    await atOnce();
    await page.locator(".cell.wrong").waitFor();
    await atOnce();
    await expect.poll(() => page.locator(".cell.wrong").count()).toBe(0);
    await button(page, "Check").click();
    await page.getByRole("heading", { name: "There is a mistake" }).waitFor();
    expect(await at(second).getAttribute("aria-invalid")).toBe("true");
    await button(page, "Undo the last move").click();
    await expect.poll(() => says(second)).not.toContain(`, ${wrong}`);
    await button(page, "Check").click();
    await page.locator(".status").getByText("No mistakes so far.").waitFor();

    // Automatic candidates, their highlights, and lines between them.
    await page.getByRole("checkbox", { name: "Automatic candidates" }).check();
    await expect.poll(() => page.locator(".candidate").count()).toBeGreaterThan(40);
    await button(page, "Cells with two candidates").click();
    await expect.poll(() => page.locator(".cell.same").count()).toBeGreaterThan(0);
    await button(page, "Highlight 5").click();
    await expect.poll(() => page.locator(".candidate.same").count()).toBeGreaterThan(0);
    await button(page, "Line").click();
    const ends = await page.locator(".candidate.same").evaluateAll((all) =>
      all
        .slice(0, 2)
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
    await page.mouse.move(ends[0][0], ends[0][1]);
    await page.mouse.down();
    await page.mouse.move(ends[1][0], ends[1][1], { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => page.locator(".own-lines path").count()).toBe(1);
    // It ends beside both digits, and goes while one of its cells has a digit.
    const line = await page.locator(".own-lines path").evaluate((path) => {
      const { x, y, width, height } = path.getBoundingClientRect();
      return Math.hypot(width, height) > 0 ? [x, y, x + width, y + height] : [];
    });
    const [[x1, y1], [x2, y2]] = ends;
    expect(Math.hypot(line[2] - line[0], line[3] - line[1])).toBeLessThan(Math.hypot(x2 - x1, y2 - y1) - 10);
    await button(page, "Digit").click();
    await page.mouse.click(x1, y1);
    await page.keyboard.press("5");
    await expect.poll(() => page.locator(".own-lines path").count()).toBe(0);
    await button(page, "Undo").click();
    await expect.poll(() => page.locator(".own-lines path").count()).toBe(1);

    // The timer runs, and can be off.
    await page
      .getByRole("timer")
      .getByText(/0:0[1-9]|0:[1-5]\d/)
      .waitFor();
    await button(page, "Settings").click();
    await page.getByRole("checkbox", { name: "Timer" }).uncheck();
    await button(page, "Close").click();
    await expect.poll(() => page.getByRole("timer").count()).toBe(0);

    // All of it is there after a reload, with undo.
    await page.reload();
    await expect.poll(() => says(first)).toContain("corner notes 3 5");
    expect(await page.locator(".own-lines path").count()).toBe(1);
    await button(page, "Undo").click();
    await expect.poll(() => page.locator(".own-lines path").count()).toBe(0);
  });

  it("boards are kept apart: a link opens beside a game, and tabs don't overwrite each other", async () => {
    const page = await playground.visit("#/play/easy-3");
    const { values } = parse(shownPuzzle(await labels(page)));
    const open = values.indexOf(0);
    const [row, column] = [Math.floor(open / 9) + 1, (open % 9) + 1];
    await cell(page, row, column).click();
    await page.keyboard.press("Shift+Digit7");
    await expect.poll(() => label(page, row, column)).toContain("corner notes 7");
    await page.evaluate((hash) => (location.hash = hash), `/solve/${STUCK}`);
    await page.getByText("One solution.").waitFor();
    // Another tab has another board, and the same game.
    const other = await page.context().newPage();
    await other.goto(`${playground.url}#/play/easy-3`);
    await expect.poll(() => label(other, row, column)).toContain("corner notes 7");
    await page.goBack();
    await expect.poll(() => label(page, row, column)).toContain("corner notes 7");
    await cell(other, row, column).click();
    await other.keyboard.press("Shift+Digit8");
    await expect.poll(() => label(page, row, column)).toContain("corner notes 7 8");
    // The shelf has both boards.
    await page.getByRole("link", { name: /wings/ }).click();
    await expect.poll(() => page.locator(".shelf li").count()).toBe(2);
    await page.locator(".shelf button").filter({ hasText: "Easy" }).first().click();
    await expect.poll(() => label(page, row, column)).toContain("corner notes 7 8");
  });
});

inBrowser("practice", () => {
  const playground = usePlayground();

  it("five right answers make a station known; wrong and partial ones are explained", async () => {
    const page = await playground.visit("#/practice/w-wing");
    await page.getByRole("heading", { name: "Is this a W-Wing?" }).waitFor();
    // The lesson has boards: their proof can be touched, and they don't count.
    await button(page, "See one on a board").click();
    await page.locator(".card .clause").nth(1).hover();
    await expect.poll(() => page.locator(".lit").count()).toBeGreaterThan(0);
    await page.getByRole("img", { name: "0 of 5 in a row" }).waitFor();
    await button(page, "Next board").click();
    await page.getByText("Mark the candidates that go.").waitFor();
    const seenAt: string[] = [];
    for (let round = 0; round < 5; round++) {
      const board = boardIn(await labels(page));
      expect(seenAt).not.toContain(format(board, "url"));
      seenAt.push(format(board, "url"));
      const outcomes = findAll(board, [rungOf("w-wing")!.technique], { policy: "distinct" }).map((finding) =>
        outcomeOf(finding).split("."),
      );
      const [outcome] = outcomes.sort((a, b) => a.length - b.length);
      if (round === 0) {
        // A digit of the solution can't go: press a candidate by touch or mouse, check, and take it back.
        const mark = async (name: string) =>
          page.mouse.click(...(await spotOf(page, Number(name[1]), Number(name[3]), Number(name[5]))));
        await button(page, "Check").click();
        await page.getByText("Mark a candidate first.").waitFor();
        await mark(outcome[0]);
        await expect
          .poll(() => label(page, Number(outcome[0][1]), Number(outcome[0][3])))
          .toContain(`marked ${outcome[0][5]}`);
        await mark(outcome[0]);
        await expect.poll(() => label(page, Number(outcome[0][1]), Number(outcome[0][3]))).not.toContain("marked");
      }
      for (const name of outcome) {
        await cell(page, Number(name[1]), Number(name[3])).focus();
        await page.keyboard.press(name[5]);
      }
      await button(page, "Check").click();
      await page.locator(".answer").getByText("Right. That is all of it.").waitFor();
      await page.locator(".card .why").first().waitFor();
      await page.getByRole("img", { name: `${round + 1} of 5 in a row` }).waitFor();
      if (round === 4) break;
      await button(page, "Next board").click();
      await page.getByText("Mark the candidates that go.").waitFor();
    }
    await page.getByText("Five in a row: W-Wing is known now.").waitFor();
    await page.getByRole("link", { name: /All techniques/ }).click();
    await page
      .getByRole("link", { name: /^W-Wing known/ })
      .first()
      .waitFor();

    // On a phone, by touch: the page says which candidate must stay, and why.
    const phone = await playground.visit("#/practice/naked-pair", PHONE);
    const board = boardIn(await labels(phone));
    const steps = findAll(board, [rungOf("naked-pair")!.technique], { policy: "distinct" });
    const gone = new Set(steps.flatMap((finding) => outcomeOf(finding).split(".")));
    expect(gone.size).toBeGreaterThan(0);
    const [name] = gone;
    // A finger chooses the cell, and a key the digit.
    const mark = async (at: string): Promise<void> => {
      await phone.touchscreen.tap(...(await spotOf(phone, Number(at[1]), Number(at[3]), Number(at[5]))));
      const key = button(phone, `${at[5]} in ${at.slice(0, 4)}`);
      await key.waitFor();
      expect((await key.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      expect(await key.getAttribute("aria-pressed")).toBe("false");
      await key.tap();
      await expect.poll(() => key.getAttribute("aria-pressed")).toBe("true");
      expect(await label(phone, Number(at[1]), Number(at[3]))).toMatch(new RegExp(`marked [\\d ]*${at[5]}`));
    };
    await mark(name);
    await button(phone, `${name[5]} in ${name.slice(0, 4)}`).tap();
    // A right answer after a wrong one doesn't count, and the page says so.
    const { solution } = search(board);
    const wrong = `${name.slice(0, 4)}-${solution![(Number(name[1]) - 1) * 9 + Number(name[3]) - 1]}`;
    await mark(wrong);
    await button(phone, "Check").tap();
    await phone.locator(".answer").getByText("can’t go").waitFor();
    await button(phone, `${wrong[5]} in ${wrong.slice(0, 4)}`).tap();
    for (const each of outcomeOf(steps[0]).split(".")) await mark(each);
    await button(phone, "Check").tap();
    await phone.locator(".answer").getByText("It doesn’t count toward “known”").waitFor();
    await phone.getByRole("img", { name: "0 of 5 in a row" }).waitFor();
    await button(phone, "Next board").tap();
    await phone.getByText("Mark the candidates that go.").waitFor();
    await button(phone, "Show me").tap();
    await phone.locator(".card .why").first().waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

inBrowser("solve", () => {
  const playground = usePlayground();

  it("a reload keeps undo and the tab; Apply is announced; a clause lights what it names", async () => {
    const page = await playground.visit(`#/solve/${STUCK}&step=w-wing:${KNOWN[3].outcome}`);
    await page.locator(".card").getByRole("heading", { name: "W-Wing" }).waitFor();
    const clauses = page.getByRole("list", { name: "The proof, step by step" }).getByRole("button");
    // The first event of a mouse says where it is; from the second on, it moves.
    await clauses.nth(0).hover();
    await clauses.nth(1).hover();
    await expect.poll(() => page.locator(".lit .lit-house").count()).toBe(1);
    expect(await page.locator(".lit .lit-cell").count()).toBe(2);
    // The arrow keys walk the clauses.
    await clauses.nth(0).focus();
    await page.keyboard.press("ArrowDown");
    expect(await clauses.nth(1).evaluate((each) => each === document.activeElement)).toBe(true);
    await button(page, "Apply").click();
    await spoken(page)
      .getByText(/^Done: .*r8c5/)
      .waitFor();
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByText(/steps to the solution/).waitFor();
    const there = shownBoard(page);
    await page.reload();
    await page.getByText(/steps to the solution/).waitFor();
    expect(shownBoard(page)).toBe(there);
    await button(page, "Undo").click();
    await expect.poll(() => shownBoard(page)).toBe(STUCK);
  });

  it("the ribbon shows each step: next hard step, and all singles at once", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    const bars = page.getByRole("group", { name: "The path, one bar for each step" }).getByRole("button");
    await expect.poll(() => bars.count()).toBeGreaterThan(40);
    await page.getByText("steps to the solution").or(bars.last()).first().waitFor();
    await button(page, "Apply all singles").click();
    await expect.poll(() => parse(shownBoard(page)).values.filter((value) => value !== 0).length).toBeGreaterThan(40);
    await button(page, "Next step that is no single").click();
    await page
      .locator(".card h2")
      .getByText(/Medium|Hard/)
      .waitFor();
    const current = page.locator(".ribbon [aria-current]");
    const name = await current.getAttribute("aria-label");
    await current.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => current.getAttribute("aria-label")).not.toBe(name);
    // In the list, the singles are folded.
    expect(await page.locator(".steps summary").allInnerTexts()).toContainEqual(expect.stringMatching(/^\d+ singles/));
  });

  it("only steps that matter: fewer steps, each from the board of the one before it, and the same rating", async () => {
    const page = await playground.visit(`#/solve/${STUCK}`);
    await page.getByRole("tab", { name: "Path" }).click();
    const summary = page.locator(".panel .summary").first();
    await summary.getByText(/steps to the solution/).waitFor();
    const only = page.getByLabel("Only steps that matter");
    const whole = await summary.innerText();
    const stepsIn = (text: string): number => Number.parseInt(text, 10);
    const ratingIn = (text: string): string => text.slice(text.indexOf(";"));
    await only.focus();
    await page.keyboard.press("Space");
    await expect.poll(async () => stepsIn(await summary.innerText())).toBeLessThan(stepsIn(whole));
    await summary.getByText(/steps to the solution/).waitFor();
    expect(await only.isChecked()).toBe(true);
    expect(await only.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(ratingIn(await summary.innerText())).toBe(ratingIn(whole));
    const bars = page.getByRole("group", { name: "The path, one bar for each step" }).getByRole("button");
    expect(await bars.count()).toBe(stepsIn(await summary.innerText()));
    // The path ends with the solution.
    await button(page, "End of the path").click();
    await expect.poll(() => parse(shownBoard(page)).isFull).toBe(true);
    await only.click();
    await expect.poll(() => summary.innerText()).toBe(whole);
    expect(await only.isChecked()).toBe(false);
  });

  it("a stuck board, one with many solutions, and a solved one say what to do", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await page.getByRole("tab", { name: "Techniques" }).click();
    // The panel is loaded when the tab is opened.
    await page.locator(".techniques label").first().waitFor();
    await page.locator(".techniques label").evaluateAll((labels) => {
      for (const each of labels) (each as HTMLLabelElement).click();
    });
    await page.getByRole("tab", { name: "Hint" }).click();
    await button(page, "Next hint").click();
    await page.locator(".card").getByText("The selected techniques find nothing on this board.").waitFor();
    const before = parse(shownBoard(page)).values.filter((value) => value !== 0).length;
    await button(page, "Reveal a cell").click();
    await expect.poll(() => parse(shownBoard(page)).values.filter((value) => value !== 0).length).toBe(before + 1);
    await button(page, "Next hint").click();
    await button(page, "Switch all techniques on").click();
    await button(page, "Next hint").click();
    await page.locator(".card").getByRole("heading", { name: "Where to look" }).waitFor();

    await page.evaluate((hash) => (location.hash = hash), `/solve/${".".repeat(81)}`);
    await page.getByText("More than one solution.").waitFor();
    await button(page, "Next hint").click();
    await page.getByText(/^For example, r1c1 is \d in one solution and \d in another\./).waitFor();
    expect(await page.locator(".cell.differs").count()).toBeGreaterThan(1);

    const { solution } = await import("@wings/core").then(({ search }) => search(PUZZLE));
    await page.evaluate((hash) => (location.hash = hash), `/solve/${solution}`);
    await page.locator(".status").getByText("This board is solved.").waitFor();
  });

  it("reads dropped files and CSV with blanks, prints boards without buttons, and a page of puzzles", async () => {
    const page = await playground.visit();
    const csv = PUZZLE.match(/.{9}/g)!
      .map((row) => Array.from(row, (digit) => (digit === "." ? "" : digit)).join(","))
      .join("\n");
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "puzzle.csv", { type: "text/csv" }));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, csv);
    await expect.poll(() => shownBoard(page)).toBe(textOf(PUZZLE));

    const visible = (selector: string) => page.locator(selector).first().isVisible();
    await page.emulateMedia({ media: "print" });
    expect(await visible(".board")).toBe(true);
    for (const selector of [".top", ".keys", ".side", ".status"]) expect(await visible(selector), selector).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => {
      window.print = () =>
        (document.documentElement.dataset.printed = document.documentElement.dataset.sheet ?? "board");
    });
    await button(page, "Print").click();
    await page.getByRole("combobox", { name: "Level" }).selectOption("easy");
    await page.getByRole("dialog").getByRole("button", { name: "Print", exact: true }).click();
    await page.locator("html[data-printed='puzzles']").waitFor({ timeout: 30_000 });
    expect(await page.locator(".puzzle-sheet > figure svg").count()).toBe(4);
    expect(await page.locator(".puzzle-sheet > figure figcaption").first().textContent()).toMatch(/^1 · easy-\d+$/);
    expect(await page.locator(".solutions svg").count()).toBe(4);
    await button(page, "Close").click();
  });

  it("announces a new version and loads it on request", async () => {
    const context = await playground.context();
    const page = await context.newPage();
    await page.goto(playground.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    playground.change("/sw.js", "\n// A new version.");
    await page.reload();
    await page.getByText("A new version is ready.").waitFor();
    await button(page, "Later").click();
    await expect.poll(() => page.getByText("A new version is ready.").count()).toBe(0);
    await page.reload();
    await page.getByText("A new version is ready.").waitFor();
    const reloaded = page.waitForEvent("load");
    await button(page, "Reload").click();
    await reloaded;
    await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
    expect(await page.getByText("A new version is ready.").count()).toBe(0);
  });
});

/** The labels of all cells, when all of them are drawn: large changes of the board take more than one frame. */
const labels = async (page: Page): Promise<string[]> => {
  await drawn(page);
  await page.waitForFunction(() => document.querySelector("[data-late]") === null);
  return page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
};

/** The puzzle that the labels of the cells say. */
const shownPuzzle = (texts: readonly string[]): string =>
  texts.map((text) => /, (\d)(?: given|$)/.exec(text)?.[1] ?? ".").join("");

/** The board with the candidates that the labels of the cells say. */
function boardIn(texts: readonly string[]) {
  const board = parse(shownPuzzle(texts));
  texts.forEach((text, at) => {
    const digits = /candidates ([\d ]+)/.exec(text)?.[1].split(" ").map(Number);
    if (digits === undefined) return;
    for (let digit = 1; digit <= 9; digit++) if (!digits.includes(digit)) board.eliminate(at, digit);
  });
  return board;
}

/** The digits that a cell sees. */
function seen(values: ArrayLike<number>, at: number): Set<number> {
  const [row, column] = [Math.floor(at / 9), at % 9];
  const found = new Set<number>();
  for (let other = 0; other < 81; other++) {
    const [r, c] = [Math.floor(other / 9), other % 9];
    const isInBox = Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
    if (r === row || c === column || isInBox) found.add(values[other]);
  }
  return found;
}
