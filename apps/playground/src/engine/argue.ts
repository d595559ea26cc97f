import { type Board, type NamedFact, type Technique, cellName, prove } from "@wings/core";
import { type Claim, type Judgement, Position, judgeClaim } from "@wings/core/judge";

/** Enough for nearly every claim, and over before anybody gives up. */
const MAX_NODES = 20_000;

/** The facts that a proof doesn't need, together: one after the other is left out, as long as the rest proves the claim. */
export function spareFacts(board: Board, claim: Claim, facts: readonly NamedFact[]): NamedFact[] {
  const change = ({ cell, digit }: Claim["eliminations"][number]) => ({ cell: cellName(cell), digit });
  const claims = { eliminations: claim.eliminations.map(change), placements: claim.placements.map(change) };
  let needed = [...facts];
  for (const fact of facts) {
    const reason = needed.filter((each) => each !== fact);
    if (prove(board, { ...claims, reason }).status === "proved") needed = reason;
  }
  return facts.filter((fact) => !needed.includes(fact));
}

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
