import type { Board } from "../board/board.js";
import { candidateName } from "../board/notation.js";
import { badFact } from "../errors.js";
import { choicesOf, goTogether } from "./choices.js";
import { type NamedFact, assumesOne, nameFact, readFact } from "./facts.js";

/** The number of a cell, or of a digit in a house, as `cellFact` and `houseFact` give it, and its weight. */
export type Weighted = readonly [fact: number, weight: number];

/**
 * Why a candidate is false, by addition alone. Each fact needs a true candidate, and each set holds one at most. The facts
 * are worth more than the sets, and no candidate is worth more to its facts than its sets are.
 */
export interface Count {
  readonly facts: readonly Weighted[];
  /** Cells, and digits in houses, like facts. */
  readonly sets: readonly Weighted[];
}

/** A fact or a set with names, and its weight. */
export type NamedWeighted = NamedFact & { readonly weight: number };

/** A count with names, as findings carry it. */
export interface NamedCount {
  readonly facts: readonly NamedWeighted[];
  readonly sets: readonly NamedWeighted[];
}

/** A count as findings carry it. */
export const nameCount = ({ facts, sets }: Count): NamedCount => ({ facts: facts.map(named), sets: sets.map(named) });

const named = ([fact, weight]: Weighted): NamedWeighted => ({ ...nameFact(fact), weight });

/** The way back from `nameCount`. */
export function readCount(count: NamedCount): Count {
  const { facts, sets } = Object(count) as NamedCount;
  if (![facts, sets].every(Array.isArray)) throw badFact(count, "a count has the lists facts and sets");
  return { facts: facts.map(read), sets: sets.map(read) };
}

function read(named: NamedWeighted): Weighted {
  const fact = readFact(named);
  if (assumesOne(fact)) throw badFact(named, "a count has cells, and digits in houses");
  return [fact, named.weight];
}

/** Sums of weights stay exact. Larger ones would be rounded, and a rounded sum proves anything. */
const MAX_WEIGHT = 1_000_000;

/**
 * Why the count does not show that the target is false; undefined if it does. Were it true, each fact would have a true candidate among those that
 * can be true beside it. Their facts together weigh no more than their sets, and each set has one of them at most.
 */
export function faultOfCount(board: Board, { facts, sets }: Count, target: number): string | undefined {
  /** By candidate: what it is worth to its facts, less what it is worth to its sets. */
  const worth = new Map<number, number>();
  let total = 0;
  for (const [list, sign] of [[facts, 1] as const, [sets, -1] as const]) {
    for (const [fact, weight] of list) {
      if (!(weight > 0 && weight <= MAX_WEIGHT && Number.isInteger(weight)))
        throw badFact([fact, String(weight)], `its weight must be a whole number from 1 to ${MAX_WEIGHT}`);
      const choices = choicesOf(board, fact);
      if (choices === null) continue; // true already, or full
      if (choices.includes(target)) return `a ${sign > 0 ? "fact" : "set"} holds ${candidateName(target)}`;
      total += sign * weight;
      for (const choice of choices) worth.set(choice, (worth.get(choice) ?? 0) + sign * weight);
    }
  }
  for (const [choice, value] of worth)
    if (value > 0 && goTogether(board, choice, target))
      return `${candidateName(choice)} weighs more in facts than in sets`;
  return total > 0 ? undefined : "the facts weigh no more than the sets";
}
