import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { CELLS, DIGITS, placesOf, seeingAll } from "@wings/test-kit/grid";
import { type PlainSet, inBoth, lockedSets } from "@wings/test-kit/locked-sets";

/** Blossoms from their definitions, in the slowest and most obvious way. Nothing is shared with the finders. */
export interface PlainBlossom<Stem> {
  readonly pattern: {
    readonly stem: Stem;
    readonly petals: readonly (readonly number[])[];
    readonly digits: readonly number[];
    readonly z: number;
  };
  readonly eliminations: readonly CellDigit[];
}

interface Choice {
  readonly digit: number;
  readonly petal: PlainSet;
}

export const deathBlossoms = (board: Board): PlainBlossom<number>[] =>
  CELLS.flatMap((stem) => {
    const own = DIGITS.filter((digit) => board.has(stem, digit));
    return blossomsOf(board, [stem], (z) => own.filter((digit) => digit !== z).length)
      .filter(({ pattern }) => pattern.petals.length > 1)
      .map(({ pattern, eliminations }) => ({ pattern: { ...pattern, stem }, eliminations }));
  });

export const alsBlossoms = (board: Board): PlainBlossom<readonly number[]>[] =>
  [2, 3].flatMap((spare) =>
    lockedSets(board, spare)
      .filter(({ cells }) => cells.length > 1)
      .flatMap(({ cells, digits }) => blossomsOf(board, cells, (z) => (digits.includes(z) ? spare : spare + 1))),
  );

/** The blossoms of a stem: for each place of z the smallest petals that it sees, as many as are needed. */
function blossomsOf(
  board: Board,
  stem: readonly number[],
  needed: (z: number) => number,
): PlainBlossom<readonly number[]>[] {
  const sets = lockedSets(board);
  const inStem = [[], ...DIGITS.map((digit) => stem.filter((cell) => board.has(cell, digit)))];
  const found: PlainBlossom<readonly number[]>[] = [];
  const isPetal = (petal: PlainSet, digit: number): boolean =>
    petal.at[digit].length > 0 && seeingAll(board, petal.at[digit], inStem[digit]).length === petal.at[digit].length;
  const petalsOf = DIGITS.map((digit) =>
    inStem[digit].length > 0 ? sets.filter((petal) => isPetal(petal, digit)) : [],
  );
  for (const z of DIGITS) {
    const targets = seeingAll(board, placesOf(board, z), inStem[z]);
    for (const target of targets) {
      const choices: Choice[] = DIGITS.filter((digit) => digit !== z && inStem[digit].length > 0).flatMap((digit) => {
        const petal = petalsOf[digit - 1].find((each) => each.seen[z].includes(target));
        return petal === undefined ? [] : [{ digit, petal }];
      });
      const count = needed(z);
      if (count === 0 || choices.length < count) continue;
      const chosen = choices
        .sort((a, b) => a.petal.cells.length - b.petal.cells.length)
        .slice(0, count)
        .sort((a, b) => a.digit - b.digit);
      const petals = chosen.map(({ petal }) => petal.cells);
      if (new Set([...stem, ...petals.flat()]).size > 24) continue;
      found.push({
        pattern: { stem, petals, digits: chosen.map(({ digit }) => digit), z },
        eliminations: chosen
          .reduce((cells, { petal }) => inBoth(cells, petal.seen[z]), targets)
          .map((cell) => ({ cell, digit: z })),
      });
    }
  }
  return found;
}
