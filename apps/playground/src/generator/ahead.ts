/**
 * Seeds for what is asked next. The seed of a kind stays the same until it is taken, so that the generator can use it in
 * advance.
 */
export interface Ahead {
  peek(this: void, kind: string): number;
  take(this: void, kind: string): number;
}

export function createAhead(random: () => number = Math.random): Ahead {
  const seeds = new Map<string, number>();
  const peek = (kind: string): number => {
    const seed = seeds.get(kind) ?? 1 + Math.floor(random() * 999_999);
    seeds.set(kind, seed);
    return seed;
  };
  return {
    peek,
    take: (kind) => {
      const seed = peek(kind);
      seeds.delete(kind);
      return seed;
    },
  };
}
