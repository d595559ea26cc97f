import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";

const PORT = 4871;

const flags = {
  // It is fixed because browsers store what the page remembers by address.
  port: flag.number("PORT", [1, 65_535], "port to serve at", {
    default: PORT,
    shownDefault: `${PORT}, or a free one if that is taken`,
  }),
  "no-open": flag.on("print the address without opening a browser"),
};
/** The values of its flags. */
export type PlayFlags = ValuesOf<typeof flags>;

export const play = defineCommand({
  name: "play",
  about: "open a board in the playground, a local web page",
  operands: "[input]",
  inputs: "optional",
  flags,
  flagHints: { layout: "A link brings its rules along: wings convert --layout NAME --to wings makes one." },
  examples: [
    [
      "wings play '..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6'",
      "in the browser; stop it with Ctrl-C",
    ],
    ["wings play --no-open --port 8080", "open the browser yourself"],
  ],
  load: () => import("./run.js"),
});
