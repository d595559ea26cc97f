import type { Engine } from "../engine/engine.js";
import { startExplainerRating } from "./engine/explainer-rating.js";
import { startFinishPath } from "./engine/finish-path.js";
import { startIdlePath } from "./engine/idle-path.js";
import { startJudge } from "./engine/judge.js";
import { startLastSoundBoard } from "./engine/last-sound-board.js";
import { startNextStep } from "./engine/next-step.js";
import { startPath } from "./engine/path.js";
import { startRecall } from "./engine/recall.js";
import { startRoutes } from "./engine/curves.js";
import { startSurvey } from "./engine/survey.js";
import type { PageStore } from "./keyed.js";

/** Lets the engine find out what the state lacks. Each effect ends when the board or the techniques change. */
export function startEngineEffects(store: PageStore, engine: Engine): void {
  startJudge(store, engine);
  startNextStep(store, engine);
  startRecall(store, engine);
  startLastSoundBoard(store, engine);
  startIdlePath(store);
  startPath(store, engine);
  startExplainerRating(store, engine);
  startSurvey(store, engine);
  startRoutes(store, engine);
  startFinishPath(store, engine);
}
