import { newGame, urlOf } from "../../model/game.js";
import type { PracticeTask } from "../../model/practice.js";
import type { About } from "../../store/about.js";
import type { Handlers, Timed } from "../../store/handlers.js";
import { withGame } from "../../store/move.js";
import { type Practice, type State, withAbout } from "../../store/state.js";

export type PracticeAction =
  | { readonly type: "task"; readonly task: PracticeTask; readonly isExample?: boolean | undefined }
  /** Goes on with an exercise. */
  | { readonly type: "practice"; readonly practice: Practice; readonly argument?: About["argument"] };

declare module "../../store/actions.js" {
  interface FeatureActions {
    practice: PracticeAction;
  }
}

function practicing(state: State, practice: Practice, { time }: Timed, argument?: About["argument"]): State {
  const game = newGame("practice", "practice", urlOf(practice.task.board), undefined, time);
  return withAbout(withGame(state, game, { practice, wanted: undefined }), { argument });
}

export const practiceHandlers: Handlers<PracticeAction> = {
  task: (state, { task, isExample = false, time }) => {
    // An example doesn't count as an answer.
    const practice = { task, marks: [], isSpent: isExample, ...(isExample && { shown: task.steps[0] }) };
    return practicing(state, practice, { time });
  },
  practice: (state, { practice, argument, time }) => practicing(state, practice, { time }, argument),
};
