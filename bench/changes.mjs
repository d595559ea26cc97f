// What findings change, counted. No imports: a comparison counts with it what the packages of another tree have found.

/**
 * An older tree has placements as numbers: cell, digit, cell, digit.
 * @typedef {{ eliminations: readonly number[], placements: readonly (number | import("@wings/core").CellDigit)[] }} Changes
 */

/** Placements as numbers, of whatever tree they are. @param {Changes["placements"]} placements */
export const flat = (placements) =>
  placements.flatMap((each) => (typeof each === "number" ? each : [each.cell, each.digit]));

/**
 * What the findings of one board eliminate and place together: a candidate that many of them eliminate is counted once, and
 * so is a placement.
 * @param {readonly Changes[]} hits
 */
export function changesOf(hits) {
  // Three words for each digit, as in `Board.places`.
  const gone = new Int32Array(30);
  const placed = new Set();
  for (const { eliminations, placements } of hits) {
    for (let i = 0; i < eliminations.length; i += 4) {
      for (let band = 0; band < 3; band++) gone[eliminations[i] * 3 + band] |= eliminations[i + 1 + band];
    }
    const numbers = flat(placements);
    for (let i = 0; i < numbers.length; i += 2) placed.add(numbers[i] * 10 + numbers[i + 1]);
  }
  return { eliminations: gone.reduce((sum, word) => sum + bitsOf(word), 0), placements: placed.size };
}

/** @param {number} word */
const bitsOf = (word) => word.toString(2).replaceAll("0", "").length;
