import type { CandidateName } from "../board/notation.js";
import { candidateName, parseCandidate } from "../board/notation.js";
import { type Fact, type NamedFact, nameFact, readFact } from "./facts.js";

/** Why a finding is right: facts, at most 24, or lemmas, at most 256 with 24 facts each. */
export type Reason = readonly Fact[] | { readonly lemmas: readonly Lemma[] };

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
export const readLemma = ({ assume, facts, uses }: NamedLemma): Lemma => ({
  assume: assume.map((name) => (name.startsWith("!") ? ~parseCandidate(name.slice(1)) : parseCandidate(name))),
  facts: facts.map(readFact),
  uses,
});
