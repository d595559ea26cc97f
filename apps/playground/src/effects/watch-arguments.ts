import { format, parse } from "@wings/core";
import type { Judgement } from "@wings/core/judge";
import { changed, claimOf, factNames, namedFacts, oppositeOf } from "../coach/argument.js";
import type { Engine } from "../engine/engine.js";
import type { Task } from "../engine/messages.js";
import { OUTLINE } from "../model/ladder-outline.js";
import { complain } from "./complain.js";
import { type PageStore, keyed } from "./keyed.js";

/** Techniques that explain what can be seen. The others take long, and explain everything. */
const TECHNIQUES = OUTLINE.filter(({ score }) => score < 450).map(({ id }) => id);

/** Lets the engine judge an answer in practice that is true, and not what the technique shows. */
export function watchAnswers(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ practice }) =>
      practice?.answer?.kind === "beside" && practice.answer.proof === undefined ? practice.answer : undefined,
    () => {
      const { task, marks } = store.state.practice!;
      const board = format(parse(task.board), "url");
      const job = engine.run(
        { kind: "argue", board, claim: claimOf(marks), facts: undefined, techniques: TECHNIQUES },
        (news) => {
          if (news.kind === "argued") store.dispatch({ type: "beside-judged", proof: news.judgement });
          if (news.kind === "failed") store.dispatch({ type: "beside-judged", proof: UNKNOWN });
        },
      );
      return () => {
        job.cancel();
      };
    },
  );
}

const UNKNOWN: Judgement = { verdict: "not-proved", claim: "", text: "" };

/** Lets the engine judge what somebody argues. A change of the argument ends it. */
export function watchArguments(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ argument }) => (argument?.asks !== undefined && argument.judgement === undefined ? argument : undefined),
    (argument) => {
      const { game, practice, route } = store.state;
      const names = route.room === "practice" ? (practice?.marks ?? []) : argument.claim;
      if (game === undefined || names.length === 0) return undefined;
      const isFewest = argument.asks === "fewest";
      const task: Task = {
        kind: "argue",
        board: game.history.now.board,
        claim: claimOf(names),
        facts: isFewest ? undefined : namedFacts(argument.facts),
        techniques: TECHNIQUES,
      };
      const job = engine.run(task, (news) => {
        if (news.kind === "argued") {
          const { judgement } = news;
          const { verdict } = store.state;
          // The facts that show why a claim is false prove the opposite.
          if (isFewest && judgement.verdict === "refuted" && verdict?.solutions === "one") {
            const claim = oppositeOf(names, judgement.solution!);
            store.dispatch({ type: "argue", argument: { ...argument, claim, isCorrected: true } });
            return;
          }
          // The judge names the digit, as Check does.
          if (route.room === "practice" && judgement.verdict === "refuted") store.dispatch({ type: "refuted" });
          const facts = isFewest && judgement.facts ? factNames(judgement.facts) : argument.facts;
          store.dispatch({ type: "argue", argument: { ...argument, facts, judgement, spare: factNames(news.spare) } });
        } else if (news.kind === "failed") {
          store.dispatch({ type: "argue", argument: changed(argument, {}) });
          complain(store, news);
        }
      });
      return () => {
        job.cancel();
      };
    },
  );
}
