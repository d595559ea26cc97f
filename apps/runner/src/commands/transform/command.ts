import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { jsonFlag, bulkFlags, styleFlags } from "../../command/shared-flags.js";

const flags = {
  by: flag.commas(
    "NAMES",
    "one after the other: rotate-90, rotate-180, rotate-270, mirror, flip, transpose, antitranspose",
  ),
  digits: flag.text("DIGITS", "what 1 to 9 become: 234567891 turns 1 into 2 and 9 into 1", {
    pattern: /^[1-9]{9}$/,
    example: "234567891",
  }),
  with: flag.text("JSON", "the transformation of canonical --json or transform --json"),
  random: flag.on("a random symmetry and random digits, different for each puzzle"),
  seed: flag.number("N", [0, Number.MAX_SAFE_INTEGER], "with --random, the same seed gives the same puzzles", {
    default: 1,
  }),
  ...jsonFlag,
  ...bulkFlags,
  ...styleFlags,
};
/** The values of its flags. */
export type TransformFlags = ValuesOf<typeof flags>;

export const transform = defineCommand({
  name: "transform",
  about: "turn, mirror or relabel puzzles",
  operands: "[input...]",
  inputs: "many",
  boards: "classic",
  flags,
  examples: [
    ["wings transform --by rotate-90,mirror puzzle.txt", "two symmetries, one after the other"],
    ["wings transform --random --seed 7 puzzles.txt", "puzzles that look new and are as hard"],
  ],
  answers: { partSize: 200, load: () => import("./answer.js") },
});
