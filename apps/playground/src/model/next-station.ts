import { STATIONS, type Station } from "@wings/ladder";
import {
  type Learner,
  type Suggestion as NextOf,
  openStations as openOn,
  suggest as suggestOn,
  usableIds as usableOn,
} from "@wings/player";
import { OUTLINE } from "./ladder-outline.js";

/** The map of the page: all techniques of the ladder. */
const MAP = { stations: STATIONS, ladder: OUTLINE };

export type Suggestion = NextOf<Station>;

/** The techniques that a puzzle may need: those that the player knows or claims to know, and those that they build on. */
export const usableIds = (learner: Learner): ReadonlySet<string> => usableOn(learner, MAP);

/** The stations that only build on known ones, the easiest first. */
export const openStations = (learner: Learner): readonly Station[] => openOn(learner, MAP);

/** What to learn next, and why; undefined where everything is known. */
export const suggest = (learner: Learner): Suggestion | undefined => suggestOn(learner, MAP);
