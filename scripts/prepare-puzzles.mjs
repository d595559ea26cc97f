// Makes the puzzles that the page has in reserve, for stations for which it can't make one in time.
//
//   node --import ./scripts/sources/register.mjs scripts/prepare-puzzles.mjs [seconds] [station …]
//
// Each station gets that time for each way to find puzzles, and keeps what the file has if no more are found. Without stations,
// the script makes those for all up to the level unfair that lack some.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, parse } from "@wings/core";
import { canonical, generate } from "@wings/generate";
import { LADDER, rungOf } from "@wings/ladder";
import { STATIONS, foundationOf } from "../apps/playground/src/model/stations.js";
import { fits, fitted } from "../apps/playground/src/generator/fit.js";
import { PUZZLES } from "../apps/playground/src/generator/prepared-puzzles.js";
import { canPlant, planted } from "./plant/plant.mjs";
import { root } from "./workspace.mjs";

/** @typedef {import("../apps/playground/src/generator/need.js").Need} Need */

const FILE = join(root, "apps/playground/src/generator/prepared-puzzles.ts");
const COUNT = 24;
const SEED = 20261127;

const [seconds = "60", ...named] = process.argv.slice(2);
const kept = new Map(Object.entries(PUZZLES).map(([id, puzzles]) => [id, puzzles.split(" ")]));
const stations = STATIONS.filter(({ id }) =>
  named.length > 0 ? named.includes(id) : rungOf(id)?.level !== "extreme" && (kept.get(id)?.length ?? 0) < COUNT,
);

const OVER = new Error("The time is over.");

/** Puzzles on which the wanted technique is the next step after these ones. @param {Need} need @param {number} end @param {number} start the seed */
function* puzzlesWith({ known, fresh, as }, end, start) {
  const before = LADDER.filter(({ technique: { id }, level }) =>
    as === "used" ? level === "easy" && known.includes(id) : known.includes(id),
  );
  const ladder = [...before, ...LADDER.filter(({ technique: { id } }) => id === fresh)];
  const signal = {
    throwIfAborted: () => {
      if (performance.now() > end) throw OVER;
    },
  };
  const technique = { id: String(fresh) };
  try {
    yield* generate({ seed: start, count: Infinity, symmetry: "rotational", ladder, technique, tries: 1e9, signal });
  } catch (error) {
    if (error !== OVER) throw error;
  }
}

/** @param {Need} need @param {Iterable<{ puzzle: string, solution: string }>} source @param {number} end @param {number} count */
function collect(need, source, end, count) {
  const isOver = () => performance.now() > end;
  /** @type {Map<string, string>} */
  const found = new Map();
  let seed = SEED;
  for (const { puzzle, solution } of source) {
    const made = fitted({ puzzle, solution }, need, ++seed, isOver);
    if (made !== undefined) found.set(canonical(made.puzzle).puzzle, format(parse(made.puzzle), "url"));
    if (found.size >= count || isOver()) break;
  }
  return [...found.values()].filter((puzzle) => fits(puzzle, need));
}

function write() {
  const rows = STATIONS.flatMap(({ id }) => {
    const puzzles = kept.get(id);
    return puzzles === undefined || puzzles.length === 0
      ? []
      : [`  ${JSON.stringify(id)}: ${JSON.stringify(puzzles.join(" "))},`];
  });
  const head =
    "/** Puzzles for each station: they need its technique, and else only those before it. Made by `scripts/prepare-puzzles.mjs`. */";
  writeFileSync(FILE, `${head}\nexport const PUZZLES: Readonly<Record<string, string>> = {\n${rows.join("\n")}\n};\n`);
}

for (const { id } of stations) {
  const all = kept.get(id) ?? [];
  const ways = [`${all.length} kept`];
  for (const as of /** @type {const} */ (["needed", "used"])) {
    for (const from of canPlant(id) ? ["planted"] : ["random", "near"]) {
      if (all.length >= COUNT) break;
      const need = { known: [...foundationOf(id)], fresh: id, as };
      const end = performance.now() + Number(seconds) * 1000;
      // Another run goes on with other puzzles.
      const start = SEED + all.length;
      const source =
        from === "planted"
          ? planted(need, start, () => performance.now() > end)
          : from === "near"
            ? puzzlesWith(need, end, start)
            : generate({ seed: start, count: Infinity, symmetry: "rotational" });
      const found = collect(need, source, end, COUNT - all.length).filter((puzzle) => !all.includes(puzzle));
      all.push(...found);
      ways.push(`${found.length} ${as}, ${from}`);
    }
  }
  kept.set(id, all);
  console.log(`${id}: ${all.length} (${ways.join("; ")})`);
  write();
}
