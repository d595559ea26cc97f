import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import {
  jsonFlag,
  techniqueFlags,
  layoutFlag,
  maxGuessesFlag,
  bulkFlags,
  explainedFlags,
  languageFlag,
} from "../../command/shared-flags.js";

const flags = {
  until: flag.text("ID", "stop before the first use of this technique and show that board", { completes: "id" }),
  trim: flag.on("leave out steps that nothing later needs; the rating stays that of the whole path"),
  ...jsonFlag,
  ...techniqueFlags,
  ...layoutFlag,
  ...maxGuessesFlag,
  ...bulkFlags,
  ...languageFlag,
  ...explainedFlags,
};
/** The values of its flags. */
export type SolveFlags = ValuesOf<typeof flags>;

export const solve = defineCommand({
  name: "solve",
  about: "solve step by step",
  operands: "[input...]",
  inputs: "many",
  flags,
  examples: [
    [
      "wings solve '..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6'",
      "every step with name, explanation and drawing",
    ],
    ["wings solve --until w-wing puzzle.txt", "the board before the first W-Wing"],
    ["wings solve --json - < puzzles.txt > paths.jsonl", "one JSON object per line and puzzle"],
  ],
  answers: { partSize: 10, usesTechniques: true, hasHeading: true, load: () => import("./answer.js") },
});
