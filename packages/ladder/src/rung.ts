import type { Technique } from "@wings/core";
import { trusted } from "@wings/core/host";
import type { Level } from "./levels.js";
import type { Preset } from "./presets.js";

/** A technique on the ladder, with its difficulty. */
export interface Rung {
  readonly technique: Technique;
  readonly level: Level;
  /** The score of one step. The score of a puzzle is the sum over its steps. */
  readonly score: number;
  /** The package that the technique comes from: `@wings/xy-wing`, or that of a third party. */
  readonly package: string;
  /** The presets that leave it out. The one without techniques that assume one solution also leaves out those. */
  readonly leftOutOf?: readonly Preset[] | undefined;
  /** A new technique is in no preset but `new`. */
  readonly stage?: "new" | undefined;
}

/** A rung of wings: its steps need no proof, because the tests of wings prove them. */
export const rung = (
  technique: Technique,
  level: Level,
  score: number,
  name: string,
  { leftOutOf, stage }: Pick<Rung, "leftOutOf" | "stage"> = {},
): Rung => Object.freeze({ technique: trusted(technique), level, score, package: name, leftOutOf, stage });
