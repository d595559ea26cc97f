import { type Language, english } from "@wings/core";
import type { Page } from "@wings/language-en";
import type { BEGUN, TRANSLATIONS } from "./codes.js";

/** What every package of a language exports. */
interface LanguagePackage {
  readonly language: Language;
  /** The words of the page, which no other app needs. */
  readonly loadPage: () => Promise<Page>;
}

/** The package of each language. `pnpm new language CODE` adds a line. */
const PACKAGES: Readonly<Record<(typeof TRANSLATIONS | typeof BEGUN)[number], () => Promise<LanguagePackage>>> = {
  de: () => import("@wings/language-de"),
  es: () => import("@wings/language-es"),
  fr: () => import("@wings/language-fr"),
};

/** The package of a language, if it is not English. */
const packageOf = (code: string): Promise<LanguagePackage> | undefined =>
  Object.hasOwn(PACKAGES, code) ? PACKAGES[code as keyof typeof PACKAGES]() : undefined;

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
export const loadLanguage = async (code: string): Promise<Language> => (await packageOf(code))?.language ?? english;

/** The words of the page in a language; none in English, the source. */
export const loadPage = async (code: string): Promise<Page> => (await packageOf(code))?.loadPage() ?? {};
