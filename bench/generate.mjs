// `node bench/generate.mjs` measures @wings/generate after `pnpm build`: puzzles a second of processor time, in one thread.

import { canonical, generate, inspectPuzzle } from "@wings/generate";
import { LADDER } from "@wings/ladder";
import { whole } from "./report.mjs";
import { microseconds } from "./timing.mjs";

/** @typedef {import("@wings/generate").GenerateOptions} Options */

const puzzles = [...generate({ seed: 5, count: 200 })].map(({ puzzle }) => puzzle);

/** @param {number} count @param {Partial<Options>} [options] */
const generated = (count, options) => ({ size: count, pass: () => void [...generate({ seed: 1, count, ...options })] });
/** @param {(puzzle: string) => unknown} run */
const onPuzzles = (run) => ({ size: puzzles.length, pass: () => puzzles.forEach(run) });
/** @param {number} count @param {string} id @param {"next" | "hardest" | "only"} as */
const technique = (count, id, as) => generated(count, { ladder: LADDER, technique: { id, as } });

const items = {
  "minimal puzzle": generated(200),
  "minimal puzzle, rotational": generated(200, { symmetry: "rotational" }),
  "minimal puzzle, two mirrors": generated(200, { symmetry: "two-mirrors" }),
  "minimal puzzle, rated": generated(100, { ladder: LADDER }),
  "W-Wing next": technique(50, "w-wing", "next"),
  "W-Wing as the hardest": technique(30, "w-wing", "hardest"),
  "W-Wing as the only one": technique(30, "w-wing", "only"),
  "strict WXYZ-Wing next": technique(100, "wxyz-wing", "next"),
  "canonical form": onPuzzles((puzzle) => canonical(puzzle)),
  "report on a puzzle": onPuzzles((puzzle) => inspectPuzzle(puzzle)),
};
for (const [name, item] of Object.entries(items))
  console.log(`${name.padEnd(30)}${whole(1e6 / microseconds(item)).padStart(8)}/s`);
