import { type OwnStep, stepsOf } from "@wings/player/moves";
import type { Engine } from "../../engine/engine.js";
import { type OwnMoves, ownMovesOf } from "./own-moves.js";
import { OUTLINE } from "../../model/ladder-outline.js";
import type { State } from "../../store/state.js";
import { run } from "../../store/run.js";
import { keyed } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";

const RUNGS = OUTLINE.map(({ id, score }) => ({ id, score }));

const isFilm = ({ route, game }: State): boolean => route.room === "film" && game?.id === "film";

/** Names the moves of a film: those around the place that is seen. */
export function nameFilm(store: PageStore, engine: Engine): void {
  let names: Record<number, OwnStep> = {};
  let groups: readonly OwnMoves[] = [];
  let done = new Set<OwnMoves>();
  keyed(
    store,
    (state) => (isFilm(state) ? state.game!.start : undefined),
    (_, { dispatch }) => {
      const { past, now, future } = store.state.game!.history;
      groups = ownMovesOf([...past, now, ...future]);
      [names, done] = [{}, new Set()];
      dispatch({ type: "film-names", names });
    },
  );
  keyed(
    store,
    (state) => {
      const last = (state.game?.history.past.length ?? 0) - 1;
      return isFilm(state) ? groups.find(({ numbers }) => numbers.includes(last)) : undefined;
    },
    (group, { signal, dispatch }) => {
      if (done.has(group)) return;
      run(engine, { kind: "name", moves: group.moves, known: [], rungs: RUNGS }, signal, (news) => {
        if (news.kind !== "named") return;
        done.add(group);
        names = { ...names, ...namesIn(group, news.names) };
        dispatch({ type: "film-names", names });
      });
    },
  );
}

type Names = Parameters<typeof stepsOf>[0]["names"];

/** Each move with the step that it is part of. */
function namesIn({ numbers, moves }: OwnMoves, names: Names): Record<number, OwnStep> {
  const own = moves.map((move) => ({ ...move, seconds: 0, isHinted: false, isFound: false }));
  const found: Record<number, OwnStep> = {};
  let at = 0;
  for (const step of stepsOf({ moves: own, names }))
    for (const end = at + step.moves; at < end; at++) found[numbers[at]] = step;
  return found;
}
