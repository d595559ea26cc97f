import { readFileSync } from "node:fs";
import { createRequire, register } from "node:module";

/** A bundled module imports neither the core nor another file. */
const IMPORTS = /["'](@wings\/core["']|\.\.?\/)/;

let isProvided = false;

/** A plugin that is not bundled imports `@wings/core`. If it has none installed, it gets the core of this command. */
export function provideCore(entry: string): void {
  if (isProvided || hasCore(entry) || !IMPORTS.test(readFileSync(entry, "utf8"))) return;
  const own = new URL("./plugin-core.js", import.meta.url).href;
  const hook = `
    export const resolve = (name, context, next) =>
      name !== "@wings/core"
        ? next(name, context)
        : next(name, context).catch(() => ({ url: ${JSON.stringify(own)}, shortCircuit: true }));`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  isProvided = true;
}

function hasCore(entry: string): boolean {
  try {
    createRequire(entry).resolve("@wings/core");
    return true;
  } catch {
    return false;
  }
}
