import { LANGUAGES, languageFor } from "@wings/languages";
import type { Choice } from "./choice.js";

export type Theme = "auto" | "light" | "dark";

/** What can be switched on and off. */
export interface Switches {
  /** Automatic candidates while playing. */
  readonly candidates: boolean;
  /** Mark wrong digits at once. */
  readonly mistakes: boolean;
  readonly timer: boolean;
  /** Codes such as r8c56≠2. */
  readonly notation: boolean;
  /** A placed digit leaves the notes of the cells that it sees. */
  readonly follow: boolean;
  /** Tint row, column and box of the chosen cell. */
  readonly tint: boolean;
  /** Numbers of rows and columns. */
  readonly coordinates: boolean;
  /** Mark equal digits in a house. */
  readonly conflicts: boolean;
  /** Name the techniques of the player's own steps. */
  readonly names: boolean;
  /** Mark own steps that no technique shows. */
  readonly guesses: boolean;
  /** Three wrong digits end a puzzle. */
  readonly lives: boolean;
}

/** How drawings appear. */
export const SPEEDS = ["quick", "slow", "still"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a text names a cell: `r6c3`, `F3`, or `row 6 column 3`. */
export const CELL_STYLES = ["codes", "letters", "words"] as const;
export type CellStyle = (typeof CELL_STYLES)[number];

export const ASSISTANCE = ["follow", "tint", "coordinates", "conflicts"] as const;
type Assistance = Pick<Switches, (typeof ASSISTANCE)[number]>;

/** Sets of assistance: as on paper, or with all help that gives no digit away. */
export const PRESETS: Readonly<Record<"classic" | "comfort", Assistance>> = {
  classic: { follow: false, tint: false, coordinates: false, conflicts: false },
  comfort: { follow: true, tint: true, coordinates: true, conflicts: true },
};

/** The settings that are stored between visits. Boards are on the shelf. */
export interface Settings {
  readonly theme: Theme;
  readonly choice: Choice;
  /** Its code. */
  readonly language: string;
  readonly switches: Switches;
  readonly speed: Speed;
  readonly cellStyle: CellStyle;
}

type SettingsShelf = Pick<Storage, "getItem" | "setItem">;
const KEY = "wings";
export const SWITCHES: Switches = {
  ...PRESETS.comfort,
  candidates: false,
  mistakes: false,
  timer: true,
  notation: false,
  names: true,
  guesses: false,
  lives: false,
};

/** Reads the stored settings. Anyone may have written them, so invalid values are ignored. `preferred`: the languages of the browser. */
export function loadSettings(store: SettingsShelf | undefined, preferred: readonly string[] = []): Settings {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(store?.getItem(KEY) ?? "{}");
    if (typeof read === "object" && read !== null) kept = read as typeof kept;
  } catch {
    // Unreadable: use the defaults.
  }
  const { theme, order, off, tried, language } = kept;
  const flag = (name: keyof Switches): boolean => (typeof kept[name] === "boolean" ? kept[name] : SWITCHES[name]);
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    choice: { order: idsIn(order), off: idsIn(off), ...(tried !== undefined && { tried: idsIn(tried) }) },
    language: LANGUAGES.find((each) => each === language) ?? languageFor(preferred),
    switches: Object.fromEntries(
      (Object.keys(SWITCHES) as (keyof Switches)[]).map((name) => [name, flag(name)]),
    ) as unknown as Switches,
    speed: SPEEDS.find((each) => each === kept.speed) ?? "quick",
    cellStyle: CELL_STYLES.find((each) => each === kept.cellStyle) ?? "codes",
  };
}

export function saveSettings(store: SettingsShelf | undefined, settings: Settings): void {
  const { theme, choice, language, switches, speed, cellStyle } = settings;
  try {
    const text = JSON.stringify({ theme, ...choice, language, ...switches, speed, cellStyle });
    // Reading is much faster than writing.
    if (store?.getItem(KEY) !== text) store?.setItem(KEY, text);
  } catch {
    // The storage is full or forbidden.
  }
}

/** Stores what changed. Another tab may have written as well: its other settings stay. */
export function saveChanges(store: SettingsShelf | undefined, now: Settings, before: Settings): void {
  const stored = loadSettings(store, [before.language]);
  const newer = <T extends object>(mine: T, old: T, other: T): T =>
    Object.fromEntries(
      Object.keys(other).map((name) => {
        const key = name as keyof T;
        return [key, mine[key] === old[key] ? other[key] : mine[key]];
      }),
    ) as T;
  saveSettings(store, {
    ...newer(now, before, stored),
    choice: newer(now.choice, before.choice, stored.choice),
    switches: newer(now.switches, before.switches, stored.switches),
  });
}

/** Whether a key of the storage has the settings. */
export const isSettingsKey = (key: string | null): boolean => key === KEY;

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each): each is string => typeof each === "string"))] : [];
