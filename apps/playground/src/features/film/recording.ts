import type { History } from "../../model/history.js";
import type { Position } from "../../model/game.js";
import { type Change, KINDS, type Move, moveBetween } from "./moves.js";

/**
 * The moves of a game since its start. The history of a game holds fewer: the page drops its oldest steps. The moves that the
 * history still holds follow those that it dropped.
 */
export interface Recording {
  readonly moves: readonly Move[];
  /** How many moves lie before the first position of the history. */
  readonly dropped: number;
}

/** The most moves that are recorded. Nobody needs that many. */
const MOST = 4000;

type Steps = History<Position>;
const first = ({ past, now }: Steps): Position => past[0] ?? now;
const at = ({ past, now }: Steps, i: number): Position | undefined => (i === past.length ? now : past[i]);

/** A recording of all that a history holds. */
export function recorded(history: Steps): Recording {
  return extended({ moves: [], dropped: 0 }, history, 0);
}

/** The recording after a move, an undo or a redo. Undefined if the history is another one. */
export function followed({ moves, dropped }: Recording, before: Steps, after: Steps): Recording | undefined {
  const shift = first(after) === first(before) ? 0 : before.past.indexOf(first(after));
  if (shift < 0) return undefined;
  let same = Math.min(after.past.length, before.past.length - shift);
  while (same > 0 && at(after, same) !== at(before, same + shift)) same--;
  return extended({ moves: moves.slice(0, dropped + shift + same), dropped: dropped + shift }, after, same);
}

/** Adds the moves of a history from one of its positions on. */
function extended({ moves, dropped }: Recording, history: Steps, from: number): Recording {
  const added: Move[] = [];
  for (let i = from; i < history.past.length && moves.length + added.length < MOST; i++)
    added.push(moveBetween(at(history, i)!, at(history, i + 1)!) ?? NOTHING);
  return { moves: [...moves, ...added], dropped };
}

/** Givens don't change while somebody plays. */
const NOTHING: Move = { changes: [], isFollowed: false };

// --- As text ------------------------------------------------------------------------------------------------------------

/** A short sign of a position, to find out whether a stored recording ends with it. */
function signOf({ board, pencil }: Position): string {
  const { corner, center, cells, candidates, lines } = pencil;
  let hash = 5381;
  for (const letter of JSON.stringify([board, corner, center, cells, candidates, lines]))
    hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** `sign;move;move`: the sign of the last position, and its moves. */
export const textOf = ({ moves }: Recording, now: Position): string =>
  [signOf(now), ...moves.map(textOfMove)].join(";");

/** Reads a stored recording. Undefined if it doesn't end where the history is now. */
export function readRecording(text: string | null, history: Steps): Recording | undefined {
  const [sign, ...rest] = (text ?? "").split(";");
  if (sign !== signOf(history.now) || rest.length > MOST || rest.length < history.past.length) return undefined;
  const moves = rest.map(readMove).filter((move) => move !== undefined);
  return moves.length < rest.length ? undefined : { moves, dropped: moves.length - history.past.length };
}

/** `~p40.5,c12.3`: with notes that follow, a digit in cell 40, and a corner note in cell 12. */
const textOfMove = ({ changes, isFollowed }: Move): string =>
  (isFollowed ? "~" : "") +
  changes
    .map(({ kind, cell, digit, color, to }) => [`${KINDS.indexOf(kind)}${cell}`, digit, color ?? to ?? ""].join("."))
    .join(",");

function readMove(text: string): Move | undefined {
  const isFollowed = text.startsWith("~");
  const parts = text.slice(isFollowed ? 1 : 0).split(",");
  const changes = parts[0] === "" ? [] : parts.map(readChange);
  return changes.some((change) => change === undefined) ? undefined : { changes: changes as Change[], isFollowed };
}

function readChange(text: string): Change | undefined {
  const [, kind, cell, digit, more] = /^([0-7])(\d{1,2})\.(\d)\.(\d{0,3})$/.exec(text) ?? [];
  const name = KINDS[Number(kind)];
  if (kind === undefined || Number(cell) > 80) return undefined;
  if ((digit === "0") !== (name === "clear" || name === "cell")) return undefined;
  const change = { kind: name, cell: Number(cell), digit: Number(digit) };
  if (name === "line")
    return /^\d{1,3}$/.test(more) && Number(more) < 729 ? { ...change, to: Number(more) } : undefined;
  if (name === "cell" || name === "color") return /^[0-6]$/.test(more) ? { ...change, color: Number(more) } : undefined;
  return more === "" ? change : undefined;
}
