import { defineTechnique } from "@wings/core/author";
import { parts } from "./parts.js";

const late = async (): Promise<void> => {
  await Promise.resolve();
  throw new Error("the cat ate it");
};

// The core refuses a function that says it is async; this one only answers what such a one does.
const find: unknown = () => late();

export default defineTechnique({
  id: "someone/async",
  name: "Async",
  after: "full-house",
  ...parts,
  find: find as () => undefined,
});
