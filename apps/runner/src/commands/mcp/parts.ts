import { plural } from "../../terminal/terminal-style.js";
import { badArgument } from "./errors.js";
import type { ToolName } from "./tools.js";

/** The most characters of an explanation in one result. */
const MAX_PART = 3000;

/** One part of an explanation: nested nets fill pages. */
export function partOf(tool: ToolName, text: string, part: number) {
  const all = [""];
  for (const sentence of text.split(/(?<=\. |\n)/)) {
    if (all.at(-1)!.length + sentence.length > MAX_PART) all.push("");
    all[all.length - 1] += sentence;
  }
  const parts = all.length;
  if (part > parts) throw badArgument(tool, "part", `the explanation has ${plural(parts, "part")}`);
  const shown = all[part - 1].trim();
  const note = part < parts ? `(Part ${part} of ${parts}. More: part ${part + 1}.)` : `(Part ${part} of ${parts}.)`;
  return { text: shown, shown: parts === 1 ? shown : `${shown}\n${note}`, parts };
}

export function checkOffset(tool: ToolName, offset: number, count: number): void {
  if (offset > 0 && offset >= count) throw badArgument(tool, "offset", `the list has ${plural(count, "step")}`);
}
