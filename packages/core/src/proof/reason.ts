import type { CandidateName } from "../board/notation.js";
import { candidateName, parseCandidate } from "../board/notation.js";
import { badLemma, badNotation } from "../errors.js";
import type { Count } from "./counts.js";
import { type Fact, type NamedFact, nameFact, readFact } from "./facts.js";

/** The most facts that a reason or a lemma may cite. With more, a technique could cite a whole board and leave the solving to the checker. */
export const MAX_FACTS = 24;

/**
 * Why a finding is right: at most `MAX_FACTS` facts; or lemmas, at most 256, each with at most `MAX_FACTS`; or counts, which are
 * added up and have no bound.
 */
export type Reason = readonly Fact[] | { readonly lemmas: readonly Lemma[] } | { readonly counts: readonly Count[] };

/**
 * A small step of a long proof: not all that it assumes can hold. Its facts and the lemmas that it uses end in a
 * contradiction by unit propagation alone.
 */
export interface Lemma {
  /** Candidates: `candidate` is true, `~candidate` is false. */
  readonly assume: readonly number[];
  readonly facts: readonly Fact[];
  /** Earlier lemmas, by their place in the list. */
  readonly uses: readonly number[];
}

/** A lemma with names, as findings carry it: `r1c1#4` is true, `!r1c1#4` is false. */
export interface NamedLemma {
  readonly assume: readonly (CandidateName | `!${CandidateName}`)[];
  readonly facts: readonly NamedFact[];
  readonly uses: readonly number[];
}

/** A lemma as findings carry it. */
export const nameLemma = ({ assume, facts, uses }: Lemma): NamedLemma => ({
  assume: assume.map((literal) => (literal < 0 ? (`!${candidateName(~literal)}` as const) : candidateName(literal))),
  facts: facts.map(nameFact),
  uses,
});

/** The way back from `nameLemma`. */
export function readLemma(lemma: NamedLemma, index = 0): Lemma {
  const { assume, facts, uses } = Object(lemma) as NamedLemma;
  if (![assume, facts, uses].every(Array.isArray)) throw badLemma(index, "needs the lists assume, facts and uses");
  return { assume: assume.map(readLiteral), facts: facts.map(readFact), uses };
}

function readLiteral(name: string): number {
  const [, sign, candidate] = /^([!~]?)(.*)$/.exec(name) ?? [];
  if (sign === "~") throw badNotation(name, `!${candidate} for a candidate that is false`);
  return sign === "!" ? ~parseCandidate(candidate) : parseCandidate(name);
}
