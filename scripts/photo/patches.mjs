// node scripts/photo/patches.mjs DIR: cuts the cells of rendered pictures as the reader does, for training. Writes `patches.bin`
// (32 × 32 bytes a cell) and `labels.bin` (two bytes a cell: what it is, and how it was made) into the folder.

import { Buffer } from "node:buffer";
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { internals } from "./internals.mjs";

const { decodePicture, findGrids, patchesOf, toGray } = await internals();
const folder = process.argv[2];
const rows = readFileSync(join(folder, "truth.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const patches = createWriteStream(join(folder, "patches.bin"));
/** @type {number[]} */
const labels = [];
let lost = 0;
for (const { file, cells, kinds, points } of rows) {
  const gray = toGray(await decodePicture(readFileSync(join(folder, file))));
  const grid = findGrids(gray).find((/** @type {any} */ { crossings }) => isAt(crossings, points, gray.scale));
  if (grid === undefined) {
    lost++;
    continue;
  }
  for (const [i, { values }] of patchesOf(gray, grid.crossings).entries()) {
    patches.write(Buffer.from(Uint8Array.from(values, (value) => Math.round(((value + 0.5) / 2) * 255))));
    labels.push(cells[i] === "." ? 0 : cells[i] === "n" ? 10 : Number(cells[i]), ".gwpnx".indexOf(kinds[i]));
  }
}
patches.end();
writeFileSync(join(folder, "labels.bin"), Uint8Array.from(labels));
console.log(`${rows.length} pictures, ${lost} without the grid, ${labels.length / 2} cells`);

/**
 * Whether all crossings are where they were drawn, to a fifth of a cell.
 * @param {readonly { x: number, y: number }[]} found @param {readonly [number, number][]} drawn @param {number} scale
 */
function isAt(found, drawn, scale) {
  const cell = Math.hypot(drawn[0][0] - drawn[11][0], drawn[0][1] - drawn[11][1]) / Math.SQRT2;
  return found.every(({ x, y }, i) => Math.hypot(x * scale - drawn[i][0], y * scale - drawn[i][1]) < 0.2 * cell);
}
