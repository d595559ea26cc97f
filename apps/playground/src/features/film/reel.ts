import { format, parse } from "@wings/core";
import { useMemo } from "preact/hooks";
import { type Film, givensOf } from "./film.js";
import type { Move } from "./moves.js";

/** A film and its moves. */
export interface Reel {
  readonly film: Film;
  readonly moves: readonly Move[];
}

/** The way to the puzzle of the film, without its moves. */
export function usePuzzleHash({ film }: Reel): string {
  return useMemo(() => {
    const { name } = film.title;
    return name === undefined ? `#/solve/${format(parse(givensOf(film.positions[0].board)), "url")}` : `#/play/${name}`;
  }, [film]);
}
