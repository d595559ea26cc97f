import type { NEIGHBORS_IN_VAIN } from "@wings/generate";
import { checkLayoutToMake } from "../../command/check-layout.js";
import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import {
  jobsFlag,
  executorFlag,
  jsonFlag,
  layoutFlag,
  ownTechniqueFlags,
  resumeFlag,
  shardFlag,
  styleFlags,
} from "../../command/shared-flags.js";
import { wishFlags } from "./wishes.js";

/** The library's own number, which the compiler compares: importing it would slow each start. */
const IN_VAIN: typeof NEIGHBORS_IN_VAIN = 300;

const flags = {
  count: flag.number("N", [1, 1_000_000_000], "how many puzzles", { short: "n", default: 1, changes: "nothing" }),
  seed: flag.number("N", [0, Number.MAX_SAFE_INTEGER], "the same seed and flags make the same", {
    shownDefault: "random, printed to stderr",
  }),
  ...wishFlags,
  pattern: flag.text("CELLS", "where clues may be: 81 characters, with a dot where none may be"),
  grid: flag.text("DIGITS", "the solution to start from"),
  unique: flag.on("leave out puzzles that are equal to earlier ones up to symmetry"),
  unrated: flag.on("don't rate the puzzles: this is several times as fast"),
  tries: flag.number("N", [1, Number.MAX_SAFE_INTEGER], "give up after N attempts in a row without a puzzle", {
    default: 100_000,
    changes: "nothing",
  }),
  neighbors: flag.number("N", [0, 1_000_000], "try N puzzles near each hit", {
    shownDefault: `if hits are rare, until ${IN_VAIN} in a row bring none`,
  }),
  ...shardFlag("only every Nth block of 500 attempts, starting with the Ith: 3/16"),
  ...jobsFlag,
  ...executorFlag,
  from: flag.number("K", [0, Number.MAX_SAFE_INTEGER], "start with attempt K, to continue a run", {
    default: 0,
    changes: "boards",
  }),
  ...resumeFlag("write JSON lines to OUT, and continue a run that was stopped; a larger --count adds puzzles"),
  attempt: flag.text("K", "make the puzzle of attempt K again", {
    pattern: /^\d+(\.[1-9]\d*)?$/,
    example: "12 or 12.7",
  }),
  layout: { ...layoutFlag.layout, check: checkLayoutToMake },
  ...jsonFlag,
  ...ownTechniqueFlags,
  ...styleFlags,
};
/** The values of its flags. */
export type GenerateFlags = ValuesOf<typeof flags>;

export const generate = defineCommand({
  name: "generate",
  about: "make puzzles: by technique, level, symmetry and clues",
  operands: "",
  inputs: "none",
  flags,
  examples: [
    ["wings generate --level hard --symmetry rotational", "one hard puzzle"],
    ["wings generate --technique w-wing --count 100 --seed 1 --json > w-wings.jsonl", "with boards and steps"],
    ["wings generate --unrated --count 100000 --seed 1 > puzzles.txt", "many minimal puzzles"],
  ],
  load: () => import("./run.js"),
  answers: { partSize: 1, usesTechniques: true, load: () => import("./blocks.js") },
});
