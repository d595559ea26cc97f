import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { techniqueFlags, explainedFlags, languageFlag, layoutFlag } from "../../command/shared-flags.js";

const flags = {
  next: flag.on("draw the next step"),
  step: flag.number("N", [1, Infinity], "draw step N of the path"),
  output: flag.text("FILE.svg", "write an SVG to this file (- for stdout)", { short: "o", completes: "file" }),
  theme: flag.choice("THEME", ["auto", "light", "dark"], "colors of the SVG: auto, light or dark", {
    default: "auto",
  }),
  ...layoutFlag,
  ...techniqueFlags,
  ...languageFlag,
  ...explainedFlags,
};
/** The values of its flags. */
export type DrawFlags = ValuesOf<typeof flags>;

export const draw = defineCommand({
  name: "draw",
  about: "draw a board, its next step, or step N of its path",
  operands: "[input]",
  inputs: "one",
  flags,
  examples: [
    [
      "wings draw '..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6'",
      "in the terminal",
    ],
    ["wings draw --next -o hint.svg position.txt", "the next step as an SVG"],
  ],
  load: () => import("./run.js"),
});
