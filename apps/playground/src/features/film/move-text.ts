import { cellName } from "@wings/core";
import { candidateCell, candidateDigit } from "@wings/core/author";
import { boardOf } from "../../model/board-of.js";
import type { Position } from "../../model/game.js";
import type { Words } from "../../model/words/english.js";
import type { Change, Move } from "./moves.js";

/** The cells that a move changes, those of digits first. */
export function cellsOf({ changes }: Move): readonly number[] {
  const digits = changes.filter(({ kind }) => kind === "place" || kind === "clear");
  return [...new Set((digits.length > 0 ? digits : changes).map(({ cell }) => cell))];
}

/** What a move did, in words. */
export function textOfMove({ changes }: Move, before: Position, words: Words): string {
  const { film } = words;
  const of = (kind: Change["kind"]): Change[] => changes.filter((change) => change.kind === kind);
  const digits = of("place").map(({ cell, digit }) => film.placed(cellName(cell), digit));
  const cleared = of("clear");
  const board = boardOf(before.board);
  const isNew = ({ kind, cell, digit }: Change): boolean => {
    if (kind === "candidate") return !board.has(cell, digit);
    const mask = before.pencil[kind === "corner" ? "corner" : "center"][cell] ?? 0;
    return ((mask >> (digit - 1)) & 1) === 0;
  };
  const notes = [...of("corner"), ...of("center")];
  // Candidates and notes that go with a digit need no words.
  const others =
    digits.length > 0 || cleared.length > 0
      ? []
      : [
          ...listed(notes.filter(isNew), film.noted),
          ...listed(
            notes.filter((change) => !isNew(change)),
            film.noteGone,
          ),
          ...listed(
            of("candidate").filter((change) => !isNew(change)),
            film.removed,
          ),
          ...listed(of("candidate").filter(isNew), film.restored),
        ];
  const colored = [...of("cell"), ...of("color")];
  const end = (cell: number, digit: number): string => words.digitIn(digit, cellName(cell));
  return [
    ...digits,
    ...(cleared.length > 0 ? [film.cleared(namesOf(cleared))] : []),
    ...others,
    ...(colored.length > 0 ? [film.colored(namesOf(colored))] : []),
    ...of("line").map(({ cell, digit, to = 0 }) =>
      film.line(end(cell, digit), end(candidateCell(to), candidateDigit(to))),
    ),
  ].join(". ");
}

const namesOf = (changes: readonly Change[]): string =>
  [...new Set(changes.map(({ cell }) => cellName(cell)))].join(", ");

/** The changes with the same digits together. */
function listed(changes: readonly Change[], say: (digits: string, cells: string) => string): string[] {
  const byCell = new Map<number, number[]>();
  for (const { cell, digit } of changes) byCell.set(cell, [...(byCell.get(cell) ?? []), digit]);
  const byDigits = new Map<string, number[]>();
  for (const [cell, digits] of byCell) {
    const key = digits.join(", ");
    byDigits.set(key, [...(byDigits.get(key) ?? []), cell]);
  }
  return Array.from(byDigits, ([digits, cells]) => say(digits, cells.map(cellName).join(", ")));
}
