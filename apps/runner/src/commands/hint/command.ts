import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import {
  jsonFlag,
  techniqueFlags,
  maxGuessesFlag,
  explainedFlags,
  languageFlag,
  layoutFlag,
} from "../../command/shared-flags.js";

const flags = {
  level: flag.choice("LEVEL", ["where", "what", "why"], "where to look, what the pattern is, or why", {
    default: "why",
    setting: true,
  }),
  reveal: flag.on("give away one cell if no step is found"),
  ...jsonFlag,
  ...techniqueFlags,
  ...layoutFlag,
  ...maxGuessesFlag,
  ...languageFlag,
  ...explainedFlags,
};
/** The values of its flags. */
export type HintFlags = ValuesOf<typeof flags>;

export const hint = defineCommand({
  name: "hint",
  about: "the next step",
  operands: "[input...]",
  inputs: "many",
  flags,
  examples: [
    [
      "wings hint --level where '..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6'",
      "only where to look",
    ],
    ["wings hint position.txt", "the step, its explanation and a drawing"],
  ],
  answers: { partSize: 20, usesTechniques: true, hasHeading: true, load: () => import("./answer.js") },
});
