import type { CodedError } from "@wings/core";
import { pluginBroken, pluginCore, pluginImport, pluginTypeScript } from "../../model/errors.js";

/** Turns a browser's error about an import into one that says what to do. */
export function importError(name: string, why: string): CodedError {
  const missing =
    /(?:provide an export named|import not found:|binding name) ['"‘“]?(\w+)/i.exec(why)?.[1] ??
    /doesn't provide an export named: ['"‘“](\w+)/.exec(why)?.[1];
  if (missing !== undefined) return pluginCore(name, missing);
  const module = /(?:module )?specifier,? ['"‘“]([^'"’”]+)['"’”]/i.exec(why)?.[1];
  if (module !== undefined) return pluginImport(name, module);
  return /\.[cm]?tsx?$/i.test(name) ? pluginTypeScript(name) : pluginBroken(name, why);
}
