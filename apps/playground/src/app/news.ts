import type { StorageFault } from "../model/watched-storage.js";
import type { Handlers } from "../store/handlers.js";
import type { State } from "../store/state.js";

/** What the page itself has to tell. */
interface News {
  /** Whether a new version waits. */
  readonly hasUpdate?: boolean;
  /** Why the browser keeps nothing, and whether the player read it. */
  readonly unsaved?: { readonly fault: StorageFault; readonly isRead: boolean };
}

export type NewsAction =
  | { readonly type: "update"; readonly isThere: boolean }
  /** The browser can't keep something. */
  | { readonly type: "unsaved"; readonly fault: StorageFault }
  | { readonly type: "unsaved-read" };

declare module "../store/state.js" {
  interface FeatureStates {
    news: News;
  }
}

declare module "../store/actions.js" {
  interface FeatureActions {
    news: NewsAction;
  }
}

const withNews = (state: State, news: News): State => ({ ...state, news: { ...state.news, ...news } });

export const newsHandlers: Handlers<NewsAction> = {
  update: (state, { isThere }) => withNews(state, { hasUpdate: isThere }),
  // The page says it once.
  unsaved: (state, { fault }) =>
    state.news?.unsaved === undefined ? withNews(state, { unsaved: { fault, isRead: false } }) : state,
  "unsaved-read": (state) => {
    const unsaved = state.news?.unsaved;
    return unsaved === undefined ? state : withNews(state, { unsaved: { ...unsaved, isRead: true } });
  },
};
