// Which steps the moves of a player are. The search for their names is another entry: it runs in a worker.

export type { Move, Named, RungId, StepId } from "./move.js";
export {
  type Earlier,
  NO_MOVES,
  type OwnMove,
  type OwnStep,
  type Placed,
  type Run,
  changesOf,
  isFoundIn,
  settled,
  stepsOf,
} from "./own-steps.js";
