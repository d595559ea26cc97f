import { type Board, format } from "@wings/core";
import { candidateCell, candidateDigit, candidateOf, digitsOf } from "@wings/core/author";
import { boardOf } from "../../model/board-of.js";
import type { Position } from "../../model/game.js";
import { type Pencil, followed } from "../../model/pencil.js";

/** What a move changes. `place` also replaces a digit. */
export const KINDS = ["place", "clear", "corner", "center", "candidate", "cell", "color", "line"] as const;
export type Kind = (typeof KINDS)[number];

/** One change: most moves are one. Notes and candidates are switched: there, or no longer there. */
export interface Change {
  readonly kind: Kind;
  readonly cell: number;
  /** For notes, candidates and digits; for a line, that of its first end. */
  readonly digit: number;
  /** A color, or 0 for none. */
  readonly color?: number;
  /** The other end of a line, a candidate. */
  readonly to?: number;
}

/** The changes from one position to the next, and whether the notes followed the digits. */
export interface Move {
  readonly changes: readonly Change[];
  readonly isFollowed: boolean;
}

/** What changes between two positions of the same puzzle. Undefined if the givens change. */
export function moveBetween(before: Position, after: Position): Move | undefined {
  const [from, to] = [boardOf(before.board), boardOf(after.board)];
  if (from.givens.some((word, i) => word !== to.givens[i])) return undefined;
  const placed = digitChanges(from, to);
  const next = from.copy();
  for (const change of placed) changeBoard(next, change);
  const onBoard = [...placed, ...candidateChanges(next, to)];
  const kept = pencilChanges(before.pencil, after.pencil);
  if (placed.length === 0) return { changes: [...onBoard, ...kept], isFollowed: false };
  const left = pencilChanges(followed(before.pencil, from, next), after.pencil);
  const isFollowed = left.length < kept.length;
  return { changes: [...onBoard, ...(isFollowed ? left : kept)], isFollowed };
}

/** The position after a move. */
export function moved({ board, pencil }: Position, { changes, isFollowed }: Move): Position {
  const before = boardOf(board);
  const onBoard = changes.filter(isOfBoard);
  const next = onBoard.length === 0 ? before : before.copy();
  for (const change of onBoard) changeBoard(next, change);
  let notes = isFollowed ? followed(pencil, before, next) : pencil;
  for (const change of changes) if (!isOfBoard(change)) notes = changePencil(notes, change);
  return { board: next === before ? board : format(next, "url"), pencil: notes };
}

const isOfBoard = ({ kind }: Change): boolean => kind === "place" || kind === "clear" || kind === "candidate";

function changeBoard(board: Board, { kind, cell, digit }: Change): void {
  if (kind === "candidate") {
    if (!board.eliminate(cell, digit)) board.allow(cell, digit);
    return;
  }
  board.clear(cell);
  if (kind === "place") board.place(cell, digit);
}

const digitChanges = (from: Board, to: Board): Change[] =>
  [...from.values].flatMap((digit, cell): Change[] => {
    const now = to.values[cell];
    return now === digit ? [] : [{ kind: now === 0 ? "clear" : "place", cell, digit: now }];
  });

const candidateChanges = (from: Board, to: Board): Change[] =>
  [...from.masks].flatMap((mask, cell) => switched("candidate", cell, mask ^ to.masks[cell]));

const switched = (kind: Kind, cell: number, mask: number): Change[] =>
  digitsOf(mask).map((digit) => ({ kind, cell, digit }));

type Table = Readonly<Record<number, number>>;

/** The keys whose values differ. */
const changedKeys = (from: Table, to: Table): number[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map(Number)
    .filter((key) => (from[key] ?? 0) !== (to[key] ?? 0));

function pencilChanges(from: Pencil, to: Pencil): Change[] {
  if (from === to) return [];
  const notes = (["corner", "center"] as const).flatMap((kind) =>
    changedKeys(from[kind], to[kind]).flatMap((cell) =>
      switched(kind, cell, (from[kind][cell] ?? 0) ^ (to[kind][cell] ?? 0)),
    ),
  );
  const cells = changedKeys(from.cells, to.cells).map((cell): Change => {
    return { kind: "cell", cell, digit: 0, color: to.cells[cell] ?? 0 };
  });
  const candidates = changedKeys(from.candidates, to.candidates).map((key): Change => {
    return { kind: "color", cell: candidateCell(key), digit: candidateDigit(key), color: to.candidates[key] ?? 0 };
  });
  const isIn = (lines: Pencil["lines"], [a, b]: Pencil["lines"][number]): boolean =>
    lines.some((line) => line[0] === a && line[1] === b);
  const lines = [
    ...from.lines.filter((line) => !isIn(to.lines, line)),
    ...to.lines.filter((line) => !isIn(from.lines, line)),
  ].map(([a, b]): Change => ({ kind: "line", cell: candidateCell(a), digit: candidateDigit(a), to: b }));
  return [...notes, ...cells, ...candidates, ...lines];
}

const put = (table: Table, key: number, value: number): Table => {
  const rest = Object.entries(table).filter(([each]) => Number(each) !== key);
  return Object.fromEntries(value === 0 ? rest : [...rest, [key, value]]);
};

function changePencil(pencil: Pencil, { kind, cell, digit, color = 0, to = 0 }: Change): Pencil {
  switch (kind) {
    case "corner":
    case "center": {
      const mask = (pencil[kind][cell] ?? 0) ^ (1 << (digit - 1));
      return { ...pencil, [kind]: put(pencil[kind], cell, mask) };
    }
    case "cell":
      return { ...pencil, cells: put(pencil.cells, cell, color) };
    case "color":
      return { ...pencil, candidates: put(pencil.candidates, candidateOf(cell, digit), color) };
    default: {
      const from = candidateOf(cell, digit);
      const rest = pencil.lines.filter(([a, b]) => a !== from || b !== to);
      return { ...pencil, lines: rest.length < pencil.lines.length ? rest : [...pencil.lines, [from, to]] };
    }
  }
}
