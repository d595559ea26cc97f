import { type Learner, NEW_LEARNER } from "@wings/player";
import { isLearnerKey, loadLearner, saveLearner } from "../../learner/keep-learner.js";
import type { Shelf } from "../../model/shelf.js";
import type { PageStore } from "../../store/store.js";

/** Reads the record of the player, stores each change, and adopts what another tab wrote. */
export function keepRecord({ dispatch, watch }: PageStore, storage: Shelf | undefined): void {
  let kept: Learner = loadLearner(storage);
  watch(({ learner = NEW_LEARNER }) => {
    if (learner === kept) return;
    const before = kept;
    kept = learner;
    saveLearner(storage, learner, before);
  });
  dispatch({ type: "learner", learner: kept });
  addEventListener("storage", ({ key }) => {
    if (!isLearnerKey(key)) return;
    kept = loadLearner(storage);
    dispatch({ type: "learner", learner: kept });
  });
}
