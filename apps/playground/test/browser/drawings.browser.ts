import { EXAMPLES } from "@wings/ladder";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, chooseOnly, inBrowser, usePlayground } from "./playground.js";

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

  it.each([
    ["aic", 1440, 900],
    ["xy-chain", 920, 580],
    ["kraken-fish", 1440, 900],
    ["kraken-fish", 920, 580],
  ])("numbers of the links of %s can be read at %i × %i, and keep apart from each other", async (id, width, height) => {
    const page = await proofOf(id, { viewport: { width, height } });
    await page.locator(".marks .link-number").first().waitFor({ state: "attached" });
    const { labels, candidates } = await inksOf(page);
    expect(labels.length).toBeGreaterThan(6);
    checkApart(labels, candidates);
  });

  it.each([
    ["aic", 360, 560],
    ["xy-chain", 740, 360],
  ])("on a phone, %s at %i × %i has the numbers of the sentence only", async (id, width, height) => {
    const page = await proofOf(id, { ...PHONE, viewport: { width, height } });
    await page.locator(".marks .link").first().waitFor({ state: "attached" });
    const place = page.locator(".sentence-walk .place");
    const total = Number((await place.textContent())!.split("/")[1]);
    let most = 0;
    for (let at = 1; at <= total; at++) {
      await expect.poll(() => place.textContent()).toBe(`${at}/${total}`);
      await expect.poll(() => page.locator(".scene.dim").count()).toBe(1);
      const { labels, candidates } = await inksOf(page);
      expect(labels.length).toBe(await page.locator(".lit-links .link").count());
      most = Math.max(most, labels.length);
      checkApart(labels, candidates);
      if (at < total) await page.getByRole("button", { name: "Next sentence" }).tap();
    }
    expect(most).toBeGreaterThan(1);
  });

  it("candidates that play no part in a step are pale while it is explained", async () => {
    const page = await proofOf("two-line-uniqueness");
    const opacities = (which: string): Promise<string[]> =>
      page
        .locator(which)
        .evaluateAll((all) => [...new Set(all.map((candidate) => getComputedStyle(candidate).fillOpacity))]);
    expect(await opacities(".cell .candidate.part")).toEqual(["1"]);
    expect(await opacities(".cell .candidate:not(.part)")).toEqual(["0.6"]);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await page.locator(".card .why").waitFor({ state: "detached" });
    await expect.poll(() => opacities(".cell .candidate")).toEqual(["1"]);
  });

  it("links within a cell are distinguishable: each curves around its candidates, and its number covers none", async () => {
    const page = await proofOf("kraken-fish");
    const short = page.locator(".marks .link.short");
    await short.first().waitFor({ state: "attached" });
    const found = await short.evaluateAll((all) =>
      all.map((path) => {
        const line = path as SVGPathElement;
        const points = Array.from({ length: 21 }, (_, i) => line.getPointAtLength((line.getTotalLength() * i) / 20));
        const halo = 2.5;
        const scale = line.getScreenCTM()!.a;
        const boxes = [...document.querySelectorAll<SVGTextElement>(".marks .link-number")].map((text) => {
          const { x, y, width, height } = text.getBBox();
          const middle = y + height / 2;
          const half = parseFloat(getComputedStyle(text).fontSize) * 0.37;
          return { left: x - halo, right: x + width + halo, top: middle - half - halo, bottom: middle + half + halo };
        });
        const isCovered = ({ x, y }: DOMPoint): boolean =>
          boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
        const shapes = [...document.querySelectorAll(".marks .shape:not(.look-out)")].map((shape) =>
          (shape.getAttribute("transform") ?? "").match(/[\d.]+/g)!.map(Number),
        );
        const isFree = (point: DOMPoint): boolean =>
          !isCovered(point) && shapes.every(([x, y]) => Math.hypot(point.x - x, point.y - y) >= 9.5);
        const free = points.filter(isFree).length / points.length;
        return { pixels: free * line.getTotalLength() * scale, dashes: getComputedStyle(line).strokeDasharray };
      }),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const { pixels } of found) expect(pixels).toBeGreaterThan(13);
    // A weak one has three dashes at least; a strong one is a single line.
    const dashes = new Set(found.map(({ dashes: each }) => each));
    expect(dashes.size).toBe(2);
    for (const each of dashes) expect(parseFloat(each)).toBeLessThanOrEqual(3);
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

  it("each case of a forcing chain has its own color", async () => {
    const page = await proofOf("forcing-chain");
    await page.locator(".marks .link").first().waitFor({ state: "attached" });
    const colors = await page
      .locator(".marks .link")
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute("class")!.split(" ")[2], getComputedStyle(each).stroke]),
      );
    const byCase = new Map(colors as [string, string][]);
    const cases = (await page.locator(".clause").allTextContents()).filter((text) => text.startsWith("In case"));
    expect(cases.length).toBeGreaterThan(1);
    expect(byCase.size).toBe(cases.length);
    expect(new Set(byCase.values()).size).toBe(cases.length);
    for (const [name, color] of colors) expect(byCase.get(name)).toBe(color);
  });
});

interface Ink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** The ink of the numbers of links that are seen, and of candidates, in pixels. */
const inksOf = (page: Page): Promise<Record<"labels" | "candidates", readonly Ink[]>> =>
  page.evaluate(() => {
    const scaleOf = (text: SVGTextElement): number => text.getScreenCTM()!.a;
    const sizeOf = (text: SVGTextElement): number => parseFloat(getComputedStyle(text).fontSize) * scaleOf(text);
    const labels = [...document.querySelectorAll<SVGTextElement>(".board .link-number")]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const size = sizeOf(text);
        return { x: x + width / 2, y: y + height / 2, width, height: size * 0.74, size };
      });
    // Candidates of a cell are one text: each of its digits has a place.
    const candidates = [...document.querySelectorAll<SVGTextElement>(".board .candidate")].flatMap((text) =>
      Array.from({ length: text.getNumberOfChars() }, (_, i) => i)
        .filter((i) => /\d/.test(text.textContent[i]))
        .map((i) => {
          const { x, width } = text.getExtentOfChar(i);
          const size = sizeOf(text);
          const middle = text.getStartPositionOfChar(i).y - (size / scaleOf(text)) * 0.36;
          const point = new DOMPoint(x + width / 2, middle).matrixTransform(text.getScreenCTM()!);
          return { x: point.x, y: point.y, width: size * 0.56, height: size * 0.74, size };
        }),
    );
    return { labels, candidates };
  });

/** Numbers have 11 pixels, overlap no other number, and touch candidates by a pixel at most. */
function checkApart(labels: readonly Ink[], candidates: readonly Ink[]): void {
  const shared = (a: Ink, b: Ink): number =>
    Math.min((a.width + b.width) / 2 - Math.abs(a.x - b.x), (a.height + b.height) / 2 - Math.abs(a.y - b.y));
  labels.forEach((label, i) => {
    expect(label.size).toBeGreaterThanOrEqual(11);
    for (const other of labels.slice(i + 1)) expect(shared(label, other)).toBeLessThanOrEqual(0);
    for (const candidate of candidates) expect(shared(label, candidate)).toBeLessThanOrEqual(1);
  });
}
