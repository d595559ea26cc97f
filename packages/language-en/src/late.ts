import { argue } from "./page/argue.js";
import { boards } from "./page/boards.js";
import { dialogs } from "./page/dialogs.js";
import { film } from "./page/film.js";
import { hints } from "./page/hints.js";
import { map } from "./page/map.js";
import { path } from "./page/path.js";
import { play } from "./page/play.js";
import { practice } from "./page/practice.js";
import { steps } from "./page/steps.js";
import { training } from "./page/training.js";

/** What parts of the page say that are loaded when they are opened. */
export const late = {
  ...hints,
  ...path,
  ...steps,
  ...play,
  ...argue,
  map,
  ...practice,
  film,
  training,
  ...dialogs,
  ...boards,
};
