import { type Language, english, explain, translate } from "@wings/core";
import { cellsName, checkOptionNames } from "@wings/core/host";
import { checkHinted } from "./errors.js";
import { listed } from "./listed.js";
import { houseText, isOtherHouse } from "./other-houses.js";
import { type Picture, pictureOf } from "./picture.js";
import { type Hinted, type Region, digitsToSee, regionOf } from "./region.js";
import type { NamesOf } from "./scene.js";
import { filled, house, whereOf } from "./where.js";

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
  checkHinted(finding);
  const { names, language = english, showDigits = finding.placements.length === 0 } = options;
  const region = regionOf(finding);
  const digits = showDigits ? digitsToSee(finding) : [];
  const pattern = patternOf(finding, pictureOf(finding, names, language));
  return {
    region,
    digits,
    where: whereOf(finding, region, digits, language),
    pattern,
    what: patternTexts(finding, pattern, language),
    why: explain(finding, { language }),
  };
}

/** The roles of a pattern, without what follows: a digit that is placed is not given away. */
export function patternOf({ placements }: Hinted, { roles }: Picture): Picture["roles"] {
  const shown = roles.filter(({ look }) => look >= 0);
  const isPlaced = (cell: number): boolean => placements.some((each) => each.cell === cellsName([cell]));
  const hasHouse = shown.some(({ houses }) => houses.length > 0);
  return shown
    .map((role) => ({
      ...role,
      cells: role.cells.flatMap((each) => (!isPlaced(each.cell) ? [each] : hasHouse ? [] : [{ ...each, digits: [] }])),
    }))
    .filter(({ cells, houses }) => cells.length + houses.length > 0);
}

/** The word of a role. It may leave a place for its digits: `… can't be in both`. */
export const roleWord = ({ word, cells }: Picture["roles"][number], language: Language = english): string =>
  translate(word, language).replace("…", () =>
    listed([...new Set(cells.flatMap(({ digits }) => digits))].sort().map(String), language),
  );

/** The role of the box in which a digit is locked. */
const BOX = "box";

/** The roles of a pattern in words, each with its cells and houses. */
export function patternTexts(
  finding: Hinted,
  pattern: Picture["roles"],
  language: Language,
): { look?: number; text: string }[] {
  const { placements, eliminations } = finding;
  const nameOf = (index: number): string => houseText(index, finding, language);
  const isSingle = placements.length === 1 && eliminations.length === 0;
  if (isSingle && pattern.some(({ houses }) => houses.length > 0) && pattern.every(({ cells }) => cells.length === 0))
    return pattern.flatMap(({ look, houses }) =>
      houses.map(({ house: index, digit }) => {
        const phrase = digit ? "{digit} has one place left in {house}." : "There is one open cell in {house}.";
        return { look, text: filled(phrase, { digit, house: nameOf(index) }, language) };
      }),
    );
  if (pattern.length > 0)
    return pattern.map((role) => {
      const { look, cells, houses } = role;
      const places = [
        ...new Set(cells.map(({ cell }) => cellsName([cell]))),
        ...houses.map(({ house: index }) => nameOf(index)),
      ];
      // A region or a window has the role of a box: its name says what it is.
      const isNamed =
        [BOX, translate(BOX, language)].includes(role.word) &&
        cells.length === 0 &&
        houses.every(({ house: at }) => isOtherHouse(at, finding));
      return {
        look,
        text: (isNamed ? "" : roleWord(role, language) + translate(": ", language)) + listed(places, language),
      };
    });
  // A single has no pattern beside its cell.
  return [
    {
      text: [...placements, ...eliminations]
        .map(({ cell }) => `${house("r", Number(cell[1]), language)} ${house("c", Number(cell[3]), language)}`)
        .join(", "),
    },
  ];
}
