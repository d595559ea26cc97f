import type { Board } from "@wings/core";
import { fromCandidates } from "@wings/core/host";
import { random } from "@wings/testing";

/** Boards with few candidates at random: they have no solution, but all that a definition gives holds there too. */
export function* thinBoards(seed: number, count: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count; made++) {
    const most = 1 + source.below(5);
    yield fromCandidates(
      Array.from({ length: 81 }, () => {
        let mask = 1 << source.below(9);
        for (let more = source.below(most); more > 0; more--) mask |= 1 << source.below(9);
        return mask;
      }),
    );
  }
}
