import { defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

export default defineTechnique({
  id: "someone/thrower",
  name: "Thrower",
  after: "full-house",
  ...parts,
  find() {
    throw new Error("the dog ate it");
  },
});
