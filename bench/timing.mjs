// Times one item with tinybench.

import { Bench } from "tinybench";

/** Milliseconds of processor time: other processes of a busy machine don't count. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Microseconds for one board or puzzle: the median sample. @param {Pick<import("./items.mjs").Item, "size" | "pass">} item @param {number} [time] milliseconds */
export function microseconds({ size, pass }, time = 120) {
  // The clock counts microseconds, so a sample must last about a millisecond.
  let passes = 0;
  for (const start = processorTime(); processorTime() - start < 20; passes++) pass();
  const repeats = Math.max(1, Math.round(passes / 20));
  const bench = new Bench({
    now: processorTime,
    time,
    iterations: 5,
    warmupTime: time,
    warmupIterations: 3,
    throws: true,
  });
  bench.add("pass", () => {
    for (let i = 0; i < repeats; i++) pass();
  });
  const [{ result }] = bench.runSync();
  if (!("latency" in result)) throw new Error(`tinybench has no result: ${result.state}`);
  return (result.latency.p50 * 1000) / (repeats * size);
}
