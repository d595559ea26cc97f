import type { Board, NamedFact, Technique } from "@wings/core";
import { type Claim, type Judgement, Position, judgeClaim } from "@wings/core/judge";

/** Enough for nearly every claim, and over before anybody gives up. */
const MAX_NODES = 20_000;

/** Judges a claim as `wings prove` does. A claim has to hold in all solutions of the board. */
export function judgeOn(
  board: Board,
  claim: Claim,
  facts: readonly NamedFact[] | undefined,
  techniques: readonly (Technique | undefined)[],
): Judgement {
  return judgeClaim(new Position(board), claim, facts, {
    techniques: techniques.filter((each) => each !== undefined),
    ...(facts === undefined && { maxNodes: MAX_NODES }),
    several: true,
  });
}
