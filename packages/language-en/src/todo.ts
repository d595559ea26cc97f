/**
 * Marks a text or function that a language has not translated yet, with its English. Until then it stays English: replace `todo(…)` by
 * the translation. `pnpm language CODE` lists all of them.
 */
export function todo<T>(english?: T): T | undefined;
export function todo(): undefined {
  return undefined;
}
