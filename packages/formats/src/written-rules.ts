import { puzzleIn, unpack } from "./puzzle-json.js";
import { type Fields, isFields } from "./puzzle-rules.js";
import { compressedIn, isLink } from "./read-link.js";

/**
 * The rules of a puzzle of f-puzzles or SudokuPad as its author wrote them, if they say more than that it is a sudoku. `parseAny` reads the
 * rules that are fields; a text may have others.
 *
 * @example
 * ```ts
 * import { writtenRules } from "@wings/formats";
 *
 * const grid = Array.from({ length: 9 }, () => Array(9).fill({}));
 * console.log(writtenRules(JSON.stringify({ size: 9, grid, ruleset: "Anti-knight, too." }))); // Anti-knight, too.
 * ```
 */
export function writtenRules(text: string): string | undefined {
  const puzzle = isLink(text) ? puzzleOfLink(text) : puzzleIn(text);
  if (puzzle === undefined) return undefined;
  const { ruleset, rules, metadata } = puzzle;
  const written = [ruleset, rules, isFields(metadata) ? metadata.rules : undefined].find(isText)?.trim();
  return written === undefined || PLAIN.test(written) ? undefined : written;
}

function puzzleOfLink(url: string): Fields | undefined {
  const compressed = compressedIn(url);
  return compressed === undefined ? undefined : unpack(compressed);
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** What authors write where nothing else holds. */
const PLAIN = /^(?:the )?(?:normal|standard|classic|regular) sudoku(?: rules)?(?: apply)?\.?$/i;
