import { defineCommand } from "../../command/define-command.js";
import { jsonFlag, maxGuessesFlag, bulkFlags, styleFlags } from "../../command/shared-flags.js";

const flags = { ...jsonFlag, ...maxGuessesFlag, ...bulkFlags, ...styleFlags };

export const canonical = defineCommand({
  name: "canonical",
  about: "the canonical form: the same for all puzzles that are equal up to symmetry",
  operands: "[input...]",
  inputs: "many",
  boards: "classic",
  flags,
  examples: [
    ["wings canonical puzzles.txt", "one line per puzzle"],
    ["wings canonical puzzles.txt | sort | uniq --count", "how often each puzzle is in a collection"],
    ["wings canonical --json puzzle.txt", "with the transformation that leads there"],
  ],
  answers: { partSize: 200, load: () => import("./answer.js") },
});
