import type { Contradiction } from "../board/contradictions.js";
import { cellName, houseName } from "../board/notation.js";
import { badArgument } from "../errors.js";
import { inWords } from "./explain.js";
import { type Language, english } from "./language.js";
import { translate } from "./translate.js";
import type { NamedData } from "./value.js";

const CONTRADICTIONS = {
  "empty-cell": "{cells} has no candidate left",
  "missing-digit": "{digit} has no place left in {house}",
  "equal-digits": "{cells} hold {digit} in {house}",
  "equal-peers": "{cells} hold {digit} and see each other",
};
const RELATED = "{from} and {to} hold {digit}, and {from} is {relation} {to}";

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
  const { kind, cells, house, word, digit } = Object(contradiction) as Contradiction;
  if (!Object.hasOwn(CONTRADICTIONS, kind)) throw badArgument(contradiction, "a contradiction");
  const data: NamedData = {
    cells: { cells: cells.map(cellName) },
    ...(house !== undefined && { house: { house: houseName(house) } }),
    // A layout has words of its own for its houses, and for how cells see each other.
    ...(word !== undefined &&
      (house === undefined
        ? { from: { cell: cellName(cells[0]) }, to: { cell: cellName(cells[1]) }, relation: { part: word, data: {} } }
        : { house: { part: word, data: { n: houseName(house)[1] } } })),
    ...(digit !== undefined && { digit }),
  };
  const parts = word === undefined ? {} : { [word]: translate(word, language) };
  const message = word !== undefined && house === undefined ? RELATED : CONTRADICTIONS[kind];
  return inWords(translate(message, language), data, { language, parts });
}
