import { defineCommand } from "../../command/define-command.js";
import type { ValuesOf } from "../../command/flag.js";
import { jsonFlag, techniqueFlags, styleFlags } from "../../command/shared-flags.js";

const flags = { ...jsonFlag, ...techniqueFlags, ...styleFlags };
/** The values of its flags. */
export type RegressFlags = ValuesOf<typeof flags>;

export const regress = defineCommand({
  name: "regress",
  about: "check techniques against a HoDoKu library file",
  operands: "FILE",
  inputs: "file",
  boards: "classic",
  flags,
  examples: [
    ["wings regress library.txt", "passed, failed and not covered, by technique code"],
    ["wings regress --json library.txt | grep '\"ok\":false'", "only the failed cases"],
  ],
  load: () => import("./run.js"),
});
