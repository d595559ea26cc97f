// Starts the processes that measure a tree.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const side = fileURLToPath(new URL("side.mjs", import.meta.url));

/** @typedef {Record<string, { count: number, digest: string }>} Answers by item */

/** @param {string} tree @param {readonly string[]} args */
const ask = (tree, args) =>
  JSON.parse(execFileSync(process.execPath, [side, tree, ...args], { encoding: "utf8", maxBuffer: 1 << 28 }));

/** @param {string} tree @param {string} inputs @param {readonly string[]} [names] @returns {Answers} */
export const answersOf = (tree, inputs, names = []) => ask(tree, [inputs, "answers", ...names]);

/** @param {string} tree @param {string} inputs @param {string} name @returns {number} microseconds */
export const timeOf = (tree, inputs, name) => ask(tree, [inputs, "time", name]);
