import type { Engine } from "../../engine/engine.js";
import type { PageStore } from "../../store/store.js";
import { startExplainerRating } from "./explainer-rating.js";
import { startIdlePath } from "./idle-path.js";
import { startPath } from "./path.js";
import { solveHandlers } from "./solve-actions.js";
import { startSurvey } from "./survey.js";

/** What the solver finds out beside hints: the path, all steps, and ratings. */
export function startSolve(store: PageStore, engine: Engine): void {
  store.handle(solveHandlers);
  startIdlePath(store);
  startPath(store, engine);
  startExplainerRating(store, engine);
  startSurvey(store, engine);
}
