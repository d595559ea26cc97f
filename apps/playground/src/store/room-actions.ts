import { type Game, openCells } from "../model/game.js";
import type { Route } from "../model/route.js";
import type { About } from "./about.js";
import type { Handlers } from "./handlers.js";
import { withGame } from "./move.js";
import { type DialogName, type Notice, type Tab, type Wanted, withAbout } from "./state.js";

export type RoomAction =
  | { readonly type: "route"; readonly route: Route }
  /** Opens a game in the room that it belongs to. */
  | { readonly type: "open"; readonly game: Game; readonly route: Route; readonly tab?: Tab; readonly notice?: Notice }
  | { readonly type: "recall"; readonly recall: NonNullable<About["recall"]> }
  | { readonly type: "adopt"; readonly game: Game }
  | { readonly type: "want"; readonly wanted: Wanted | undefined }
  | { readonly type: "tab"; readonly tab: Tab }
  | { readonly type: "dialog"; readonly dialog: DialogName | undefined }
  | { readonly type: "notice"; readonly notice: Notice | undefined }
  | { readonly type: "shelf"; readonly shelf: readonly Game[] };

/** Whether the board of one address is that of the other. */
const isSamePlace = (route: Route, before: Route): boolean =>
  route.room === before.room &&
  (route.room !== "play" || route.name !== undefined) &&
  (route.room !== "practice" || before.room !== "practice" || route.technique === before.technique);

export const roomHandlers: Handlers<RoomAction> = {
  // A player who leaves the room no longer wants the puzzle in progress. The choice of a puzzle has no board.
  route: (state, { route }) =>
    isSamePlace(route, state.route)
      ? { ...state, route, wanted: undefined }
      : withGame(state, undefined, { route, wanted: undefined }),
  open: (state, { game, route, tab = "hint", notice }) => {
    const opened = withGame(state, game, { route, tab, notice, wanted: undefined });
    // The end of a solved game is there again after a reload, unless its moves were taken back.
    return game.room === "play" && game.isDone && openCells(game.history.now.board) === 0
      ? withAbout(opened, { finish: { steps: [], isWhole: false } })
      : opened;
  },
  recall: (state, { recall }) => withAbout(state, { recall }),
  // Another tab changed the same game.
  adopt: (state, { game }) =>
    state.game?.id === game.id && game.changed > state.game.changed ? withGame(state, game, { tab: state.tab }) : state,
  want: (state, { wanted }) => ({ ...state, wanted }),
  tab: (state, { tab }) => ({ ...withAbout(state, { clause: undefined }), tab, notice: undefined }),
  // An open dialog covers its button. A second press takes back a dialog that is still loading.
  dialog: (state, { dialog }) => ({ ...state, dialog: dialog === state.dialog ? undefined : dialog }),
  notice: (state, { notice }) => (notice === state.notice ? state : { ...state, notice }),
  shelf: (state, { shelf }) => ({ ...state, shelf }),
};
