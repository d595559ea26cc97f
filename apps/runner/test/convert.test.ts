import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, parse, search } from "@wings/core";
import { FORMATS, parseAny } from "@wings/formats";
import { drawn } from "@wings/test-kit/drawn-photo";
import encodeQR from "qr";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { EASY, PUZZLE } from "./puzzles.js";
import { scratch, shell, wings } from "./wings.js";

const names = Object.keys(FORMATS);

test("convert writes each format of the table, and reads it again", async () => {
  for (const name of names) {
    const { out, status } = await wings(["convert", "--to", name, EASY]);
    expect([name, status]).toEqual([name, 0]);
    expect(format(parseAny(out.trim()))).toBe(format(parse(EASY)));
  }
});

test("the help lists the formats of the table", async () => {
  const { out } = await wings(["convert", "--help"]);
  for (const name of [...names, "qr", "qr-svg"]) expect(out.replace(/\s+/g, " ")).toContain(name);
});

test("all boards of a file for OpenSudoku stand in one frame", async () => {
  const { out } = await wings(["convert", "--to", "opensudoku", "-"], { input: `${EASY}\n${PUZZLE}\n` });
  expect(out.match(/<opensudoku>/g)).toHaveLength(1);
  expect(out.match(/<game /g)).toHaveLength(2);
  expect(out.trimEnd()).toMatch(/<\/opensudoku>$/);
  const again = await wings(["convert", "-"], { input: out });
  expect(again.out).toBe(`${format(parse(EASY))}\n${format(parse(PUZZLE))}\n`);
  const json = await wings(["convert", "--to", "opensudoku", "--json", EASY]);
  expect((JSON.parse(json.out) as { text: string }).text).toMatch(/^<opensudoku>[^]*<\/opensudoku>\n$/);
});

test("without a board no file is begun, and --of needs a code", async () => {
  const empty = await wings(["convert", "--to", "opensudoku", "-"], { input: "\n" });
  expect([empty.out, empty.status]).toEqual(["", 1]);
  const of = await wings(["convert", "--to", "grid", "--of", "coach", EASY]);
  expect([of.out, of.status]).toEqual(["", 2]);
});

test("a picture on stdin is refused: it is no text", async () => {
  writeFileSync(join(scratch, "stdin.png"), pngOf("x"));
  const { status, err } = await shell(`$WINGS check - < '${join(scratch, "stdin.png")}'`);
  expect([status, err]).toEqual([2, expect.stringContaining("pass its path")]);
});

test("warns of what a format doesn't keep", async () => {
  const position = parse(EASY);
  position.place(2, Number(search(position).solution![2]));
  const board = format(position, "url");
  const { err } = await wings(["convert", "--to", "coach", board]);
  expect(err).toMatch(/loses: /);
});

/** A QR code as pixels. */
function pixelsOf(text: string): { width: number; height: number; data: Buffer } {
  const squares = encodeQR(text, "raw", { border: 4 });
  const scale = 5;
  const width = squares.length * scale;
  const data = Buffer.alloc(width * width * 4, 255);
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let i = 0; i < scale; i++)
        for (let j = 0; j < scale; j++)
          data.fill(
            0,
            ((y * scale + i) * width + x * scale + j) * 4,
            ((y * scale + i) * width + x * scale + j) * 4 + 3,
          );
    }),
  );
  return { width, height: width, data };
}

function pngOf(text: string): Buffer {
  const { width, height, data } = pixelsOf(text);
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png);
}

test.each(["png", "jpg"])("a QR code in a picture is read: .%s", async (kind) => {
  const file = join(scratch, `code.${kind}`);
  const link = (await wings(["convert", "--to", "sudokupad", EASY])).out.trim();
  writeFileSync(file, kind === "png" ? pngOf(link) : jpeg.encode(pixelsOf(link), 90).data);
  const { out, status } = await wings(["convert", file]);
  expect([out, status]).toEqual([`${format(parse(EASY))}\n`, 0]);
});

/** A photo of a puzzle as a file. */
function photoOf(digits: string, kind: "png" | "jpg"): Buffer {
  const picture = drawn(digits, { turned: 8, shadow: 0.4 });
  const data = Buffer.from(picture.data.buffer);
  if (kind === "jpg") return jpeg.encode({ ...picture, data }, 80).data;
  const png = new PNG({ width: picture.width, height: picture.height });
  data.copy(png.data);
  return PNG.sync.write(png);
}

test.each(["png", "jpg"] as const)("a sudoku in a picture is read: .%s", async (kind) => {
  const file = join(scratch, `photo.${kind}`);
  writeFileSync(file, photoOf(EASY, kind));
  const { out, status } = await wings(["convert", file]);
  expect([out, status]).toEqual([`${format(parse(EASY))}\n`, 0]);
});

test("among other inputs, a picture that can't be read is one line with a code", async () => {
  const [good, doubtful, bad] = ["good.png", "doubtful.png", "bad.png"].map((name) => join(scratch, name));
  writeFileSync(good, photoOf(EASY, "png"));
  writeFileSync(doubtful, photoOf(`${EASY.slice(0, 72)}123456789`, "png"));
  writeFileSync(bad, "\x89PNG and nothing more", "latin1");
  const { out, status } = await wings(["check", "--json", doubtful, good, bad]);
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { error?: { code: string }; solutions?: string });
  expect(lines.map(({ error }) => error?.code)).toEqual(["WINGS_DOUBTFUL_PICTURE", undefined, "WINGS_BAD_PICTURE"]);
  expect(status).toBe(1);
});

/** A PNG that says it is larger than it is. */
function huge(): Buffer {
  const png = pngOf("x");
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

test.each([
  ["without a code", PNG.sync.write(new PNG({ width: 50, height: 50 })), "no QR code and no sudoku"],
  ["of another text", pngOf("hello"), "WINGS_"],
  ["that is cut off", pngOf("hello").subarray(0, 60), "BAD_PICTURE"],
  ["that is a GIF", Buffer.from("GIF89a".padEnd(40, "x")), "only PNG and JPEG"],
  ["of 3,600 million pixels", huge(), "more than 9 million"],
])("a picture %s ends with a code", async (_, bytes, message) => {
  const file = join(scratch, "bad.png");
  writeFileSync(file, bytes);
  const { err, out, status } = await wings(["check", file]);
  expect(out).toBe("");
  expect(err).toContain(message);
  expect(err).toMatch(/WINGS_[A-Z_]+/);
  expect(status).toBeGreaterThan(0);
});

test("a code in the terminal is of blocks, and as SVG it is a picture", async () => {
  const blocks = await wings(["convert", "--to", "qr", EASY]);
  expect(blocks.out).toMatch(/^[ ▀▄█\n]+$/);
  const svg = await wings(["convert", "--to", "qr-svg", "--of", "coach", EASY]);
  expect(svg.out).toMatch(/^<svg/);
});
