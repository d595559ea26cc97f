import { workerData } from "node:worker_threads";
import { toPlain } from "./terminal/coded-error.js";
import { filterNamed } from "./commands/list.js";
import type { Batch, Item } from "./run/contract.js";
import { type Spec, makeEngine } from "./run/engine.js";
import { emptyTally } from "./run/tally.js";

// A thread of the pool makes its engine once.
const spec = workerData as Spec;
const engine = makeEngine(filterNamed(spec.command)!, spec);
engine.catch(() => undefined);

export default async function work(items: readonly Item[]): Promise<Batch> {
  try {
    return (await engine).run(items);
  } catch (error) {
    return { out: new Uint8Array(), err: "", tally: emptyTally(), fatal: toPlain(error) };
  }
}
