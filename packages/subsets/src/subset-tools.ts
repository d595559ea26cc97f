import { DIGIT_COUNT } from "@wings/core/author";

/** The sizes in words: `naked-pair`, `Naked Pair`, "the two cells" and "both cells". */
export const WORDS = {
  2: { id: "pair", title: "Pair", count: "two", all: "both" },
  3: { id: "triple", title: "Triple", count: "three", all: "all three" },
  4: { id: "quad", title: "Quad", count: "four", all: "all four" },
} as const;

/** All members of the sets. */
export const unionOf = (sets: readonly number[]): number => sets.reduce((all, set) => all | set, 0);

/**
 * The facts that a subset's eliminations need, by index: the smallest choice of k sets that have k members together,
 * among them all `wanted` members. Nearly always these are all sets. But a triple may contain a pair and eliminate
 * only the digits of the pair; then the pair is enough.
 */
export function minimal(sets: readonly number[], wanted: number): number[] {
  let best = sets.map((_, i) => i);
  for (let choice = 1; choice < 1 << sets.length; choice++) {
    const some = sets.map((_, i) => i).filter((i) => (choice >> i) & 1);
    const union = unionOf(some.map((i) => sets[i]));
    if (some.length < best.length && DIGIT_COUNT[union] === some.length && (wanted & ~union) === 0) best = some;
  }
  return best;
}
