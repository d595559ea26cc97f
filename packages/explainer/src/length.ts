/** 4, 6, 8, 12, 16, 24, …: times three halves and times four thirds in turn. A chain longer than n of them rates n tenths more. */
const THRESHOLDS: readonly number[] = /* @__PURE__ */ Array.from(
  { length: 24 },
  (_, i) => (i % 2 === 0 ? 4 : 6) << (i >> 1),
);

/** What the length of a chain adds to its rating, in tenths. `nodes` counts the candidates of all its parts. */
export function lengthRating(nodes: number): number {
  let tenths = 0;
  while (tenths < THRESHOLDS.length && nodes - 2 > THRESHOLDS[tenths]) tenths++;
  return tenths;
}

/** How many nodes a chain may have so that its length adds at most this many tenths; 0 if none may. */
export function longestFor(tenths: number): number {
  if (tenths < 0) return 0;
  return tenths >= THRESHOLDS.length ? Infinity : THRESHOLDS[tenths] + 2;
}
