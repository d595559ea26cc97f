// Times techniques that share data together, and whole solves, and compares both with HoDoKu's figures.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { importProgram } from "../scripts/bundle.mjs";
import { readJson, root } from "../scripts/workspace.mjs";
import { importPackage } from "./library.mjs";

/**
 * HoDoKu (Java), warmed up, measured once on an Intel Xeon. The figure of a family is for what HoDoKu has of it.
 * @type {Readonly<Record<"sets" | "commons" | "search" | "loop" | "solve", string>> & { lists: Readonly<Record<string, string>>, families: { name: string, µs: string }[] }}
 */
export const HODOKU = readJson(join(root, "bench/hodoku.json"));

const { ORDER } = await importProgram('export { ORDER } from "./packages/ladder/src/ladder.ts";');

/** The techniques that are timed together, as their packages say. @param {string} family @returns {string[]} */
export const idsTimedWith = (family) =>
  ORDER.filter(
    (/** @type {import("../packages/ladder/src/ladder.js").Place} */ { about }) => about.timedWith === family,
  ).map((/** @type {import("../packages/ladder/src/ladder.js").Place} */ { technique }) => technique.id);

/**
 * Puzzles a second of processor time that `rate` solves with the whole ladder: for each text file of a folder its first 500 puzzles.
 * @param {string} folder
 */
export async function measureSolves(folder) {
  const { rate } = /** @type {typeof import("@wings/ladder")} */ (await importPackage(root, "ladder"));
  // The command uses it, too.
  const { useSimd } = await importPackage(root, "counting", "./simd");
  /** @type {() => boolean} */ (useSimd)();
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => {
      const lines = readFileSync(join(folder, name), "utf8").split("\n");
      const puzzles = lines
        .map((line) => line.slice(0, 81).replaceAll("0", "."))
        .filter((it) => /^[.1-9]{81}$/.test(it));
      const timed = puzzles.slice(0, 500);
      // The first pass warms the compiler up.
      for (const puzzle of timed) rate(puzzle);
      const start = process.cpuUsage();
      const solved = timed.filter((puzzle) => rate(puzzle).status === "solved").length;
      const { user, system } = process.cpuUsage(start);
      return { name, puzzles: timed.length, solved, perSecond: (timed.length * 1e6) / (user + system) };
    });
}
