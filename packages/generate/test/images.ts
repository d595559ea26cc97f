import { type Transformation, transform } from "../src/index.js";
import { type Random } from "../src/random-numbers.js";

/** A random symmetry. */
function randomTransformation({ below, shuffle }: Random): Transformation {
  const lines = (): number[] => shuffle([0, 3, 6]).flatMap((first) => shuffle([first, first + 1, first + 2]));
  return { transposed: below(2) === 1, rows: lines(), columns: lines(), digits: shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) };
}

/** A random image of a puzzle. */
export const randomImage = (puzzle: string, source: Random): string => transform(puzzle, randomTransformation(source));
