import { defineCommand } from "../../command/define-command.js";
import type { ValuesOf } from "../../command/flag.js";
import { jsonFlag, techniqueFlags, explainedFlags, languageFlag } from "../../command/shared-flags.js";

const flags = { ...jsonFlag, ...techniqueFlags, ...languageFlag, ...explainedFlags };
/** The values of its flags. */
export type TechniquesFlags = ValuesOf<typeof flags>;

export const techniques = defineCommand({
  name: "techniques",
  about: "list techniques with their order, source and options, or explain one of them",
  operands: "[TECHNIQUE]",
  inputs: "optional",
  completes: "technique",
  flags,
  examples: [
    ["wings techniques", "all techniques of wings"],
    ["wings techniques w-wing", "its definition, and a board with it"],
    ["wings techniques --plugin ./my-technique.mjs", "with a plugin in its place"],
  ],
  load: () => import("./run.js"),
});
