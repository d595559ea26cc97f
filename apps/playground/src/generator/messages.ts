import type { Level } from "@wings/ladder";
import type { Problem } from "../state/problem.js";
import type { Task } from "../state/practice.js";

/** What to generate. Equal requests have equal answers. */
export type Request =
  | { readonly kind: "play"; readonly level: Level; readonly seed: number }
  | { readonly kind: "practise"; readonly technique: string; readonly seed: number };

export interface Made {
  /** 81 digits and dots. */
  readonly puzzle: string;
  readonly solution: string;
}

export type Answer =
  | { readonly id: number; readonly kind: "play"; readonly made: Made }
  | { readonly id: number; readonly kind: "practise"; readonly task: Task }
  | ({ readonly id: number; readonly kind: "failed" } & Problem);
