import { type Board, type Cell, type Digit, hasOneSolution, lowestBit, memo } from "@wings/core/author";
import { mapsOfGivens } from "./all-maps.js";
import { PLAIN_MAPS, imageIn, imagesIn } from "./maps.js";

/** A map of cells, and a permutation of digits that goes with it. */
export interface Images {
  /** The image of each cell. */
  readonly cells: readonly Cell[];
  /** The images of the digits 1 to 9. */
  readonly digits: readonly Digit[];
}

/** Both carry the givens to the givens. */
export interface GridSymmetry extends Images {
  /** The images of the nine rows and the nine columns, as houses. */
  readonly map: readonly number[];
}

/** The symmetries of a puzzle, for each of its maps that is not made of another one: a half turn is two quarter turns. */
export const gridSymmetries = (board: Board, any: boolean): readonly GridSymmetry[] =>
  memo<Known>(board, any ? "all-grid-symmetries" : "grid-symmetries", any ? lookAtAll : lookAtPlain).symmetries;

/** What is known of a puzzle: its digits, 0 for other cells, and which cells they are in. */
interface Known {
  readonly givens: Int32Array;
  readonly puzzle: Uint8Array;
  readonly symmetries: readonly GridSymmetry[];
}

function lookAtPlain(board: Board, known: Known | undefined): Known {
  if (known !== undefined && isSamePuzzle(board, known)) return known;
  const puzzle = puzzleOf(board);
  return { givens: board.givens.slice(), puzzle, symmetries: symmetriesAmong(ALL_PLAIN, puzzle) };
}

function lookAtAll(board: Board, known: Known | undefined): Known {
  if (known !== undefined && isSamePuzzle(board, known)) return known;
  const puzzle = puzzleOf(board);
  return { givens: board.givens.slice(), puzzle, symmetries: allSymmetries(board, puzzle) };
}

const ALL_PLAIN = /* @__PURE__ */ Object.values(PLAIN_MAPS);

/** The givens stay the same while a puzzle is solved. Where they are unknown, all digits define the puzzle. */
function isSamePuzzle({ hasGivens, givens, values }: Board, known: Known): boolean {
  for (let w = 0; w < 3; w++) {
    if (givens[w] !== known.givens[w]) return false;
    for (let word = givens[w]; word !== 0; word &= word - 1) {
      const cell = w * 27 + lowestBit(word);
      if (values[cell] !== known.puzzle[cell]) return false;
    }
  }
  return hasGivens || values.every((digit, cell) => digit === known.puzzle[cell]);
}

function puzzleOf({ hasGivens, givens, values }: Board): Uint8Array {
  if (!hasGivens) return values.slice();
  const puzzle = new Uint8Array(81);
  for (let w = 0; w < 3; w++) {
    for (let word = givens[w]; word !== 0; word &= word - 1) {
      const cell = w * 27 + lowestBit(word);
      puzzle[cell] = values[cell];
    }
  }
  return puzzle;
}

/** An empty grid has all maps: they are only looked for where the puzzle has one solution. */
const allSymmetries = (board: Board, puzzle: Uint8Array): GridSymmetry[] =>
  hasOneSolution(board) ? symmetriesAmong(mapsOfGivens(puzzle), puzzle) : [];

function symmetriesAmong(maps: readonly (readonly number[])[], puzzle: Uint8Array): GridSymmetry[] {
  const found: (GridSymmetry & { powers: string[] })[] = [];
  for (const map of maps) {
    const digits = digitsUnder(map, puzzle);
    if (digits === undefined) continue;
    const cells = imagesIn(map);
    found.push({ map, cells, digits, powers: powersOf(cells) });
  }
  if (found.length === 0) return [];
  // Those with most powers first. One that moves nothing has none.
  found.sort((a, b) => b.powers.length - a.powers.length);
  const made = new Set([String(imagesIn(IDENTITY))]);
  return found.filter(({ cells, powers }) => {
    if (made.has(String(cells))) return false;
    for (const power of powers) made.add(power);
    return true;
  });
}

const IDENTITY = /* @__PURE__ */ Array.from({ length: 18 }, (_, line) => line);

/** The map, done once, twice and so on, until it moves nothing. */
function powersOf(cells: readonly Cell[]): string[] {
  const powers = [String(cells)];
  for (let power = cells; power.some((image, cell) => image !== cell);) {
    power = power.map((cell) => cells[cell]);
    powers.push(String(power));
  }
  return powers;
}

/** The permutation of digits that carries each given to the given at its image; undefined where there is none. */
function digitsUnder(map: readonly number[], puzzle: Uint8Array): number[] | undefined {
  const images = new Uint8Array(10);
  let used = 0;
  for (let cell = 0; cell < 81; cell++) {
    const digit = puzzle[cell];
    if (digit === 0) continue;
    const image = puzzle[imageIn(map, cell)];
    if (image === 0) return undefined;
    if (images[digit] === image) continue;
    if (images[digit] !== 0 || ((used >> image) & 1) !== 0) return undefined;
    images[digit] = image;
    used |= 1 << image;
  }
  const open = DIGITS.filter((digit) => images[digit] === 0);
  // One digit without a given takes the image that is left. With two there would be several solutions.
  if (open.length > 1) return undefined;
  for (const digit of open) images[digit] = DIGITS.find((image) => ((used >> image) & 1) === 0)!;
  return Array.from(images.subarray(1));
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
