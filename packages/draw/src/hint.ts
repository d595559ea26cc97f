import { type Language, english, explain, translate } from "@wings/core";
import { badArgument, cellsName, checkOptionNames } from "@wings/core/host";
import { listed } from "./listed.js";
import { type Picture, pictureOf } from "./picture.js";
import { type Hinted, type Region, digitsToSee, isWholeBoard, regionOf } from "./region.js";
import type { Names } from "./scene.js";

export { type Hinted, type Region, regionOf } from "./region.js";

/** The options of `hintLevels`. */
export interface HintOptions {
  /** Names for the roles: a technique, or its `meta`. */
  readonly names?: Names | undefined;
  /** English. */
  readonly language?: Language | undefined;
  /** Whether the first level names the digits. By default, it does unless the step places a digit: that would be the answer. */
  readonly showDigits?: boolean | undefined;
}

/** A hint in three levels, each as data and as text. */
export interface HintLevels {
  /** Level 1: the part of the board to look at, and the digits to look for. */
  readonly region: Region;
  readonly digits: readonly number[];
  /** `Look at box 7, at the digit 5.` */
  readonly where: string;
  /** Level 2: the roles of the pattern with their cells, without what follows. */
  readonly pattern: Picture["roles"];
  /** The pattern in words, one for each role. */
  readonly what: readonly { readonly look?: number; readonly text: string }[];
  /** Level 3: the explanation. */
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
  // A finding from JSON is as good as any.
  const { marks, message, placements } = Object(finding) as Hinted;
  if (![marks, placements].every(Array.isArray) || marks.length === 0 || Object(message) !== message)
    throw badArgument(finding, "a finding");
  const { names, language = english, showDigits = placements.length === 0 } = options;
  const region = regionOf(finding);
  const digits = showDigits ? digitsToSee(finding) : [];
  const pattern = patternOf(finding, pictureOf(finding, names, language));
  return {
    region,
    digits,
    where: whereText(region, digits, language),
    pattern,
    what: patternTexts(finding, pattern, language),
    why: explain(finding, { language }),
  };
}

const filled = (phrase: string, values: Readonly<Record<string, string | number>>, language: Language): string =>
  finished(
    translate(phrase, language).replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot)),
    language,
  );

const finished = (text: string, { finish }: Language): string => finish?.(text) ?? text;

function whereText(region: Region, digits: readonly number[], language: Language): string {
  const { top, bottom, left, right } = region;
  const rows = lines("r", top + 1, bottom + 1, language);
  const columns = lines("c", left + 1, right + 1, language);
  const place = isWholeBoard(region)
    ? translate("the whole board", language)
    : bottom - top === 2 && right - left === 2
      ? house("b", top + Math.floor(left / 3) + 1, language)
      : left === 0 && right === 8
        ? rows
        : top === 0 && bottom === 8
          ? columns
          : `${rows}, ${columns}`;
  const phrase =
    digits.length === 0
      ? "Look at {place}."
      : digits.length === 1
        ? "Look at {place}, at the digit {digits}."
        : "Look at {place}, at the digits {digits}.";
  return filled(phrase, { place, digits: listed(digits.map(String), language) }, language);
}

const house = (kind: "r" | "c" | "b", n: number, language: Language): string =>
  language[kind].replace("{n}", String(n));

const lines = (kind: "r" | "c", from: number, to: number, language: Language): string =>
  from === to
    ? house(kind, from, language)
    : filled(kind === "r" ? "rows {from} to {to}" : "columns {from} to {to}", { from, to }, language);

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

/** The roles of a pattern in words, each with its cells and houses. */
export function patternTexts(
  { placements, eliminations }: Hinted,
  pattern: Picture["roles"],
  language: Language,
): { look?: number; text: string }[] {
  const nameOf = (index: number): string =>
    house((["r", "c", "b"] as const)[Math.floor(index / 9)], (index % 9) + 1, language);
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
      return { look, text: `${roleWord(role, language)}: ${listed(places, language)}` };
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
