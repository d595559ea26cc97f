import type { Plugin } from "../known.js";
import type { Words } from "./english.js";

/** What happened to a file with techniques. */
export function pluginText({ name, state, techniques, fault }: Plugin, { became }: Words): string {
  if (fault !== undefined) return techniques.length > 0 ? became.stopped(name) : became.refused(name);
  return state === "loading" ? became.loading(name) : became.loaded(name);
}
