// Times one item with tinybench.

import { Bench } from "tinybench";

/** Milliseconds of processor time: other processes of a busy machine don't count. */
function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Microseconds for one board or puzzle: the fastest sample, because other processes only slow it down.
 * @param {Pick<import("./items.mjs").Item, "size" | "pass">} item @param {number} [time] milliseconds
 */
export function microseconds({ size, pass }, time = 120) {
  // A sample lasts five milliseconds: long for a clock of microseconds, and with its share of garbage collection.
  let passes = 0;
  for (const start = now(); now() - start < 20; passes++) pass();
  const repeats = Math.max(1, Math.round(passes / 4));
  const bench = new Bench({ now, time, iterations: 5, warmupTime: time, warmupIterations: 3, throws: true });
  bench.add("pass", () => {
    for (let i = 0; i < repeats; i++) pass();
  });
  const [{ result }] = bench.runSync();
  if (!("latency" in result)) throw new Error(`tinybench has no result: ${result.state}`);
  return (result.latency.min * 1000) / (repeats * size);
}
