import { type Technique, Board, cellName } from "@wings/core";
import { sees } from "@wings/core/author";
import { type Claim, type Judgement, Position, claimName, judgeClaim, parseClaim } from "@wings/core/judge";
import { badValue } from "../../techniques/errors.js";

/** Reads a claim of an assistant. */
export function readClaim(text: string): Claim {
  try {
    return parseClaim(text);
  } catch {
    throw badValue("claim", text, "a cell, = or ≠, and a digit, such as r4c5≠7 or r12c3≠45");
  }
}

export const claimText = (claim: Claim): string => claimName(claim).replaceAll("-", "≠");

/** One finding of a proof. */
interface ProofStep {
  readonly technique: string;
  readonly short: string;
  readonly text: string;
  /** The number of facts or lemmas that prove it. */
  readonly facts: number;
}

export interface Verdict {
  /** `unproved`: it is true, but no technique shows it within the time. */
  readonly status: "evident" | "proved" | "wrong" | "unproved";
  readonly proof: readonly ProofStep[];
  /** A solution in which the claim is wrong. */
  readonly counterexample: string | null;
  /** Why it is evident. */
  readonly because: string;
  /** The candidates of the board lack what the claim removes, so the claim is judged by the digits alone. */
  readonly isFresh: boolean;
  /** The fewest facts that prove it, in words. */
  readonly facts: string;
}

interface Watcher {
  /** Called with what is known before it looks for a technique, which may take long. */
  readonly onProof: (verdict: Verdict) => void;
  readonly onSearch: (technique: Technique) => void;
}

/** Judges a claim as `wings prove` does, on a board that has a solution; and says more where the claim is no longer open. */
export function proveClaim(board: Board, claim: Claim, techniques: readonly Technique[], watcher: Watcher): Verdict {
  const position = new Position(board);
  const [change, ...others] = [...claim.eliminations, ...claim.placements];
  if (others.length > 0 && !isOpen(board, claim)) return proveEach(board, claim, techniques, watcher);
  if (others.length === 0 && !board.has(change.cell, change.digit)) {
    const isPlacement = claim.placements.length > 0;
    const here = board.digit(change.cell);
    if (here !== 0)
      return (here === change.digit) === isPlacement
        ? { ...NOTHING, status: "evident", because: `${cellName(change.cell)} is ${here}` }
        : { ...NOTHING, status: "wrong", counterexample: position.truth.solution };
    if (isPlacement) return { ...NOTHING, status: "wrong", counterexample: position.truth.solution };
    const seen = board.values.findIndex((value, other) => value === change.digit && sees(board, change.cell, other));
    if (seen >= 0) return { ...NOTHING, status: "evident", because: `${cellName(seen)} is ${change.digit}` };
    return { ...proveClaim(withAllCandidates(board), claim, techniques, watcher), isFresh: true };
  }
  const onProof = (judgement: Judgement): void => {
    watcher.onProof(verdictOf(judgement));
  };
  return verdictOf(
    judgeClaim(position, claim, undefined, {
      techniques,
      maxNodes: MAX_NODES,
      several: true,
      onProof,
      onSearch: watcher.onSearch,
    }),
  );
}

const isOpen = (board: Board, { eliminations, placements }: Claim): boolean =>
  [...eliminations, ...placements].every(({ cell, digit }) => board.has(cell, digit));

/** Some of the claim is no longer open: each change is judged alone, and one that is wrong or unproved decides. */
function proveEach(
  board: Board,
  { eliminations, placements }: Claim,
  techniques: readonly Technique[],
  watcher: Watcher,
): Verdict {
  const claims = [
    ...eliminations.map((each): Claim => ({ eliminations: [each], placements: [] })),
    ...placements.map((each): Claim => ({ eliminations: [], placements: [each] })),
  ];
  const verdicts = claims.map((claim) => proveClaim(board, claim, techniques, watcher));
  const decisive =
    verdicts.find(({ status }) => status === "wrong") ?? verdicts.find(({ status }) => status === "unproved");
  if (decisive !== undefined) return decisive;
  const proof = verdicts.flatMap((each) => each.proof);
  const isEvident = verdicts.every(({ status }) => status === "evident");
  return {
    ...NOTHING,
    status: isEvident ? "evident" : "proved",
    proof,
    because: [...new Set(verdicts.map(({ because }) => because).filter((each) => each !== ""))].join(", "),
    isFresh: verdicts.some((each) => each.isFresh),
    facts: verdicts
      .map(({ facts }) => facts)
      .filter((each) => each !== "")
      .join(" "),
  };
}

/** The techniques need the time of a call, too. */
const MAX_NODES = 2000;

const NOTHING = { proof: [], counterexample: null, because: "", isFresh: false, facts: "" };

function verdictOf({ verdict, explanations = [], facts, solution, text, claim }: Judgement): Verdict {
  if (verdict === "refuted") return { ...NOTHING, status: "wrong", counterexample: solution! };
  if (verdict === "ill-posed") return { ...NOTHING, status: "evident", because: text };
  if (verdict === "not-proved") return { ...NOTHING, status: "unproved" };
  const words = facts === undefined ? "" : text;
  const proof = explanations.map(({ name, short, text, facts }) => ({ technique: name, short, text, facts }));
  // Facts that no technique puts together are a proof as well.
  const alone = { technique: "Facts", short: claim, text, facts: facts?.length ?? 0 };
  return { ...NOTHING, status: "proved", proof: proof.length > 0 ? proof : [alone], facts: words };
}

/** The board with each candidate that its digits allow. */
function withAllCandidates(board: Board): Board {
  const { layout, givens, values } = board.toState();
  return Board.fromState({ layout, givens, values }, board.layout);
}

/** The digits of a solution that contradict a claim, in words. */
export const counterText = ({ eliminations, placements }: Claim, solution: string, isOnly: boolean): string => {
  const { cell } = [
    ...eliminations.filter((each) => solution[each.cell] === String(each.digit)),
    ...placements.filter((each) => solution[each.cell] !== String(each.digit)),
  ][0];
  return `${isOnly ? "the only solution" : "a solution"} has ${cellName(cell)}=${solution[cell]}`;
};
