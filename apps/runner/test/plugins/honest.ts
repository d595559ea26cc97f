import { candidatesOf, defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

/** Places the last candidate of a cell, from the first or the last cell on. */
export default [
  defineTechnique({
    id: "someone/last-candidate",
    name: "Last Candidate",
    after: "full-house",
    ...parts,
    options: { backwards: { type: "boolean", default: false, description: "look from r9c9 to r1c1" } },
    find(board, sink, { backwards }) {
      for (let i = 0; i < 81; i++) {
        const cell = backwards ? 80 - i : i;
        const [digit, another] = candidatesOf(board, cell);
        if (digit === undefined || another !== undefined) continue;
        sink.place(cell, digit);
        if (sink.commit({ cell, digit }, 1)) return;
      }
    },
  }),
];
