import type { Clock } from "../coach/day.js";
import { trainingHandlers } from "../store/training-actions.js";
import { type PageStore, keyed } from "./keyed.js";

/** Watches the answers of a round, and gives puzzles lives where the player switched them on. */
export function startTraining(store: PageStore, clock: Clock): void {
  const { dispatch } = store;
  dispatch({ type: "late", handlers: trainingHandlers(clock, () => performance.now()) });
  // The first answer to an exercise counts. An example is spent from its start, and is no answer.
  store.watch(({ practice }, before) => {
    if (practice?.task !== before.practice?.task || before.practice?.isSpent !== false || practice?.isSpent !== true)
      return;
    dispatch({ type: "round-answer", id: practice.task.technique, isRight: practice.counts === true });
  });
  keyed(
    store,
    ({ route, game, switches }) =>
      switches.lives && route.room === "play" && game !== undefined && !game.isDone && game.limit === undefined
        ? game.id
        : undefined,
    () => {
      dispatch({ type: "lives" });
      return undefined;
    },
  );
}
