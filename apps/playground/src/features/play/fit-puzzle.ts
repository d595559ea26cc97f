import { parse, search } from "@wings/core";
import { fitName, readFitName } from "../../model/fit-names.js";
import { suggest, usableIds } from "../../model/next-station.js";
import { foundationOf, stationNamed } from "../../model/stations.js";
import type { Ahead } from "../../generator/ahead.js";
import type { Need } from "../../generator/need.js";
import type { Request } from "../../generator/messages.js";
import { decided } from "../../model/decided.js";
import { newGame, urlOf } from "../../model/game.js";
import { levelOf } from "../../model/known.js";
import type { Run } from "../../store/keyed.js";
import type { State } from "../../store/state.js";
import type { PageStore } from "../../store/store.js";
import { type Makers, fail, refuse } from "./makers.js";

/** Opens a puzzle that fits what the player knows: the one of a link, or a new one. */
export function openFit(store: PageStore, makers: Makers, name: string, run: Run): void {
  const open = (named: string, puzzle: string, solution: string): void => {
    const made = readFitName(named);
    const fresh = made?.kind === "made" ? made.fresh : undefined;
    const level = fresh === undefined ? "" : levelOf(fresh);
    const game = newGame(`play-${named}`, "play", urlOf(puzzle), { name: named, level, solution });
    run.dispatch({ type: "open", game, route: { room: "play", name: named } });
  };
  const asked = readFitName(name);
  if (asked?.kind === "made") {
    const solution = solutionIn(asked.board);
    if (solution === undefined) refuse(store, makers, name);
    else open(name, asked.board, solution);
  } else if (asked === undefined) refuse(store, makers, name);
  else
    makers.generator.ask(requestFor(store.state, asked.station, makers.ahead.take), (answer) => {
      if (answer.kind !== "fit") {
        fail(store, run, answer);
        return;
      }
      const { puzzle, fresh, solution } = answer.made;
      open(fitName(puzzle, fresh), puzzle, solution);
    });
}

/** What to ask of the generator. Without a station, it is for the one that comes next. */
export function requestFor(state: Pick<State, "learner">, station: string | undefined, seedOf: Ahead["peek"]): Request {
  const need = needFor(state, station);
  return { kind: "fit", need, seed: seedOf(`fit ${need.fresh ?? ""}`) };
}

function needFor({ learner }: Pick<State, "learner">, station?: string): Need {
  const fresh = stationNamed(station ?? "")?.id ?? (learner && suggest(learner)?.station.id);
  const usable = learner === undefined ? [] : usableIds(learner);
  const known = new Set([...usable, ...(fresh === undefined ? [] : foundationOf(fresh))]);
  return { known: [...known].filter((id) => id !== fresh), fresh };
}

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
