import type { Shelf } from "../model/shelf.js";
import type { State } from "../store/state.js";

declare module "../store/state.js" {
  interface FeatureStates {
    /** The packed films of solved puzzles, by the id of their game. */
    films: Films;
  }
}

export type Films = Readonly<Record<string, string>>;

const NONE: Films = {};
export const filmsOf = ({ films = NONE }: State): Films => films;

/** Where the moves of a game that is played are stored, and the film of one that is solved. */
export const MOVES = "wings/moves/";
export const FILMS = "wings/film/";

export const get = (storage: Shelf | undefined, key: string): string | null => {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

export function put(storage: Shelf | undefined, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The storage is full or forbidden.
  }
}

function keysIn(storage: Shelf | undefined, prefix: string): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i)!).filter((key) =>
      key.startsWith(prefix),
    );
  } catch {
    return [];
  }
}

/** The stored texts under a prefix, by what follows it. */
export const textsIn = (storage: Shelf | undefined, prefix: string): Readonly<Record<string, string>> =>
  Object.fromEntries(keysIn(storage, prefix).map((key) => [key.slice(prefix.length), get(storage, key) ?? ""]));

/** The stored films, by the id of their game. Whether one can be read is seen when it is shown. */
export const filmsIn = (storage: Shelf | undefined): Films =>
  Object.fromEntries(Object.entries(textsIn(storage, FILMS)).filter(([, code]) => /^[\w-]{1,20000}$/.test(code)));
