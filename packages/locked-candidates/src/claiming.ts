import { defineTechnique, houseFact } from "@wings/core";
import { findLocked } from "./crossings.js";
import { data, marks, pattern } from "./parts.js";

/** Claiming: a digit of a line lies in one box, so the rest of the box loses it. */
export const claiming = /* @__PURE__ */ defineTechnique({
  id: "claiming",
  name: "Claiming",
  pattern,
  roles: { line: "line where the digit lies in one box", locked: "its places" },
  message: {
    long: "In {line} all places for {digit} lie in {box}: {cells}. One of them is {digit}, so the rest of {box} loses it: {targets}.",
    short: "{digit} of {line} lies in {box} ({cells}): {outcome}",
    vague: "Look for a {kind} whose {digit} can only be in one box.",
  },
  find: (board, sink) => findLocked(board, sink, false),
  reason: ({ line, digit }) => [houseFact(line, digit)],
  marks: (found) => marks("line", found),
  data,
});
