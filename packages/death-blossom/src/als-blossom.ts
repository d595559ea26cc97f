import {
  ALL_DIGITS,
  type AlsList,
  almostLockedSets,
  type Cell,
  type Cells,
  cellsOfAls,
  type Digit,
  digitsIn,
  digitsOf,
  maskIn,
  maskOf,
  MAX_FACTS,
  numberInWords,
  type Pattern,
  type Reporter,
  SET_PARTS,
  setIn,
  setInWords,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { ROLES, marksOf, petalData, reasonOf } from "./blossom-words.js";
import { Petals, inAtLeast, isShort } from "./petals.js";
import { PossibleTargets } from "./possible-targets.js";

const pattern = { stem: "cells", petals: "sets", digits: "digits", z: "digit" } as const;
/** The pattern: the cells of the stem, the petals and the digits of the stem that they are for, and the eliminated digit z. */
export type AlsBlossom = Pattern<typeof pattern>;

/**
 * ALS Blossom: a stem of n cells with n + 2 or n + 3 digits can lack only 2 or 3 of them. With a petal for one digit more,
 * some petal lacks its digit and contains z. Where the stem itself has z, one petal less is enough.
 *
 * ```
 *         z … d  petal
 *            ╱
 *   stem d e f g ─── f … z  petal        a stem of two cells has two of d, e, f and g: one petal lacks its digit
 *            ╲
 *         z … e  petal
 * ```
 */
export const alsBlossom = /* @__PURE__ */ defineBuiltIn({
  id: "als-blossom",
  name: "ALS Blossom",
  minSize: 4,
  ties: true,
  pattern,
  roles: ROLES,
  message: {
    long:
      "The stem is {stemSet}: it lacks {spare} of these digits. Each petal is a set with one digit more than cells. " +
      "{steps} Without {z} in {where}, the stem would lack {missing} digits. " +
      "A cell that sees every {z} there can't be {z}: {outcome}.",
    short: "stem {stem}, petals {petals}: {outcome}",
    vague: "There is an ALS Blossom with {z}.",
    parts: {
      ...SET_PARTS,
      step: "Without {z}, petal {letter} ({set}) must contain {digits}, so the stem can't.",
      petals: "any petal",
      petalsOrStem: "any petal or in the stem",
      petal: "{cells} by {digits}",
    },
  },

  reason: reasonOf,

  marks: marksOf,

  data: (found, board) => {
    const { stem, digits, z } = found;
    const all = digitsOf(maskIn(board, stem));
    const hasZ = all.includes(z);
    return {
      stem: setIn(board, stem),
      stemSet: setInWords(board, stem),
      spare: numberInWords(all.length - stem.length),
      missing: numberInWords(digits.length + (hasZ ? 1 : 0)),
      z,
      where: { part: hasZ ? "petalsOrStem" : "petals", data: {} },
      ...petalData(found, board),
    };
  },

  find(board, report) {
    const petals = new Petals(board);
    const possible = new PossibleTargets(board, petals.reach);
    const zs = digitsIn(ALL_DIGITS).filter((z) => possible.take(z));
    if (zs.length === 0) return;
    for (const spare of [2, 3]) {
      const stems = almostLockedSets(board, spare);
      for (let index = 0; index < stems.count; index++)
        if (stems.size[index] > 1 && findFrom({ report, petals, possible, zs }, stems, index, spare)) return;
    }
  },
});

interface Search {
  readonly report: Reporter<typeof pattern>;
  readonly petals: Petals;
  readonly possible: PossibleTargets;
  /** The digits that may be eliminated. */
  readonly zs: readonly Digit[];
}

/** Finds the blossoms of a stem, which has `spare` digits more than cells. Returns whether to stop. */
function findFrom({ report, petals, possible, zs }: Search, stems: AlsList, index: number, spare: number): boolean {
  const house = stems.house[index];
  const mask = stems.digits[index];
  let digits: readonly Digit[] | undefined;
  for (const z of zs) {
    if (!possible.mayEliminate(house, z)) continue;
    const stem = cellsOfAls(stems, index);
    const needed = (mask & maskOf(z)) !== 0 ? spare : spare + 1;
    const targets = possible.keepIn(petals.targetsOf(stem, z), house, z);
    if (targets.isEmpty || !petals.mayServe(stem, mask, z, needed, targets)) continue;
    digits ??= petals.takeStem(house, stems.positions[index], mask);
    const others = digits.filter((digit) => digit !== z);
    if (others.length < needed) continue;
    const served = inAtLeast(
      needed,
      others.map((digit) => petals.cover(digit, z, targets)),
    );
    if (reportServed(report, petals, { stem, digits: others, z, needed }, served)) return true;
  }
  return false;
}

/** A stem, digits that have petals with z, and how many of these petals are needed. */
interface StemOfZ {
  readonly stem: readonly Cell[];
  readonly digits: readonly Digit[];
  readonly z: Digit;
  readonly needed: number;
}

/** Reports a blossom with the smallest petals for each target. Returns whether to stop. */
function reportServed(
  report: Reporter<typeof pattern>,
  petals: Petals,
  { stem, digits, z, needed }: StemOfZ,
  targets: Cells,
): boolean {
  const { board } = report;
  const { sets } = petals;
  const reported = new Set<string>();
  for (const target of targets) {
    const chosen = digits
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
    const ofStem = stem.filter((cell) => board.has(cell, z));
    report.eliminate(z, petals.seenFrom(list, z, ofStem));
    if (report.commit({ stem, petals: cells, digits: chosen.map(({ digit }) => digit), z }, size)) return true;
  }
  return false;
}
