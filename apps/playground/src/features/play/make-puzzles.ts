import { type Recipe, nextKind, recipeOf } from "../../model/daily.js";
import { newGame, urlOf } from "../../model/game.js";
import { type Run, keyed, later } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";
import { type Makers, fail } from "./makers.js";

/** Makes the puzzle that is wanted: by its recipe, or to fit what the player knows. */
export function startPuzzles(store: PageStore, makers: Makers): void {
  keyed(
    store,
    ({ wanted, learner }) => {
      if (wanted?.kind !== "play") return undefined;
      // What fits the player needs their record.
      return recipeOf(wanted.name) !== undefined || learner !== undefined ? wanted : undefined;
    },
    ({ name }, run) => {
      const recipe = recipeOf(name);
      if (recipe !== undefined) makeByRecipe(store, makers, { name, recipe }, run);
      else
        import("./fit-puzzle.js").then(
          ({ openFit }) => {
            if (!run.signal.aborted) openFit(store, makers, name, run);
          },
          (error: unknown) => fail(store, run, error),
        );
    },
  );
}

/** While a puzzle is played, the next one of its kind is made. */
export function makeAhead(store: PageStore, { generator, ahead }: Makers): void {
  keyed(
    store,
    ({ game, wanted }) => (wanted === undefined && game?.puzzle !== undefined ? nextKind(game.puzzle) : undefined),
    (kind, { signal }) =>
      later(signal, REST, () => {
        const recipe = recipeOf(`${kind}-${ahead.peek(kind)}`);
        if (recipe !== undefined) generator.prepare({ kind: "play", ...recipe });
      }),
  );
}

/** How long the page rests before the next puzzle is made, in milliseconds. */
const REST = 1000;

function makeByRecipe(
  store: PageStore,
  { generator }: Makers,
  { name, recipe }: { readonly name: string; readonly recipe: Recipe },
  run: Run,
): void {
  const request = { kind: "play", ...recipe } as const;
  run.signal.addEventListener("abort", () => generator.cancel(request));
  run.dispatch({ type: "attempts", attempts: 0 });
  generator.ask(request, (answer) => {
    if (answer.kind === "attempts") run.dispatch({ type: "attempts", attempts: answer.attempts });
    else if (answer.kind !== "play") fail(store, run, answer);
    else {
      const { puzzle, solution } = answer.made;
      const game = newGame(`play-${name}`, "play", urlOf(puzzle), { name, level: recipe.level, solution });
      run.dispatch({ type: "open", game, route: { room: "play", name } });
    }
  });
}
