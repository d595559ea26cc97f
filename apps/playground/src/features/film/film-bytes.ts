import { format, parse, search } from "@wings/core";
import { recipeOf } from "../../model/daily.js";
import { decided } from "../../model/decided.js";
import type { Position } from "../../model/game.js";
import { BLANK, COLORS } from "../../model/pencil.js";
import { filmTooLong } from "./errors.js";
import { type Film, givensOf, movesOf } from "./film.js";
import { type Change, KINDS, type Move, moveBetween, moved } from "./moves.js";

/** The most moves of a film, and the most bytes: nobody makes that many changes. */
export const MOST_MOVES = 4095;
export const MOST_BYTES = 100_000;

/*
 * A film as bytes: a line with its title and its puzzle, then a table with a row for each change. The table is written column by
 * column, since the numbers of a column are alike: that packs well.
 */
const [START, KIND, CELL, DIGIT, COLOR, TO_HIGH, TO_LOW] = [0, 1, 2, 3, 4, 5, 6];
const COLUMNS = 7;
/** In the first column: a change of the same move, the first one of a move, or of a move whose notes follow its digits. */
const [SAME, FIRST, FOLLOWED] = [0, 1, 2];

/** Writes a film as bytes. */
export function bytesOf({ title, positions }: Film): Uint8Array {
  const { first, moves } = movesOf(positions);
  const puzzle = givensOf(first.board);
  // What was there at the start is the first move: for a board of the solver, or a game whose beginning is lost.
  const before = moveBetween(bareOf(puzzle), first)!;
  const all = before.changes.length === 0 ? moves : [before, ...moves];
  const rows = rowsOf(all, puzzle);
  if (all.length > MOST_MOVES || rows.length * COLUMNS > MOST_BYTES) throw filmTooLong(all.length);
  const { name = "", seconds, hints, slips, hasCandidates } = title;
  const head = [name, Math.floor(seconds), hints, slips, Number(hasCandidates), puzzle].join(" ");
  const columns = Array.from({ length: COLUMNS }, (_, column) => rows.map((row) => row[column])).flat();
  return Uint8Array.from([...new TextEncoder().encode(`${head}\n`), ...columns]);
}

/** Reads a film from bytes that anyone may have written. Throws if they are none. */
export function filmIn(bytes: Uint8Array): Film {
  const end = bytes.indexOf(10);
  const [, name, seconds, hints, slips, hasCandidates, puzzle] =
    /^(\S*) (\d{1,9}) (\d{1,9}) (\d{1,9}) ([01]) ([1-9.]{81})$/.exec(new TextDecoder().decode(bytes.subarray(0, end)))!;
  const count = (bytes.length - end - 1) / COLUMNS;
  const rows = Array.from({ length: count }, (_, i) =>
    Array.from({ length: COLUMNS }, (__, column) => bytes[end + 1 + column * count + i]),
  );
  const positions = [bareOf(puzzle)];
  for (const move of movesIn(rows, puzzle)) positions.push(moved(positions[positions.length - 1], move));
  return {
    title: {
      ...(recipeOf(name) !== undefined && { name }),
      seconds: Number(seconds),
      hints: Number(hints),
      slips: Number(slips),
      hasCandidates: hasCandidates === "1",
    },
    positions,
  };
}

const bareOf = (puzzle: string): Position => ({ board: format(parse(puzzle), "url"), pencil: BLANK });

/**
 * The digit that a change most likely has: for a placed digit, that of the solution; for any other change, that of the change before. A film
 * keeps the difference, which is mostly 0.
 */
function expectedDigits(puzzle: string): (kind: Change["kind"], cell: number, last: number) => number {
  const found = decided(() => search(parse(puzzle)), undefined);
  const solution = found?.status === "one" ? found.solution : null;
  return (kind, cell, last) => (kind === "place" && solution !== null ? Number(solution[cell]) : last);
}

function rowsOf(moves: readonly Move[], puzzle: string): number[][] {
  const expected = expectedDigits(puzzle);
  let last = { cell: 0, digit: 0 };
  return moves.flatMap(({ changes, isFollowed }) =>
    changes.map((change, i) => {
      const { kind, cell, digit, color = 0, to = 0 } = change;
      const start = i > 0 ? SAME : isFollowed ? FOLLOWED : FIRST;
      const cellStep = (cell - last.cell + 81) % 81;
      const digitStep = (digit - expected(kind, cell, last.digit) + 10) % 10;
      last = change;
      return [start, KINDS.indexOf(kind), cellStep, digitStep, color, to >> 8, to & 255];
    }),
  );
}

function movesIn(rows: readonly (readonly number[])[], puzzle: string): Move[] {
  const expected = expectedDigits(puzzle);
  let last = { cell: 0, digit: 0 };
  const moves: { changes: Change[]; isFollowed: boolean }[] = [];
  for (const row of rows) {
    const kind = KINDS[row[KIND]];
    const cell = (last.cell + row[CELL]) % 81;
    const digit = (expected(kind, cell, last.digit) + row[DIGIT]) % 10;
    const to = row[TO_HIGH] * 256 + row[TO_LOW];
    const isValid = row[KIND] < KINDS.length && row[COLOR] <= COLORS && to < 729;
    if (!isValid || (digit === 0) !== (kind === "clear" || kind === "cell")) throw new Error("This is no change.");
    const change: Change = {
      kind,
      cell,
      digit,
      ...((kind === "cell" || kind === "color") && { color: row[COLOR] }),
      ...(kind === "line" && { to }),
    };
    if (row[START] === SAME) moves[moves.length - 1].changes.push(change);
    else moves.push({ changes: [change], isFollowed: row[START] === FOLLOWED });
    last = change;
  }
  return moves;
}
