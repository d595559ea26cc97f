import { pluginFailed } from "../errors.js";
import type { Techniques } from "../techniques/load-techniques.js";

interface Failure {
  readonly code?: unknown;
  readonly message?: string;
  readonly cause?: unknown;
  readonly details?: { readonly technique?: unknown };
}

/** The error that names the plugin at fault, if any: the core may have wrapped it, or found a fault in a finding itself. */
export function pluginErrorIn(error: unknown, { rungs }: Techniques): Error | undefined {
  for (let at = error; typeof at === "object" && at !== null; at = (at as Failure).cause) {
    if (String((at as Failure).code).startsWith("WINGS_PLUGIN")) return at as Error;
  }
  const { details, message } = Object(error) as Failure;
  const rung = rungs.get(String(details?.technique));
  return rung?.isPlugin === true ? pluginFailed(rung.from, rung.technique.id, message ?? String(error)) : undefined;
}
