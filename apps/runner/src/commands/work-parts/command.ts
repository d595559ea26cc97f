import { defineCommand } from "../../command/define-command.js";

export const work = defineCommand({
  name: "work",
  about: "answer parts of a run: a line of JSON for each line of JSON, for queues",
  operands: "[FILE]",
  inputs: "optional",
  wants: "a file of parts, or - for stdin",
  flags: {},
  examples: [["wings work < parts.jsonl > replies.jsonl", "docs/bulk.md shows what a part is"]],
  load: () => import("./run.js"),
});
