import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  type Fact,
  type Lemma,
  lowestBit,
  MAX_FACTS,
  memo,
  peerTable,
} from "@wings/core/author";
import { type FactTables, factTables } from "./fact-tables.js";

/** Why a candidate is true: it is assumed, or a fact has no other candidate left. */
interface Step {
  readonly candidate: Candidate;
  /** The fact; `undefined` for an assumption. */
  readonly fact: number | undefined;
  /** The true candidates that exclude the other candidates of the fact. */
  readonly premises: readonly Candidate[];
  /** The lemmas that exclude some of the other candidates. */
  readonly lemmas: readonly number[];
}

/** A contradiction from some assumptions: each step with its fact, then the fact that has no candidate left. */
export interface Derivation {
  readonly assume: readonly Candidate[];
  readonly steps: readonly Step[];
  readonly last: Step;
}

/** A lemma that is known, by the place in the list of lemmas: not all of the assumptions hold. */
export interface KnownLemma {
  readonly index: number;
  readonly assume: readonly Candidate[];
}

/** What a board says at the start: the candidates that it does not have, and how many each fact has left. */
interface Start {
  readonly truth: Int8Array;
  readonly left: Uint8Array;
}

function startOf(board: Board): Start {
  const truth = new Int8Array(729).fill(-1);
  const { candidatesOf, factsOf } = factTables(board);
  // A house that the board doesn't have asks for nothing.
  const left = Uint8Array.from(candidatesOf, (candidates) => (candidates.length === 0 ? 200 : 0));
  for (let candidate = 0; candidate < 729; candidate++) {
    const [cell, digit] = [candidateCell(candidate), candidateDigit(candidate)];
    const isPlaced = board.values[cell] === digit;
    if (board.has(cell, digit)) truth[candidate] = 0;
    // A fact that a digit on the board has settled asks for nothing.
    const count = isPlaced ? 100 : 1 + truth[candidate];
    for (const fact of factsOf[candidate]) left[fact] += count;
  }
  return { truth, left };
}

/**
 * Derives a contradiction from assumptions by unit propagation, in the order of the fewest facts; `undefined` if there is none. Lemmas
 * exclude the last of their assumptions where the others hold.
 */
export function derive(
  board: Board,
  assume: readonly Candidate[],
  known: readonly KnownLemma[],
): Derivation | undefined {
  return new DerivationSearch(board, assume, known, undefined).run();
}

/** Derives a contradiction from a candidate, with no fact that singles can do without. */
export function deriveWithNeededFacts(board: Board, candidate: Candidate): Derivation | undefined {
  const first = derive(board, [candidate], []);
  // From the last fact on: what comes late is the likeliest to have another way.
  return first && factsOfDerivation(first).reverse().reduce(withoutFact(board, candidate), first);
}

const withoutFact =
  (board: Board, candidate: Candidate) =>
  (derivation: Derivation, fact: Fact): Derivation => {
    const others = new Set(factsOfDerivation(derivation));
    return others.delete(fact)
      ? (new DerivationSearch(board, [candidate], [], others).run() ?? derivation)
      : derivation;
  };

class DerivationSearch {
  /** By candidate: 0 open, 1 true, -1 false. */
  readonly #truth = new Int8Array(729);
  /** By false candidate: the true one that excludes it, or the lemma; nothing for one that is not on the board. */
  readonly #falseBy: (number | KnownLemma | undefined)[] = new Array<undefined>(729);
  readonly #left: Uint8Array;
  readonly #tables: FactTables;
  readonly #steps = new Map<number, Step>();
  readonly #support = new Map<number, ReadonlySet<number>>();
  readonly #pending: { step: Step; support: ReadonlySet<number> }[] = [];
  #best: { step: Step; support: ReadonlySet<number> } | undefined;

  constructor(
    readonly board: Board,
    readonly assume: readonly Candidate[],
    readonly known: readonly KnownLemma[],
    /** The facts that the derivation may use; without a list, all facts. */
    readonly facts: ReadonlySet<Fact> | undefined,
  ) {
    const { truth, left } = memo(board, "derivation/1", startOf);
    this.#tables = factTables(board);
    this.#truth.set(truth);
    this.#left = left.slice();
  }

  run(): Derivation | undefined {
    for (const candidate of this.assume) {
      this.#pending.push({ step: { candidate, fact: undefined, premises: [], lemmas: [] }, support: new Set() });
    }
    for (let fact = 0; fact < this.#left.length; fact++) if (this.#left[fact] < 2) this.#look(fact);
    for (;;) {
      let next = -1;
      for (let i = 0; i < this.#pending.length; i++)
        if (next < 0 || this.#pending[i].support.size < this.#pending[next].support.size) next = i;
      if (next < 0) break;
      const { step, support } = this.#pending[next];
      this.#pending.splice(next, 1);
      if (this.#best !== undefined && support.size + 1 >= this.#best.support.size) break;
      this.#makeTrue(step, support);
    }
    if (this.#best === undefined) return undefined;
    return { assume: this.assume, steps: this.#needed(this.#best.step), last: this.#best.step };
  }

  #makeTrue(step: Step, support: ReadonlySet<number>): void {
    const { candidate } = step;
    // One that is false by now has left a fact without candidates: that is the contradiction, and it is known.
    if (this.#truth[candidate] !== 0) return;
    this.#truth[candidate] = 1;
    this.#steps.set(candidate, step);
    this.#support.set(candidate, support);
    const cell = candidateCell(candidate);
    const digit = candidateDigit(candidate);
    for (let other = cell * 9; other < cell * 9 + 9; other++)
      if (other !== candidate) this.#makeFalse(other, candidate);
    for (let w = 0; w < 3; w++)
      for (let rest = peerTable(this.board)[cell * 3 + w]; rest !== 0; rest &= rest - 1)
        this.#makeFalse((w * 27 + lowestBit(rest)) * 9 + digit - 1, candidate);
    for (const lemma of this.known) this.#applyLemma(lemma);
  }

  /** A lemma of which all assumptions but one hold excludes that one. */
  #applyLemma(lemma: KnownLemma): void {
    const open = lemma.assume.filter((literal) => this.#truth[literal] !== 1);
    if (open.length === 1 && this.#truth[open[0]] === 0) this.#makeFalse(open[0], lemma);
  }

  #makeFalse(candidate: Candidate, by: number | KnownLemma): void {
    if (this.#truth[candidate] !== 0) return;
    this.#truth[candidate] = -1;
    this.#falseBy[candidate] = by;
    for (const fact of this.#tables.factsOf[candidate]) {
      this.#left[fact]--;
      this.#look(fact);
    }
  }

  /** A fact with one candidate left makes it true; one with none is the contradiction. */
  #look(fact: number): void {
    const left = this.#left[fact];
    if (left > 1 || this.facts?.has(fact) === false) return;
    const candidate = left === 0 ? -1 : this.#tables.candidatesOf[fact].find((each) => this.#truth[each] !== -1)!;
    if (candidate >= 0 && this.#truth[candidate] === 1) return;
    const premises = new Set<number>();
    const lemmas = new Set<number>();
    for (const each of this.#tables.candidatesOf[fact]) {
      if (each === candidate || this.#truth[each] !== -1) continue;
      const by = this.#falseBy[each];
      if (typeof by === "number") premises.add(by);
      else if (by !== undefined) {
        lemmas.add(by.index);
        for (const literal of by.assume) if (literal !== each) premises.add(literal);
      }
    }
    const support = new Set<number>([fact]);
    for (const premise of premises) for (const each of this.#support.get(premise) ?? []) support.add(each);
    const step = { candidate, fact, premises: [...premises], lemmas: [...lemmas] };
    if (candidate >= 0) this.#pending.push({ step, support });
    else if (this.#best === undefined || support.size < this.#best.support.size) this.#best = { step, support };
  }

  /** The steps that the contradiction rests on, in the order in which they follow. */
  #needed(last: Step): Step[] {
    const needed = new Set<number>();
    const add = ({ premises }: Step): void => {
      for (const premise of premises) {
        if (needed.has(premise)) continue;
        needed.add(premise);
        add(this.#steps.get(premise)!);
      }
    };
    add(last);
    return [...this.#steps.values()].filter(({ candidate }) => needed.has(candidate));
  }
}

/** All facts of a derivation, each once. */
export const factsOfDerivation = ({ steps, last }: Derivation): Fact[] => [
  ...new Set([...steps, last].flatMap(({ fact }) => (fact === undefined ? [] : [fact]))),
];

/**
 * Writes a derivation as lemmas, the last of which says that not all of the assumptions hold. Where the facts are too many for one
 * lemma, some of the steps become lemmas of their own. Returns the index of the last lemma.
 */
export function writeLemmas(derivation: Derivation, lemmas: Lemma[]): number {
  const { assume } = derivation;
  const facts = new Map<number, Set<number>>();
  const uses = new Map<number, Set<number>>();
  for (const step of [...derivation.steps, derivation.last]) {
    let [ownFacts, ownUses] = gather(step, facts, uses);
    if (ownFacts.size > MAX_FACTS) {
      // The premises with the most facts become lemmas until the rest fits.
      const heavy = [...step.premises].sort((a, b) => facts.get(b)!.size - facts.get(a)!.size);
      for (const premise of heavy) {
        if (ownFacts.size <= MAX_FACTS) break;
        if (facts.get(premise)!.size === 0) continue;
        lemmas.push({ assume: [...assume, ~premise], facts: [...facts.get(premise)!], uses: [...uses.get(premise)!] });
        facts.set(premise, new Set());
        uses.set(premise, new Set([lemmas.length - 1]));
        [ownFacts, ownUses] = gather(step, facts, uses);
      }
    }
    if (step === derivation.last) {
      lemmas.push({ assume, facts: [...ownFacts], uses: [...ownUses] });
      return lemmas.length - 1;
    }
    facts.set(step.candidate, ownFacts);
    uses.set(step.candidate, ownUses);
  }
  throw new Error("a derivation ends with its contradiction");
}

function gather(
  { fact, premises, lemmas }: Step,
  facts: ReadonlyMap<number, ReadonlySet<number>>,
  uses: ReadonlyMap<number, ReadonlySet<number>>,
): [Set<number>, Set<number>] {
  const ownFacts = new Set<number>(fact === undefined ? [] : [fact]);
  const ownUses = new Set<number>(lemmas);
  for (const premise of premises) {
    for (const each of facts.get(premise)!) ownFacts.add(each);
    for (const each of uses.get(premise)!) ownUses.add(each);
  }
  return [ownFacts, ownUses];
}
