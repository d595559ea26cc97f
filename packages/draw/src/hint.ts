import { type Language, english, explain } from "@wings/core";
import { checkLanguage, checkOptionNames } from "@wings/core/host";
import { checkHinted, checkRoles } from "./errors.js";
import { rolesOfPattern, textsOfPattern, wordOfRole } from "./pattern.js";
import { type Picture, pictureOf } from "./picture.js";
import { type Hinted, type Region, digitsToSee, regionOf } from "./region.js";
import type { NamesOf } from "./scene.js";
import { whereOf } from "./where.js";

export type { DrawErrorDetails } from "./errors.js";
export { type HintLevel, hintSvg } from "./hint-svg.js";
export { type Hinted, type Region, regionOf } from "./region.js";

/** The options of `hintLevels`. */
export interface HintOptions {
  /** Names for the roles: a technique, or its `meta`. */
  readonly names?: NamesOf | undefined;
  /** English. */
  readonly language?: Language | undefined;
  /** Whether the first level names the digits. By default, it does unless the step places a digit: that would be the answer. */
  readonly showDigits?: boolean | undefined;
}

/** A hint in three levels, each as data and as text. */
export interface HintLevels {
  /** `where`: the part of the board to look at, and the digits to look for. */
  readonly region: Region;
  readonly digits: readonly number[];
  /** `Look at box 7, at the digit 5.` */
  readonly where: string;
  /** `what`: the roles of the pattern with their cells, without what follows. */
  readonly pattern: Picture["roles"];
  /** The pattern in words, one for each role. */
  readonly what: readonly { readonly look?: number; readonly text: string }[];
  /** The explanation. */
  readonly why: string;
}

/**
 * A hint in three levels: where to look, what the pattern is, and why the step is right. The first two give no change away.
 *
 * @example
 * ```ts
 * import { findFirst, parse } from "@wings/core";
 * import { hintLevels } from "@wings/draw/hint";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(hintLevels(finding, { names: xyWing }).where); // Look at rows 7 to 9, columns 1 to 6, at the digits 2, 5 and 9.
 * ```
 */
export function hintLevels(finding: Hinted, options: HintOptions = {}): HintLevels {
  checkOptionNames(options, "names language showDigits");
  const region = regionOf(finding);
  const { names, language = english, showDigits = finding.placements.length === 0 } = options;
  const digits = showDigits ? digitsToSee(finding) : [];
  const pattern = rolesOfPattern(finding, pictureOf(finding, names, language));
  return {
    region,
    digits,
    where: whereOf(finding, region, digits, language),
    pattern,
    what: textsOfPattern(finding, pattern, language),
    why: explain(finding, { language }),
  };
}

/** The roles of a pattern, without what follows: a digit that is placed is not given away. */
export function patternOf(finding: Hinted, picture: Picture): Picture["roles"] {
  checkHinted(finding);
  checkRoles((Object(picture) as Picture).roles);
  return rolesOfPattern(finding, picture);
}

/** The word of a role. It may leave a place for its digits: `… can't be in both`. */
export function roleWord(role: Picture["roles"][number], language: Language = english): string {
  checkRoles([role]);
  checkLanguage(language);
  return wordOfRole(role, language);
}

/** The roles of a pattern in words, each with its cells and houses. */
export function patternTexts(
  finding: Hinted,
  pattern: Picture["roles"],
  language: Language,
): { look?: number; text: string }[] {
  checkHinted(finding);
  checkRoles(pattern);
  checkLanguage(language);
  return textsOfPattern(finding, pattern, language);
}
