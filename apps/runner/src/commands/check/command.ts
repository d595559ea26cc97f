import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { jsonFlag, layoutFlag, maxGuessesFlag, bulkFlags, styleFlags } from "../../command/shared-flags.js";

const flags = {
  detail: flag.on("what setters ask: unneeded clues, symmetry, backdoors, or which clue may be wrong"),
  limit: flag.number("N", [2, 1_000_000], "with --detail, count solutions up to N", { default: 1000 }),
  ...jsonFlag,
  ...layoutFlag,
  ...maxGuessesFlag,
  ...bulkFlags,
  ...styleFlags,
};
/** The values of its flags. */
export type CheckFlags = ValuesOf<typeof flags>;

export const check = defineCommand({
  name: "check",
  about: "count solutions (none, one or many) and report contradictions",
  operands: "[input...]",
  inputs: "many",
  flags,
  examples: [
    ["wings check puzzle.txt", "exit status 0 if there is exactly one solution"],
    ["wings check --detail puzzle.txt", "before you publish a puzzle"],
    ["wings check --json --summary - < puzzles.txt > checked.jsonl", "a collection"],
  ],
  answers: { partSize: 200, load: () => import("./answer.js") },
});
