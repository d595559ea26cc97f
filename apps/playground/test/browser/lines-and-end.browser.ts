import { search } from "@wings/core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, cell, inBrowser, usePlayground } from "./playground.js";

const GAME = "#/play/easy-7";

inBrowser("a game", () => {
  const playground = usePlayground();

  it("draws a line to the notes that are there", async () => {
    const page = await playground.visit(GAME, DESKTOP);
    const [one, other] = await page
      .locator(".cell")
      .evaluateAll((all) => all.flatMap((each, at) => (each.querySelector(".digit") ? [] : [at])).slice(3));
    const goTo = (at: number): Promise<void> => cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).focus();
    const givens = await page
      .locator(".cell")
      .evaluateAll((all) => all.map((each) => each.querySelector(".digit")?.textContent ?? ".").join(""));
    const { solution } = search(givens);
    const digits = [one, other].map((at) => Number(solution![at]));
    // Another note before it moves a note away from the place that it has in a full grid.
    await goTo(one);
    for (const digit of new Set([1, 2, digits[0]])) await page.keyboard.press(`Shift+Digit${digit}`);
    await goTo(other);
    for (const digit of new Set([1, 2, 3, digits[1]])) await page.keyboard.press(`Control+Digit${digit}`);
    await page.keyboard.press("b");
    await goTo(one);
    await page.keyboard.press(String(digits[0]));
    await goTo(other);
    await page.keyboard.press(String(digits[1]));
    const line = page.locator(".own-lines path");
    await line.waitFor({ state: "attached" });
    /** How far each end is from the middle of its digit, in units of the board: a cell has 64. */
    const gaps = await line.evaluate(
      (path: SVGPathElement, ends) => {
        const middles = ends.map(([at, digit]) => {
          for (const text of document.querySelectorAll<SVGTextElement>(`#cell-${at} .note`)) {
            const i = text.textContent.indexOf(String(digit));
            if (i < 0) continue;
            const { x, y, width, height } = text.getExtentOfChar(i);
            return [x + width / 2, y + height / 2];
          }
          return [NaN, NaN];
        });
        return [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map(({ x, y }, i) =>
          Math.hypot(x - middles[i][0], y - middles[i][1]),
        );
      },
      [
        [one, digits[0]],
        [other, digits[1]],
      ] as const,
    );
    for (const gap of gaps) expect(Math.abs(gap - 8)).toBeLessThan(5);
  });

  it("shows its end, also after a reload", async () => {
    const page = await playground.visit(GAME, PHONE);
    const givens = await page
      .locator(".cell")
      .evaluateAll((all) => all.map((each) => each.querySelector(".digit")?.textContent ?? ".").join(""));
    const { solution } = search(givens);
    for (const [at, digit] of [...givens].entries()) {
      if (digit !== ".") continue;
      await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).focus();
      await page.keyboard.press(solution![at]);
    }
    const end = page.getByRole("heading", { name: "Solved!" });
    await end.waitFor();
    await page.reload();
    await end.waitFor();
    await page.getByRole("link", { name: "See the path" }).waitFor();
    await page.getByText(/^Easy, in \d+:\d\d\.$/).waitFor();
  });
});
