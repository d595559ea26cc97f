import {
  type Cell,
  type Cells,
  DIGIT_COUNT,
  type Digit,
  MAX_FACTS,
  type Pattern,
  type Reporter,
  SET_PARTS,
  cellsOfAls,
  digitsOf,
  maskOf,
  rowOf,
  setIn,
  setInWords,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { ROLES, marksOf, petalData, reasonOf } from "./blossom-words.js";
import { Petals, isShort } from "./petals.js";

const pattern = { stem: "cell", petals: "sets", digits: "digits", z: "digit" } as const;
/** The pattern: the stem, a petal for each of its digits but z, and the eliminated digit z. */
export type DeathBlossom = Pattern<typeof pattern>;

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
  pattern,
  roles: ROLES,
  message: {
    long:
      "The stem is {stemSet}. For {each} there is a petal, a set with one digit more than cells. " +
      "In a petal, all places of its digit see the stem. {steps} So {z} is in {where}, " +
      "and a cell that sees every {z} there can't be {z}: {outcome}.",
    short: "stem {stem}, petals {petals}: {outcome}",
    vague: "There is a Death Blossom with {z}, of {count} petals.",
    parts: {
      ...SET_PARTS,
      step: "If the stem is {digits}, petal {letter} ({set}) loses it and must contain {z}.",
      each: "each of its digits",
      eachButZ: "each of its digits but {z}",
      petals: "one of the petals",
      petalsOrStem: "one of the petals or in the stem",
      petal: "{cells} by {digits}",
    },
  },

  reason: (found) => reasonOf({ ...found, stem: [found.stem] }),

  marks: (found, board) => marksOf({ ...found, stem: [found.stem] }, board),

  data: (found, board) => {
    const { stem, z } = found;
    const hasZ = board.has(stem, z);
    return {
      stem: setIn(board, [stem]),
      stemSet: setInWords(board, [stem]),
      z,
      each: { part: hasZ ? "eachButZ" : "each", data: { z } },
      where: { part: hasZ ? "petalsOrStem" : "petals", data: {} },
      ...petalData({ ...found, stem: [stem] }, board),
    };
  },

  find(board, report) {
    const petals = new Petals(board);
    for (let stem = 0; stem < 81; stem++) if (findStem(report, petals, stem)) return;
  },
});

/** Finds the blossoms of a stem. Returns whether to stop. */
function findStem(report: Reporter<typeof pattern>, petals: Petals, stem: Cell): boolean {
  const { board } = report;
  const mask = board.masks[stem];
  if ((mask & (mask - 1)) === 0) return false;
  for (let z = 1; z <= 9; z++) {
    const others = DIGIT_COUNT[mask & ~maskOf(z)];
    if (others < 2 || !petals.mayServe([stem], mask, z, others, petals.targetsOf([stem], z))) continue;
    petals.takeStem(rowOf(stem), 1 << (stem % 9), mask);
    if (findWith(report, petals, stem, z)) return true;
  }
  return false;
}

/** Finds the blossoms of a stem with z in the petals. Returns whether to stop. */
function findWith(report: Reporter<typeof pattern>, petals: Petals, stem: Cell, z: Digit): boolean {
  const { board } = report;
  const digits = digitsOf(board.masks[stem] & ~maskOf(z));
  const reported = new Set<string>();
  for (const target of targetsWithAll(petals, digits, stem, z)) {
    const chosen = digits.map((digit) => petals.petalFor(digit, target));
    const key = chosen.join();
    if (reported.has(key)) continue;
    reported.add(key);
    const size = chosen.reduce((sum, petal) => sum + petals.sets.size[petal], 1);
    const cells = chosen.map((petal) => cellsOfAls(petals.sets, petal));
    if (size > report.maxSize || (size > MAX_FACTS && !isShort([stem], cells))) continue;
    report.eliminate(z, petals.seenFrom(chosen, z, board.has(stem, z) ? [stem] : []));
    if (report.commit({ stem, petals: cells, digits, z }, size)) return true;
  }
  return false;
}

/** The targets of z that have a petal for each digit of the stem. */
function targetsWithAll(petals: Petals, digits: readonly Digit[], stem: Cell, z: Digit): Cell[] {
  let targets: Cells = petals.targetsOf([stem], z);
  for (const digit of digits) {
    if (targets.isEmpty) return [];
    targets = petals.cover(digit, z, targets);
  }
  return [...targets];
}
