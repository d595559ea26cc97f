import type { Region } from "../board/notation.js";
import type { Translation } from "./message.js";

/** The words of a language, as data. Add one by filling this table. */
export interface Language {
  /** Its code in BCP 47, such as `de` or `pt-BR`. */
  readonly code: string;
  /** The houses: `row {n}`, `column {n}`, `box {n}`. */
  readonly r: string;
  readonly c: string;
  readonly b: string;
  /** Between the last two of a list, with the spaces. */
  readonly and: string;
  readonly or: string;
  /** `{digits} in {cells}`. */
  readonly candidate: string;
  /** `{cells} with {digits}`. */
  readonly set: string;
  /** `remove {digits} from {cells}`. */
  readonly eliminate: string;
  /** `place {digit} in {cell}`. */
  readonly place: string;
  readonly regions: Readonly<Record<Region, string>>;
  /**
   * Other words and phrases, by the English ones: role words of techniques (`pivot`), what the core and drawings add (`eliminated`,
   * `placed`, `strong link`, `weak link`), contradictions (`{cells} has no candidate left`), and parts that a layout adds (`diagonal {n}`). One that is missing stays English.
   */
  readonly words?: Readonly<Record<string, string | undefined>> | undefined;
  /** What people call techniques, by id. One that is missing keeps its English name. */
  readonly names?: Readonly<Record<string, string | undefined>> | undefined;
  /** Messages that replace those of a technique, by its id. A technique without one keeps its own. */
  readonly messages: Readonly<Record<string, Translation>>;
  /** What happens to a text when all its values are in place: `de el` becomes `del`. Most languages need none. */
  readonly finish?: ((text: string) => string) | undefined;
  /** What is shown of an English text that is not translated: the text, unless a translator wants to see the gap. */
  readonly untranslated?: ((text: string) => string) | undefined;
}

/**
 * English: the language of the messages that techniques bring.
 *
 * @example
 * ```ts
 * import { type Language, english, explain, findFirst, parse } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const vague = "Es gibt einen XY-Wing mit {digits}.";
 * const german: Language = { ...english, and: " und ", messages: { "xy-wing": { ...xyWing.message, vague } } };
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(explain(finding, { form: "vague", language: german })); // Es gibt einen XY-Wing mit 2, 5 und 9.
 * ```
 */
export const english: Language = {
  code: "en",
  r: "row {n}",
  c: "column {n}",
  b: "box {n}",
  and: " and ",
  or: " or ",
  candidate: "{digits} in {cells}",
  set: "{cells} with {digits}",
  eliminate: "remove {digits} from {cells}",
  place: "place {digit} in {cell}",
  regions: { top: "upper half", bottom: "lower half", left: "left half", right: "right half", all: "whole grid" },
  messages: {},
};
