import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findAll, format } from "@wings/core";
import { pictureOf, routeLinks } from "@wings/draw";
import { rungOf } from "@wings/ladder";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { outcomeOf } from "../../src/model/step.js";
import { type KnownWing, KNOWN } from "./known-wings.js";
import { DESKTOP, boardAt, inBrowser, shownBoard, usePlayground } from "./playground.js";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));
/** Overwrites the reference screenshots: look at them before you commit. */
const isUpdate = process.env.WINGS_UPDATE_SCREENSHOTS !== undefined;

const linkTo = ({ puzzle, stage, technique, outcome }: KnownWing): string =>
  `#${format(boardAt(puzzle, stage), "url")}&step=${technique}:${outcome}`;

/** One board for each kind of pattern; in a deep run all. `engine.test.ts` finds the wing on each. */
const BOARDS = isDeep ? KNOWN : KNOWN.filter(({ file }) => ["xy-wing-1", "w-wing-1", "als-xy-wing-1"].includes(file));

inBrowser("the known boards, opened by link", () => {
  const playground = usePlayground();

  it("the wing is drawn and explained", async () => {
    const page = await playground.visit("#/solve", { ...DESKTOP, colorScheme: "light", reducedMotion: "reduce" });
    const blank = await page.context().newPage();
    const card = page.locator(".card");
    const look = async (): Promise<Buffer> => {
      // Large changes of the board take more than one frame.
      await page.waitForFunction(() => document.querySelector("[data-late]") === null);
      return half(blank, await page.locator(".board").screenshot({ animations: "disabled" }));
    };
    for (const known of BOARDS) {
      const { name, technique: id, puzzle, stage, outcome, says, file } = known;
      await page.evaluate((hash) => (location.hash = hash), linkTo(known));
      await card.getByRole("heading", { name }).waitFor();
      const board = boardAt(puzzle, stage);
      expect(shownBoard(page)).toBe(format(board, "url"));
      const text = await card.locator(".why").innerText();
      for (const word of says) expect(text, file).toContain(word);

      // The marks are those that draw has for the finding.
      const { technique } = rungOf(id)!;
      const finding = findAll(board, [technique], { policy: "distinct" }).find((each) => outcomeOf(each) === outcome)!;
      const { name: title, roles } = technique.meta;
      const picture = pictureOf(finding, { name: title, roles });
      const curves = () => page.locator(".board .link").evaluateAll((all) => all.map((each) => each.getAttribute("d")));
      await expect.poll(curves, { message: file }).toEqual(routeLinks(board, picture.links).map(({ path }) => path));
      const shapes = picture.roles.flatMap(({ cells }) => cells.flatMap(({ digits }) => digits));
      expect(await page.locator(".board .shape").count(), file).toBe(shapes.length);

      // And that is what is seen.
      const seen = await look();
      const path = `${folder}${file}.png`;
      if (isUpdate) writeFileSync(path, seen);
      const reference = readFileSync(path);
      expect(await difference(blank, reference, seen), file).toBeLessThan(TOLERANCE);

      // The comparison can tell: without the wing it fails.
      await page.getByRole("button", { name: "Where" }).click();
      await page.locator(".mark-region").waitFor();
      expect(await difference(blank, reference, await look()), file).toBeGreaterThan(2 * TOLERANCE);
    }
  });
});

/**
 * How far the colors of two pictures may be apart. Digits and lines are gray, and marks are colored: so only the color
 * (how far red, green and blue are apart, and which way) of squares of a third of a candidate is compared, and another font
 * changes nearly nothing. A mark that is missing changes squares by 30 and more of 255.
 */
const TOLERANCE = 12;
/** The side of a picture in squares. */
const SQUARES = 90;

/** The largest difference of color between two pictures, in any square. A page without a policy reads them. */
async function difference(blank: Page, first: Buffer, second: Buffer): Promise<number> {
  const [one, other] = [await colors(blank, first), await colors(blank, second)];
  return Math.max(...one.map((value, i) => Math.abs(value - other[i])));
}

/** Two numbers for each square: red less green, and blue less green. */
const colors = (blank: Page, png: Buffer): Promise<number[]> =>
  blank.evaluate(
    async ({ data, side }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(side, side).getContext("2d")!;
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, side, side);
      const { data: pixels } = context.getImageData(0, 0, side, side);
      const list: number[] = [];
      for (let i = 0; i < pixels.length; i += 4) list.push(pixels[i] - pixels[i + 1], pixels[i + 2] - pixels[i + 1]);
      return list;
    },
    { data: png.toString("base64"), side: SQUARES },
  );

/** A picture at half its size: large enough to be looked at, and small enough to be kept. */
async function half(blank: Page, png: Buffer): Promise<Buffer> {
  const data = await blank.evaluate(async (text: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width >> 1, image.height >> 1);
    const context = canvas.getContext("2d")!;
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, png.toString("base64"));
  return Buffer.from(data, "base64");
}
