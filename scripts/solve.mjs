// `npm start -- solve <puzzle>` as long as there is no runner: prints the solved grid, or why there is none.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./workspace.mjs";

/** @type {typeof import("@wings/core")} */
const { isWingsError, parse, search } = await import(pathToFileURL(join(root, "packages/core/dist/index.js")).href);

/** 81 digits as nine rows with lines between the boxes. @param {string} digits */
function grid(digits) {
  const rows = Array.from({ length: 9 }, (_, row) =>
    [0, 3, 6].map((column) => [...digits.slice(row * 9 + column, row * 9 + column + 3)].join(" ")).join(" | "),
  );
  const line = "------+-------+------";
  return [...rows.slice(0, 3), line, ...rows.slice(3, 6), line, ...rows.slice(6)].join("\n");
}

const [command, ...words] = process.argv.slice(2);
if (command !== "solve" || words.length === 0) {
  console.error("Usage: npm start -- solve <puzzle>\n<puzzle>: 81 characters, for example with . for an open cell");
  process.exitCode = 2;
} else {
  try {
    const { status, solution } = search(parse(words.join(" ")));
    if (solution === null) console.error("This puzzle has no solution.");
    else console.log(grid(solution));
    if (status === "many") console.error("It has more than one solution; this is the first.");
    process.exitCode = status === "one" ? 0 : 1;
  } catch (error) {
    if (!isWingsError(error)) throw error;
    console.error(`${error.code}: ${error.message}`);
    process.exitCode = 1;
  }
}
