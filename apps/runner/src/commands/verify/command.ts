import { defineCommand } from "../../command/define-command.js";
import type { ValuesOf } from "../../command/flag.js";
import { jsonFlag, maxGuessesFlag, styleFlags } from "../../command/shared-flags.js";

const flags = { ...jsonFlag, ...maxGuessesFlag, ...styleFlags };
/** The values of its flags. */
export type VerifyFlags = ValuesOf<typeof flags>;

export const verify = defineCommand({
  name: "verify",
  about: "prove every step of recorded paths",
  operands: "FILE",
  inputs: "file",
  flags,
  flagHints: { layout: "Each path names its layout." },
  examples: [
    ["wings verify paths.jsonl", "paths written by wings solve --json"],
    ["wings solve --json puzzle.txt | wings verify -", "without a file"],
  ],
  load: () => import("./run.js"),
});
