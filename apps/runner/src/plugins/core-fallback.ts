import { readFileSync } from "node:fs";
import { createRequire, register } from "node:module";

/** In a module that is bundled neither of them is left: the core by its name, or another file, which may import it. */
const importsSomething = /["'](@wings\/core["']|\.\.?\/)/;

let isLent = false;

/**
 * A plugin that is not bundled imports `@wings/core`, and so needs one beside it. Where none is installed it gets the one of
 * this command.
 */
export function lendCore(entry: string): void {
  if (isLent || hasCore(entry) || !importsSomething.test(readFileSync(entry, "utf8"))) return;
  const own = new URL("./plugin-core.js", import.meta.url).href;
  const hook = `
    export const resolve = (name, context, next) =>
      name !== "@wings/core"
        ? next(name, context)
        : next(name, context).catch(() => ({ url: ${JSON.stringify(own)}, shortCircuit: true }));`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  isLent = true;
}

function hasCore(entry: string): boolean {
  try {
    createRequire(entry).resolve("@wings/core");
    return true;
  } catch {
    return false;
  }
}
