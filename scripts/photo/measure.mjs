// node scripts/photo/measure.mjs DIR [--list]: reads every picture of a folder, and counts how many readings are right.
//
// The folder has a truth.txt. Each line names a file and gives its 81 digits, 0 for an empty cell, or `nothing` for a picture without
// a sudoku. render.py writes a truth.jsonl in its place.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { internals } from "./internals.mjs";

const { readPhoto, decodePicture } = await internals();
const [folder, ...flags] = process.argv.slice(2);

/** @typedef {{ file: string, digits: string, kinds?: string, notes?: Record<number, string>, look?: string }} Truth */
/** @typedef {{ count: number, right: number, sure: number, mended: number, wrong: number }} Counts */

const truths = existsSync(join(folder, "truth.jsonl")) ? rendered() : listed();
const counters = {
  cells: { count: 0, right: 0 },
  "given or written": { count: 0, right: 0 },
  "cells with notes": { count: 0, right: 0 },
};
/** @type {Record<string, Counts>} */
const byLook = {};
/** @type {Record<string, { count: number, right: number }>} */
const byStatus = {};
let time = 0;
let pixels = 0;
let slowest = 0;
/** @type {string[]} */
const wrong = [];
for (const truth of truths) {
  const picture = await decodePicture(readFileSync(join(folder, truth.file)));
  const started = process.cpuUsage();
  const { status, cells } = readPhoto(picture);
  const { user, system } = process.cpuUsage(started);
  time += (user + system) / 1000;
  slowest = Math.max(slowest, (user + system) / 1000);
  pixels += picture.width * picture.height;
  const mistakes = mistakesOf(truth, status, cells);
  tally((byStatus[status] ??= { count: 0, right: 0 }), mistakes.length === 0);
  const look = (byLook[truth.look ?? "all"] ??= { count: 0, right: 0, sure: 0, mended: 0, wrong: 0 });
  tally(look, mistakes.length === 0);
  if (status === "sure") look.sure++;
  if (status === "mended") look.mended++;
  if (status === "sure" && mistakes.length > 0) look.wrong++;
  if (mistakes.length > 0)
    wrong.push(`${truth.file} ${status}: ${mistakes.length} wrong (${mistakes.slice(0, 6).join(", ")})`);
}

const percent = (/** @type {number} */ part, /** @type {number} */ all) => `${((100 * part) / all).toFixed(2)} %`;
for (const [look, { count, right, sure, mended, wrong: sureAndWrong }] of Object.entries(byLook))
  console.log(
    `${look}: ${count} pictures, wholly right ${right} (${percent(right, count)}), sure ${sure}, mended ${mended}, sure and wrong ${sureAndWrong}`,
  );
for (const [status, { count, right }] of Object.entries(byStatus)) console.log(`${status}: ${count}, right ${right}`);
for (const [what, { count, right }] of Object.entries(counters))
  if (count > 0) console.log(`${what}: ${right} of ${count} right (${percent(right, count)})`);
console.log(
  `${(time / truths.length).toFixed(0)} ms of a processor a picture (most ${slowest.toFixed(0)}), ${((time / pixels) * 1e6).toFixed(0)} ms a megapixel`,
);
if (flags.includes("--list")) for (const each of wrong) console.log(each);

/** What is read otherwise than it is. @param {Truth} truth @param {string} status @param {readonly any[]} cells */
function mistakesOf({ digits, kinds, notes }, status, cells) {
  if (digits === "nothing") return status === "nothing found" ? [] : [status];
  /** @type {string[]} */
  const mistakes = [];
  [...digits].forEach((digit, i) => {
    const read = cells[i] === undefined ? "-" : String(cells[i].digit);
    tally(counters.cells, read === digit);
    if (read !== digit) mistakes.push(`r${Math.floor(i / 9) + 1}c${(i % 9) + 1} ${digit}→${read}`);
    if (cells.length === 0) return;
    if (kinds !== undefined && digit !== "0" && read === digit)
      tally(counters["given or written"], (cells[i].kind === "given") === (kinds[i] === "g"));
    if (notes?.[i] !== undefined) tally(counters["cells with notes"], cells[i].notes?.join("") === notes[i]);
  });
  return mistakes;
}

/** @param {{ count: number, right: number }} counts @param {boolean} isRight */
function tally(counts, isRight) {
  counts.count++;
  if (isRight) counts.right++;
}

/** @returns {Truth[]} */
function listed() {
  const lines = readFileSync(join(folder, "truth.txt"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const [file, digits] = line.split(" ");
    return { file, digits };
  });
}

/** @returns {Truth[]} */
function rendered() {
  const lines = readFileSync(join(folder, "truth.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const { file, cells, kinds, notes, look, style } = JSON.parse(line);
    return { file, digits: cells.replace(/[.n]/g, "0"), kinds, notes, look: look ?? style };
  });
}
