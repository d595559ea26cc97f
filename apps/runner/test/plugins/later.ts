import { defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

/** Throws when nobody is there any more to catch it. */
export default defineTechnique({
  id: "someone/later",
  name: "Later",
  after: "full-house",
  ...parts,
  find() {
    void Promise.reject(new Error("the cat ate it"));
  },
});
