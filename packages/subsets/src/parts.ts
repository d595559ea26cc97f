import { DIGIT_COUNT, bitOf, wordOf } from "@wings/core";

/** The sizes in words: as in `naked-pair`, `Naked Pair`, "the two cells" and "both digits". */
export const WORDS = {
  2: { id: "pair", title: "Pair", count: "two", all: "both" },
  3: { id: "triple", title: "Triple", count: "three", all: "all three" },
  4: { id: "quad", title: "Quad", count: "four", all: "all four" },
} as const;

/** A cell as one word of its set: its bit, or nothing. */
export const bitIn = (word: number, cell: number): number => (wordOf(cell) === word ? bitOf(cell) : 0);

/** All members of the sets. */
export const unionOf = (sets: readonly number[]): number => sets.reduce((all, set) => all | set, 0);

/**
 * The fewest of the sets that have as many members together as they are, and the wanted ones among them, by index: the
 * facts that a subset's eliminations need. It is nearly always all of them; but where a pair lies in a triple, and the
 * triple eliminates the pair's digits only, it is the pair.
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
