import { type Board, type Sink, candidatesOf, defineTechnique } from "@wings/core";
import { parts } from "./parts.js";

const find: unknown = function* (board: Board, sink: Sink): Generator<void> {
  for (let cell = 0; cell < 81; cell++) {
    const [digit, another] = candidatesOf(board, cell);
    if (digit === undefined || another !== undefined) continue;
    sink.place(cell, digit);
    sink.commit({ cell, digit }, 1);
    yield;
  }
};

export default defineTechnique({
  id: "someone/generator",
  name: "Generator",
  after: "full-house",
  ...parts,
  find: find as () => undefined,
});
