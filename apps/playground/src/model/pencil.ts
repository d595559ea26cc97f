import type { Board } from "@wings/core";
import { candidateCell, sees } from "@wings/core/author";

/** What a player writes on the board beside digits: notes, colors and lines. Only used cells have an entry. */
export interface Pencil {
  /** Masks of digits by cell. */
  readonly corner: Readonly<Record<number, number>>;
  readonly center: Readonly<Record<number, number>>;
  /** Colors from 1 on, by cell and by candidate. */
  readonly cells: Readonly<Record<number, number>>;
  readonly candidates: Readonly<Record<number, number>>;
  /** Pairs of candidates, the smaller one first. */
  readonly lines: readonly (readonly [from: number, to: number])[];
}

export const BLANK: Pencil = { corner: {}, center: {}, cells: {}, candidates: {}, lines: [] };

/** The notes after digits were placed: each leaves the cells that it sees, and its own cell has none. */
export function followed(pencil: Pencil, before: Board, after: Board): Pencil {
  let { corner, center } = pencil;
  const drop = (masks: Masks, cell: number, bits: number): Masks =>
    ((masks[cell] ?? 0) & bits) === 0 ? masks : put(masks, cell, masks[cell] & ~bits);
  for (let placed = 0; placed < 81; placed++) {
    const digit = after.values[placed];
    if (digit === 0 || before.values[placed] === digit) continue;
    for (let cell = 0; cell < 81; cell++) {
      if (cell !== placed && !sees(after, cell, placed)) continue;
      corner = drop(corner, cell, cell === placed ? 511 : 1 << (digit - 1));
      center = drop(center, cell, cell === placed ? 511 : 1 << (digit - 1));
    }
  }
  return corner === pencil.corner && center === pencil.center ? pencil : { ...pencil, corner, center };
}

/** Number of colors. */
export const COLORS = 6;

type Masks = Readonly<Record<number, number>>;

const put = (masks: Masks, key: number, value: number): Masks =>
  Object.fromEntries(
    [...Object.entries(masks).filter(([each]) => Number(each) !== key), [String(key), value] as const].filter(
      ([, mask]) => mask !== 0,
    ),
  );

/**
 * The notes after a step that removes candidates, on a board that shows none: what is left in the cells that it changes, so that the
 * player sees it. Notes that had a removed digit only lose it.
 */
export function noted(pencil: Pencil, after: Board, removed: ReadonlyMap<number, number>): Pencil {
  let { corner, center } = pencil;
  for (const [cell, mask] of removed) {
    const [inCorner, inCenter] = [corner[cell] ?? 0, center[cell] ?? 0];
    if (((inCorner | inCenter) & mask) === 0) center = put(center, cell, after.masks[cell]);
    else {
      corner = put(corner, cell, inCorner & ~mask);
      center = put(center, cell, inCenter & ~mask);
    }
  }
  return { ...pencil, corner, center };
}

/** Adds a note to all cells, or removes it if all of them have it. */
export function toggleNote(pencil: Pencil, kind: "corner" | "center", cells: readonly number[], digit: number): Pencil {
  const bit = 1 << (digit - 1);
  const isEverywhere = cells.every((cell) => ((pencil[kind][cell] ?? 0) & bit) !== 0);
  const noted = cells.reduce<Masks>((masks, cell) => {
    const mask = masks[cell] ?? 0;
    return put(masks, cell, isEverywhere ? mask & ~bit : mask | bit);
  }, pencil[kind]);
  return { ...pencil, [kind]: noted };
}

/** Colors all cells, or removes the color if all of them have it. */
export function colorCells(pencil: Pencil, cells: readonly number[], color: number): Pencil {
  const next = cells.every((cell) => pencil.cells[cell] === color) ? 0 : color;
  return { ...pencil, cells: cells.reduce<Masks>((all, cell) => put(all, cell, next), pencil.cells) };
}

/** Gives a cell the color of another one, or none. */
export const copyColor = (pencil: Pencil, from: number, to: number): Pencil => ({
  ...pencil,
  cells: put(pencil.cells, to, pencil.cells[from] ?? 0),
});

export function colorCandidate(pencil: Pencil, candidate: number, color: number): Pencil {
  const next = pencil.candidates[candidate] === color ? 0 : color;
  return { ...pencil, candidates: put(pencil.candidates, candidate, next) };
}

/** Draws a line between two candidates, or removes it. */
export function toggleLine(pencil: Pencil, one: number, other: number): Pencil {
  const [from, to] = one < other ? [one, other] : [other, one];
  const rest = pencil.lines.filter(([a, b]) => a !== from || b !== to);
  return { ...pencil, lines: rest.length < pencil.lines.length ? rest : [...pencil.lines, [from, to]] };
}

/** Removes the notes of some cells; colors and lines stay. */
export function eraseNotes(pencil: Pencil, cells: readonly number[]): Pencil {
  const without = (masks: Masks): Masks => cells.reduce<Masks>((all, cell) => put(all, cell, 0), masks);
  return { ...pencil, corner: without(pencil.corner), center: without(pencil.center) };
}

/** Removes the colors and lines of some cells. */
export function eraseColors(pencil: Pencil, cells: readonly number[]): Pencil {
  const isHere = (candidate: number): boolean => cells.includes(candidateCell(candidate));
  return {
    ...pencil,
    cells: cells.reduce<Masks>((all, cell) => put(all, cell, 0), pencil.cells),
    candidates: Object.fromEntries(Object.entries(pencil.candidates).filter(([each]) => !isHere(Number(each)))),
    lines: pencil.lines.filter((line) => !line.some(isHere)),
  };
}

/** Reads stored notes. Anyone may have written them, so unknown keys and values are ignored. */
export function readPencil(value: unknown): Pencil {
  const fields = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<keyof Pencil, unknown>>;
  const masks = (of: unknown, isKey: (key: number) => boolean, most: number): Masks =>
    Object.fromEntries(
      Object.entries(typeof of === "object" && of !== null ? of : {})
        .map(([key, mask]) => [Number(key), Number(mask)] as const)
        .filter(([key, mask]) => isKey(key) && Number.isInteger(mask) && mask > 0 && mask <= most),
    );
  const isCell = (key: number): boolean => Number.isInteger(key) && key >= 0 && key < 81;
  const isCandidate = (key: number): boolean => Number.isInteger(key) && key >= 0 && key < 729;
  const lines: unknown[] = Array.isArray(fields.lines) ? fields.lines.slice(0, 500) : [];
  return {
    corner: masks(fields.corner, isCell, 511),
    center: masks(fields.center, isCell, 511),
    cells: masks(fields.cells, isCell, COLORS),
    candidates: masks(fields.candidates, isCandidate, COLORS),
    lines: lines.filter(
      (line): line is [number, number] =>
        Array.isArray(line) &&
        line.length === 2 &&
        line.every((end: unknown) => Number.isInteger(end) && isCandidate(Number(end))),
    ),
  };
}
