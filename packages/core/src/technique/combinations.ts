/**
 * k of n in lexicographic order, as positions into any list:
 *
 * ```ts
 * for (const c = combinations(list.length, 3); c.more; advance(c)) use(list[c.at[0]], list[c.at[1]], list[c.at[2]]);
 * ```
 *
 * When the first two already don't fit, `advance(c, 1)` skips all that begin with them.
 */
export interface Combinations {
  readonly n: number;
  /** The current combination: k positions below n, ascending. */
  readonly at: number[];
  /** Whether there is a current combination. */
  more: boolean;
}

/** The combinations of k out of n, standing at the first. */
export function combinations(n: number, k: number): Combinations {
  return { n, at: Array.from({ length: k }, (_, i) => i), more: k <= n };
}

/**
 * Advances a position, by default the last, and resets all to its right to the least they can be. Where the position is
 * exhausted, the one to its left is advanced instead.
 */
export function advance(state: Combinations, position = state.at.length - 1): boolean {
  const { n, at } = state;
  const k = at.length;
  let i = position;
  // Position i leaves room for the k - 1 - i to its right.
  while (i >= 0 && at[i] === n - k + i) i--;
  if (i < 0) return (state.more = false);
  for (let next = at[i] + 1; i < k; i++) at[i] = next++;
  return true;
}
