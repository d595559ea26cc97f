import { type FindingJson, parseCandidate, parseCell, parseHouse } from "@wings/core";
import { candidateCell } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import { checkHinted } from "./errors.js";
import { houseOfValue, isOtherHouse } from "./other-houses.js";

/** What a hint needs of a finding. */
export type Hinted = Pick<FindingJson, "technique" | "marks" | "message" | "eliminations" | "placements">;

/** A part of the board: rows and columns from one to another, counted from 0. */
export interface Region {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  /** On a board with other houses: the house in this part of the board. 18 to 26 for a region, 27 and 28 for a diagonal, 36 to 39 for a window. */
  readonly house?: number;
}

/**
 * The houses that the vague hint names. If it names none, the smallest rectangle of boxes, rows or columns around the step. A net,
 * or a step all over the board, is shown by the place where it begins.
 */
export function regionOf(finding: Hinted): Region {
  checkHinted(finding);
  const named = Object.entries(finding.message.data).flatMap(([slot, value]) =>
    isNamed(finding, slot) ? (houseOfValue(value) ?? []) : [],
  );
  const house = named.find((each) => isOtherHouse(each, finding)) ?? otherHouseOf(finding);
  if (house !== undefined) return { ...WHOLE_BOARD, house };
  if (named.length > 0) return around(named.flatMap((each) => cellsOfHouse(each, finding)));
  return around(cellsOf(finding, marksToSee(finding)));
}

/** The diagonal, window or region where the pattern begins. */
function otherHouseOf(finding: Hinted): number | undefined {
  const [first] = finding.marks;
  if (first === undefined || !("house" in first)) return undefined;
  const house = parseHouse(first.house);
  return isOtherHouse(house, finding) ? house : undefined;
}

/** The marks that say where to look: of many digits all over the board, only the first mark helps. */
function marksToSee(finding: Hinted): Hinted["marks"] {
  const { marks } = finding;
  const region = around(cellsOf(finding, marks));
  const size = (region.bottom - region.top + 1) * (region.right - region.left + 1);
  const isNet = size > HALF && digitsIn(marks).length > FEW;
  const isChain = size > BAND && marks.some((mark) => "link" in mark);
  return isNet || isChain || isWholeBoard(region) ? marks.slice(0, 1) : marks;
}

/** The cells of three boxes: a chain that needs more is shown by its start. */
const BAND = 27;
/** The cells of half a board. */
const HALF = 41;
/** The most digits that a player can look for together. */
const FEW = 3;

function around(cells: readonly number[]): Region {
  if (cells.length === 0) return WHOLE_BOARD;
  const rows = cells.map((cell) => Math.floor(cell / 9));
  const columns = cells.map((cell) => cell % 9);
  const top = Math.min(...rows);
  const bottom = Math.max(...rows);
  const left = Math.min(...columns);
  const right = Math.max(...columns);
  // A hint in a line is that line.
  if (top === bottom) return { top, bottom, left: 0, right: 8 };
  if (left === right) return { top: 0, bottom: 8, left, right };
  const down = (line: number): number => line - (line % 3);
  return { top: down(top), left: down(left), bottom: down(bottom) + 2, right: down(right) + 2 };
}

const WHOLE_BOARD: Region = { top: 0, left: 0, bottom: 8, right: 8 };

const cellsOf = (finding: Hinted, marks: Hinted["marks"]): number[] =>
  marks.flatMap((mark) => {
    if ("cell" in mark) return [parseCell(mark.cell)];
    if ("house" in mark) return cellsOfHouse(parseHouse(mark.house), finding);
    return [...mark.from, ...mark.to].map((each) => candidateCell(parseCandidate(each)));
  });

/** The cells of a row, a column or a box. */
const cellsOfHouse = (house: number, finding: Hinted): number[] =>
  isOtherHouse(house, finding) ? [] : Array.from(HOUSE_CELLS.slice(house * 9, house * 9 + 9));

/** Whether the vague hint names a piece of the data. */
const isNamed = ({ message }: Hinted, slot: string): boolean => message.vague.includes(`{${slot}}`);

/** The digit that the vague hint names. If it names none, the digits of the pattern. A net has many: only those where it begins count. */
export function digitsToSee(finding: Hinted): number[] {
  const { digit } = finding.message.data;
  if (typeof digit === "number" && isNamed(finding, "digit")) return [digit];
  const digits = digitsIn(finding.marks);
  return digits.length > FEW ? digitsIn(marksToSee(finding)) : digits;
}

const digitsIn = (marks: Hinted["marks"]): number[] =>
  [
    ...new Set(
      marks.flatMap((mark) => {
        if ("cell" in mark) return mark.digits ?? [];
        if ("house" in mark) return mark.digit === undefined ? [] : [mark.digit];
        return [];
      }),
    ),
  ].sort();

/** Whether a region is all of the board: then it doesn't help. */
export const isWholeBoard = ({ top, left, bottom, right }: Region): boolean =>
  top === 0 && left === 0 && bottom === 8 && right === 8;
