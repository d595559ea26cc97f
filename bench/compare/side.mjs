// One process of one side of a comparison: it measures the items of one tree, one at a time, when it is asked to.
//
//   node side.mjs TREE BOARDS    TREE: a built project; BOARDS: a JSON file of inputs (see sound.mjs)

import { items } from "./items.mjs";

/** Milliseconds in which the compiler comes to an end, nearly always; where it has been, it needs fewer. */
const WARM = 120;
const WARM_AGAIN = 30;
/** Microseconds of one timing: enough for the clock, and for the collector to be in each. */
const SLICE = 10_000;
/** So many timings: the quickest counts, for what else the machine does only adds. */
const SLICES = 4;

/** @type {Set<string>} */
const warmed = new Set();

/** Microseconds of processor time for one board. Not wall time: what other processes take from this one is not its own. @param {string} name */
function time(name) {
  const { size, pass } = items[name];
  const spent = (/** @type {number} */ passes) => {
    const start = process.cpuUsage();
    for (let i = 0; i < passes; i++) pass();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / passes;
  };
  const end = performance.now() + (warmed.has(name) ? WARM_AGAIN : WARM);
  warmed.add(name);
  for (let i = 0; i < 2 || performance.now() < end; i++) pass();
  const passes = Math.max(1, Math.ceil(SLICE / spent(1)));
  return Math.min(...Array.from({ length: SLICES }, () => spent(passes))) / size;
}

/** @param {{ ask: "names" } | { ask: "counts" | "time", name: string }} message */
function answer(message) {
  if (message.ask === "names") return Object.keys(items);
  return message.ask === "counts" ? items[message.name].counts() : time(message.name);
}

process.on("message", (message) => process.send?.(answer(/** @type {Parameters<typeof answer>[0]} */ (message))));
process.on("disconnect", () => process.exit(0));
