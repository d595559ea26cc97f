import { EXAMPLES } from "@wings/ladder";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, chooseOnly, inBrowser, usePlayground } from "./playground.js";

inBrowser("drawings", () => {
  const playground = usePlayground();

  /** The proof of the example of a technique. */
  const proofOf = async (technique: string, screen: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const context = await playground.context({ ...screen, reducedMotion: "reduce" });
    await chooseOnly(context, [technique]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve/${EXAMPLES[technique]}`);
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card .why").waitFor();
    return page;
  };

  it("numbers of links can be read, don't collide, and lie on no candidate", async () => {
    const page = await proofOf("aic");
    await page.locator(".marks .link-number").first().waitFor({ state: "attached" });
    const { labels, candidates } = await page.evaluate(() => {
      const middle = (each: Element) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, size: height };
      };
      // Candidates of a cell are one text: each of its digits has a place.
      const digits = [...document.querySelectorAll<SVGTextElement>(".board .candidate")].flatMap((text) =>
        Array.from({ length: text.getNumberOfChars() }, (_, i) => i)
          .filter((i) => /\d/.test(text.textContent[i]))
          .map((i) => {
            const { x, y } = text.getStartPositionOfChar(i);
            return new DOMPoint(x + 4.5, y - 6).matrixTransform(text.getScreenCTM()!);
          }),
      );
      return {
        labels: [...document.querySelectorAll(".marks .link-number")].map(middle),
        candidates: digits.map(({ x, y }) => ({ x, y })),
      };
    });
    expect(labels.length).toBeGreaterThan(8);
    const gap = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
    labels.forEach((label, i) => {
      expect(label.size).toBeGreaterThanOrEqual(11);
      for (const other of labels.slice(i + 1)) expect(gap(label, other)).toBeGreaterThan(11);
      expect(Math.min(...candidates.map((spot) => gap(label, spot)))).toBeGreaterThan(7);
    });
  });

  it("cells of a net have the numbers of their sentences, at places that no candidate has", async () => {
    const page = await proofOf("forcing-net");
    const order = page.locator(".board .order text");
    await order.first().waitFor({ state: "attached" });
    const numbers = (await order.allTextContents()).map(Number);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const covered = await page.evaluate(() => {
      const spots = [...document.querySelectorAll(".order > g")].map((each) => each.getAttribute("transform"));
      const digits = [...document.querySelectorAll(".board .candidate")].flatMap((text) => {
        const [x, y] = ["x", "y"].map((name) => (text.getAttribute(name) ?? "").split(" ").map(Number));
        return x.map((each, i) => `translate(${each} ${y[i] - 6})`);
      });
      return spots.filter((spot) => digits.includes(spot!)).length;
    });
    expect(covered).toBe(0);
  });

  it("each case of a forcing chain has a colour of its own", async () => {
    const page = await proofOf("forcing-chain");
    await page.locator(".marks .link").first().waitFor({ state: "attached" });
    const colours = await page
      .locator(".marks .link")
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute("class")!.split(" ")[2], getComputedStyle(each).stroke]),
      );
    const byCase = new Map(colours as [string, string][]);
    const cases = (await page.locator(".clause").allTextContents()).filter((text) => text.startsWith("In case"));
    expect(cases.length).toBeGreaterThan(1);
    expect(byCase.size).toBe(cases.length);
    expect(new Set(byCase.values()).size).toBe(cases.length);
    for (const [name, colour] of colours) expect(byCase.get(name)).toBe(colour);
  });
});
