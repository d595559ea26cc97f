import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { cellName, cellsName, digitsIn, parseCells } from "../board/notation.js";
import { digitsOf, maskOf } from "../board/bits.js";
import { badArgument, badNotation, notACandidate } from "../errors.js";
import { checkRange } from "../board/geometry.js";

/** What somebody says of a board: candidates that leave their cells, or a digit that is placed. */
export interface Claim {
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

const FORM = /^(r[1-9]+c[1-9]+)(=|==|-|−|≠|!=|<>|\/=)([1-9]+)$/i;

/**
 * Reads a claim: `r4c5-7` (7 leaves r4c5), `r4c5=7`, `r12c3-45` (4 and 5 leave r1c3 and r2c3). `≠`, `!=` and `<>` are the same as
 * the minus.
 *
 * @example
 * ```ts
 * import { claimName, parseClaim } from "@wings/core/judge";
 *
 * console.log(claimName(parseClaim("r12c3-45"))); // r12c3-45
 * ```
 */
export function parseClaim(text: string): Claim {
  const [, cells, sign, digits] =
    (typeof text === "string" ? FORM.exec(text.replace(/\s/g, "").replace(/\.$/, "")) : null) ?? [];
  if (cells === undefined) throw badNotation(text, "a claim such as r4c5-7, r4c5=7 or r12c3-45");
  const changes = parseCells(cells).flatMap((cell) => digitsOf(digitsIn(digits)).map((digit) => ({ cell, digit })));
  if (!sign.startsWith("=")) return { eliminations: changes, placements: [] };
  if (changes.length > 1) throw badNotation(text, "one cell and one digit before and after the =");
  return { eliminations: [], placements: changes };
}

/** A claim as `parseClaim` reads it: cells that lose the same digits come together. */
export function claimName(claim: Claim): string {
  const { eliminations, placements } = changesOf(claim);
  const masks = new Map<number, number>();
  for (const { cell, digit } of eliminations) masks.set(cell, (masks.get(cell) ?? 0) | maskOf(digit));
  const groups = new Map<number, number[]>();
  for (const [cell, mask] of masks) groups.set(mask, [...(groups.get(mask) ?? []), cell]);
  return [
    ...[...groups].map(([mask, cells]) =>
      cellsName(cells)
        .split(" ")
        .map((each) => `${each}-${digitsOf(mask).join("")}`)
        .join(" "),
    ),
    ...placements.map(({ cell, digit }) => `${cellName(cell)}=${digit}`),
  ].join(" ");
}

/** What a claim changes; throws where it is no claim. */
function changesOf(claim: Claim): Claim {
  const { eliminations, placements } = Object(claim) as Claim;
  if (![eliminations, placements].every(Array.isArray) || eliminations.length + placements.length === 0)
    throw badArgument(claim, "a claim, as parseClaim makes it");
  return { eliminations, placements };
}

/** Throws where a claim is none, or is about candidates that are not there. */
export function checkClaim(board: Board, claim: Claim): void {
  const { eliminations, placements } = changesOf(claim);
  for (const { cell, digit } of [...eliminations, ...placements]) {
    checkRange("cell", cell);
    checkRange("digit", digit);
    if (!board.has(cell, digit)) throw notACandidate(cell, cellName(cell), digit);
  }
}
