import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format, parse } from "@wings/core";
import { expect, it } from "vitest";
import { FORMATS, type AnyFormatName, formatAny, parseAny } from "../src/index.js";
import { type Picture, qrBlocks, qrSvg, readQr } from "../src/qr.js";

const board = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
board.eliminate(2, 1);
const links = (Object.keys(FORMATS) as AnyFormatName[]).filter((name) => FORMATS[name].kind === "link");
const hasZbar = spawnSync("zbarimg", ["--version"]).status === 0;

/** The squares of a code in half blocks, row by row: whether each is light. */
const squaresOf = (blocks: string): boolean[][] =>
  blocks
    .trimEnd()
    .split("\n")
    .flatMap((line) => [[...line].map((each) => "▀█".includes(each)), [...line].map((each) => "▄█".includes(each))]);

/** The squares as a picture, each of this many pixels. */
function pictureOf(squares: readonly boolean[][], scale: number): Picture {
  const width = squares[0].length * scale;
  const height = squares.length * scale;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!squares[Math.floor(y / scale)][Math.floor(x / scale)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

it.each(links)("a code of a link to %s is read again", (name) => {
  const link = formatAny(board, name);
  const text = readQr(pictureOf(squaresOf(qrBlocks(link)), 4));
  expect(text).toBe(link);
  expect(format(parseAny(text))).toBe(format(board));
});

it.runIf(hasZbar).each(links)("another reader reads the code of a link to %s", (name) => {
  const link = formatAny(board, name);
  const { width, height, data } = pictureOf(squaresOf(qrBlocks(link)), 4);
  const folder = mkdtempSync(join(tmpdir(), "wings-qr-"));
  const file = join(folder, "code.pgm");
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), Buffer.from(data).filter((_, i) => i % 4 === 0)]),
  );
  try {
    expect(execFileSync("zbarimg", ["--quiet", "--raw", file], { encoding: "utf8" }).trim()).toBe(link);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("a code as a picture is an SVG without scripts", () => {
  const svg = qrSvg(formatAny(board, "wings"));
  expect(svg).toMatch(/^<svg[^>]* viewBox=/);
  expect(svg).not.toMatch(/script|on\w+=|href/);
});

it("a picture without a code, and a text without room, end in coded errors", () => {
  const blank = { width: 100, height: 100, data: new Uint8Array(40_000).fill(255) };
  expect(() => readQr(blank)).toThrow(expect.objectContaining({ code: "WINGS_NO_QR_CODE" }));
  for (const long of ["x".repeat(5000), "é".repeat(2000)])
    expect(() => qrSvg(long)).toThrow(expect.objectContaining({ code: "WINGS_QR_TOO_LONG" }));
  for (const wrong of [null, board, 5])
    for (const encode of [qrSvg, qrBlocks])
      expect(() => encode(wrong as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
});
