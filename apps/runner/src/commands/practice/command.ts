import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { jsonFlag, ownTechniqueFlags, explainedFlags, languageFlag } from "../../command/shared-flags.js";

const flags = {
  seed: flag.number("N", [0, Number.MAX_SAFE_INTEGER], "the same seed and flags make the same", {
    shownDefault: "random, printed to stderr",
  }),
  count: flag.number("N", [1, 1_000_000], "how many boards", { short: "n", default: 1 }),
  reduce: flag.on("fill cells that the step doesn't need"),
  answer: flag.on("show the step as well"),
  // For a technique that is rarer there is a prepared board.
  tries: flag.number("N", [1, Number.MAX_SAFE_INTEGER], "give up after N attempts in a row without a board", {
    default: 600,
  }),
  ...jsonFlag,
  ...ownTechniqueFlags,
  ...languageFlag,
  ...explainedFlags,
};
/** The values of its flags. */
export type PracticeFlags = ValuesOf<typeof flags>;

export const practice = defineCommand({
  name: "practice",
  about: "a board on which a technique is the next step",
  operands: "TECHNIQUE",
  inputs: "one",
  wants: "the id of a technique",
  completes: "technique",
  boards: "classic",
  flags,
  examples: [
    ["wings practice w-wing", "find the W-Wing on this board"],
    ["wings practice w-wing --seed 7 --reduce --answer", "a smaller board, with its answer"],
  ],
  load: () => import("./run.js"),
});
