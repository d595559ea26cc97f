import { houseFact } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { findLocked } from "./find-locked.js";
import { data, marks, parts, pattern } from "./locked-candidates.js";

/** Pointing: a digit of a box lies in one line, and is removed from the rest of the line. */
export const pointing = /* @__PURE__ */ defineBuiltIn({
  id: "pointing",
  name: "Pointing",
  pattern,
  roles: { box: "box where the digit lies in one line", locked: "place for the digit" },
  message: {
    long:
      "In {box}, the digit {digit} can only be in {cells}. {all} in {line}, " +
      "so {digit} can't be anywhere else in that {kind}: {outcome}.",
    short: "in {box}, {digit} is only in {line}: {outcome}",
    vague: "There is a box where {digit} can only be in one {kind}.",
    parts,
  },
  find: (_, report) => {
    findLocked(report, true);
  },
  reason: ({ box, digit }) => [houseFact(box, digit)],
  marks: (found) => marks("box", found),
  data,
});
