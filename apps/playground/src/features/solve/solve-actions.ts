import type { Rating } from "../../model/engine-messages.js";
import type { Filter } from "../../model/filter.js";
import { advance } from "../../model/history.js";
import { levelOf } from "../../model/known.js";
import { type Path, goTo, lookAt } from "../../model/path.js";
import type { Step } from "../../model/step.js";
import type { Survey } from "../../model/survey.js";
import type { Handlers } from "../../store/handlers.js";
import { noticeAfter } from "../../store/hint-actions.js";
import { withHistory } from "../../store/move.js";
import { type Notice, type State, withAbout } from "../../store/state.js";
import { ratingText } from "./rating-text.js";
import { solveOf, withSolve } from "./solve-state.js";

export type SolveAction =
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
  | { readonly type: "filter"; readonly filter: Partial<Filter> };

declare module "../../store/actions.js" {
  interface FeatureActions {
    solve: SolveAction;
  }
}

const withPath = (state: State, path: Path): State => withAbout(state, { path });

const walked = (state: State, at: number): State => {
  const { path } = state.about;
  if (path === undefined) return state;
  return { ...withAbout(state, { path: goTo(path, at), clause: undefined }), tab: "path", notice: undefined };
};

const cancelled = (state: State): State => {
  const { path } = state.about;
  return path?.status === "searching" ? withPath(state, { ...path, status: "stopped" }) : state;
};

/** Makes the selected board of a path the current one. */
const continued = (state: State, path: Path, time: number | undefined): State => {
  const { game } = state;
  if (game === undefined) return state;
  const { board } = lookAt(path);
  const history = advance(game.history, { ...game.history.now, board });
  const isThere = board === game.history.now.board;
  return withHistory(withPath(state, path), isThere ? game.history : history, time, { notice: noticeAfter(path.at) });
};

const withSurvey = (state: State, changes: Partial<Survey>): State => {
  const { survey } = state.about;
  return survey === undefined ? state : withAbout(state, { survey: { ...survey, ...changes } });
};

export const solveHandlers: Handlers<SolveAction> = {
  "path-found": (state, { path: news }) => {
    const { path } = state.about;
    if (path === undefined) return state;
    const found = { ...path, ...news };
    // After a reload, the search has to come to the selected step again.
    return withPath(state, news.status === "searching" ? found : goTo(found, path.at));
  },
  "path-cancel": cancelled,
  walk: (state, { at }) => walked(state, at),
  "next-hard": (state) => {
    const { game, tab } = state;
    const { path } = state.about;
    if (path === undefined) return state;
    const from = tab === "path" || path.steps[path.at]?.board !== game?.history.now.board ? path.at + 1 : path.at;
    const at = path.steps.findIndex(({ finding }, i) => i >= from && levelOf(finding.technique) !== "easy");
    return walked(state, at < 0 ? path.steps.length : at);
  },
  singles: (state, { time }) => {
    const { path } = state.about;
    if (path === undefined) return state;
    const at = path.steps.findIndex(({ finding }, i) => i >= path.at && levelOf(finding.technique) !== "easy");
    return { ...continued(state, goTo(path, at < 0 ? path.steps.length : at), time), tab: state.tab };
  },
  continue: (state, { time }) => (state.about.path === undefined ? state : continued(state, state.about.path, time)),
  rate: (state) => (state.game === undefined ? state : withSolve(state, { explainer: { puzzle: state.game.start } })),
  rated: (state, { puzzle, rating }) => ({
    ...withSolve(state, { explainer: { puzzle, rating } }),
    spoken: () => ratingText(rating),
  }),
  "rate-failed": (state, { notice }) => ({ ...withSolve(state, { explainer: undefined }), notice }),
  "survey-find": (state, { techniques }) => ({
    ...withAbout(cancelled(state), { survey: { groups: [], techniques, done: 0, running: true } }),
    tab: "steps",
  }),
  "survey-found": (state, { survey }) => withSurvey(state, survey),
  "survey-cancel": (state) => withSurvey(state, { running: false }),
  pick: (state, { step }) =>
    state.about.survey === undefined
      ? state
      : { ...withAbout(withSurvey(state, { picked: step }), { clause: undefined }), tab: "steps" },
  filter: (state, { filter }) => withSolve(state, { filter: { ...solveOf(state).filter, ...filter } }),
};
