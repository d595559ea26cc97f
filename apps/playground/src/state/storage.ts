import type { Choice } from "./choice.js";

export type Theme = "auto" | "light" | "dark";
export const LANGUAGES = ["en", "de"] as const;
export type LanguageName = (typeof LANGUAGES)[number];

/** What can be switched on and off. */
export interface Switches {
  /** Automatic candidates while playing. */
  readonly candidates: boolean;
  /** Mark wrong digits at once. */
  readonly mistakes: boolean;
  readonly timer: boolean;
  /** Codes such as r8c56≠2. */
  readonly notation: boolean;
}

/** The settings that are stored between visits. Boards are on the shelf. */
export interface Settings {
  readonly theme: Theme;
  readonly choice: Choice;
  readonly language: LanguageName;
  readonly switches: Switches;
}

type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "wings";
export const SWITCHES: Switches = { candidates: false, mistakes: false, timer: true, notation: false };

/** Reads the stored settings. Anyone may have written them, so invalid values are ignored. */
export function loadSettings(store: Store | undefined, system = "en"): Settings {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(store?.getItem(KEY) ?? "{}");
    if (typeof read === "object" && read !== null) kept = read as typeof kept;
  } catch {
    // Unreadable: use the defaults.
  }
  const { theme, order, off, language } = kept;
  const known = (name: unknown): LanguageName | undefined => LANGUAGES.find((each) => each === name);
  const flag = (name: keyof Switches): boolean => (typeof kept[name] === "boolean" ? kept[name] : SWITCHES[name]);
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    choice: { order: idsIn(order), off: idsIn(off) },
    language: known(language) ?? known(system.slice(0, 2)) ?? "en",
    switches: {
      candidates: flag("candidates"),
      mistakes: flag("mistakes"),
      timer: flag("timer"),
      notation: flag("notation"),
    },
  };
}

export function saveSettings(store: Store | undefined, { theme, choice, language, switches }: Settings): void {
  try {
    const text = JSON.stringify({ theme, ...choice, language, ...switches });
    // Reading is much faster than writing.
    if (store?.getItem(KEY) !== text) store?.setItem(KEY, text);
  } catch {
    // The storage is full or forbidden.
  }
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each): each is string => typeof each === "string"))] : [];
