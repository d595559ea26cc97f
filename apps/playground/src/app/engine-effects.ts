import type { Engine } from "../engine/engine.js";
import { startFinishPath } from "../features/play/finish-path.js";
import { startJudge } from "../steps/effects/judge.js";
import { startLastSoundBoard } from "../steps/effects/last-sound-board.js";
import { startNextStep } from "../steps/effects/next-step.js";
import { startRecall } from "../steps/effects/recall.js";
import { startRoutes } from "../steps/effects/curves.js";
import type { PageStore } from "../store/store.js";

/** Lets the engine find out what the state lacks. Each effect ends when the board or the techniques change. */
export function startEngineEffects(store: PageStore, engine: Engine): void {
  startJudge(store, engine);
  startNextStep(store, engine);
  startRecall(store, engine);
  startLastSoundBoard(store, engine);
  startRoutes(store, engine);
  startFinishPath(store, engine);
}
