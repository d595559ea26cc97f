/** French has a narrow no-break space before `:`, `;`, `?`, `!` and `%`, and inside `« »`. All texts here are written with plain spaces. */
export const spaced = (text: string): string => text.replace(/ (?=[:;?!%»])|(?<=«) /g, "\u202F");

/** The same for all texts of the page, also those that functions give. */
export const allSpaced = <T>(words: T): T => spacedWithin(words) as T;

function spacedWithin(words: unknown): unknown {
  if (typeof words === "string") return spaced(words);
  if (typeof words === "function")
    return (...values: unknown[]): unknown => spacedWithin(Reflect.apply(words, undefined, values));
  if (Array.isArray(words)) return words.map(spacedWithin);
  if (typeof words !== "object" || words === null || words instanceof RegExp) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spacedWithin(value)]));
}
