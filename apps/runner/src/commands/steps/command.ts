import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import {
  jsonFlag,
  techniqueFlags,
  layoutFlag,
  maxGuessesFlag,
  bulkFlags,
  styleFlags,
  languageFlag,
} from "../../command/shared-flags.js";

const flags = {
  all: flag.on("every pattern, not only one per outcome; on a terminal, more than a screenful", { short: "a" }),
  sort: flag.choice("BY", ["technique", "progress"], "by technique, or by progress (largest change first)", {
    default: "technique",
  }),
  cases: flag.on("generate boards, and print lines for the tests of a technique"),
  ...jsonFlag,
  ...techniqueFlags,
  ...layoutFlag,
  ...maxGuessesFlag,
  ...bulkFlags,
  ...languageFlag,
  ...styleFlags,
};
/** The values of its flags. */
export type StepsFlags = ValuesOf<typeof flags>;

export const steps = defineCommand({
  name: "steps",
  about: "all steps that are possible now",
  operands: "[input...]",
  inputs: "many",
  flags,
  flagWithoutInput: "cases",
  examples: [
    ["wings steps position.txt", "all findings, grouped by technique"],
    ["wings steps --only pkg:w-wing --all position.txt", "every pattern of the W-Wing package"],
    ["wings steps --plugin . --cases", "boards for the tests of your technique"],
    ["wings steps --sort progress --json position.txt", "as JSON, largest change first"],
  ],
  load: () => import("./run.js"),
  answers: { partSize: 1, usesTechniques: true, hasHeading: true, load: () => import("./answer.js") },
});
