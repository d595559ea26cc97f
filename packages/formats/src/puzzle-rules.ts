import { boxAt, joinedName, partsOf, regionLetters } from "./layout-name.js";

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of f-puzzles (`grid`) and SudokuPad (`cells`) that have no influence on the rules. */
const PLAIN = new Set([
  ...["size", "grid", "cells", "regions", "solution", "title", "author", "ruleset", "rules", "id", "cellSize"],
  ...["metadata", "settings", "successMessage", "msgcorrect", "highlightConflicts", "disabledlogic"],
  ...["truecandidatesoptions"],
]);

/** Rules that layouts have, by the fields that switch them on. */
const PARTS: Readonly<Record<string, string>> = {
  antiknight: "anti-knight",
  antiking: "anti-king",
  disjointgroups: "disjoint",
};

const windowNames = (first: number): string[] =>
  Array.from({ length: 9 }, (_, i) => `R${Math.floor(first / 9) + Math.floor(i / 3) + 1}C${(first % 9) + (i % 3) + 1}`);

/** The fields of f-puzzles that switch on the rules of a layout, by its name. Regions are among the cells. */
export function fieldsOf(layout?: string): Fields {
  const parts = partsOf(layout);
  return {
    ...(parts.includes("x") && { "diagonal+": true, "diagonal-": true }),
    ...(parts.includes("windoku") && { extraregion: FIRST_OF_WINDOWS.map((first) => ({ cells: windowNames(first) })) }),
    ...Object.fromEntries(
      Object.entries(PARTS).flatMap(([field, part]) => (parts.includes(part) ? [[field, true]] : [])),
    ),
  };
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The top left cell of each window. */
const FIRST_OF_WINDOWS = [10, 14, 46, 50];

/** What a puzzle has beside rows and columns. */
export interface Rules {
  /** The name of the layout with these rules: `classic` for a plain puzzle. Undefined where no layout has all of them. */
  readonly layout: string | undefined;
  /** The first field that a plain puzzle doesn't have, or the first that no layout has. */
  readonly field: string;
  /** What is wrong with it, where it is no other rule. */
  readonly problem?: string;
}

/** The rules of a puzzle of f-puzzles or SudokuPad. */
export function rulesOf(puzzle: Fields): Rules {
  const cells = [puzzle.grid ?? puzzle.cells].flat(2);
  const fields = Object.keys(puzzle).filter((name) => !PLAIN.has(name) && !isEmpty(puzzle[name]));
  // SudokuPad keeps these among the data of the puzzle.
  const { metadata } = puzzle;
  if (isFields(metadata)) fields.push(...Object.keys(PARTS).filter((name) => metadata[name] === true));
  const parts = new Set<string>();
  for (const field of fields) {
    const part = partOf(field, puzzle, fields);
    if (part === undefined) return { layout: undefined, field };
    parts.add(part);
  }
  const regions = regionsOf(puzzle.regions, cells);
  if (typeof regions !== "string") return { layout: undefined, field: "regions", ...regions };
  return { layout: joinedName(regions, parts), field: fields[0] ?? "regions" };
}

function partOf(field: string, puzzle: Fields, fields: readonly string[]): string | undefined {
  // One diagonal alone is no layout.
  if (field === "diagonal+" || field === "diagonal-")
    return ["diagonal+", "diagonal-"].every((each) => fields.includes(each)) ? "x" : undefined;
  if (field === "extraregion") return areWindows(puzzle[field]) ? "windoku" : undefined;
  return Object.hasOwn(PARTS, field) ? PARTS[field] : undefined;
}

/** Editors write constraints that are switched off as `false`, or as an empty list. */
const isEmpty = (value: unknown): boolean =>
  !value || (Array.isArray(value) ? value.every(isDecoration) : isFields(value) && Object.keys(value).length === 0);

/** SudokuPad stores its title and author as cages without cells. */
const isDecoration = (value: unknown): boolean =>
  isFields(value) && typeof value.value === "string" && (!Array.isArray(value.cells) || value.cells.length === 0);

const WINDOWS = FIRST_OF_WINDOWS.map((first) =>
  Array.from({ length: 9 }, (_, i) => first + Math.floor(i / 3) * 9 + (i % 3)).join(),
).join(" ");

/** Whether four extra regions of f-puzzles, with cells such as `R2C2`, are the windows of a windoku. */
function areWindows(regions: unknown): boolean {
  if (!Array.isArray(regions)) return false;
  const cellsOf = (region: unknown): number[] => {
    const names: unknown = isFields(region) ? region.cells : undefined;
    return (Array.isArray(names) ? names : []).map((name) => {
      const [, row, column] = /^R([1-9])C([1-9])$/i.exec(String(name)) ?? [];
      return Number(row) * 9 + Number(column) - 10;
    });
  };
  const found = regions.map((region) => cellsOf(region).sort((a, b) => a - b)).sort(([a], [b]) => a - b);
  return found.map((cells) => cells.join()).join(" ") === WINDOWS;
}

/**
 * The regions as letters, in the order of their first cells. A cell of f-puzzles names its region only in an irregular sudoku, 0 to 8;
 * SudokuPad lists the cells of each region. The problem, where these are no nine regions of nine cells.
 */
function regionsOf(lists: unknown, cells: readonly unknown[]): string | { readonly problem: string } {
  const regions: unknown[] = cells.map((cell, i) => (isFields(cell) ? (cell.region ?? boxAt(i)) : boxAt(i)));
  if (Array.isArray(lists) && lists.length > 0) {
    regions.fill(undefined);
    for (const [region, list] of lists.entries())
      for (const cell of Array.isArray(list) ? (list as unknown[]) : []) {
        const [row, column] = Array.isArray(cell) ? cell.map(Number) : [];
        // A cell far outside would make a list that takes minutes to walk.
        if (![row, column].every((line) => NINE.includes(line))) return { problem: "with a cell outside of the grid" };
        regions[row * 9 + column] = region;
      }
  }
  const order = [...new Set(regions)];
  const sizes = order.map((each) => regions.filter((region) => region === each).length);
  const other = sizes.find((size) => size !== 9);
  if (regions.length !== 81 || regions.includes(undefined)) return { problem: "but some cells are in none" };
  if (other !== undefined) return { problem: `of which one has ${other} cells, not 9` };
  return regionLetters(regions);
}
