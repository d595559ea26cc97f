import { type Board, parse, search } from "@wings/core";
import { rungOf } from "@wings/ladder";
import { fits, makeFit, textOf } from "./fit.js";
import { imageFor } from "./image.js";
import type { Made, MadeToFit } from "./messages.js";
import type { Need } from "./need.js";

/** How long after the question to look for a new puzzle, in milliseconds. Then a prepared one is turned and renumbered. */
export const FIT_LIMIT = 1000;
/** How many prepared puzzles to try for a player who knows more than a station builds on. */
const TRIED = 8;

/** A puzzle that needs what is known, and at most one technique more. */
export async function makeToFit(
  need: Need,
  seed: number,
  end = Date.now() + FIT_LIMIT,
  now = (): number => Date.now(),
): Promise<MadeToFit> {
  const { known, fresh } = need;
  const made = makeFit(need, seed, () => now() > end);
  if (made !== undefined) return { ...made, fresh, isPrepared: false };
  const kept = fresh === undefined ? undefined : await preparedFor({ known, fresh }, seed);
  if (kept !== undefined) return { ...kept, fresh, isPrepared: true };
  // No puzzle is known that has it. One without anything new is always found.
  return { ...makeFit({ known }, seed, () => false)!, isPrepared: false };
}

/** A prepared puzzle in another form: the first that needs the new technique, even if the player knows more than it builds on. */
async function preparedFor(need: Need & { readonly fresh: string }, seed: number): Promise<Made | undefined> {
  const { PUZZLES } = await import("./prepared-puzzles.js");
  if (!Object.hasOwn(PUZZLES, need.fresh)) return undefined;
  const all = PUZZLES[need.fresh].split(" ");
  const at = seed % all.length;
  const turned = [...all.slice(at), ...all.slice(0, at)].slice(0, TRIED);
  const puzzle =
    turned.find((each) => fits(each, need)) ?? turned.find((each) => fits(each, { ...need, as: "used" })) ?? turned[0];
  return imageOf(puzzle, need.fresh, seed);
}

function imageOf(puzzle: string, fresh: string, seed: number): Made {
  const image = imageFor(parse(puzzle), rungOf(fresh)!.technique.meta, seed);
  return { puzzle: textOf(image), solution: solutionOf(image) };
}

const solutionOf = (board: Board): string => search(board).solution!;
