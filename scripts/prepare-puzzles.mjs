// Makes the puzzles that the page has in reserve, for stations for which it can't make one in time.
//
//   node --import ./scripts/sources/register.mjs scripts/prepare-puzzles.mjs [seconds] [station …]
//
// Without stations, all up to the level unfair. A station keeps what the file has for it if no more is found in that time.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical, generate } from "@wings/generate";
import { LADDER, rungOf } from "@wings/ladder";
import { fitted, fits } from "../apps/playground/src/generator/fit.js";
import { STATIONS, foundationOf } from "../apps/playground/src/coach/stations.js";
import { root } from "./workspace.mjs";

const FILE = join(root, "apps/playground/src/generator/prepared-puzzles.json");
const COUNT = 24;
const SEED = 20261127;

const [seconds = "60", ...named] = process.argv.slice(2);
/** @type {Record<string, string[]>} */
const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
const stations = STATIONS.filter(({ id }) =>
  named.length > 0 ? named.includes(id) : rungOf(id)?.level !== "extreme",
);

/** Random puzzles: most techniques are on some of them. */
const random = () => generate({ seed: SEED, count: Infinity, symmetry: "rotational" });

/** @param {string} id @param {"needed" | "used"} as @param {Iterable<{ puzzle: string, solution: string }>} source @param {number} end */
function collect(id, as, source, end) {
  const isOver = () => performance.now() > end;
  /** @type {Map<string, string>} */
  const found = new Map();
  const need = { known: [...foundationOf(id)], fresh: id, as };
  let seed = SEED;
  for (const { puzzle, solution } of source) {
    const made = fitted({ puzzle, solution }, need, ++seed, isOver);
    if (made !== undefined && fits(made.puzzle, need)) found.set(canonical(made.puzzle).puzzle, made.puzzle);
    if (found.size >= COUNT || isOver()) break;
  }
  return [...found.values()];
}

/** A source that stops at a time, even within the search for one puzzle. @param {string} id @param {number} end */
function* nearUntil(id, end) {
  const over = new Error("The time is over.");
  const signal = {
    throwIfAborted: () => {
      if (performance.now() > end) throw over;
    },
  };
  try {
    yield* generate({
      seed: SEED,
      count: Infinity,
      symmetry: "rotational",
      ladder: LADDER,
      technique: { id },
      tries: 1e9,
      signal,
    });
  } catch (error) {
    if (error !== over) throw error;
  }
}

for (const { id } of stations) {
  const time = Number(seconds) * 1000;
  const tries = /** @type {const} */ ([
    ["needed", "random"],
    ["needed", "near"],
    ["used", "near"],
  ]);
  /** @type {string[]} */
  let best = [];
  let how = "";
  for (const [as, from] of tries) {
    if (best.length >= COUNT) break;
    const end = performance.now() + time;
    const found = collect(id, as, from === "random" ? random() : nearUntil(id, end), end);
    if (found.length > best.length) [best, how] = [found, `${as}, ${from}`];
  }
  if (best.length >= (kept[id]?.length ?? 0)) kept[id] = best;
  console.log(`${id}: ${kept[id].length} (${how})`);
  const sorted = Object.fromEntries(STATIONS.flatMap(({ id }) => (id in kept ? [[id, kept[id]]] : [])));
  writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
