import { workerData } from "node:worker_threads";
import { toPlain } from "../errors.js";
import type { Batch, Item } from "./contract.js";
import { type Spec, makeEngine } from "./engine.js";
import { emptyTally } from "./tally.js";

// A thread of the pool makes its engine once.
const engine = makeEngine(workerData as Spec);
engine.catch(() => undefined);

export default async function work(items: readonly Item[]): Promise<Batch> {
  try {
    return (await engine).run(items);
  } catch (error) {
    return { out: new Uint8Array(), err: "", tally: emptyTally(), fatal: toPlain(error) };
  }
}
