// What the times of several processes say: which side is faster, and whether that is more than chance.
//
// Two processes that run the same code may differ by half: the compiler of one has seen things in another order. Within a
// process this does not show, however often it is timed. So each figure here is of a process of its own, and the floor below which
// nothing is claimed is how far processes of the same side lie apart.

/** @typedef {{ before: number, now: number, ratio: number, noise: number, verdict: "" | "faster" | "SLOWER" | "too noisy" }} Comparison */

/** With more noise than this, no difference found is not to say that there is none. */
const NOISY = 0.5;

/** The middle, or what is halfway between the two in the middle. @param {readonly number[]} times */
export function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * How many times longer the slowest process of a side took than the quickest. The very slowest is left out: something else
 * may have been in its way, which makes no process quicker.
 * @param {readonly number[]} times
 */
export function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, sorted.length - 2)] / sorted[0];
}

/**
 * Compares two sides, each by one time for each of its processes. The noise is a share: 0.1 is ten in a hundred.
 * @param {readonly number[]} before
 * @param {readonly number[]} now
 * @returns {Comparison}
 */
export function compared(before, now) {
  const floor = Math.max(spread(before), spread(now));
  const ratio = median(now) / median(before);
  return {
    before: median(before),
    now: median(now),
    ratio,
    noise: floor - 1,
    verdict: ratio > floor ? "SLOWER" : 1 / ratio > floor ? "faster" : floor - 1 > NOISY ? "too noisy" : "",
  };
}
