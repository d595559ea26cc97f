import { badStepInLink, cutLink, noBoardInLink, noPuzzle } from "../model/errors.js";
import { hasOtherView, loadOtherBoards } from "../model/layout-view.js";
import type { Ahead } from "../generator/ahead.js";
import { boardOf } from "../model/board-of.js";
import { isFuture, recipeOf } from "../model/daily.js";
import { freshId, newGame } from "../model/game.js";
import { begin } from "../model/history.js";
import { namesLayout } from "../model/layouts.js";
import type { Linked } from "../model/link.js";
import { BLANK, type Pencil } from "../model/pencil.js";
import { problemOf } from "../model/problem.js";
import { readBoard, textOf } from "../model/read-board.js";
import { type Route, readRoute } from "../model/route.js";
import { type Shelf, listGames, loadGame } from "../model/shelf.js";
import { truncate } from "../model/truncate.js";
import type { Tab } from "../store/state.js";
import { complain } from "../store/complain.js";
import type { Kept } from "../store/page.js";
import type { PageStore } from "../store/store.js";

type RouteTo<R extends Route["room"]> = Route & { readonly room: R };

/** The puzzle of a first visit to the solver. It needs a W-Wing. */
const FIRST = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** Opens the rooms of the page, with what their address names. */
export interface Visit {
  /** Goes to an address. Returns whether it could be read. */
  go(this: void, hash: string, kept?: Kept): boolean;
  /** Opens a board in the solver. */
  solve(this: void, board: string, tab?: Tab): void;
  /** Opens a board in the solver, with notes: masks of digits by cell. */
  solveWithNotes(this: void, board: string, notes: Pencil["center"]): void;
  /** Opens the board of a link, and its step or argument. */
  openLink(this: void, linked: Linked, tab?: Tab): boolean;
}

/** Whether what a route shows may be a board with other houses. */
function needsOtherBoards(route: Route): boolean {
  if (route.room === "solve") return namesLayout(route.linked?.text ?? "");
  return route.room === "play" && recipeOf(route.name ?? "")?.rules !== undefined;
}

export function createVisit(store: PageStore, storage: Shelf | undefined, ahead: Ahead): Visit {
  const { dispatch } = store;

  const solve = (board: string, tab?: Tab): void => {
    // A board that is already there is not opened twice.
    if (store.state.route.room === "solve" && store.state.game?.history.now.board === board) {
      dispatch({ type: "tab", tab: tab ?? "hint" });
      return;
    }
    dispatch({ type: "open", game: newGame(freshId(), "solve", board), route: { room: "solve" }, ...(tab && { tab }) });
  };

  const solveWithNotes = (board: string, notes: Pencil["center"]): void => {
    const game = newGame(freshId(), "solve", board);
    const history = begin({ board, pencil: { ...BLANK, center: notes } });
    dispatch({ type: "open", game: { ...game, history }, route: { room: "solve" } });
  };

  /** Opens the last board of the solver, or the first puzzle. */
  const openLast = (): void => {
    const last = listGames(storage).find(({ room }) => room === "solve");
    const game = last ?? newGame("first", "solve", textOf(FIRST));
    dispatch({ type: "open", game, route: { room: "solve" } });
  };

  /** Shows the argument of a link, and asks whether it is proved. */
  const openArgument = async (board: string, { text, argument }: Linked): Promise<void> => {
    try {
      const { readArgument } = await import("../features/argue/argument-link.js");
      const read = readArgument(text, argument!, boardOf(board));
      if (store.state.game?.history.now.board !== board) return;
      const asks = read.claim.length > 0 ? "these" : undefined;
      dispatch({ type: "argue", argument: { ...read, digit: 0, asks } });
    } catch (error) {
      complain(store, error);
    }
  };

  const openLink = (linked: Linked, tab?: Tab): boolean => {
    const { text, unread, cut, step, argument } = linked;
    let board: string;
    try {
      board = textOf(text);
    } catch (error) {
      if (store.state.game === undefined || store.state.route.room !== "solve") openLast();
      return complain(store, noBoardInLink(problemOf(error)));
    }
    solve(board, argument === undefined ? tab : "argue");
    if (argument !== undefined) void openArgument(board, linked);
    if (cut !== undefined) complain(store, cutLink(truncate(cut)));
    if (unread !== undefined) complain(store, badStepInLink(truncate(unread)));
    if (step !== undefined) dispatch({ type: "recall", recall: { board, ...step } });
    return true;
  };

  const openPlay = (route: RouteTo<"play">): void => {
    const { name } = route;
    const isKnown = name !== undefined && (recipeOf(name) !== undefined || /^(for|next)\b/.test(name));
    if (!isKnown || isFuture(name, new Date())) {
      dispatch({ type: "route", route: { room: "play" } });
      dispatch({ type: "shelf", shelf: listGames(storage) });
      const asked = isKnown ? "future" : /^\d{4}-\d\d-\d\d$/.test(name ?? "") ? "date" : "name";
      if (name !== undefined) complain(store, noPuzzle(truncate(name, 40), asked));
      return;
    }
    const game = loadGame(storage, `play-${name}`);
    if (game !== undefined) dispatch({ type: "open", game, route });
    else {
      dispatch({ type: "route", route });
      dispatch({ type: "want", wanted: { kind: "play", name } });
    }
  };

  const openPractice = (route: RouteTo<"practice">, { practice, argument }: Kept): void => {
    const { technique } = route;
    dispatch({ type: "route", route });
    if (practice !== undefined && practice.task.technique === technique)
      dispatch({ type: "practice", practice, argument });
    else if (technique !== undefined) {
      dispatch({ type: "want", wanted: { kind: "practice", technique, seed: ahead.take(technique) } });
    }
  };

  const openSolver = ({ linked }: RouteTo<"solve">, { game: id, tab, at, argument }: Kept): boolean => {
    const game = id === undefined ? undefined : loadGame(storage, id);
    if (game?.room === "solve") {
      const { board } = game.history.now;
      const step = linked?.step;
      dispatch({ type: "open", game, route: { room: "solve" }, ...(tab && { tab }) });
      if (tab === "argue") dispatch({ type: "argue", argument });
      else if (tab === "path" && at !== undefined) dispatch({ type: "path-find", at });
      else if (step !== undefined && readBoard(linked!.text) === board)
        dispatch({ type: "recall", recall: { board, ...step } });
      return true;
    }
    if (linked !== undefined) return openLink(linked, tab);
    openLast();
    return true;
  };

  const show = (route: Route, kept: Kept): boolean => {
    switch (route.room) {
      case "film":
        // The film room reads the film of the route and opens it.
        dispatch({ type: "route", route });
        return true;
      case "home":
      case "progress":
        dispatch({ type: "route", route });
        dispatch({ type: "shelf", shelf: listGames(storage) });
        return true;
      case "play":
        openPlay(route);
        return true;
      case "practice":
        openPractice(route, kept);
        return true;
      case "solve":
        return openSolver(route, kept);
    }
  };

  const go = (hash: string, kept: Kept = {}): boolean => {
    const route = readRoute(hash);
    if (hasOtherView() || !needsOtherBoards(route)) return show(route, kept);
    void loadOtherBoards().then(() => {
      // Nobody went on meanwhile.
      if (location.hash === hash) show(route, kept);
    });
    return true;
  };

  return { go, solve, solveWithNotes, openLink };
}
