import { format, parse } from "@wings/core";
import type { Judgement } from "@wings/core/judge";
import { claimOf } from "@wings/player/argument";
import type { Engine } from "../../engine/engine.js";
import { VISIBLE } from "../../model/visible.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** Lets the engine judge an answer in practice that is true, and not what the technique shows. */
export function watchAnswers(store: PageStore, engine: Engine): void {
  keyed(
    store,
    ({ practice }) =>
      practice?.answer?.kind === "beside" && practice.answer.proof === undefined ? practice.answer : undefined,
    (_, { signal, dispatch }) => {
      const { task, marks } = store.state.practice!;
      const board = format(parse(task.board), "url");
      run(
        engine,
        { kind: "argue", board, claim: claimOf(marks), facts: undefined, techniques: VISIBLE },
        signal,
        (news) => {
          if (news.kind === "argued") dispatch({ type: "beside-judged", proof: news.judgement });
          if (news.kind === "failed") dispatch({ type: "beside-judged", proof: UNKNOWN });
        },
      );
    },
  );
}

const UNKNOWN: Judgement = { verdict: "not-proved", claim: "", text: "" };
