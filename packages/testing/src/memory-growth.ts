import type { Board, Technique } from "@wings/core";
import { Sink, runTechnique } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";

/** The parts of Node.js that measure memory. In web pages nothing is measured. */
interface V8 {
  setFlagsFromString(flags: string): void;
  getHeapStatistics(): { readonly used_heap_size: number };
}
interface Vm {
  runInNewContext(code: string): () => void;
}
interface Globals {
  readonly process?: { getBuiltinModule?(name: string): unknown };
  readonly performance: { now(): number };
}
const { process, performance } = globalThis as unknown as Globals;

/** How many times a technique runs in a round: at most, and at least if it is slow. */
const CALLS = { most: 1000, least: 10 };
/** How long a round may take, in milliseconds. */
const ROUND = 60;
/** A warning is given for more bytes than this in each of the rounds: for each call, and in all. */
const MOST = { call: 64, round: 4096 };
const ROUNDS = 5;

const known = new WeakMap<Technique, Fault | undefined>();

/** A warning: in a file of a million puzzles, what a technique keeps of each call fills the memory. Measured once. */
export function growingMemory(technique: Technique, board: Board): Fault | undefined {
  if (!known.has(technique)) known.set(technique, measure(technique, board));
  return known.get(technique);
}

function measure(technique: Technique, board: Board): Fault | undefined {
  const v8 = process?.getBuiltinModule?.("node:v8") as V8 | undefined;
  const vm = process?.getBuiltinModule?.("node:vm") as Vm | undefined;
  if (v8 === undefined || vm === undefined) return undefined;
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc");
  // Without the buffers of boards: they are freed some time after the boards.
  const used = (): number => {
    collect();
    return v8.getHeapStatistics().used_heap_size;
  };
  const round = (calls: number): void => {
    for (let i = 0; i < calls; i++) call(technique, board);
  };
  const start = performance.now();
  round(CALLS.least);
  const each = (performance.now() - start) / CALLS.least;
  const calls = Math.max(CALLS.least, Math.min(CALLS.most, Math.floor(ROUND / each)));
  // Tables and compiled code grow in some of the first rounds. What grows in each round goes on growing.
  round(calls);
  let growth = Infinity;
  let before = used();
  for (let i = 0; i < ROUNDS; i++) {
    round(calls);
    const after = used();
    growth = Math.min(growth, after - before);
    before = after;
    if (growth <= Math.max(MOST.round, MOST.call * calls)) return undefined;
  }
  return fault("GROWING_MEMORY", technique, board, {
    expected: "a technique that keeps nothing outside of its calls: memo(board, …) keeps data as long as the board",
    seen: `${Math.round(growth / calls)} bytes more after each call`,
  });
}

function call(technique: Technique, board: Board): void {
  const copy = board.copy();
  const sink = new Sink(copy, "all");
  runTechnique(technique, copy, sink);
  for (const { pattern } of sink.hits.slice(0, 1)) {
    technique.reason(pattern as never, copy);
    technique.marks(pattern as never, copy);
    technique.data(pattern as never, copy);
  }
}
