// The bytes of packages/counting/src/pivot.wat, as a TypeScript file.

import wabt from "wabt";

/** @param {string} source the text of a WebAssembly module @returns {Promise<string>} */
export async function pivotBytes(source) {
  const module = (await wabt()).parseWat("pivot.wat", source);
  const bytes = module.toBinary({}).buffer;
  module.destroy();
  return `/** The WebAssembly module of pivot.wat. \`pnpm generate\` writes this file. */
export const PIVOT_BYTES: readonly number[] = [${[...bytes].join(", ")}];\n`;
}
