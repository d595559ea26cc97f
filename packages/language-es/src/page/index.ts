import type { Page } from "@wings/language-en";
import { argue } from "./argue.js";
import { boards } from "./boards.js";
import { dialogs } from "./dialogs.js";
import { film } from "./film.js";
import { first } from "./first.js";
import { hints } from "./hints.js";
import { map } from "./map.js";
import { path } from "./path.js";
import { play } from "./play.js";
import { practice } from "./practice.js";
import { problems } from "./problems.js";
import { steps } from "./steps.js";
import { training } from "./training.js";

/** All that the page says. */
export const page: Page = {
  ...first,
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
  problems,
};
