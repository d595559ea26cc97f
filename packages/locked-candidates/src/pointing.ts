import { defineTechnique, houseFact } from "@wings/core";
import { findLocked } from "./crossings.js";
import { data, marks, pattern } from "./parts.js";

/** Pointing: a digit of a box lies in one line, so the rest of the line loses it. */
export const pointing = /* @__PURE__ */ defineTechnique({
  id: "pointing",
  name: "Pointing",
  pattern,
  roles: { box: "box where the digit lies in one line", locked: "its places" },
  message: {
    long: "In {box} all places for {digit} lie in {line}: {cells}. One of them is {digit}, so the rest of {line} loses it: {targets}.",
    short: "{digit} of {box} lies in {line} ({cells}): {outcome}",
    vague: "Look for a box whose {digit} can only be in one {kind}.",
  },
  find: (board, sink) => findLocked(board, sink, true),
  reason: ({ box, digit }) => [houseFact(box, digit)],
  marks: (found) => marks("box", found),
  data,
});
