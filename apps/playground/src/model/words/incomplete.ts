import { first } from "@wings/language-en";
import { late } from "@wings/language-en/late";
import { problems } from "@wings/language-en/problems";
import { LANGUAGES, loadPage } from "@wings/languages";

const lacks = (source: object, translation: unknown): boolean =>
  Object.entries(source).some(([key, value]) => {
    const said = (translation as Record<string, unknown>)[key];
    return said === undefined || (typeof value === "object" && !Array.isArray(value) && lacks(value as object, said));
  });

const pages = await Promise.all(LANGUAGES.slice(1).map(async (code) => [code, await loadPage(code)] as const));

/** The languages that say something in English yet. The build finds them, and writes them in place of this module. */
export const INCOMPLETE: readonly string[] = pages
  .filter(([, page]) => lacks({ ...first, ...late, problems }, page))
  .map(([code]) => code);
