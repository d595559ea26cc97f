import type { Choice } from "./choice.js";

export type Theme = "auto" | "light" | "dark";

/** What outlives a visit. */
export interface Remembered {
  readonly board?: string | undefined;
  readonly theme: Theme;
  readonly choice: Choice;
}

type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "wings";

/** Reads what was kept. It may have been written by another version, or by anyone: what does not fit is left out. */
export function recall(store: Store | undefined): Remembered {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(store?.getItem(KEY) ?? "{}");
    if (typeof read === "object" && read !== null) kept = read as typeof kept;
  } catch {
    // As on a first visit.
  }
  const { board, theme, order, off } = kept;
  return {
    board: typeof board === "string" ? board : undefined,
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    choice: { order: idsIn(order), off: idsIn(off) },
  };
}

export function remember(store: Store | undefined, { board, theme, choice }: Remembered): void {
  try {
    const text = JSON.stringify({ board, theme, ...choice });
    // Writing takes a while, reading does not.
    if (store?.getItem(KEY) !== text) store?.setItem(KEY, text);
  } catch {
    // A full or forbidden store: the next visit begins anew.
  }
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each): each is string => typeof each === "string"))] : [];
