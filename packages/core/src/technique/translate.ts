import type { Contradiction } from "../board/contradictions.js";
import { cellName, houseName } from "../board/notation.js";
import { badArgument } from "../errors.js";
import { inWords } from "./explain.js";
import { type Language, english } from "./language.js";
import type { NamedData } from "./value.js";

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
  const { words = {} } = language;
  const known = (each: string): string => (Object.hasOwn(words, each) ? words[each] : undefined) ?? each;
  const whole = known(word);
  return whole === word ? word.replace(/^.+(?= (?:[A-Z]|\d+)$)/, known) : whole;
}

const CONTRADICTIONS = {
  "empty-cell": "{cells} has no candidate left",
  "missing-digit": "{digit} has no place left in {house}",
  "equal-digits": "{cells} hold {digit} in {house}",
};

/**
 * A contradiction in words, like its `text`, in any language.
 *
 * @example
 * ```ts
 * import { contradictions, explainContradiction, parse } from "@wings/core";
 * import { language as german } from "@wings/language-de";
 *
 * const [first] = contradictions(parse(`55${".".repeat(79)}`));
 * console.log(explainContradiction(first, german)); // in r1c1 und r1c2 steht 5, beides in Zeile 1
 * ```
 */
export function explainContradiction(contradiction: Contradiction, language: Language = english): string {
  const { kind, cells, house, digit } = Object(contradiction) as Contradiction;
  if (!Object.hasOwn(CONTRADICTIONS, kind)) throw badArgument(contradiction, "a contradiction");
  const data: NamedData = {
    cells: { cells: cells.map(cellName) },
    ...(house !== undefined && { house: { house: houseName(house) } }),
    ...(digit !== undefined && { digit }),
  };
  return inWords(translate(CONTRADICTIONS[kind], language), data, { language });
}
