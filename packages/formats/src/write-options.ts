import type { Board } from "@wings/core";
import { checkBoard } from "@wings/core/host";
import { badOption } from "./errors.js";

/** What goes along with a board, where a program keeps it. */
export interface WriteOptions {
  /** A player's notes by cell, as masks: 1 is the lowest bit. Without them, the candidates are written, if any was eliminated. */
  readonly notes?: ArrayLike<number> | undefined;
  /** The same for notes in the corners. */
  readonly cornerNotes?: ArrayLike<number> | undefined;
  /** A text for the program to show. */
  readonly title?: string | undefined;
}

const isMask = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 512;

/** By name: whether a value is one, and what it must be. */
const OPTIONS: Readonly<Record<string, readonly [isOne: (value: unknown) => boolean, expected: string]>> = {
  notes: [areNotes, "81 masks, one for each cell"],
  cornerNotes: [areNotes, "81 masks, one for each cell"],
  title: [(value) => typeof value === "string", "a text"],
};

function areNotes(value: unknown): boolean {
  const list = value as ArrayLike<unknown> | null;
  return typeof list === "object" && list?.length === 81 && Array.from(list).every(isMask);
}

/** Throws where a board or the options of a writer are no such things. */
export function checkWrite(board: Board, options: unknown): void {
  checkBoard(board);
  if (options === undefined) return;
  if (typeof options !== "object" || options === null) throw badOption("options", options, "an object");
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(OPTIONS, name)) throw badOption("options", name, Object.keys(OPTIONS).join(", "));
    const [isOne, expected] = OPTIONS[name];
    if (value !== undefined && !isOne(value)) throw badOption(name, value, expected);
  }
}
