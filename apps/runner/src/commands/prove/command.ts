import { MAX_FACTS } from "@wings/core/author";
import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import {
  jsonFlag,
  layoutFlag,
  maxGuessesFlag,
  ownTechniqueFlags,
  bulkFlags,
  explainedFlags,
} from "../../command/shared-flags.js";

const flags = {
  "no-technique": flag.on(
    "without facts, don't look for the technique that makes the claim: this is faster for single boards",
  ),
  "max-facts": flag.number("N", [0, 64], "the most facts of a proof", {
    shownDefault: `${MAX_FACTS}, or a proof of another kind by a technique`,
  }),
  // Fewer than in a program, since there are many claims.
  "max-nodes": flag.number("N", [1, 1_000_000_000], "give up on a claim after trying N candidates", {
    default: 1000,
  }),
  ...jsonFlag,
  ...ownTechniqueFlags,
  // What people find by hand: a forcing net explains little.
  preset: { ...ownTechniqueFlags.preset, default: "players" },
  ...layoutFlag,
  ...maxGuessesFlag,
  ...bulkFlags,
  ...explainedFlags,
};
/** The values of its flags. */
export type ProveFlags = ValuesOf<typeof flags>;

export const prove = defineCommand({
  name: "prove",
  about: "judge claims such as r4c5-7: proved, not proved, refuted or ill-posed",
  operands: "[claim] [input...]",
  inputs: "many",
  flags,
  hidden: ["claim"],
  examples: [
    ["wings prove r4c5-7 position.txt", "the fewest facts that prove it, and the technique that says so"],
    [
      "wings prove --json claims.jsonl > verdicts.jsonl",
      'lines such as { "board": "…", "claim": "r4c5-7", "facts": [] }',
    ],
    ["wings prove --jobs 2 --resume verdicts.jsonl claims.jsonl", "millions of claims; run it again to continue"],
  ],
  answers: { partSize: 100, usesTechniques: true, load: () => import("./answer.js") },
});
