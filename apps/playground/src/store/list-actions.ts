import type { Rating } from "../engine/messages.js";
import { advance } from "../model/history.js";
import type { Filter } from "../model/filter.js";
import { levelOf } from "../model/known.js";
import { type Path, type PathRating, goTo, lookAt } from "../model/path.js";
import type { Step } from "../model/step.js";
import type { Survey } from "../model/survey.js";
import type { Handlers } from "./handlers.js";
import { noticeAfter } from "./hint-actions.js";
import { withHistory } from "./move.js";
import type { Notice, State } from "./state.js";

export type ListAction =
  | { readonly type: "path-find"; readonly at?: number; readonly whole?: PathRating | undefined }
  | { readonly type: "path-found"; readonly path: Pick<Path, "steps" | "end" | "status"> }
  | { readonly type: "path-cancel" }
  | { readonly type: "walk"; readonly at: number }
  /** Goes to the next step that is more than a single. */
  | { readonly type: "next-hard" }
  /** Applies the singles of the path, up to the next step that is more. */
  | { readonly type: "singles" }
  /** Makes the selected board of the path the current one. */
  | { readonly type: "continue" }
  | { readonly type: "rate" }
  | { readonly type: "rated"; readonly puzzle: string; readonly rating: Rating }
  | { readonly type: "rate-failed"; readonly notice: Notice }
  | { readonly type: "survey-find"; readonly techniques: readonly string[] }
  | { readonly type: "survey-found"; readonly survey: Pick<Survey, "groups" | "done" | "running"> }
  | { readonly type: "survey-cancel" }
  | { readonly type: "pick"; readonly step: Step }
  | { readonly type: "filter"; readonly filter: Partial<Filter> }
  | { readonly type: "finished"; readonly steps: readonly Step[]; readonly isWhole: boolean };

/** The numbers are the same in all languages. */
export const ratingText = ({ er, ep, ed }: Rating): string => `ER ${er} · EP ${ep} · ED ${ed}`;

const walked = (state: State, at: number): State =>
  state.path === undefined
    ? state
    : { ...state, path: goTo(state.path, at), tab: "path", clause: undefined, notice: undefined };

export const listHandlers: Handlers<ListAction> = {
  "path-find": (state, { at = 0, whole }) =>
    state.game === undefined
      ? state
      : { ...state, path: { steps: [], end: state.game.history.now.board, status: "searching", at, whole } },
  "path-found": (state, { path }) =>
    // After a reload, the search has to come to the selected step again.
    state.path === undefined
      ? state
      : {
          ...state,
          path:
            path.status === "searching" ? { ...state.path, ...path } : goTo({ ...state.path, ...path }, state.path.at),
        },
  "path-cancel": (state) =>
    state.path?.status === "searching" ? { ...state, path: { ...state.path, status: "stopped" } } : state,
  walk: (state, { at }) => walked(state, at),
  "next-hard": (state) => {
    const { path, game, tab } = state;
    if (path === undefined) return state;
    const from = tab === "path" || path.steps[path.at]?.board !== game?.history.now.board ? path.at + 1 : path.at;
    const at = path.steps.findIndex(({ finding }, i) => i >= from && levelOf(finding.technique) !== "easy");
    return walked(state, at < 0 ? path.steps.length : at);
  },
  singles: (state) => {
    const { path } = state;
    if (path === undefined) return state;
    const at = path.steps.findIndex(({ finding }, i) => i >= path.at && levelOf(finding.technique) !== "easy");
    const end = at < 0 ? path.steps.length : at;
    const next = listHandlers.continue({ ...state, path: goTo(path, end) }, { type: "continue" });
    return { ...next, tab: state.tab };
  },
  continue: (state) => {
    const { path, game } = state;
    if (path === undefined || game === undefined) return state;
    const { board } = lookAt(path);
    const history = advance(game.history, { ...game.history.now, board });
    return withHistory(state, board === game.history.now.board ? game.history : history, {
      notice: noticeAfter(path.at),
    });
  },
  rate: (state) => (state.game === undefined ? state : { ...state, explainer: { puzzle: state.game.start } }),
  rated: (state, { puzzle, rating }) => ({ ...state, explainer: { puzzle, rating }, spoken: () => ratingText(rating) }),
  "rate-failed": (state, { notice }) => ({ ...state, explainer: undefined, notice }),
  "survey-find": (state, { techniques }) => ({
    ...listHandlers["path-cancel"](state, { type: "path-cancel" }),
    tab: "steps",
    survey: { groups: [], techniques, done: 0, running: true },
  }),
  "survey-found": (state, { survey }) =>
    state.survey === undefined ? state : { ...state, survey: { ...state.survey, ...survey } },
  "survey-cancel": (state) =>
    state.survey === undefined ? state : { ...state, survey: { ...state.survey, running: false } },
  pick: (state, { step }) =>
    state.survey === undefined
      ? state
      : { ...state, survey: { ...state.survey, picked: step }, clause: undefined, tab: "steps" },
  filter: (state, { filter }) => ({ ...state, filter: { ...state.filter, ...filter } }),
  finished: (state, { steps, isWhole }) => ({ ...state, finish: { steps, isWhole } }),
};
