import { defineTechnique } from "@wings/core/author";
import honest from "./honest.js";
import { parts } from "./parts.js";

const find: (typeof honest)[0]["find"] = honest[0].find;

/** The honest technique, with something else about it. */
export const strange = (over: object): unknown =>
  defineTechnique({ id: "someone/strange", name: "Strange", after: "full-house", ...parts, find, ...over });
