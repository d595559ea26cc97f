import type { Ahead } from "../../generator/ahead.js";
import type { Generator } from "../../generator/generator.js";
import { giveUp } from "../../store/complain.js";
import { keyed, later } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";

/** Makes the exercise that is wanted, and during an exercise the next one of its technique. */
export function startExercises(
  store: PageStore,
  { generator, ahead }: { readonly generator: Generator; readonly ahead: Ahead },
): void {
  keyed(
    store,
    ({ wanted }) => (wanted?.kind === "practice" ? wanted : undefined),
    ({ technique, seed, isExample }, { signal, dispatch }) =>
      generator.ask({ kind: "practice", technique, seed }, (answer) => {
        if (answer.kind === "practice") dispatch({ type: "task", task: answer.task, isExample });
        else void giveUp(store, { signal }, answer, { type: "want", wanted: undefined });
      }),
  );
  keyed(
    store,
    ({ practice, wanted }) => (wanted === undefined ? practice?.task.technique : undefined),
    (technique, { signal }) =>
      later(signal, REST, () => generator.prepare({ kind: "practice", technique, seed: ahead.peek(technique) })),
  );
}

/** How long the page rests before the next exercise is made, in milliseconds. */
const REST = 1000;
