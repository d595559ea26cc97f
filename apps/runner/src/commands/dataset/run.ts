import type { Spec } from "../../run/engine.js";
import { progressLine, startProgress } from "../../run/tally.js";
import { flow, makeWorkers } from "../../run/workers.js";
import type { Run } from "../../command/define-command.js";
import { type Shard, readShard } from "../../run/input.js";
import { onInterrupt } from "../../run/interrupt.js";
import { DatasetFolder, lineOf } from "./folder.js";
import { KeySet, keyOf } from "./keys.js";
import { type UnitReply, checkParts } from "./make-unit.js";
import { type Recipe, readRecipe } from "./recipe.js";
import { type Unit, filesOf, isInShard, itemOf } from "./units.js";
import { type PlainError, fromPlain } from "../../terminal/coded-error.js";
import { loadTechniques, selectionOf } from "../../techniques/load-techniques.js";
import { tell, write } from "../../terminal/output.js";
import { plural, terminalStyle } from "../../terminal/terminal-style.js";
import { type DatasetFlags, dataset } from "./command.js";

/** Makes a data set: lines to stdout, or the files of a folder. */
export const run: Run<DatasetFlags> = async ({ flags, given }) => {
  const recipe = readRecipe(flags, given);
  checkParts(recipe, flags.recipe, await loadTechniques(selectionOf(flags)));
  const shard = readShard(flags.shard);
  const path = flags.resume;
  const spec: Spec = {
    command: "dataset",
    flags: given,
    selection: selectionOf(flags),
    style: terminalStyle({}),
    json: true,
  };
  const interrupt = onInterrupt();
  const workers = await makeWorkers(dataset, spec, interrupt.isStopped);
  const folder = path === undefined ? undefined : await DatasetFolder.open(path, recipe, shard);
  const total = countOf(recipe, shard);
  let done = folder?.done ?? 0;
  const earlier = done;
  const progress = startProgress(folder !== undefined || !process.stdout.isTTY, (seconds, width) =>
    progressLine(seconds, { done, earlier, total }, width),
  );
  const seen = new KeySet();
  const take = async (unit: Unit, { puzzles }: UnitReply): Promise<void> => {
    done += puzzles.length;
    if (folder === undefined) {
      for (const record of puzzles) if (seen.add(keyOf(record.canonical))) await write(`${lineOf(record)}\n`);
      return;
    }
    folder.save(unit, puzzles.map(lineOf));
    await folder.assemble(unit);
  };
  const make = async (units: Iterable<Unit>): Promise<void> => {
    const awaited: Unit[] = [];
    await flow({
      parts: partsOf(units, awaited),
      executor: workers.executor,
      window: workers.window,
      emit: async ({ out, fatal }) => {
        if (fatal !== undefined) throw fromPlain(fatal);
        // A run that is stopped ends with an empty part.
        if (out.length > 0) await take(awaited.shift()!, readReply(out));
      },
      stopped: interrupt.stopped,
    });
  };
  try {
    if (folder === undefined) await make(unitsIn(recipe, shard));
    else {
      do {
        await make(folder.missing());
        if (!interrupt.isStopped()) await folder.assemble();
      } while (!interrupt.isStopped() && isWhole(folder) && folder.dropEqual() > 0);
    }
  } finally {
    progress.end();
    await workers.close();
  }
  if (interrupt.isStopped()) return 130;
  if (folder !== undefined) report(folder);
  return 0;
};

const isWhole = ({ files: { there, all } }: DatasetFolder): boolean => there === all;

function report(folder: DatasetFolder): void {
  const { there, all } = folder.files;
  if (!isWhole(folder)) {
    tell(
      `wings: ${there} of ${plural(all, "file")} are in ${folder.path}. ` +
        "Copy those of the other shards there, with the folder work, and run the command without --shard: it writes the card.\n",
    );
    return;
  }
  const { train, test } = folder.finish().puzzles;
  tell(`wings: ${folder.path} has ${plural(train, "training puzzle")} and ${plural(test, "test puzzle")}.\n`);
}

function* unitsIn(recipe: Recipe, shard: Shard): Generator<Unit, void, undefined> {
  let file = 0;
  for (const units of filesOf(recipe)) if (isInShard(file++, shard)) yield* units;
}

function countOf(recipe: Recipe, shard: Shard): number {
  let count = 0;
  for (const unit of unitsIn(recipe, shard)) count += unit.count;
  return count;
}

async function* partsOf(units: Iterable<Unit>, awaited: Unit[]) {
  for (const unit of units) {
    awaited.push(unit);
    yield await Promise.resolve([itemOf(unit)]);
  }
}

function readReply(out: Uint8Array): UnitReply {
  const reply = JSON.parse(Buffer.from(out).toString()) as UnitReply & { readonly error?: PlainError };
  if (reply.error !== undefined) throw fromPlain(reply.error);
  return reply;
}
