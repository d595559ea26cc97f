import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { jsonFlag, techniqueFlags, maxGuessesFlag, bulkFlags, styleFlags } from "../../command/shared-flags.js";

const flags = {
  tsv: flag.on("one line of tab-separated fields per puzzle"),
  fields: flag.commas("NAMES", "with --tsv, these fields: puzzle, status, level, score, hardest, er, ep, ed"),
  scale: flag.choice(
    "NAME",
    ["wings", "hodoku", "explainer"],
    "wings; hodoku: the same path in HoDoKu's numbers; explainer: ER, EP and ED, as of Sudoku Explainer",
    { default: "wings", setting: true },
  ),
  "until-er": flag.text("RATING", "with --scale explainer, stop at harder steps, and say >7.5", {
    pattern: /^([1-9]|1\d)(\.\d)?$/,
    example: "7.5",
  }),
  ...jsonFlag,
  ...techniqueFlags,
  ...maxGuessesFlag,
  ...bulkFlags,
  ...styleFlags,
};
/** The values of its flags. */
export type RateFlags = ValuesOf<typeof flags>;

export const rate = defineCommand({
  name: "rate",
  about: "level, score, hardest technique and technique counts",
  operands: "[input...]",
  inputs: "many",
  boards: "classic",
  flags,
  examples: [
    ["wings rate puzzles.txt", "one line per puzzle"],
    ["wings rate --jobs 2 --resume rated.jsonl puzzles.txt", "millions of puzzles; run it again to continue"],
    ["wings rate --shard 3/16 --json puzzles.txt > part-3.jsonl", "the share of one of sixteen machines"],
    ["wings rate --scale explainer puzzles.txt", "ER, EP and ED"],
    ["wings rate --tsv --fields score,level,hardest puzzles.txt > rated.tsv", "about 20 bytes a puzzle"],
  ],
  answers: { partSize: 200, usesTechniques: true, load: () => import("./answer.js") },
});
