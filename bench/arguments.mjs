// What stands behind the commands of this folder, or one line that says how they are called.

import { parseArgs } from "node:util";

/**
 * @template {import("node:util").ParseArgsOptionsConfig} T
 * @param {string} usage
 * @param {T} options
 * @param {(parsed: { values: Record<string, unknown>, positionals: string[] }) => boolean} fits
 */
export function readArguments(usage, options, fits) {
  try {
    const parsed = parseArgs({ allowPositionals: true, options });
    if (fits(/** @type {{ values: Record<string, unknown>, positionals: string[] }} */ (parsed))) return parsed;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(`Usage: ${usage}`);
  process.exit(2);
}
