// The build of the lexer that need not be waited for.
import { parse } from "es-module-lexer/js";

/** What a module, or its types, imports; undefined for what is known only when it runs. Words in texts are no imports. */
export function importsOf(file: string, text: string): (string | undefined)[] {
  if (/\.d\.[cm]?ts$/.test(file)) {
    return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(([, name]) => name);
  }
  if (!/\.[cm]?js$/.test(file)) return [];
  try {
    // `import.meta` is in the list too, as -2: it imports nothing.
    return parse(text)[0]
      .filter(({ d }) => d !== -2)
      .map(({ n }) => n);
  } catch {
    // What is no module is told where it is loaded.
    return [];
  }
}
