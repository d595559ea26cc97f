import { type Day, daysAfter, daysBetween } from "../coach/day.js";
import type { Learner, Review } from "../coach/learner.js";
import { givensOf } from "../film/film.js";
import { headOfFilm } from "../film/pack.js";
import { readRecording, recorded, textOf } from "../film/recording.js";
import { boardOf } from "../model/board-of.js";
import type { Game } from "../model/game.js";
import { shown, within } from "./check.js";
import { backupEntry } from "./errors.js";
import type { Backup } from "./read-backup.js";

/** The last day that a file may have: a time zone may be a day ahead. */
export const lastDay = (made: Day): Day => daysAfter(made, 1);

/** Whether an answer before the file was made can have set this review. */
export const isReviewOf = ({ due, interval }: Review, made: Day): boolean =>
  daysBetween(lastDay(made), due) <= Math.max(1, interval);

/** A solved game was solved at some time, even if the player changed it since. */
export const wasSolved = ({ history, puzzle }: Game): boolean =>
  [history.now, ...history.past, ...history.future].some(({ board }) => {
    const { isFull, values } = boardOf(board);
    return isFull && (puzzle === undefined || values.join("") === puzzle.solution);
  });

/** Whether moves lead through all positions of the game that has their id, to where it is now. */
export function areMovesOf(id: string, text: string, games: readonly Game[]): boolean {
  const history = games.find((game) => game.id === id)?.history;
  if (history === undefined || readRecording(text, history) === undefined) return false;
  const own = movesIn(textOf(recorded(history), history.now));
  const all = movesIn(text);
  return own.every((move, i) => move === all[all.length - own.length + i]);
}

const movesIn = (text: string): readonly string[] => text.split(";").slice(1);

/** Whether a film shows moves of the puzzle that has its id, in the record or on a board. */
export function isFilmOf(id: string, code: string, learner: Learner, games: readonly Game[]): boolean {
  const starts = [
    ...learner.puzzles.filter((entry) => entry.id === id).map(({ start }) => start),
    ...games.filter((game) => game.id === id).map(({ start }) => givensOf(start)),
  ];
  if (starts.length === 0) return false;
  try {
    const { puzzle, count } = headOfFilm(code);
    return count > 0 && starts.includes(puzzle);
  } catch {
    return false;
  }
}

/** Checks what one part of a file says about another. Each part was checked before. */
export function checkParts({ made, learner, games, moves, films }: Omit<Backup, "settings">): void {
  checkDays(learner, made);
  games.forEach((game, i) => {
    if (game.isDone && !wasSolved(game)) throw backupEntry(`games[${i}].isDone`, "true");
  });
  for (const [id, text] of Object.entries(moves))
    if (!areMovesOf(id, text, games)) throw backupEntry(within("moves", id), shown(text));
  for (const [id, code] of Object.entries(films))
    if (!isFilmOf(id, code, learner, games)) throw backupEntry(within("films", id), shown(code));
}

function checkDays({ stations, puzzles, days }: Learner, made: Day): void {
  const last = lastDay(made);
  const check = (path: string, day: Day | undefined): void => {
    if (day !== undefined && day > last) throw backupEntry(path, shown(day));
  };
  for (const [id, { knownOn, masteredOn, review }] of Object.entries(stations)) {
    const path = within("learner.stations", id);
    check(`${path}.knownOn`, knownOn);
    check(`${path}.masteredOn`, masteredOn);
    if (review !== undefined && !isReviewOf(review, made)) throw backupEntry(`${path}.review.due`, shown(review.due));
  }
  puzzles.forEach(({ day }, i) => check(`learner.puzzles[${i}].day`, day));
  for (const day of Object.keys(days)) check(`learner.days.${day}`, day);
}
