import { defineTechnique } from "@wings/core";
import { parts } from "./parts.js";

const late = async (): Promise<void> => {
  await Promise.resolve();
  throw new Error("the cat ate it");
};

export default defineTechnique({
  id: "someone/async",
  name: "Async",
  after: "full-house",
  ...parts,
  // The core refuses a function that says it is async; this one only answers what such a one does.
  find: () => late(),
});
