import { defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

export default defineTechnique({
  id: "someone/hanger",
  name: "Hanger",
  after: "full-house",
  ...parts,
  find(board) {
    while (board.version >= 0) board.values.indexOf(0);
  },
});
