import { candidatesOf, defineTechnique } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import { parts } from "./parts.js";

/** The last candidate of a cell, larger in a crowded box; an option leaves only those. */
const sized = (id: string, minSize: number) =>
  defineTechnique({
    id,
    name: "Sized",
    after: "full-house",
    ...parts,
    minSize,
    options: { roomy: { type: "boolean", default: true, description: "also where the box is almost full" } },
    find(board, sink, { roomy }) {
      for (let box = 18; box < 27; box++) {
        const cells = HOUSE_CELLS.subarray(box * 9, box * 9 + 9);
        const size = cells.filter((cell) => board.values[cell] === 0).length > 4 ? 3 : 2;
        if (size === 2 && !roomy) continue;
        for (const cell of cells) {
          const [digit, another] = candidatesOf(board, cell);
          if (digit === undefined || another !== undefined) continue;
          sink.place(cell, digit);
          if (sink.commit({ cell, digit }, size)) return;
        }
      }
    },
  });

export default [sized("someone/sized", 2), sized("someone/low", 1)];
