import { isWingsError } from "@wings/core";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Values, changesOf, namedFlags, withoutDefaults } from "../../command/flag.js";
import { parseFlags } from "../../command/parse-flags.js";
import { type DatasetFlags, FORMATS, PER_FILE, dataset, partFlags } from "./command.js";
import { VERSION } from "../../terminal/version.js";
import { badRecipe } from "./errors.js";
import { flagNeeds } from "../errors.js";
import { flagsClash, noFile, unreadable } from "../../run/errors.js";
import { badValue } from "../../techniques/errors.js";
import type { RunnerError } from "../../terminal/coded-error.js";

/** A part of a data set: what its puzzles must be, as flags. */
interface Part {
  readonly wishes: Values;
  readonly count: number;
  readonly seed: number;
}

export type FileFormat = (typeof FORMATS)[number];

/** All that decides the content of a data set. */
export interface Recipe {
  readonly parts: readonly Part[];
  readonly paths: boolean;
  readonly formats: readonly FileFormat[];
  readonly perFile: number;
  /** The recipe as plain values. They are written to the folder, and compared with those of an earlier run. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const PART_FLAGS = namedFlags(partFlags);
const COUNT = partFlags.count.default;

/** Reads the recipe of a run: one part from the flags, or those of a file. */
export function readRecipe(flags: DatasetFlags, given: Values): Recipe {
  const { paths = false, wrong, recipe, resume, seed, format: wanted } = flags;
  if (wrong !== undefined && !paths) throw flagNeeds("--wrong", "--paths", "a wrong step is one of a path");
  for (const name of ["format", "per-file"])
    if (given[name] !== undefined && resume === undefined)
      throw flagNeeds(`--${name}`, "--resume", "without it, lines of JSON go to stdout");
  const formats = FORMATS.filter((name) => wanted.includes(name));
  for (const name of wanted)
    if (!(FORMATS as readonly string[]).includes(name)) throw badValue("--format", name, FORMATS.join(" or "));
  const part = Object.fromEntries(
    PART_FLAGS.flatMap(({ name }) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  const [clash] = Object.keys(part);
  if (recipe !== undefined && clash !== undefined)
    throw flagsClash(`--${clash}`, "--recipe", "each part of a recipe has its own");
  const all = recipe === undefined ? [part] : partsIn(recipe);
  const perFile = flags["per-file"] ?? (paths ? PER_FILE.paths : PER_FILE.usual);
  return {
    parts: all.map(({ count = COUNT, ...wishes }, at) => ({ wishes, count: count as number, seed: seedOf(seed, at) })),
    paths,
    formats,
    perFile,
    settings: {
      wings: VERSION,
      command: "dataset",
      ...ofEachPuzzle(given, seed),
      parts: all.map(plainPart),
      "per-file": perFile,
      format: formats,
    },
  };
}

/** The seed, and the settings of each puzzle. Those of the parts are in the parts. */
function ofEachPuzzle(given: Values, seed: number): Values {
  const settings = Object.entries(withoutDefaults(dataset.flags, given)).filter(
    ([name, value]) => changesOf(dataset.flags, name) === "answers" && hasContent(value),
  );
  return Object.fromEntries([...settings, ["seed", seed] as const].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A part as the recipe has it: with its count, and without other defaults. */
export const plainPart = ({ count = COUNT, ...wishes }: Values): Values => ({
  count,
  ...withoutDefaults(partFlags, wishes),
});

const hasContent = (value: Values[string]): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** The first part has the seed of the run, so that `wings generate --attempt` makes its puzzles again. Others have one of their own. */
const seedOf = (seed: number, part: number): number =>
  part === 0 ? seed : createHash("sha256").update(`part ${part} of ${seed}`).digest().readUIntBE(0, 6);

/** More parts than anybody lists by hand. */
const MAX_PARTS = 10_000;

/** Reads the parts of a file. Each has the flags of the command as its fields, so they are read in the same way. */
function partsIn(path: string): Values[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? noFile(path) : unreadable(path, error);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw badRecipe(path, `it is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_PARTS)
    throw badRecipe(path, `it isn't a list of 1 to ${MAX_PARTS} parts`);
  return value.map((part: unknown, i) => {
    if (typeof part !== "object" || part === null || Array.isArray(part))
      throw badRecipe(path, `part ${i + 1} isn't an object`);
    const words = Object.entries(part).map(([name, field]: [string, unknown]) => {
      const isWords = Array.isArray(field) && field.every((each) => typeof each === "string");
      if (!isWords && typeof field !== "string" && typeof field !== "number")
        throw badRecipe(
          path,
          `part ${i + 1} has a field ${JSON.stringify(name).slice(0, 40)} that is neither a text, such as "22-26", nor a number, nor a list of texts`,
        );
      if (!PART_FLAGS.some((flag) => flag.name === name))
        throw badRecipe(
          path,
          `part ${i + 1} has a field ${JSON.stringify(name).slice(0, 40)}, not only ${PART_FLAGS.map((flag) => flag.name).join(", ")}`,
        );
      return `--${name}=${String(field)}`;
    });
    return inPart(path, i, () => parseFlags("dataset", words, PART_FLAGS).flags);
  });
}

/** Says in which part of a recipe something is wrong. */
export function inPart<T>(path: string | undefined, part: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (path === undefined || !isWingsError(error)) throw error;
    const { message, exit = 2, hint } = error as Partial<RunnerError> & typeof error;
    throw badRecipe(path, `part ${part + 1}: ${message.replace(/\.$/, "")}`, { exit, hint });
  }
}
