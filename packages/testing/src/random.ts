/** A seeded source of random numbers: the same seed always gives the same numbers, on every machine. */
export interface Random {
  /** The next whole number, 0 to 2^32 - 1. */
  next(): number;
  /** A whole number from 0 to n - 1, with a bias of at most n in 2^32. */
  below(n: number): number;
  /** Puts the items in a random order, in place, and returns them. */
  shuffle<T>(items: T[]): T[];
}

/**
 * A random source from a whole number: sfc32 by Chris Doty-Humphrey, with 96 bits of state, a counter and a period of at least
 * 2^32. Close seeds give unrelated numbers.
 */
export function random(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 0x100000000) | 0;
  let c = 0;
  let counter = 1;
  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  const below = (n: number): number => Math.floor((next() / 0x100000000) * n);
  const shuffle = <T>(items: T[]): T[] => {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [items[last], items[other]] = [items[other], items[last]];
    }
    return items;
  };
  // After some rounds, the seed affects every bit of the state.
  for (let i = 0; i < 16; i++) next();
  return { next, below, shuffle };
}
