import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { jsonFlag, styleFlags, techniqueTimeout } from "../../command/shared-flags.js";

/**
 * On how many boards to test a technique, with the requested options and with each other option at its ends. A number, and not
 * a time, so that the result is the same on each machine.
 */
export const BOARDS = { requested: 100, flipped: 30 };

const flags = {
  boards: flag.number("N", [1, 100_000], "test N boards of the seed", {
    default: BOARDS.requested,
    shownDefault: `${BOARDS.requested}, and ${BOARDS.flipped} for each other option`,
    setting: true,
  }),
  seed: flag.number("N", [0, 4_294_967_295], "seed of the board generator", { default: 1 }),
  set: flag.list("ID.OPTION=VALUE", "fix an option; all others are tested at both ends (may be repeated)", {
    completes: "option",
  }),
  "technique-timeout": techniqueTimeout,
  ...jsonFlag,
  ...styleFlags,
};
/** The values of its flags. */
export type TestFlags = ValuesOf<typeof flags>;

export const test = defineCommand({
  name: "test",
  about: "test a plugin on generated boards",
  operands: "PATH",
  inputs: "one",
  wants: "a plugin: a file, a folder or a package",
  flags,
  flagHints: {
    layout: "The tests have boards of three layouts.",
    plugin: "Pass the plugin as input: wings test PATH.",
  },
  examples: [["wings test ./my-technique.mjs", "before you publish it"]],
  load: () => import("./run.js"),
});
