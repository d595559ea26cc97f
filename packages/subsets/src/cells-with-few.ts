/**
 * The open cells with at most `most` candidates (2 to 4), as one word of a set. A subset of that size has only such
 * cells, and most houses have too few of them, so the search skips these houses.
 *
 * It counts 27 cells at a time: `two` marks the cells with two or more candidates so far.
 */
export function cellsWithFew(places: Int32Array, word: number, most: number): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let five = 0;
  for (let p = 3 + word; p < 30; p += 3) {
    const has = places[p];
    five |= four & has;
    four |= three & has;
    three |= two & has;
    two |= one & has;
    one |= has;
  }
  return one & ~(most === 2 ? three : most === 3 ? four : five);
}
