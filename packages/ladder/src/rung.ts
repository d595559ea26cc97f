import type { Technique } from "@wings/core";
import type { Level } from "./levels.js";

/** A technique on the ladder, with its difficulty. */
export interface Rung {
  readonly technique: Technique;
  readonly level: Level;
  /** The score of one step. The score of a puzzle is the sum over its steps. */
  readonly score: number;
  /** The package that the technique comes from: `@wings/xy-wing`, or that of a third party. */
  readonly package: string;
}

/** A rung of wings. */
export const rung = (technique: Technique, level: Level, score: number, name: string): Rung =>
  Object.freeze({ technique, level, score, package: `@wings/${name}` });
