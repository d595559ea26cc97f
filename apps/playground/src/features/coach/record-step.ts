import { playOf } from "@wings/player";
import type { OwnStep } from "@wings/player/moves";
import { isRecorded } from "../../learner/counts.js";
import { levelOf, scoreOf } from "../../model/known.js";
import type { StepId } from "../../model/step.js";
import { NOTHING_SEEN } from "./own-step-actions.js";
import type { PageStore } from "../../store/store.js";

/** Shorter waits say nothing, in seconds. */
const LONG = 20;

/** Writes an own step into the record of the player: what they used, what they missed, and how long they waited. */
export function recordStep(store: PageStore, step: OwnStep): void {
  if (!isRecorded(store.state.game)) return;
  const { technique, then, id, seconds, there, isHinted, isFound } = step;
  const found = technique ?? there?.technique;
  if (found !== undefined) recordWait(store, found, seconds);
  if (isHinted) return;
  takeBack(store, step);
  // A digit proves little: a lucky guess has a name, too, if a hard technique shows it.
  const isSeen = then === undefined || /easy|medium/.test(levelOf(technique!));
  if (technique !== undefined) store.dispatch({ type: "used", technique, isFound: isFound && isSeen });
  if (then !== undefined) store.dispatch({ type: "used", technique: then, isFound });
  if (id !== undefined) addSeen(store, "used", id);
  // Something easier was there all the time.
  const isHarder =
    there !== undefined &&
    (technique === undefined || scoreOf(technique) > scoreOf(there.technique)) &&
    seconds >= LONG;
  if (!isHarder) return;
  const { missed } = seenIn(store);
  if (missed.includes(there.technique)) {
    // Without the place of the one before, it could be taken back too early.
    if (store.state.seen?.missed[there.technique] !== undefined) addSeen(store, "missed", there);
    return;
  }
  store.dispatch({ type: "played", play: { missed: [...missed, there.technique] } });
  addSeen(store, "missed", there);
}

export function recordWait(store: PageStore, technique: string, seconds: number): void {
  if (isRecorded(store.state.game) && seconds >= LONG && seconds > (seenIn(store).slowest?.seconds ?? 0))
    store.dispatch({ type: "played", play: { slowest: { technique, seconds } } });
}

/** What the player finds in the end was not missed. */
function takeBack(store: PageStore, { technique, then, changes }: OwnStep): void {
  const isMade = ({ outcome }: StepId): boolean => outcome.split(".").some((part) => changes.includes(part));
  for (const name of [technique, then]) {
    const { seen } = store.state;
    const places = name === undefined ? undefined : seen?.missed[name];
    if (name === undefined || seen === undefined || !places?.some(isMade)) continue;
    const left = places.filter((place) => !isMade(place));
    store.dispatch({
      type: "seen",
      seen: { ...seen, missed: { ...seen.missed, [name]: left.length > 0 ? left : undefined } },
    });
    if (left.length > 0) continue;
    const missed = seenIn(store).missed.filter((each) => each !== name);
    store.dispatch({ type: "played", play: { missed } });
  }
}

/** Remembers where a technique was, so that its proof can be shown. */
export function addSeen(
  { state: { seen = NOTHING_SEEN }, dispatch }: PageStore,
  list: "used" | "missed",
  id: StepId,
): void {
  const { [id.technique]: places = [] } = seen[list];
  if (places.some(({ board, outcome }) => board === id.board && outcome === id.outcome)) return;
  dispatch({ type: "seen", seen: { ...seen, [list]: { ...seen[list], [id.technique]: [...places, id] } } });
}

const seenIn = ({ state: { learner, game } }: PageStore) => playOf(learner ?? { plays: {} }, game!.id);
