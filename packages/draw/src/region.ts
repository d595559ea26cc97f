import { type FindingJson, type HouseName, parseCandidate, parseCell, parseHouse } from "@wings/core";
import { candidateCell } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";

/** What a hint needs of a finding. */
export type Hinted = Pick<FindingJson, "technique" | "marks" | "message" | "eliminations" | "placements">;

/** A part of the board: rows and columns from one to another, counted from 0. */
export interface Region {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/**
 * The houses that the vague hint names. If it names none, the smallest rectangle of boxes, rows or columns around the step. A net,
 * or a step all over the board, is shown by the place where it begins.
 */
export function regionOf(finding: Hinted): Region {
  const named = Object.entries(finding.message.data).flatMap(([slot, value]) =>
    typeof value === "object" && "house" in value && isNamed(finding, slot) ? cellsOfHouse(value.house) : [],
  );
  if (named.length > 0) return around(named);
  return around(cellsOf(marksToSee(finding)));
}

/** The marks that say where to look: of many digits all over the board, only the first mark helps. */
function marksToSee({ marks }: Hinted): Hinted["marks"] {
  const region = around(cellsOf(marks));
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

const cellsOf = (marks: Hinted["marks"]): number[] =>
  marks.flatMap((mark) => {
    if ("cell" in mark) return [parseCell(mark.cell)];
    if ("house" in mark) return cellsOfHouse(mark.house);
    return [...mark.from, ...mark.to].map((each) => candidateCell(parseCandidate(each)));
  });

const cellsOfHouse = (house: HouseName): number[] =>
  Array.from(HOUSE_CELLS.slice(parseHouse(house) * 9, parseHouse(house) * 9 + 9));

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
