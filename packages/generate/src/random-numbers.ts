import { badArgument } from "@wings/core/host";

/** A source of random numbers. */
export interface Random {
  /** The next whole number, 0 to 2^32 - 1. */
  next(this: void): number;
  /** A whole number from 0 to n - 1, with a bias of at most n in 2^32. */
  below(this: void, n: number): number;
  /** Puts the items in a random order, in place, and returns them. */
  shuffle<T extends { length: number; [index: number]: unknown }>(this: void, items: T): T;
}

/**
 * A random source from whole numbers: the same numbers give the same source on every machine, and close ones give unrelated
 * sources. It is sfc32 by Chris Doty-Humphrey, with some rounds after each half of a number.
 */
export function random(...numbers: readonly number[]): Random {
  for (const number of numbers) if (!Number.isFinite(number)) throw badArgument(number, "a number");
  let a = 0;
  let b = 0;
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
  for (const number of numbers) {
    for (const half of [number, Math.floor(number / 0x100000000)]) {
      a = (a + half) | 0;
      for (let round = 0; round < 12; round++) next();
    }
  }
  const below = (n: number): number => Math.floor((next() / 0x100000000) * n);
  return {
    next,
    below,
    shuffle: (items) => {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const item = items[last];
        items[last] = items[other];
        items[other] = item;
      }
      return items;
    },
  };
}

/** Throws where something is no source of random numbers. */
export function checkRandom(source: Random): void {
  const { below, shuffle } = Object(source) as Partial<Random>;
  if (typeof below !== "function" || typeof shuffle !== "function")
    throw badArgument(source, "random numbers, such as random(seed)");
}
