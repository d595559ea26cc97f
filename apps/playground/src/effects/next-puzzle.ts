import { parse, search } from "@wings/core";
import { fitName, readFitName } from "../coach/fit-names.js";
import { suggest, usableIds } from "../coach/next-station.js";
import { foundationOf, stationNamed } from "../coach/stations.js";
import { noPuzzle } from "../errors.js";
import type { Ahead } from "../generator/ahead.js";
import type { Need } from "../generator/fit.js";
import type { Generator } from "../generator/generator.js";
import type { Request } from "../generator/messages.js";
import { newGame, urlOf } from "../model/game.js";
import { recipeOf } from "../model/daily.js";
import { decided } from "../model/decided.js";
import { levelOf } from "../model/known.js";
import { type Shelf, listGames } from "../model/shelf.js";
import { truncate } from "../model/truncate.js";
import type { State } from "../store/state.js";
import { complain } from "./complain.js";
import { type PageStore, keyed } from "./keyed.js";

/** What a puzzle for a station may need. Without a station, it is for the one that comes next. */
function needFor({ learner }: Pick<State, "learner">, station?: string): Need {
  const fresh = stationNamed(station ?? "")?.id ?? (learner && suggest(learner)?.station.id);
  const usable = learner === undefined ? [] : usableIds(learner);
  const known = new Set([...usable, ...(fresh === undefined ? [] : foundationOf(fresh))]);
  return { known: [...known].filter((id) => id !== fresh), fresh };
}

/** Opens puzzles that fit what the player knows, and has the next one ready. */
export function startNextPuzzle(
  store: PageStore,
  storage: Shelf | undefined,
  generator: Generator,
  ahead: Ahead,
): void {
  const { dispatch } = store;
  const open = (name: string, puzzle: string, solution: string): void => {
    const made = readFitName(name);
    const fresh = made?.kind === "made" ? made.fresh : undefined;
    const level = fresh === undefined ? "" : levelOf(fresh);
    const game = newGame(`play-${name}`, "play", urlOf(puzzle), { name, level, solution });
    dispatch({ type: "open", game, route: { room: "play", name } });
  };
  /** The end of the link is missing, or its board is no puzzle. */
  const refuse = (name: string): void => {
    dispatch({ type: "route", route: { room: "play" } });
    dispatch({ type: "shelf", shelf: listGames(storage) });
    complain(store, noPuzzle(truncate(name, 40), "name"));
  };
  const requestFor = (station: string | undefined, seedOf: Ahead["peek"]): Request => {
    const need = needFor(store.state, station);
    return { kind: "fit", need, seed: seedOf(`fit ${need.fresh ?? ""}`) };
  };
  keyed(
    store,
    ({ wanted }) => (wanted?.kind === "play" ? wanted : undefined),
    ({ name }) => {
      const asked = readFitName(name);
      if (asked === undefined) {
        if (recipeOf(name) === undefined) refuse(name);
        return undefined;
      }
      if (asked.kind === "made") {
        const solution = solutionIn(asked.board);
        if (solution === undefined) refuse(name);
        else open(name, asked.board, solution);
        return undefined;
      }
      let isWanted = true;
      generator.ask(requestFor(asked.station, ahead.take), (answer) => {
        if (!isWanted) return;
        if (answer.kind === "fit")
          open(fitName(answer.made.puzzle, answer.made.fresh), answer.made.puzzle, answer.made.solution);
        else {
          dispatch({ type: "want", wanted: undefined });
          complain(store, answer);
        }
      });
      return () => {
        isWanted = false;
      };
    },
  );
  // On the map, where puzzles are chosen, and during such a puzzle, the next one is made.
  keyed(
    store,
    ({ route, game, wanted, learner }) => {
      const isOnMap = route.room === "practice" && route.technique === undefined;
      const isFit = route.room === "play" && (game === undefined || readFitName(game.puzzle?.name ?? "") !== undefined);
      return wanted === undefined && (isOnMap || isFit) ? learner?.stations : undefined;
    },
    () => {
      const timer = setTimeout(() => generator.prepare(requestFor(undefined, ahead.peek)), REST);
      return () => {
        clearTimeout(timer);
      };
    },
  );
}

/** How long the page rests before the next puzzle is made, in milliseconds. */
const REST = 1000;

/** The solution of a board in an address, if it has exactly one. */
function solutionIn(text: string): string | undefined {
  try {
    const board = parse(text);
    const found = decided(() => search(board), undefined);
    return found?.count === 1 ? (found.solution ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
