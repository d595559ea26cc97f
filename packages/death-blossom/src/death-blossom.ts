import {
  type Board,
  DIGIT_COUNT,
  MAX_FACTS,
  type Pattern,
  type Reporter,
  alsDigitCells,
  cellsOfAls,
  digitsOf,
  maskOf,
  rowOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { blossomExplanation, blossomPattern } from "./explanation.js";
import { PETALS, type Petals, cellsOfWords, isShort, targetsOf } from "./petals.js";

/** The pattern: the stem, a petal for each of its digits but z, and the eliminated digit z. */
export type DeathBlossom = Pattern<typeof blossomPattern>;

/**
 * Death Blossom: whichever digit the stem is, the petal for it lacks that digit and contains z.
 *
 * ```
 *         z … d  petal
 *            ╱
 *   stem d e f ─── f … z  petal
 *            ╲
 *         z … e  petal
 * ```
 */
export const deathBlossom = /* @__PURE__ */ defineBuiltIn({
  id: "death-blossom",
  name: "Death Blossom",
  minSize: 3,
  ties: true,
  pattern: blossomPattern,
  ...blossomExplanation,

  find(board, report) {
    const petals = PETALS.take(board, alsDigitCells(board));
    for (let stem = 0; stem < 81; stem++) {
      const mask = board.masks[stem];
      if ((mask & (mask - 1)) === 0) continue;
      for (let z = 1; z <= 9; z++) {
        const others = DIGIT_COUNT[mask & ~maskOf(z)];
        if (others < 2 || !petals.mayServe([stem], mask, z, others, targetsOf(board, [stem], z))) continue;
        petals.takeStem(rowOf(stem), 1 << (stem % 9), mask);
        if (findWith(board, report, petals, stem, z)) return;
      }
    }
  },
});

/** Finds the blossoms of a stem with z in the petals. Returns whether to stop. */
function findWith(
  board: Board,
  report: Reporter<typeof blossomPattern>,
  petals: Petals,
  stem: number,
  z: number,
): boolean {
  const digits = digitsOf(board.masks[stem] & ~maskOf(z));
  let targets = targetsOf(board, [stem], z);
  for (const digit of digits) {
    if ((targets[0] | targets[1] | targets[2]) === 0) return false;
    targets = petals.cover(digit, z, targets);
  }
  const { sets } = alsDigitCells(board);
  const reported = new Set<string>();
  for (const target of cellsOfWords(targets)) {
    const chosen = digits.map((digit) => petals.petalFor(digit, target));
    const key = chosen.join();
    if (reported.has(key)) continue;
    reported.add(key);
    const size = chosen.reduce((sum, petal) => sum + sets.size[petal], 1);
    const cells = chosen.map((petal) => cellsOfAls(sets, petal));
    if (size > report.maxSize || (size > MAX_FACTS && !isShort([stem], cells))) continue;
    report.eliminateWords(z, ...petals.seenFrom(chosen, z, board.has(stem, z) ? [stem] : []));
    if (report.commit({ stem, petals: cells, digits, z }, size)) return true;
  }
  return false;
}
