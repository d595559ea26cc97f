import type { PageStore } from "../../store/store.js";
import { roundHandlers } from "./round-actions.js";

/** Watches the answers of a round. The first answer to an exercise counts. An example is spent from its start, and is no answer. */
export function watchRound(store: PageStore): void {
  store.handle(roundHandlers);
  store.watch(({ practice }, before) => {
    if (practice?.task !== before.practice?.task || before.practice?.isSpent !== false || practice?.isSpent !== true)
      return;
    store.dispatch({ type: "round-answer", id: practice.task.technique, isRight: practice.counts === true });
  });
}
