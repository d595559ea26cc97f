// A process that measures the packages of one tree:
//
//   node side.mjs TREE INPUTS answers [ITEM...]    prints the counts and digests of these items, or of all
//   node side.mjs TREE INPUTS time ITEM            prints the microseconds for one board
//
// Each timing gets a new process, because the compiler optimizes for the code that ran before.

import { readFileSync } from "node:fs";
import { digestOf } from "./digest.mjs";
import { itemsOf } from "./items.mjs";
import { loadLibrary } from "./library.mjs";
import { microseconds } from "./timing.mjs";

const [tree, inputs, mode, ...names] = process.argv.slice(2);
const items = itemsOf(await loadLibrary(tree), JSON.parse(readFileSync(inputs, "utf8")));
const wanted = Object.keys(items).filter((name) => names.length === 0 || names.includes(name));
const output =
  mode === "time"
    ? microseconds(items[names[0]])
    : Object.fromEntries(wanted.map((name) => [name, digestOf(items[name])]));
console.log(JSON.stringify(output));
