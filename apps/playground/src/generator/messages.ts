import type { Level } from "@wings/ladder";
import type { Need } from "./need.js";
import type { Problem } from "../model/problem.js";
import type { PracticeTask } from "../model/practice.js";

/** What to generate. Equal requests have equal answers. */
export type Request =
  | {
      readonly kind: "play";
      readonly level: Level;
      readonly seed: number;
      /** The rules of a board with other houses: a name of a layout, with `jigsaw` for a random map. */
      readonly rules?: string | undefined;
    }
  | { readonly kind: "practice"; readonly technique: string; readonly seed: number }
  /** A puzzle that needs what is known, and at most one technique more. */
  | { readonly kind: "fit"; readonly need: Need; readonly seed: number };

export interface Asked {
  readonly id: number;
  readonly request: Request;
  /** When it was asked: to start the worker may have taken a part of the time. */
  readonly asked: number;
}

export interface Made {
  /** 81 digits and dots; with other houses, as the page keeps a board. */
  readonly puzzle: string;
  readonly solution: string;
}

/** A puzzle, and what is new in it. */
export interface MadeToFit extends Made {
  readonly fresh?: string | undefined;
  /** Whether it was prepared, because there was no time to make one. */
  readonly isPrepared: boolean;
}

export type Answer =
  /** The search goes on. */
  | { readonly id: number; readonly kind: "attempts"; readonly attempts: number }
  | { readonly id: number; readonly kind: "play"; readonly made: Made }
  | { readonly id: number; readonly kind: "practice"; readonly task: PracticeTask }
  | { readonly id: number; readonly kind: "fit"; readonly made: MadeToFit }
  | ({ readonly id: number; readonly kind: "failed" } & Problem);
