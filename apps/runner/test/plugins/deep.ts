import { defineTechnique } from "@wings/core/author";
import honest from "./honest.js";
import { parts } from "./parts.js";

/** Throws when its switch is on. */
export default defineTechnique({
  id: "someone/deep",
  name: "Deep",
  after: "full-house",
  ...parts,
  options: { deep: { type: "boolean", default: false, description: "look deeper" } },
  find(board, sink, { deep }) {
    if (deep) throw new Error("too deep");
    honest[0].find(board, sink);
  },
});
