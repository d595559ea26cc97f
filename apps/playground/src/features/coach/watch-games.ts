import { parse } from "@wings/core";
import { isRecorded } from "../../learner/counts.js";
import { outcomeOf } from "../../model/step.js";
import { keyed } from "../../store/keyed.js";
import type { State } from "../../store/state.js";
import type { PageStore } from "../../store/store.js";
import { addSeen } from "./record-step.js";

/** A hint that says more than where to look shows a technique. */
export function watchHints(store: PageStore): void {
  keyed(
    store,
    ({ route, about: { hint } }) =>
      route.room === "play" && hint?.step && hint.level !== "where" ? hint.step : undefined,
    (step, { dispatch }) => {
      const { technique } = step.finding;
      if (isRecorded(store.state.game)) dispatch({ type: "hinted", technique });
      addSeen(store, "missed", { board: step.board, technique, outcome: outcomeOf(step.finding) });
    },
  );
}

/** Records a puzzle when it is done, and its techniques once its path is known. */
export function watchEnd(store: PageStore): void {
  keyed(
    store,
    ({ route, game, about: { finish } }) => (route.room === "play" && game?.isDone === true ? finish : undefined),
    (_, { dispatch }) => {
      const entry = entryOf(store.state);
      if (entry !== undefined) dispatch({ type: "puzzle", entry });
    },
  );
}

function entryOf({ game, about: { finish } }: State) {
  if (game === undefined || !isRecorded(game)) return undefined;
  const { id, start, seconds, hints, slips, puzzle } = game;
  return {
    id,
    ...(puzzle && { name: puzzle.name }),
    start: parse(start)
      .toState()
      .givens.map((digit) => digit || ".")
      .join(""),
    level: puzzle?.level ?? "",
    seconds,
    hints,
    slips: slips.length,
    needed: [...new Set(finish?.steps.map(({ finding }) => finding.technique))],
  };
}
