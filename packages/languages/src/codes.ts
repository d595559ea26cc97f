import { english } from "@wings/core";

/** The codes of the languages besides English that say most of it. */
export const TRANSLATIONS = ["de", "es", "fr"] as const;

/** The codes of languages that are begun: they are there for who chooses them. `pnpm new language CODE` adds one. */
export const BEGUN = [] as const;

/** The codes of all languages that wings speaks: English, the source of the others, is first. */
export const LANGUAGES: readonly string[] = [english.code, ...TRANSLATIONS, ...BEGUN];

/**
 * The first language that wings speaks, of those that somebody prefers: `navigator.languages`, for example. `de-AT` is German. English if
 * there is none: a language that is only begun is for who chooses it.
 */
export function languageFor(preferred: readonly string[]): string {
  for (const tag of preferred) {
    const parts = tag.toLowerCase().split("-");
    for (; parts.length > 0; parts.pop()) {
      const known = [english.code, ...TRANSLATIONS].find((code) => code.toLowerCase() === parts.join("-"));
      if (known !== undefined) return known;
    }
  }
  return english.code;
}
