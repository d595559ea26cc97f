import type { Choice } from "./choice.js";

export type Theme = "auto" | "light" | "dark";

/** The settings that are stored between visits. */
export interface Settings {
  readonly board?: string | undefined;
  readonly theme: Theme;
  readonly choice: Choice;
}

type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "wings";

/** Reads the stored settings. Anyone may have written them, so invalid values are ignored. */
export function loadSettings(store: Store | undefined): Settings {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(store?.getItem(KEY) ?? "{}");
    if (typeof read === "object" && read !== null) kept = read as typeof kept;
  } catch {
    // Unreadable: use the defaults.
  }
  const { board, theme, order, off } = kept;
  return {
    board: typeof board === "string" ? board : undefined,
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    choice: { order: idsIn(order), off: idsIn(off) },
  };
}

export function saveSettings(store: Store | undefined, { board, theme, choice }: Settings): void {
  try {
    const text = JSON.stringify({ board, theme, ...choice });
    // Reading is much faster than writing.
    if (store?.getItem(KEY) !== text) store?.setItem(KEY, text);
  } catch {
    // The storage is full or forbidden.
  }
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each): each is string => typeof each === "string"))] : [];
