// Times techniques that share data together, and whole solves, and compares both with HoDoKu's figures.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/workspace.mjs";
import { importPackage } from "./library.mjs";

/** @type {Readonly<Record<string, { ids: RegExp, hodoku: string }>>} by name. HoDoKu's figure is for what it has of the family. */
export const FAMILIES = {
  "Skyscraper, Two-String Kite and Turbot Fish": {
    ids: /^(skyscraper|two-string-kite|turbot-fish)$/,
    hodoku: "3.5 to 4.5 each",
  },
  "Empty Rectangle": { ids: /^empty-rectangle$/, hodoku: "17" },
  "Simple Colors": { ids: /^simple-colors$/, hodoku: "22" },
  "Multi-Colors": { ids: /^multi-colors$/, hodoku: "30" },
  "basic fish of 2 to 4, with fins and sashimi": {
    ids: /^(finned-|sashimi-)?(x-wing|swordfish|jellyfish)$/,
    hodoku: "550",
  },
  "Franken fish of 2 and 3": { ids: /^(finned-)?franken-(x-wing|swordfish)$/, hodoku: "" },
  "Unique, Hidden and Avoidable Rectangles": { ids: /-rectangle(-\d)?$(?<!empty-.*|extended-.*)/, hodoku: "46" },
  "the seven plain chain wings": { ids: /^([msl]|h[123]|inverted-w)-wing$/, hodoku: "" },
  "the seven grouped chain wings": { ids: /^grouped-([msl]|h[123]|inverted-w)-wing$/, hodoku: "" },
  "Sue de Coq": { ids: /^sue-de-coq$/, hodoku: "106" },
  "ALS-XZ": { ids: /^als-xz$/, hodoku: "609" },
  "Death Blossom": { ids: /^death-blossom$/, hodoku: "12,252" },
  "ALS Chain": { ids: /^als-chain$/, hodoku: "3,904" },
  AIC: { ids: /^aic$/, hodoku: "3,835" },
  "Grouped AIC": { ids: /^grouped-aic$/, hodoku: "6,361" },
  "Forcing Chain": { ids: /^forcing-chain$/, hodoku: "24,502" },
};

/** What HoDoKu solves in a second, by the name of a list. @type {Readonly<Record<string, string>>} */
export const HODOKU_SOLVES = { "17clue-2000.txt": "1,560/s", "hard.txt": "2/s" };

/**
 * Puzzles a second of processor time that `rate` solves with the whole ladder: for each text file of a folder its first 500 puzzles.
 * @param {string} folder
 */
export async function measureSolves(folder) {
  const { rate } = /** @type {typeof import("@wings/ladder")} */ (await importPackage(root, "ladder"));
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
