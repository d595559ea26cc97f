import type * as Codes from "./index.js";

export type { Codes };

/** Loads the bundle of `index.ts`, which lies beside the one that runs. */
export async function loadCodes(): Promise<typeof Codes> {
  const { createRequire } = await import("node:module");
  return createRequire(import.meta.url)("./codes.cjs") as typeof Codes;
}
