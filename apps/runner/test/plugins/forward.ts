import { candidatesOf, defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

/** Finds nothing as soon as its switch is the other way, and fails by that on no board. */
export default defineTechnique({
  id: "someone/forward",
  name: "Forward",
  ...parts,
  options: { forward: { type: "boolean", default: true, description: "look from r1c1 to r9c9" } },
  find(board, sink, { forward }) {
    if (!forward) return;
    for (let cell = 0; cell < 81; cell++) {
      const [digit, another] = candidatesOf(board, cell);
      if (digit === undefined || another !== undefined) continue;
      sink.place(cell, digit);
      if (sink.commit({ cell, digit }, 1)) return;
    }
  },
});
