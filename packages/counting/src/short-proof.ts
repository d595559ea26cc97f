import type { Candidate } from "@wings/core/author";
/** Facts and sets of a proof by counting, once for each time that they count, as indexes. */
export interface ShortProof {
  readonly facts: readonly number[];
  readonly sets: readonly number[];
}

type Lists = readonly (readonly number[])[];

/**
 * The least proof of at most three facts: one without a place, two in one set, or three in two sets. `places` are the
 * candidates of each fact and set that are left when the target is true, and `usable` are the facts that don't hold it.
 */
export function shortProof(places: Lists, factsOf: Lists, usable: readonly number[]): ShortProof | undefined {
  const empty = usable.find((fact) => places[fact].length === 0);
  if (empty !== undefined) return { facts: [empty], sets: [] };

  const isIn = (candidate: Candidate, set: number): boolean => factsOf[candidate].includes(set);
  /** The sets other than the fact itself that hold a candidate. */
  const setsWith = (candidate: Candidate, fact: number): number[] => factsOf[candidate].filter((set) => set !== fact);

  /** The facts that have all their places in two sets together, by both, and those in one set, by it twice. */
  const inside = new Map<number, Set<number>>();
  const add = (one: number, other: number, fact: number): void => {
    const pair = pairOf(one, other);
    inside.set(pair, (inside.get(pair) ?? new Set()).add(fact));
  };
  for (const fact of usable) {
    const its = places[fact];
    for (const one of setsWith(its[0], fact)) {
      const rest = its.filter((candidate) => !isIn(candidate, one));
      if (rest.length === 0) add(one, one, fact);
      // A fact in one set helps with another set where both sets cross in it.
      for (const other of (rest.length === 0 ? its : rest.slice(0, 1)).flatMap((each) => setsWith(each, fact)))
        if (other !== one && rest.every((candidate) => isIn(candidate, other))) add(one, other, fact);
    }
  }

  for (const count of [2, 3]) {
    for (const [pair, facts] of inside) {
      const sets = [...new Set([Math.floor(pair / FACTS), pair % FACTS])];
      if (sets.length !== count - 1) continue;
      const all = new Set([...facts, ...sets.flatMap((set) => [...(inside.get(pairOf(set, set)) ?? [])])]);
      for (const set of sets) all.delete(set);
      const chosen = choose(count, [...all], sets);
      if (chosen !== undefined) return { facts: chosen, sets };
    }
  }
  return undefined;

  /** That many of the facts, so that no candidate is in more facts than sets. A fact may count twice. */
  function choose(count: number, facts: readonly number[], sets: readonly number[]): readonly number[] | undefined {
    const extend = (chosen: readonly number[], from: number): readonly number[] | undefined => {
      if (chosen.length === count) return chosen;
      for (let i = from; i < facts.length; i++) {
        const next = [...chosen, facts[i]];
        const whole = hasRoom(facts[i], next, sets) ? extend(next, i) : undefined;
        if (whole !== undefined) return whole;
      }
      return undefined;
    };
    return extend([], 0);
  }

  function hasRoom(fact: number, facts: readonly number[], sets: readonly number[]): boolean {
    const times = (candidate: Candidate, list: readonly number[]): number =>
      list.filter((each) => isIn(candidate, each)).length;
    return places[fact].every((candidate) => times(candidate, facts) <= times(candidate, sets));
  }
}

const FACTS = 1000;
const pairOf = (one: number, other: number): number => Math.min(one, other) * FACTS + Math.max(one, other);
