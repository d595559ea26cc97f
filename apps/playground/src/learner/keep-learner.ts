import { type Learner, MOST_PUZZLES, readLearner } from "@wings/player";
import type { Shelf } from "../model/shelf.js";

/** Each part has its own key, so that an answer doesn't write all puzzles again. */
const PARTS = ["said", "stations", "puzzles", "plays", "days"] as const;
type Part = (typeof PARTS)[number];

const PREFIX = "wings/coach/";
/** Where earlier versions kept the answers of practice. It is read, and never written. */
const PRACTICE = "wings/progress";

export const isLearnerKey = (key: string | null): boolean => key === null || key.startsWith(PREFIX) || key === PRACTICE;

/** What is stored of a record, by key. */
export const entriesOf = (learner: Learner): [key: string, text: string][] =>
  PARTS.map((part) => [PREFIX + part, JSON.stringify(learner[part])]);

/** The stored record. What is damaged in it is left out. */
export function loadLearner(store: Pick<Shelf, "getItem"> | undefined): Learner {
  const learner = readLearner(Object.fromEntries(PARTS.map((part) => [part, valueIn(store, PREFIX + part)])));
  const practiced = readLearner({ stations: valueIn(store, PRACTICE) });
  return { ...learner, stations: { ...practiced.stations, ...learner.stations } };
}

function valueIn(store: Pick<Shelf, "getItem"> | undefined, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores what changed. Another tab may have written as well: its other entries stay. */
export function saveLearner(store: Shelf | undefined, learner: Learner, before: Learner): void {
  const changed = PARTS.filter((part) => learner[part] !== before[part]);
  if (store === undefined || changed.length === 0) return;
  for (const part of changed) {
    const stored = readLearner({ [part]: valueIn(store, PREFIX + part) });
    try {
      store.setItem(PREFIX + part, JSON.stringify(merged(part, learner, before, stored)));
    } catch {
      // The storage is full or forbidden.
    }
  }
}

function merged(part: Part, learner: Learner, before: Learner, stored: Learner): unknown {
  if (part === "said") return learner.said;
  if (part === "puzzles") {
    const changed = learner.puzzles.filter((entry) => !before.puzzles.includes(entry));
    const ids = new Set(changed.map(({ id }) => id));
    return [...stored.puzzles.filter(({ id }) => !ids.has(id)), ...changed].slice(-MOST_PUZZLES);
  }
  const [now, old, other]: readonly Readonly<Record<string, unknown>>[] = [learner[part], before[part], stored[part]];
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(now, key));
  const changed = Object.entries(now).filter(([key, value]) => value !== old[key]);
  return Object.fromEntries([...Object.entries(other).filter(([key]) => !gone.includes(key)), ...changed]);
}
