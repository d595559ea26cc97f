// The report of a comparison: one row an item, and then where the two sides answer differently.

import { micro, table } from "../report.mjs";
import { compared } from "./statistics.mjs";

/** @typedef {import("./rounds.mjs").Counts} Counts */

const HEAD = ["item", "before", "now", "ratio", "noise", "verdict", "counts, all boards together"];
const LEGEND =
  "Microseconds of processor time for one board, the middle process; ratio: now to before, below 1 is faster;\n" +
  "noise: how far processes of the same side lie apart, within which nothing is claimed;\n" +
  "too noisy: they lie so far apart that nothing can be told from the row but its counts.\n" +
  "A technique finds all and keeps it, as numbers; with /smallest it finds the smallest alone. Eliminations: each candidate\n" +
  "once a board; elsewhere: what is found on more boards, which are not timed (puzzles as given, first boards, planted wings).\n" +
  "The loops of the ladder and what search finds are counted on all puzzles of all sets, the rest on a part of the boards that\n" +
  "pnpm bench works on. Whole processes (the command, the page) are not compared at all.";

/**
 * @param {Record<string, import("./rounds.mjs").Measured>} measured by name
 * @param {{ title: string, onlyBefore: readonly string[], onlyNow: readonly string[], all: number }} about
 *   `all`: how many items there are, for a part of them may have been named
 */
export function reportOf(measured, { title, onlyBefore, onlyNow, all }) {
  const rows = [];
  const different = [];
  for (const [name, { times, counts }] of Object.entries(measured)) {
    const { before, now, ratio, noise, verdict } = compared(times.before, times.now);
    const differences = differencesOf(counts.before, counts.now);
    if (differences.length > 0) different.push(`  ${name}: ${differences.join("; ")}`);
    rows.push([
      name,
      micro(before),
      micro(now),
      ratio.toFixed(3),
      `±${(100 * noise).toFixed(1)} %`,
      verdict,
      differences.length > 0 ? "DIFFERENT (below)" : told(counts.now).join(", "),
    ]);
  }
  const oneSided = [
    ...onlyBefore.map((name) => `Only before: ${name}.`),
    ...onlyNow.map((name) => `Only in the working tree: ${name}.`),
  ];
  // A part must not read as the whole: it says nothing of the others.
  const shown = rows.length + oneSided.length;
  const ofNamed = shown < all ? ` of the ${shown} items named (of ${all})` : "";
  const end =
    different.length > 0
      ? ["Different (a digest is of all that is found, in its order):", ...different].join("\n")
      : oneSided.length > 0
        ? `What both have${ofNamed} is identical.`
        : `All counts and findings${ofNamed} are identical.`;
  return {
    text: [`\n${title}\n${LEGEND}\n`, table(HEAD, rows), "", ...oneSided, end].join("\n"),
    identical: different.length + oneSided.length === 0,
  };
}

/** A digest is for machines. @param {Counts} counts */
const told = (counts) =>
  Object.entries(counts)
    .filter(([key]) => key !== "digest")
    .map(([key, value]) => `${key} ${value}`);

/** @param {Counts} before @param {Counts} now */
const differencesOf = (before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => before[key] !== now[key])
    .map((key) => `${key} ${before[key]} → ${now[key]}`);
