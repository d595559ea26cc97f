import { format, parse } from "@wings/core";
import { type Choice, moved, toggled, triedOrNot } from "../model/choice.js";
import { type Game, newGame } from "../model/game.js";
import { type Plugin, inOrder } from "../model/known.js";
import type { PracticeTask } from "../model/practice.js";
import type { Route } from "../model/route.js";
import { type CellStyle, PRESETS, type Speed, type Switches, type Theme } from "../model/storage.js";
import type { StorageFault } from "../model/watched-storage.js";
import type { Handlers } from "./handlers.js";
import { withGame } from "./move.js";
import type { DialogName, Notice, Photo, Practice, State, Tab, Wanted } from "./state.js";

export type RoomAction =
  | { readonly type: "route"; readonly route: Route }
  /** Opens a game in the room that it belongs to. */
  | { readonly type: "open"; readonly game: Game; readonly route: Route; readonly tab?: Tab; readonly notice?: Notice }
  | { readonly type: "recall"; readonly recall: NonNullable<State["recall"]> }
  | { readonly type: "adopt"; readonly game: Game }
  | { readonly type: "want"; readonly wanted: Wanted | undefined }
  | { readonly type: "task"; readonly task: PracticeTask; readonly isExample?: boolean | undefined }
  /** Goes on with an exercise. */
  | { readonly type: "practice"; readonly practice: Practice; readonly argument?: State["argument"] }
  /** A part of the page is loaded: what handles its actions. */
  | { readonly type: "late"; readonly handlers: State["late"] }
  | { readonly type: "tick" }
  | { readonly type: "done" }
  | { readonly type: "close-finish" }
  | { readonly type: "tab"; readonly tab: Tab }
  | { readonly type: "dialog"; readonly dialog: DialogName | undefined; readonly photo?: Photo }
  | { readonly type: "notice"; readonly notice: Notice | undefined }
  | { readonly type: "theme"; readonly theme: Theme }
  | { readonly type: "language"; readonly language: string }
  | { readonly type: "switch"; readonly name: keyof Switches }
  | { readonly type: "speed"; readonly speed: Speed }
  | { readonly type: "cell-style"; readonly cellStyle: CellStyle }
  | { readonly type: "preset"; readonly preset: keyof typeof PRESETS }
  | { readonly type: "pause"; readonly isPaused: boolean }
  | { readonly type: "choose"; readonly choice: Choice }
  | { readonly type: "toggle"; readonly id: string }
  /** Tries a new technique, or no longer. */
  | { readonly type: "try"; readonly id: string }
  | { readonly type: "move"; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: "plugins"; readonly plugins: readonly Plugin[]; readonly tab?: Tab }
  | { readonly type: "shelf"; readonly shelf: readonly Game[] }
  | { readonly type: "update"; readonly isThere: boolean }
  /** The browser can't keep something. */
  | { readonly type: "unsaved"; readonly fault: StorageFault }
  | { readonly type: "unsaved-read" };

/** What depends on the techniques is found again. */
const rechosen = (state: State, choice: Choice): State => ({
  ...state,
  choice,
  hint: undefined,
  hinting: undefined,
  path: undefined,
  survey: undefined,
  clause: undefined,
});

export const roomHandlers: Handlers<RoomAction> = {
  // A player who leaves the room no longer wants the puzzle in progress. The choice of a puzzle has no board.
  route: (state, { route }) =>
    route.room === state.route.room && !(route.room === "play" && route.name === undefined)
      ? { ...state, route, wanted: undefined }
      : withGame(state, undefined, { route, wanted: undefined }),
  open: (state, { game, route, tab = "hint", notice }) =>
    withGame(state, game, {
      ...{ route, tab, notice, wanted: undefined },
      // The end of a solved game is there again after a reload.
      ...(game?.room === "play" && game.isDone && { finish: { steps: [], isWhole: false } }),
    }),
  recall: (state, { recall }) => ({ ...state, recall }),
  // Another tab changed the same game.
  adopt: (state, { game }) =>
    state.game?.id === game.id && game.changed > state.game.changed
      ? withGame(state, game, { route: state.route, tab: state.tab })
      : state,
  want: (state, { wanted }) => ({ ...state, wanted }),
  task: (state, { task, isExample = false }) => {
    // An example doesn't count as an answer.
    const practice = { task, marks: [], isSpent: isExample, ...(isExample && { shown: task.steps[0] }) };
    return roomHandlers.practice(state, { type: "practice", practice });
  },
  practice: (state, { practice, argument }) => {
    const game = newGame("practice", "practice", format(parse(practice.task.board), "url"));
    return withGame(state, game, { practice, argument, wanted: undefined });
  },
  late: (state, { handlers }) => ({ ...state, late: { ...state.late, ...handlers } }),
  tick: (state) =>
    state.game === undefined || state.game.isDone
      ? state
      : { ...state, game: { ...state.game, seconds: state.game.seconds + 1 } },
  done: (state) =>
    state.game === undefined
      ? state
      : { ...state, game: { ...state.game, isDone: true, changed: Date.now() }, finish: { steps: [], isWhole: false } },
  "close-finish": (state) => ({ ...state, finish: undefined }),
  tab: (state, { tab }) => ({ ...state, tab, notice: undefined, clause: undefined }),
  dialog: (state, { dialog, photo }) => ({ ...state, dialog, photo }),
  notice: (state, { notice }) => (notice === state.notice ? state : { ...state, notice }),
  theme: (state, { theme }) => ({ ...state, theme }),
  language: (state, { language }) => ({ ...state, language }),
  switch: (state, { name }) => {
    const switches = { ...state.switches, [name]: !state.switches[name] };
    return { ...state, switches, entry: "digit", lineFrom: undefined };
  },
  speed: (state, { speed }) => ({ ...state, speed }),
  "cell-style": (state, { cellStyle }) => ({ ...state, cellStyle }),
  preset: (state, { preset }) => ({ ...state, switches: { ...state.switches, ...PRESETS[preset] } }),
  pause: (state, { isPaused }) => ({ ...state, isPaused, cells: [], armed: 0, hint: undefined, hinting: undefined }),
  choose: (state, { choice }) => rechosen(state, choice),
  toggle: (state, { id }) => rechosen(state, toggled(state.choice, id)),
  try: (state, { id }) => rechosen(state, triedOrNot(state.choice, id)),
  move: (state, { id, by }) => {
    const known = inOrder(state).map((each) => each.id);
    return rechosen(state, moved(known, state.choice, id, by));
  },
  plugins: (state, { plugins, tab = state.tab }) => {
    const runs = (list: readonly Plugin[]): string =>
      list
        .filter((each) => each.state === "running")
        .map(({ load }) => load)
        .join();
    // What was found stays if a technique fails: the search goes on without it.
    const hasFailed = plugins.some(({ state: now }, i) => now === "stopped" && state.plugins[i]?.state === "running");
    const isSame = hasFailed || runs(plugins) === runs(state.plugins);
    return { ...(isSame ? state : rechosen(state, state.choice)), plugins, tab };
  },
  shelf: (state, { shelf }) => ({ ...state, shelf }),
  update: (state, { isThere }) => ({ ...state, hasUpdate: isThere }),
  // The page says it once.
  unsaved: (state, { fault }) =>
    state.unsaved === undefined ? { ...state, unsaved: { fault, isRead: false } } : state,
  "unsaved-read": (state) =>
    state.unsaved === undefined ? state : { ...state, unsaved: { ...state.unsaved, isRead: true } },
};
