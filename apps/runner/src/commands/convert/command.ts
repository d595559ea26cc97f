import { type AnyFormatName, FORMATS } from "@wings/formats";
import { defineCommand } from "../../command/define-command.js";
import { type ValuesOf, flag } from "../../command/flag.js";
import { jsonFlag, layoutFlag, bulkFlags, styleFlags } from "../../command/shared-flags.js";

/** What a board can be written as: the formats of all programs, and a QR code. */
const WRITTEN = Object.keys(FORMATS) as AnyFormatName[];
const CODES = ["qr", "qr-svg"] as const;

const flags = {
  to: flag.choice("FORMAT", [...WRITTEN, ...CODES], `one of ${[...WRITTEN, ...CODES].join(", ")}`, {
    default: "digits",
  }),
  of: flag.choice("FORMAT", WRITTEN, "with --to qr or qr-svg: what the code holds, in any of the other formats", {
    default: "wings",
  }),
  ...layoutFlag,
  ...jsonFlag,
  ...bulkFlags,
  ...styleFlags,
};
/** The values of its flags. */
export type ConvertFlags = ValuesOf<typeof flags>;

export const convert = defineCommand({
  name: "convert",
  about: "write boards in another format",
  operands: "[input...]",
  inputs: "many",
  flags,
  examples: [
    ["wings convert --to grid position.txt", "a candidate grid for a forum"],
    ["wings convert games.opensudoku > puzzles.txt", "81 characters a line"],
    ["wings convert --to sudokupad position.txt", "a link that opens it in SudokuPad"],
    ["wings convert --to qr --of sudokupad position.txt", "the same for a phone"],
  ],
  answers: { partSize: 200, load: () => import("./answer.js") },
});
