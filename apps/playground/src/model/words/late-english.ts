import { type Words, english } from "./english.js";

let whole: Words | undefined;
const watchers = new Set<() => void>();

/** English as far as it is loaded: the words of the first sight, or all. */
export const englishNow = (): Words => whole ?? english;

/** Loads the words of the parts that are not seen at once. */
export async function loadLateEnglish(): Promise<void> {
  if (whole !== undefined) return;
  const { late } = await import("@wings/language-en/late");
  whole = { ...english, ...late };
  for (const watcher of watchers) watcher();
}

/** Calls the watcher once they are there. Returns a function that ends this. */
export function watchEnglish(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
