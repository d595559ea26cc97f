/** What keys and buttons do, beside moving and digits. */
export type Action = "takeNotes" | "erase" | "undo" | "redo" | "hint" | "apply" | "close";

/** What a key does on the board. Without `isNote`, a digit is what the player takes now: a digit or a note. */
export type Command =
  | { readonly does: "move"; readonly rows: number; readonly columns: number }
  | { readonly does: "digit"; readonly digit: number; readonly isNote?: true }
  | { readonly does: Action };

type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Rows and columns of a move. One that is longer than the board ends at its edge. */
const MOVES = new Map<string, readonly [rows: number, columns: number]>([
  ["ArrowUp", [-1, 0]],
  ["ArrowDown", [1, 0]],
  ["ArrowLeft", [0, -1]],
  ["ArrowRight", [0, 1]],
  ["Home", [0, -8]],
  ["End", [0, 8]],
]);

const OTHERS = new Map<string, Action>([
  ["0", "erase"],
  ["Backspace", "erase"],
  ["Delete", "erase"],
  ["n", "takeNotes"],
  ["Escape", "close"],
]);

/** The command of a key; nothing where the key belongs to the page. */
export function commandOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Key): Command | undefined {
  const letter = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (letter === "z") return { does: shiftKey ? "redo" : "undo" };
    if (letter === "y") return { does: "redo" };
    return key === "Home" || key === "End" ? moved(key === "Home" ? [-8, -8] : [8, 8]) : undefined;
  }
  const move = MOVES.get(key);
  if (move !== undefined) return moved(move);
  // The place on the keyboard: on French keyboards, digits need the shift key.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
  if (digit !== undefined) return { does: "digit", digit: Number(digit), ...(shiftKey && { isNote: true }) };
  const does = OTHERS.get(key.length === 1 ? letter : key);
  return does && { does };
}

const moved = ([rows, columns]: readonly [number, number]): Command => ({ does: "move", rows, columns });
