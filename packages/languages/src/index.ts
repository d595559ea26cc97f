import { type Language, english } from "@wings/core";
import type { Page } from "@wings/language-en";

/** What every package of a language exports. */
interface LanguagePackage {
  readonly language: Language;
  /** The words of the page, which no other app needs. */
  readonly loadPage: () => Promise<Page>;
}

/** The languages besides English, each with its package. `pnpm new language CODE` adds a line. */
const PACKAGES: Readonly<Record<string, () => Promise<LanguagePackage>>> = {
  de: () => import("@wings/language-de"),
  es: () => import("@wings/language-es"),
  fr: () => import("@wings/language-fr"),
};

/** The codes of all languages that wings speaks: English, the source of the others, is first. */
export const LANGUAGES: readonly string[] = [english.code, ...Object.keys(PACKAGES)];

/**
 * A language for `explain`. English is there at once; any other is loaded, with the messages of all techniques.
 *
 * @example
 * ```ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { languageFor, loadLanguage } from "@wings/languages";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * const language = await loadLanguage(languageFor(["de-AT", "en"]));
 * if (finding) console.log(explain(finding, { form: "vague", language })); // Es gibt einen XY-Wing mit 2, 5 und 9.
 * ```
 */
export const loadLanguage = async (code: string): Promise<Language> =>
  Object.hasOwn(PACKAGES, code) ? (await PACKAGES[code]()).language : english;

/** The words of the page in a language; none in English, the source. */
export const loadPage = async (code: string): Promise<Page> =>
  Object.hasOwn(PACKAGES, code) ? (await PACKAGES[code]()).loadPage() : {};

/**
 * The first language that wings speaks, of those that somebody prefers: `navigator.languages`, for example. `de-AT` is German. English if
 * there is none.
 */
export function languageFor(preferred: readonly string[]): string {
  for (const tag of preferred) {
    const parts = tag.split("-");
    for (let length = parts.length; length > 0; length--) {
      const known = LANGUAGES.find((code) => code.toLowerCase() === parts.slice(0, length).join("-").toLowerCase());
      if (known !== undefined) return known;
    }
  }
  return english.code;
}
