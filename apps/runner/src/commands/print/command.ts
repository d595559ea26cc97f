import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { ownTechniqueFlags } from "../../command/shared-flags.js";

/** How many puzzles a page has, and in large print. */
export const PER_PAGE = { usual: 2, large: 1 };

const flags = {
  output: flag.text("FILE.html", "write to this file", {
    short: "o",
    completes: "file",
    shownDefault: "stdout",
  }),
  "per-page": flag.choice("N", ["1", "2", "4", "6"], "puzzles on a page: 1, 2, 4 or 6", {
    shownDefault: `${PER_PAGE.usual}, and ${PER_PAGE.large} with --large`,
  }),
  large: flag.on("large print"),
  candidates: flag.on("print candidates in open cells"),
  "no-solutions": flag.on("leave out the solutions at the end"),
  paper: flag.choice("SIZE", ["a4", "letter"], "a4 or letter", { default: "a4" }),
  title: flag.text("TEXT", "the heading of each page", { default: "Sudoku" }),
  ...ownTechniqueFlags,
};
/** The values of its flags. */
export type PrintFlags = ValuesOf<typeof flags>;

export const print = defineCommand({
  name: "print",
  about: "a booklet of puzzles as a web page for the printer",
  operands: "[input...]",
  inputs: "many",
  boards: "classic",
  flags,
  examples: [
    ["wings print puzzles.txt -o booklet.html", "open it in a browser and print it"],
    ["wings generate --level easy --count 12 | wings print --per-page 6 -o easy.html", "a new booklet"],
    ["wings print --large --title 'For Ada' puzzles.txt -o large.html", "one large puzzle on a page"],
  ],
  load: () => import("./run.js"),
});
