import { explain, cellName as nameOf, findAll, parse, search } from "@wings/core";
import { pictureOf, spotOf } from "@wings/draw";
import { rungOf } from "@wings/ladder";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type PracticeTask, judgeAnswer } from "../../src/model/practice.js";
import { type Step, outcomeOf } from "../../src/model/step.js";
import { DESKTOP, PHONE, inBrowser, usePlayground } from "./playground.js";

/** A board on which two patterns of a technique strike out candidates of each other. */
const TWO = "w1ijf8bjedcebhcdi16gj4j5j6hi2Aa5i6j3k8lbh4fe968Aaiek3j16gd9bch5hcj7feili5a38j7f";

/** A board with two naked pairs, each with candidates of its own to remove, and what both remove together. */
const TWO_PAIRS = ".7.............43..4.9.3.574...62...7.1.......5...87...8..5..9.......5281.......6";
const BOTH_PAIRS = ["r1c7-1", "r3c7-1", "r4c7-1", "r4c7-3", "r5c7-3", "r7c9-1", "r7c9-3"];
/** A candidate of that board that locked candidates remove, and no naked pair. */
const BESIDE = "r2c4-1";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

inBrowser("lessons", () => {
  const playground = usePlayground();

  it.each([
    [
      "en",
      "skyscraper",
      ["Find", "Reason", "Remove"],
      /^Look for two rows/,
      /^Remove the digit from every cell that sees both/,
      "Is this a Skyscraper?",
    ],
    [
      "de",
      "aic",
      ["Finden", "Grund", "Streichen"],
      /^Wähle einen Kandidaten/,
      /Also stimmt der Anfang oder das Ende/,
      "Ist das „AIC“?",
    ],
  ] as const)(
    "in %s, %s has three frames and a question with its proof after each answer",
    async (language, id, names, find, proves, question) => {
      const context = await playground.context(PHONE);
      await context.addInitScript((settings) => {
        if (location.protocol === "http:" && window === top) localStorage.wings ??= settings;
      }, JSON.stringify({ language }));
      const page = await context.newPage();
      await page.goto(`${playground.url}#/practice/${id}`);
      const lesson = page.locator(".lesson");
      await lesson.locator(".own").getByText(find).waitFor();
      const figure = lesson.locator(".lesson-example");
      const digitsOf = (of: typeof figure) => of.locator("svg .digit").allTextContents();
      const own = await digitsOf(figure);
      expect(await figure.locator(".link, .look-out").count()).toBe(0);
      await lesson.getByRole("button", { name: `2 ${names[1]}` }).click();
      await figure.locator(".link").first().waitFor({ state: "attached" });
      expect(await figure.locator(".look-out").count()).toBe(0);
      await lesson.getByRole("button", { name: `3 ${names[2]}` }).click();
      await lesson.locator(".own").getByText(proves).waitFor();
      await figure.locator("svg .look-out").first().waitFor({ state: "attached" });

      // The first question shows something else: its proof follows a wrong answer, too.
      const asked = lesson.locator(".question");
      await asked.getByRole("heading", { name: question }).waitFor();
      expect(await asked.locator(".look-out").count()).toBe(0);
      await asked.locator(".buttons button").first().click();
      await asked.locator(".answer.bad").waitFor();
      const other = await asked.locator(".answer").textContent();
      expect(await asked.locator(".proof").textContent()).toMatch(/r\dc\d/);
      await asked.locator(".look-out").first().waitFor({ state: "attached" });
      await asked.locator(".buttons button").click();
      // The second one is it, on another board than that of the lesson.
      await asked.locator(".buttons button").nth(1).waitFor();
      const board = await digitsOf(asked);
      expect(board.length).toBeGreaterThan(16);
      expect(board).not.toEqual(own);
      await asked.locator(".buttons button").first().click();
      await asked.locator(".answer.good").waitFor();
      expect(await asked.locator(".answer").textContent()).not.toBe(other);
      expect(await asked.locator(".proof").textContent()).toMatch(/r\dc\d/);
    },
  );

  it("in German, a lesson has German words for the cells of a pattern, and says what falls away", async () => {
    const page = await playground.visit("#/practice/w-wing", { ...PHONE, locale: "de-DE" });
    const here = page.locator(".lesson-example .here");
    await here.waitFor({ state: "attached" });
    expect(await here.textContent()).toMatch(/^Jeder der Flügel r.* ist \d oder \d\. In /);
    await page.goto(`${playground.url}#/practice/aic`);
    await page
      .locator(".lesson .own")
      .getByText(/^Wähle/)
      .waitFor({ state: "attached" });
    await page
      .locator(".lesson .segments button")
      .nth(2)
      .evaluate((each: HTMLElement) => each.click());
    await page
      .locator(".lesson .own")
      .getByText(/Streiche, was keines davon zulässt/)
      .waitFor({ state: "attached" });
    expect(await here.textContent()).toMatch(/^[A-ZÄÖÜ]/);
  });

  /** An exercise with some candidates marked, in the way that the page keeps it for a reload. */
  const exercise = async (
    language: string,
    technique: string,
    marksOf: (task: PracticeTask) => string[],
    { screen = DESKTOP, text = TWO } = {},
  ): Promise<Page> => {
    const context = await playground.context(screen);
    await context.addInitScript((settings) => {
      if (location.protocol === "http:" && window === top) localStorage.wings ??= settings;
    }, JSON.stringify({ language }));
    const page = await context.newPage();
    await page.goto(`${playground.url}#/`);
    const board = parse(text);
    const steps = findAll(board, [rungOf(technique)!.technique], { policy: "distinct" }).map((finding): Step => {
      const json = finding.toJSON();
      return { board: text, finding: json, short: explain(json, "short") };
    });
    const task: PracticeTask = { technique, board: text, solution: search(board).solution!, steps };
    await page.evaluate(([practice, hash]) => history.replaceState({ practice }, "", hash), [
      { task, marks: marksOf(task), isSpent: false },
      `#/practice/${technique}`,
    ] as const);
    await page.reload();
    await page.getByRole("grid").waitFor();
    await expect.poll(() => page.locator(".mark-out").count()).toBe(marksOf(task).length);
    return page;
  };

  it("the page names an answer that another technique gives, and draws two patterns at once", async () => {
    const page = await exercise("en", "naked-pair", () => [], { text: TWO_PAIRS });
    const mark = async (name: string): Promise<void> => {
      await page.locator(`#cell-${(Number(name[1]) - 1) * 9 + Number(name[3]) - 1}`).focus();
      await page.keyboard.press(name[5]);
      await expect
        .poll(() => page.locator(`#cell-${(Number(name[1]) - 1) * 9 + Number(name[3]) - 1}`).getAttribute("aria-label"))
        .toMatch(/marked/);
    };
    // The page says when an elimination is right, but follows from no pair.
    await mark(BESIDE);
    await button(page, "Check").click();
    await page
      .locator(".answer")
      .getByText(/^True, and proved: .* But no Naked Pair shows it\./)
      .waitFor();
    await page.keyboard.press(BESIDE[5]);
    await expect.poll(() => page.locator(".mark-out").count()).toBe(0);
    for (const name of BOTH_PAIRS) await mark(name);
    await button(page, "Check").click();
    await page.getByText("Right. That is all of it.").waitFor();
    await expect.poll(() => page.locator(".board .marks").count()).toBeGreaterThan(1);
    expect(await page.locator(".task .also").count()).toBe((await page.locator(".board .marks").count()) - 1);
    // No part of a pattern is struck out.
    const struck = await page.evaluate(() => {
      const at = (shape: Element): string => shape.getAttribute("transform") ?? "";
      const ends = new Set([...document.querySelectorAll(".board .marks .shape:not(.look-out)")].map(at));
      return [...document.querySelectorAll(".board .marks .shape.look-out")].filter((each) => ends.has(at(each)))
        .length;
    });
    expect(struck).toBe(0);
  });

  it.each([
    ["en", "Check", /^True, and proved: .* shows? it\. But no W-Wing shows it\./],
    ["de", "Prüfen", /^Es stimmt und ist bewiesen: .* zeig(t|en) es\. Aber kein „W-Wing“ zeigt es\./],
  ] as const)("in %s, says that a true answer is proved, but not by the technique", async (language, check, words) => {
    const page = await exercise(language, "w-wing", ({ solution, steps }) => {
      const board = parse(TWO);
      const shown = steps.flatMap(({ finding }) => outcomeOf(finding).split("."));
      const cell = [...board.values.keys()].find(
        (at) =>
          board.values[at] === 0 &&
          board
            .candidates(at)
            .some((digit) => Number(solution[at]) !== digit && !shown.includes(`${nameOf(at)}-${digit}`)),
      )!;
      const digit = board
        .candidates(cell)
        .find((each) => Number(solution[cell]) !== each && !shown.includes(`${nameOf(cell)}-${each}`))!;
      return [`${nameOf(cell)}-${digit}`];
    });
    await button(page, check).click();
    await page.locator(".answer").getByText(words).waitFor();
  });

  it.each([
    ["two-string-kite", ["r4c8-2", "r8c3-2"]],
    ["skyscraper", ["r8c3-2", "r9c7-2", "r4c8-2"]],
  ])("draws both patterns of %s, and strikes out no end of their links", async (technique, marks) => {
    let ends: string[] = [];
    let links = 0;
    const page = await exercise("en", technique, (task) => {
      const answer = judgeAnswer(task, marks);
      if (answer.kind !== "right") throw new Error(answer.kind);
      const both = [answer.step, ...answer.also];
      expect(both.length).toBe(2);
      const pictures = both.map(({ finding }) => pictureOf(finding).links);
      links = pictures.flat().length;
      ends = pictures
        .flat()
        .flatMap(({ from, to }) => [...from, ...to])
        .map(({ cell, digit }) => `translate(${spotOf(cell, digit).x} ${spotOf(cell, digit).y})`);
      // One pattern would strike out the other.
      const struck = both.flatMap(({ finding }) => finding.eliminations).map((each) => `${each.cell}#${each.digit}`);
      const named = both.flatMap(({ finding }) =>
        finding.marks.flatMap((m) => ("link" in m ? [...m.from, ...m.to] : [])),
      );
      expect(named.some((end) => struck.includes(end))).toBe(true);
      return marks;
    });
    await button(page, "Check").click();
    await page.getByText("Right. That is all of it.").waitFor();
    await expect.poll(() => page.locator(".board .marks").count()).toBe(2);
    await expect.poll(() => page.locator(".board .marks .link").count()).toBe(links);
    const struckEnds = (): Promise<string[]> =>
      page
        .locator(".board .shape.look-out")
        .evaluateAll((all) => all.map((each) => each.getAttribute("transform") ?? ""))
        .then((all) => all.filter((at) => ends.includes(at)));
    expect(await struckEnds()).toEqual([]);
    expect(await page.locator(".mark-out").count()).toBe(0);
    // The last sentence strikes out no end, either.
    await page.locator(".clause").last().hover();
    await page.locator(".scene.dim").waitFor({ state: "attached" });
    expect(await struckEnds()).toEqual([]);
  });

  it("shows the proof after a right answer on a phone, too", async () => {
    const first = ({ steps }: PracticeTask): string[] => outcomeOf(steps[0].finding).split(".");
    const page = await exercise("en", "w-wing", first, { screen: PHONE });
    await button(page, "Check").tap();
    await page.locator(".task.right .sentence").waitFor();
    await page.getByRole("button", { name: "Next sentence" }).tap();
    await expect.poll(() => page.locator(".sentence-walk .place").textContent()).toMatch(/^2\//);
  });

  it("search knows other names, and says when nothing fits", async () => {
    const page = await playground.context().then((context) => context.newPage());
    await page.goto(`${playground.url}#/practice`);
    const search = page.getByRole("searchbox");
    const names = () => page.locator(".found-stations a strong").allTextContents();
    for (const [words, name] of [
      ["x wing", "X-Wing"],
      ["nice loop", "AIC"],
      ["locked candidates", "Pointing"],
      ["two string", "Two-String Kite"],
      ["ur", "Unique Rectangle 1"],
    ]) {
      await search.fill(words);
      await expect.poll(names).toContain(name);
      expect((await names()).length).toBeLessThan(60);
    }
    await search.fill("flying carpet");
    await page.getByText("No technique is called “flying carpet”.").waitFor();
    expect(await names()).toEqual([]);
  });
});
