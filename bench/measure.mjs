// How things are timed here. One figure from a shared machine says little, so each item is timed many times over and keeps
// its best; the median over the items is what is quoted, the best item beside it.

/** What the figures of `timeEach` are, in words for the reports: each table of them says it. */
export const MIDDLE_OF_BESTS = "the middle board of each board's best of up to 15 rounds, repeated back to back";

/**
 * @template T
 * @typedef {object} Timing
 * @property {number} median microseconds of the middle item
 * @property {number} min microseconds of the fastest item
 */

const ROUNDS = 15;

/**
 * Times a function on each item.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => unknown} run
 * @param {number} [budget] milliseconds to spend in all, at least three rounds
 */
export function timeEach(items, run, budget = 2500) {
  const best = items.map(() => Infinity);
  for (let warm = 0; warm < 5; warm++) for (const item of items) run(item);
  // A clock that counts tenths of microseconds can't time one short run: several are timed together.
  let batch = 1;
  for (;;) {
    const start = performance.now();
    for (let k = 0; k < batch; k++) for (const item of items.slice(0, 20)) run(item);
    if (performance.now() - start > 2 || batch > 4096) break;
    batch *= 2;
  }
  const perItem = Math.max(1, Math.ceil(batch / 20));
  const end = performance.now() + budget;
  for (let round = 0; round < ROUNDS && (round < 3 || performance.now() < end); round++) {
    items.forEach((item, i) => {
      const start = performance.now();
      for (let k = 0; k < perItem; k++) run(item);
      const each = ((performance.now() - start) * 1000) / perItem;
      if (each < best[i]) best[i] = each;
    });
  }
  best.sort((a, b) => a - b);
  return {
    median: best[best.length >> 1],
    min: best[0],
  };
}

/**
 * Times whole passes over all items, for what is quoted as so many a second of one core. It is processor time, which is what
 * a quiet machine's clock would show (or a little more, for it counts what the collector does on the side), and does not
 * count what other processes took.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => unknown} run
 * @param {number} [rounds]
 */
export function passes(items, run, rounds = 9) {
  for (let warm = 0; warm < 2; warm++) onePass(items, run);
  return speedOf(
    items.length,
    Array.from({ length: rounds }, () => onePass(items, run)),
  );
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => unknown} run
 * @returns {number} seconds of processor time
 */
export function onePass(items, run) {
  const start = process.cpuUsage();
  for (const item of items) run(item);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** @param {number} count how many items a pass has @param {readonly number[]} seconds what each pass took */
export const speedOf = (count, seconds) => ({ perSecond: count / middle(seconds), best: count / Math.min(...seconds) });

/** @param {readonly number[]} values */
export const middle = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
