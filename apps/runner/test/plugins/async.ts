import { defineTechnique } from "@wings/core";
import { parts } from "./parts.js";

const find: unknown = async (): Promise<void> => {
  await Promise.resolve();
  throw new Error("the cat ate it");
};

export default defineTechnique({
  id: "someone/async",
  name: "Async",
  after: "full-house",
  ...parts,
  find: find as () => undefined,
});
