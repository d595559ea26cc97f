import { changed, claimOf, factNames, namedFacts, oppositeOf } from "@wings/player/argument";
import type { Engine } from "../../engine/engine.js";
import type { Task } from "../../model/engine-messages.js";
import { VISIBLE } from "../../model/visible.js";
import { giveUp } from "../../store/complain.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** Lets the engine judge what somebody argues. A change of the argument ends it. */
export function watchArguments(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ about: { argument } }) =>
      argument?.asks !== undefined && argument.judgement === undefined ? argument : undefined,
    (argument, { signal, dispatch }) => {
      const { game, practice, route } = store.state;
      const names = route.room === "practice" ? (practice?.marks ?? []) : argument.claim;
      if (game === undefined || names.length === 0) return;
      const isFewest = argument.asks === "fewest";
      const task: Task = {
        kind: "argue",
        board: game.history.now.board,
        claim: claimOf(names),
        facts: isFewest ? undefined : namedFacts(argument.facts),
        techniques: VISIBLE,
      };
      run(engine, task, signal, (news) => {
        if (news.kind === "argued") {
          const { judgement } = news;
          const { verdict } = store.state.about;
          // The facts that show why a claim is false prove the opposite.
          if (isFewest && judgement.verdict === "refuted" && verdict?.solutions === "one") {
            const claim = oppositeOf(names, judgement.solution!);
            dispatch({ type: "argue", argument: { ...argument, claim, isCorrected: true } });
            return;
          }
          // The judge names the digit, as Check does.
          if (route.room === "practice" && judgement.verdict === "refuted") dispatch({ type: "refuted" });
          const facts = isFewest && judgement.facts ? factNames(judgement.facts) : argument.facts;
          dispatch({ type: "argue", argument: { ...argument, facts, judgement, spare: factNames(news.spare) } });
        } else if (news.kind === "failed")
          void giveUp(store, { signal }, news, { type: "argue", argument: changed(argument, {}) });
      });
    },
  );
}
