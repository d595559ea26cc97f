// node scripts/photo/measure.mjs DIR [--list]: reads every picture of a folder, and compares with its truth.txt (a file name and 81
// digits a line, 0 for an empty cell; `nothing` for a picture without a sudoku).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decode } from "./decode.mjs";
import { internals } from "./internals.mjs";

const { readPhoto } = await internals();
const [folder, ...flags] = process.argv.slice(2);
const lines = readFileSync(join(folder, "truth.txt"), "utf8").trim().split("\n");
/** @type {Record<string, { photos: number, right: number }>} */
const byStatus = {};
let rightCells = 0;
let time = 0;
let pixels = 0;
let slowest = 0;
const sureAndWrong = [];
const wrong = [];
for (const line of lines) {
  const [name, truth] = line.split(" ");
  const picture = decode(readFileSync(join(folder, name)));
  const started = performance.now();
  const { status, cells } = readPhoto(picture);
  const took = performance.now() - started;
  time += took;
  slowest = Math.max(slowest, took);
  pixels += picture.width * picture.height;
  if (truth === "nothing") {
    const counts = (byStatus[status] ??= { photos: 0, right: 0 });
    counts.photos++;
    if (status === "nothing found") {
      counts.right++;
      rightCells += 81;
    } else wrong.push(`${name} ${status}`);
    continue;
  }
  const digits = cells.length === 0 ? "-".repeat(81) : cells.map((/** @type {any} */ { digit }) => digit).join("");
  const right = [...truth].filter((digit, cell) => digits[cell] === digit).length;
  rightCells += right;
  const counts = (byStatus[status] ??= { photos: 0, right: 0 });
  counts.photos++;
  if (right === 81) counts.right++;
  else {
    const cellsWrong = [...truth].flatMap((digit, cell) =>
      digits[cell] === digit ? [] : [`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} ${digit}→${digits[cell]}`],
    );
    wrong.push(`${name} ${status}: ${81 - right} wrong${cellsWrong.length < 6 ? ` (${cellsWrong.join(", ")})` : ""}`);
    if (status === "sure") sureAndWrong.push(name);
  }
}
const percent = (/** @type {number} */ part, /** @type {number} */ all) => `${((100 * part) / all).toFixed(2)} %`;
const right = Object.values(byStatus).reduce((sum, counts) => sum + counts.right, 0);
console.log(`${lines.length} pictures, wholly right: ${right} (${percent(right, lines.length)})`);
console.log(`cells right: ${percent(rightCells, 81 * lines.length)}`);
console.log(`sure and wrong: ${sureAndWrong.length} ${sureAndWrong.join(" ")}`);
for (const [status, counts] of Object.entries(byStatus))
  console.log(`${status}: ${counts.photos}, right ${counts.right}`);
console.log(
  `${(time / lines.length).toFixed(0)} ms a picture (slowest ${slowest.toFixed(0)}), ${((time / pixels) * 1e6).toFixed(0)} ms a megapixel`,
);
if (flags.includes("--list")) for (const each of wrong) console.log(each);
