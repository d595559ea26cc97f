import { houseFact } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { findLocked } from "./find-locked.js";
import { data, marks, parts, pattern } from "./locked-candidates.js";

/** Claiming: a digit of a line lies in one box, and is removed from the rest of the box. */
export const claiming = /* @__PURE__ */ defineBuiltIn({
  id: "claiming",
  name: "Claiming",
  pattern,
  roles: { line: "line where the digit lies in one box", locked: "place for the digit" },
  message: {
    long:
      "In {line}, the digit {digit} can only be in {cells}. {all} in {box}, " +
      "so {digit} can't be anywhere else in that box: {outcome}.",
    short: "in {line}, {digit} is only in {box}: {outcome}",
    vague: "There is a {kind} where {digit} can only be in one box.",
    parts,
  },
  find: (_, report) => {
    findLocked(report, false);
  },
  reason: ({ line, digit }) => [houseFact(line, digit)],
  marks: (found) => marks("line", found),
  data,
});
