import type { EnglishPage } from "@wings/language-en";
import { loadLanguage, loadPage } from "@wings/languages";
import { loadLessons } from "./translated-lessons.js";
import { type Words, english, wordsOf } from "./english.js";
import { INCOMPLETE } from "./incomplete.js";

/** The words of a language other than English. What it lacks is English. */
export async function loadWords(code: string): Promise<Words> {
  const [language, page, lessons] = await Promise.all([loadLanguage(code), loadPage(code), loadLessons(code)]);
  const source = INCOMPLETE.includes(code) ? await allEnglish() : english;
  const shown = IS_DEVELOPED ? { ...language, untranslated: brackets } : language;
  return wordsOf(completed<EnglishPage>(source, { ...page, locale: page.locale ?? code }), shown, lessons);
}

/** The development server puts brackets around each text that has no translation yet. */
const IS_DEVELOPED = import.meta.env?.DEV === true;
const brackets = (text: string): string => (text === "" ? "" : `⟦${text}⟧`);

/** English, with the words of parts that may not be there yet. */
const allEnglish = async (): Promise<EnglishPage> => {
  const [{ late }, { problems }] = await Promise.all([
    import("@wings/language-en/late"),
    import("@wings/language-en/problems"),
  ]);
  return { ...english, ...late, problems };
};

/** The words of a translation, and in English what it lacks: visibly, while the page is developed. */
export function completed<T extends object>(source: T, translation: object): T {
  const own = translation as Record<string, unknown>;
  const missing = Object.entries(source).map(([key, value]): [string, unknown] => {
    const said = own[key];
    if (said === undefined) return [key, IS_DEVELOPED ? marked(value) : value];
    const isTable = typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
    return [key, isTable ? completed(value as object, said as object) : said];
  });
  return { ...own, ...Object.fromEntries(missing) } as T;
}

/** English in a page of another language. */
function marked(value: unknown): unknown {
  if (typeof value === "string") return brackets(value);
  if (typeof value !== "function") return value;
  const say = value as (...values: readonly unknown[]) => string;
  return (...values: readonly unknown[]) => marked(say(...values));
}
