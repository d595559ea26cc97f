import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** What is wrong with the address of a film. */
export type FilmFault = "empty" | "version" | "cut" | "long" | "changed";

const WHY: Readonly<Record<FilmFault, string>> = {
  empty: "it has no film. Copy the whole link again.",
  version: "another version of the page made it. Reload the page, and open the link again.",
  cut: "its end is missing. Copy the whole link again.",
  long: "something follows its end. Copy only the link.",
  changed: "some of its letters are wrong. Copy the whole link again.",
};

export function badFilm(fault: FilmFault, details: { have?: number; need?: number; seen?: string }): CodedError {
  const { have, need } = details;
  const where = have === undefined || need === undefined ? "" : ` (${have} of ${need} characters)`;
  return wingsError("BAD_FILM", `The film of the link can't be read${where}: ${WHY[fault]}`, { fault, ...details });
}

export const filmTooLong = (moves: number): CodedError =>
  wingsError("FILM_TOO_LONG", `A link holds at most 4095 moves, and this film has ${moves}.`, { moves });
