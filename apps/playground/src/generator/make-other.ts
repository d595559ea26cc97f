import { Board } from "@wings/core";
import { generate, layoutWithGrid } from "@wings/generate";
import { random } from "@wings/generate/random";
import { type Level, presetRungs } from "@wings/ladder";
import { jigsawMap, layoutOf } from "@wings/layouts";
import { boardText } from "../model/board-text.js";
import type { Made } from "./messages.js";

/** Easy puzzles have more clues than they need: with a knight's move, hardly one without them is easy. */
const MORE_CLUES = { minimal: false, clues: [20, 28] } as const;

/**
 * A puzzle of a level on a board with other houses. A jigsaw without a map gets a random one, the same for the same seed.
 * `onAttempt` gets the number of attempts.
 */
export function makeOtherPuzzle(
  rules: string,
  level: Level,
  seed: number,
  onAttempt: (attempts: number) => void,
): Made {
  const source = random(seed);
  const layout = layoutWithGrid(
    () => layoutOf(rules.replace(/\bjigsaw\b/, () => `jigsaw:${jigsawMap(source)}`))!,
    seed,
  );
  const options = {
    ...{ seed, layout, level, ladder: presetRungs("players"), symmetry: "rotational" as const },
    ...(/easy|medium/.test(level) && MORE_CLUES),
    onAttempt: ({ attempts }: { readonly attempts: number }) => {
      onAttempt(attempts);
    },
  };
  for (const { puzzle, solution } of generate(options)) {
    const board = new Board(layout);
    for (const [cell, digit] of [...puzzle].entries()) if (digit !== ".") board.placeGiven(cell, Number(digit));
    return { puzzle: boardText(board), solution };
  }
  throw new Error("unreachable");
}
