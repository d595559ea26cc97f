// What stands behind the commands of this folder, and what is wrong with it. Only Node's own modules: what is wrong with a
// line is known before anything is made or measured.

import { statSync } from "node:fs";
import { parseArgs } from "node:util";

/**
 * @typedef {import("node:util").ParseArgsConfig["options"]} Options
 * @typedef {{ complaint: string }} Complaint
 * @typedef {{ names: string[], seed: number, puzzles: string | undefined, write: boolean }} BenchArguments
 * @typedef {{ ref: string, names: string[], seed: number, puzzles: string | undefined, rounds: number, requireIdentical: boolean }} CompareArguments
 */

/** Below this, that all processes of one side are slower than all of the other is chance too often. */
const FEWEST_ROUNDS = 7;

/** `pnpm bench`. @param {readonly string[]} args @param {readonly string[]} known @returns {BenchArguments | Complaint} */
export function benchArguments(args, known) {
  const parsed = parse(args, {
    puzzles: { type: "string" },
    seed: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  });
  if ("complaint" in parsed) return parsed;
  const { values, positionals: names } = parsed;
  const write = values.write === true;
  const complaint =
    wrongName(names, known) ??
    wrongSeed(values.seed) ??
    wrongFile(values.puzzles) ??
    (write ? notWhole(names, values.puzzles) : undefined);
  if (complaint !== undefined) return { complaint };
  return { names, seed: Number(values.seed), puzzles: values.puzzles, write };
}

/** `pnpm bench:compare`. @param {readonly string[]} args @returns {CompareArguments | Complaint} */
export function compareArguments(args) {
  const parsed = parse(args, {
    "require-identical": { type: "boolean", default: false },
    rounds: { type: "string", default: "9" },
    seed: { type: "string", default: "1" },
    puzzles: { type: "string" },
  });
  if ("complaint" in parsed) return parsed;
  const { values, positionals } = parsed;
  const [ref, ...names] = positionals;
  const complaint =
    (ref === undefined ? "REF is missing: a branch, a tag or a commit." : undefined) ??
    wrongRounds(values.rounds) ??
    wrongSeed(values.seed) ??
    wrongFile(values.puzzles);
  if (complaint !== undefined) return { complaint };
  const requireIdentical = values["require-identical"] === true;
  return {
    ref,
    names,
    seed: Number(values.seed),
    puzzles: values.puzzles,
    rounds: Number(values.rounds),
    requireIdentical,
  };
}

/** The arguments, or an end with what is wrong with them. @template {object} T @param {T | Complaint} read @param {string} usage @returns {T} */
export function orUsage(read, usage) {
  if (!("complaint" in read)) return read;
  console.error(`${read.complaint}\nUsage: ${usage}`);
  process.exit(2);
}

/** The first name that is not among those that there are. @param {readonly string[]} names @param {readonly string[]} known */
export function wrongName(names, known) {
  const name = names.find((each) => !known.includes(each));
  return name === undefined ? undefined : `There is no "${name}" to measure; there is:\n${inLines(known)}`;
}

/** RESULTS.md is one run of one revision on one machine. @param {readonly string[]} names @param {string | undefined} puzzles */
const notWhole = (names, puzzles) =>
  names.length > 0
    ? `--write is for a full run: RESULTS.md would lose all but ${names.join(" and ")}. Leave the names out, or --write.`
    : puzzles === undefined
      ? "--write needs --puzzles FILE: what is to be reached on 17-clue puzzles, and the README, are told by those of the file."
      : undefined;

/** Names in lines of a terminal's width. @param {readonly string[]} names */
const inLines = (names) =>
  names
    .reduce((lines, name) => {
      const last = lines.at(-1) ?? "";
      if (last === "" || last.length + name.length > 78) return [...lines, `  ${name}`];
      return [...lines.slice(0, -1), `${last}  ${name}`];
    }, /** @type {string[]} */ ([]))
    .join("\n");

/** @param {unknown} seed */
const wrongSeed = (seed) => (/^-?\d{1,9}$/.test(String(seed)) ? undefined : `--seed is a whole number, not "${seed}".`);

/** @param {unknown} rounds */
const wrongRounds = (rounds) =>
  /^\d{1,3}$/.test(String(rounds)) && Number(rounds) >= FEWEST_ROUNDS
    ? undefined
    : `--rounds is a whole number, ${FEWEST_ROUNDS} or more, not "${rounds}".`;

/** @param {string | undefined} path */
const wrongFile = (path) =>
  path === undefined || statSync(path, { throwIfNoEntry: false })?.isFile() === true
    ? undefined
    : `There is no file "${path}" for --puzzles.`;

/**
 * @param {readonly string[]} args @param {NonNullable<Options>} options
 * @returns {{ values: Record<string, any>, positionals: string[] } | Complaint}
 */
function parse(args, options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return { complaint: error instanceof Error ? error.message : String(error) };
  }
}
