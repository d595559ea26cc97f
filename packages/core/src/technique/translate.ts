import { badArgument } from "../errors.js";
import { type Language, english } from "./language.js";

/**
 * A role word or a phrase in another language; in English if the language lacks it. A letter or a number at its end stays: `set A`.
 *
 * @example
 * ```ts
 * import { english, translate } from "@wings/core";
 *
 * console.log(translate("wing A", { ...english, words: { wing: "Flügel" } })); // Flügel A
 * ```
 */
export function translate(word: string, language: Language = english): string {
  if (typeof word !== "string") throw badArgument(word, "a word");
  const { words = {}, untranslated } = Object(language) as Language;
  const own = (each: string): string | undefined => (Object.hasOwn(words, each) ? words[each] : undefined);
  const [short = "", letter = ""] = word.split(/(?= (?:[A-Z]|\d+)$)/);
  return own(word) ?? `${own(short) ?? untranslated?.(short) ?? short}${letter}`;
}
