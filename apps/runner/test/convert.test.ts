import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, parse, search } from "@wings/core";
import { FORMATS, parseAny } from "@wings/formats";
import encodeQR from "qr";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { drawn } from "@wings/test-kit/drawn-photo";
import { chunk, photoOf } from "./photo-file.js";
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

test.each([
  ["stdin", "stdin", (file: string) => `$WINGS check - < '${file}'`],
  [
    "a pipe",
    "pipe",
    (file: string) => `mkfifo '${file}.pipe'; cat '${file}' > '${file}.pipe' & $WINGS check '${file}.pipe'`,
  ],
])("a picture on %s is refused: it is no text", async (_, name, command) => {
  const file = join(scratch, "stdin.png");
  writeFileSync(file, pngOf("x"));
  const { status, err } = await shell(command(file));
  expect([status, err]).toEqual([2, expect.stringMatching(`${name}: a picture is read .* pass its path.*BAD_PICTURE`)]);
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

test.each(["png", "jpg"] as const)("a sudoku in a picture is read: .%s", async (kind) => {
  const file = join(scratch, `photo.${kind}`);
  writeFileSync(file, photoOf(EASY, kind));
  const { out, status } = await wings(["convert", file]);
  expect([out, status]).toEqual([`${format(parse(EASY))}\n`, 0]);
});

test("a variant in a picture is read by its rules", async () => {
  const diagonals = "1..4.6..9.5.7...2.....2....9..........7.382....26....1.98....7......5..25.4.....8";
  const file = join(scratch, "diagonals.png");
  writeFileSync(file, photoOf(diagonals, "png"));
  expect(await wings(["check", file])).toMatchObject({ status: 1, err: expect.stringContaining("DOUBTFUL_PICTURE") });
  expect(await wings(["convert", "--layout", "x", file])).toMatchObject({ status: 0, out: `${diagonals}\n` });
});

test("JSON says how a picture was read, and stderr names the other grids", async () => {
  const file = join(scratch, "two.png");
  const [large, small] = [drawn(EASY, { cell: 40 }), drawn(EASY, { cell: 26 })];
  const png = new PNG({ width: large.width + small.width, height: large.height });
  png.data.fill(255);
  for (const [picture, left] of [
    [large, 0],
    [small, large.width],
  ] as const)
    PNG.bitblt(Object.assign(new PNG(), picture, { data: Buffer.from(picture.data) }), png, 0, 0, picture.width, picture.height, left, 0); // prettier-ignore
  writeFileSync(file, PNG.sync.write(png));
  const { out, err } = await wings(["check", "--json", file]);
  expect(JSON.parse(out)).toMatchObject({
    picture: { file, source: "photo", status: "sure", mended: [], doubtful: [], others: ["top right"] },
  });
  expect(err).toBe(`wings: ${file}: 1 other grid is in the picture: top right.\n`);
});

test("notes in a picture are candidates where a format has them", async () => {
  const file = join(scratch, "notes.png");
  const { data, ...size } = drawn(EASY, { cell: 60, notes: { [EASY.indexOf(".")]: "149" } });
  writeFileSync(file, PNG.sync.write(Object.assign(new PNG(size), { data: Buffer.from(data) })));
  const first = (await wings(["convert", "--to", "url", file])).out.trim();
  const open = EASY.indexOf(".");
  expect(parse(first).masks[open]).toBe(parse(EASY).masks[open] & 0b100001001);
  expect((await wings(["convert", file])).out).toBe(`${format(parse(EASY))}\n`);
});

test("of an animated PNG, the first picture is read", async () => {
  const file = join(scratch, "animated.png");
  const still = photoOf(EASY, "png");
  const frames = chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const second = chunk("fdAT", Buffer.from([0, 0, 0, 1, 0x78, 0x9c, 3, 0, 0, 0, 0, 1]));
  // The header ends after 33 bytes, and the last chunk has 12.
  writeFileSync(
    file,
    Buffer.concat([still.subarray(0, 33), frames, still.subarray(33, -12), second, still.subarray(-12)]),
  );
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
  ["of 3,600 million pixels", huge(), "more than 120 million"],
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
