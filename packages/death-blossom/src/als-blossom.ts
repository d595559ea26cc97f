import {
  almostLockedSets,
  alsDigitCells,
  type AlsList,
  type Board,
  cellsOfAls,
  type Digit,
  maskOf,
  MAX_FACTS,
  type Pattern,
  type Reporter,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { alsBlossomExplanation, alsBlossomPattern } from "./explanation.js";
import { PETALS, type Petals, cellsOfWords, inAtLeast, isShort } from "./petals.js";

/** The pattern: the cells of the stem, the petals and the digits of the stem that they are for, and the eliminated digit z. */
export type AlsBlossom = Pattern<typeof alsBlossomPattern>;

/**
 * ALS Blossom: a stem of n cells with n + 2 or n + 3 digits can lack only 2 or 3 of them. With a petal for one digit more,
 * some petal lacks its digit and contains z. Where the stem itself has z, one petal less is enough.
 */
export const alsBlossom = /* @__PURE__ */ defineBuiltIn({
  id: "als-blossom",
  name: "ALS Blossom",
  minSize: 4,
  ties: true,
  pattern: alsBlossomPattern,
  ...alsBlossomExplanation,

  find(board, report) {
    const petals = PETALS.take(board, alsDigitCells(board));
    const zs = DIGITS.filter((z) => petals.mayEliminate(z));
    if (zs.length === 0) return;
    for (const spare of [2, 3]) {
      const stems = almostLockedSets(board, spare);
      for (let index = 0; index < stems.count; index++)
        if (stems.size[index] > 1 && findFrom(board, report, petals, stems, index, spare, zs)) return;
    }
  },
});

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Finds the blossoms of a stem. Returns whether to stop. */
function findFrom(
  board: Board,
  report: Reporter<typeof alsBlossomPattern>,
  petals: Petals,
  stems: AlsList,
  index: number,
  spare: number,
  zs: readonly number[],
): boolean {
  const house = stems.house[index];
  const mask = stems.digits[index];
  const { sets } = alsDigitCells(board);
  let digits: Digit[] | undefined;
  for (const z of zs) {
    if (!petals.mayEliminateIn(house, z)) continue;
    const stem = cellsOfAls(stems, index);
    const hasZ = (mask & maskOf(z)) !== 0;
    const needed = hasZ ? spare : spare + 1;
    const targets = petals.targetsIn(house, stem, z);
    if ((targets[0] | targets[1] | targets[2]) === 0) continue;
    if (!petals.mayServe(stem, mask, z, needed, targets)) continue;
    digits ??= petals.takeStem(house, stems.positions[index], mask);
    const others = digits.filter((digit) => digit !== z);
    if (others.length < needed) continue;
    const served = inAtLeast(
      needed,
      others.map((digit) => petals.cover(digit, z, targets)),
    );
    if ((served[0] | served[1] | served[2]) === 0) continue;
    const reported = new Set<string>();
    for (const target of cellsOfWords(served)) {
      const chosen = others
        .map((digit) => ({ digit, petal: petals.petalFor(digit, target) }))
        .filter(({ petal }) => petal >= 0)
        .sort((a, b) => sets.size[a.petal] - sets.size[b.petal])
        .slice(0, needed)
        .sort((a, b) => a.digit - b.digit);
      const key = chosen.map(({ digit, petal }) => `${digit}:${petal}`).join();
      if (reported.has(key)) continue;
      reported.add(key);
      const list = chosen.map(({ petal }) => petal);
      const size = list.reduce((sum, petal) => sum + sets.size[petal], stem.length);
      const cells = list.map((petal) => cellsOfAls(sets, petal));
      if (size > report.maxSize || (size > MAX_FACTS && !isShort(stem, cells))) continue;
      report.eliminateWords(
        z,
        ...petals.seenFrom(
          list,
          z,
          stem.filter((cell) => board.has(cell, z)),
        ),
      );
      if (report.commit({ stem, petals: cells, digits: chosen.map(({ digit }) => digit), z }, size)) return true;
    }
  }
  return false;
}
