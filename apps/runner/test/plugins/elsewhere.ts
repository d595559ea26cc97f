import honest from "./honest.js";
import { defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

/** Wants to stand behind a technique whose id it misspells, and has a name that is too long for any table. */
export default defineTechnique({
  id: "someone-with-a-long-name/a-technique-with-a-name-that-is-longer-still",
  name: "A Technique With a Name That Is Longer Than Any That Was Thought of When Tables Were Made",
  after: "nakd-single",
  ...parts,
  find(board, sink) {
    honest[0].find(board, sink);
  },
});
