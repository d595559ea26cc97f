import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, changingBoards, flag } from "../../command/flag.js";
import { jobsFlag, ownTechniqueFlags, resumeFlag, shardFlag } from "../../command/shared-flags.js";
import { wishFlags } from "../generate/wishes.js";

/** What a part of a data set must be, as the fields of a recipe have it, too. The boards of a part are its units. */
export const partFlags = changingBoards({
  count: flag.number("N", [1, 1_000_000_000], "how many puzzles", { short: "n", default: 1000 }),
  ...wishFlags,
  er: flag.text("FROM-TO", "ER on the scale of Sudoku Explainer; each puzzle then has ER, EP and ED", {
    pattern: /^\d{1,2}(\.\d)?(-\d{1,2}(\.\d)?)?$/,
    example: "6.0-7.5",
  }),
});

/** How many puzzles a file has. A path takes some 60 kB. */
export const PER_FILE = { usual: 100_000, paths: 1000 };
/** The kinds of files, all of which are written. */
export const FORMATS = ["jsonl", "parquet"] as const;

const flags = {
  seed: flag.number("N", [0, Number.MAX_SAFE_INTEGER], "the same seed and flags make the same files, byte for byte", {
    default: 1,
    changes: "boards",
  }),
  ...partFlags,
  recipe: flag.text("FILE", "several parts, each with fields as the flags above", {
    completes: "file",
    changes: "boards",
  }),
  paths: flag.on("with each step of the path: its board, technique, facts, marks and text"),
  wrong: flag.number("N", [1, 20], "with --paths, N wrong steps a puzzle, each with a counter-example"),
  test: flag.number("PERCENT", [0, 100], "how much of it is for tests", { default: 10 }),
  format: flag.commas("NAMES", "the files of --resume: jsonl, parquet or both", {
    default: FORMATS,
    ordered: false,
    changes: "nothing",
  }),
  "per-file": flag.number("N", [100, 10_000_000], "how many puzzles a file has", {
    shownDefault: `${PER_FILE.usual}, and ${PER_FILE.paths} with --paths`,
    changes: "nothing",
  }),
  ...shardFlag("only every Nth file, starting with the Ith: 3/16"),
  ...jobsFlag,
  resume: {
    ...resumeFlag("write files, a schema and a card to FOLDER, and continue a run that was stopped").resume,
    value: "FOLDER",
    shownDefault: "lines to stdout",
  },
  ...ownTechniqueFlags,
};
/** The values of its flags. */
export type DatasetFlags = ValuesOf<typeof flags>;

export const dataset = defineCommand({
  name: "dataset",
  about: "make data to train and test with: puzzles, ratings, paths and wrong steps",
  operands: "",
  inputs: "none",
  boards: "classic",
  flags,
  examples: [
    ["wings dataset --count 3 --paths --wrong 1", "a look at some lines"],
    ["wings dataset --seed 1 --count 1000000 --resume sudoku", "a million puzzles; run it again to continue"],
    ["wings dataset --recipe levels.json --paths --resume paths", "parts by level, technique, ER and clues"],
  ],
  load: () => import("./run.js"),
  answers: { partSize: 1, usesTechniques: true, load: () => import("./make-unit.js") },
});
