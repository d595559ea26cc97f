import { hashWith } from "../model/link.js";
import { pageOf, readRoute } from "../model/route.js";
import { sharedHash } from "../store/shared-hash.js";
import type { Commands, Kept } from "../store/page.js";
import type { State } from "../store/state.js";
import type { PageStore } from "../store/store.js";

/** The address of what the page shows. */
function hashFor(state: State): string {
  const {
    route,
    about: { recall },
  } = state;
  const page = pageOf(route);
  if (page !== undefined) return page;
  if (recall !== undefined) return hashWith(recall.board, recall);
  return sharedHash(state);
}

const FIELDS = ["game", "tab", "at", "practice", "argument"] as const;

/** What a reload and Back need in addition to the address. */
function keptOf({ route, game, tab, about: { path, argument }, practice }: State): Kept {
  if (route.room === "practice") return { practice, argument };
  if (route.room !== "solve") return {};
  // After a reload, the path starts at the current board.
  const start = path?.steps.findIndex(({ board }) => board === game?.history.now.board) ?? 0;
  const at = tab === "path" && path !== undefined ? Math.max(0, path.at - Math.max(0, start)) : undefined;
  return { game: game?.id ?? "", tab, at, argument };
}

/** Keeps the address in step with the state, and the state with the address. */
export function startAddress(store: PageStore, commands: Commands): void {
  let old: Kept = {};
  const show = (state: State): void => {
    const hash = hashFor(state);
    const kept = keptOf(state);
    if (hash === location.hash && FIELDS.every((field) => old[field] === kept[field])) return;
    // The first page has no hash: its address is that of the first room.
    if (hash === "#/" && location.hash === "") return;
    old = kept;
    const isNewRoom = readRoute(location.hash).room !== state.route.room;
    if (isNewRoom) history.pushState(kept, "", hash);
    else history.replaceState(kept, "", hash);
  };
  store.watch((state, before) => {
    const {
      route,
      game,
      tab,
      about: { hint, path, survey, recall, argument },
      practice,
    } = state;
    if (
      route !== before.route ||
      game?.history.now !== before.game?.history.now ||
      tab !== before.tab ||
      hint !== before.about.hint ||
      path !== before.about.path ||
      recall !== before.about.recall ||
      practice !== before.practice ||
      argument !== before.about.argument ||
      survey?.picked !== before.about.survey?.picked
    )
      show(store.state);
  });
  addEventListener("popstate", () => {
    // A dialog belongs to the place that was left.
    store.dispatch({ type: "dialog", dialog: undefined });
    const kept = (history.state ?? {}) as Kept;
    // A bad link is replaced by the address of the board that is shown.
    if (!commands.go(location.hash, kept)) show(store.state);
  });
}
