import type { Technique } from "@wings/core";
import type { Described } from "./protocol.js";

/** The fields of a technique that are data. */
export const describe = ({ api, id, meta, options, message }: Technique): Described => ({
  api,
  id,
  meta,
  options,
  message,
});
