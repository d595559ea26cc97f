import type { Preset } from "@wings/ladder";

/** All presets of the ladder, which the compiler compares: its own list comes with every technique, and slows each start. */
const KNOWN: Readonly<Record<Preset, true>> = {
  all: true,
  players: true,
  "no-uniqueness": true,
  counting: true,
  new: true,
};
export const PRESETS = Object.keys(KNOWN) as Preset[];

/** The preset of a command without `--preset`. */
export const DEFAULT_PRESET = "all" satisfies Preset;
