// What findings change, counted. No imports: a comparison counts with it what the packages of another tree have found.

/** @typedef {Pick<import("@wings/core").Hit, "eliminations" | "placements">} Changes */

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
    for (const { cell, digit } of placements) placed.add(cell * 10 + digit);
  }
  return { eliminations: gone.reduce((sum, word) => sum + bitsOf(word), 0), placements: placed.size };
}

/** @param {number} word */
const bitsOf = (word) => word.toString(2).replaceAll("0", "").length;
