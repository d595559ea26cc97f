import type { Contradiction } from "@wings/core";
import type { PictureLink, Route } from "@wings/draw";
import type { Described } from "../sandbox/messages.js";
import type { PathStatus } from "../state/path.js";
import type { Problem } from "../state/problem.js";
import type { Step } from "../state/step.js";

/** A task for the engine. Boards are text; techniques are ids in order. */
export type Task =
  | { readonly kind: "next" | "all"; readonly board: string; readonly techniques: readonly string[] }
  | {
      readonly kind: "path";
      readonly board: string;
      readonly techniques: readonly string[];
      /** Leaves out steps that nothing later needs. */
      readonly isTrimmed?: boolean;
    }
  | { readonly kind: "recall"; readonly board: string; readonly technique: string; readonly outcome: string }
  | { readonly kind: "judge"; readonly board: string }
  /** Finds the ratings of Sudoku Explainer. */
  | { readonly kind: "rate"; readonly board: string }
  /** Finds the last of these boards that has a solution. */
  | { readonly kind: "sound"; readonly boards: readonly string[] }
  /** Finds the curves of the links. */
  | { readonly kind: "route"; readonly board: string; readonly links: readonly PictureLink[] };

/** A cell with a wrong digit, or without the candidate of the solution (digit 0). */
export interface Mistake {
  readonly cell: number;
  readonly digit: number;
}

/** The number of solutions of a board, and what is wrong with it. */
export interface Verdict {
  readonly solutions: "none" | "one" | "many" | "undecided";
  /** Violations of the rules. */
  readonly contradictions: readonly Contradiction[];
  /** Differences to the solution of the givens, if there is exactly one. */
  readonly mistakes: readonly Mistake[];
  /** Two solutions that differ, if there are many. */
  readonly twins?: readonly [string, string];
}

/** The ratings of Sudoku Explainer, as text: 7.1, or >7.5. */
export interface Rating {
  readonly er: string;
  readonly ep: string;
  readonly ed: string;
}

/** A message about a running task. */
export type News =
  | { readonly kind: "step"; readonly step: Step }
  | {
      readonly kind: "group";
      readonly technique: string;
      readonly steps: readonly Step[];
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: "verdict"; readonly verdict: Verdict }
  | { readonly kind: "sound"; readonly at: number }
  | { readonly kind: "rated"; readonly rating: Rating }
  | { readonly kind: "routed"; readonly routes: readonly Route[] }
  | ({
      /** A plugin failed, and the engine continues without it. */
      readonly kind: "fault";
      /** The number of its load. */
      readonly plugin: number;
    } & Problem)
  | ({ readonly kind: "failed" } & Problem)
  | { readonly kind: "done"; readonly status: PathStatus; readonly end: string };

export type ToEngine =
  | { readonly kind: "task"; readonly id: number; readonly task: Task }
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "forget"; readonly plugin: number }
  | {
      readonly kind: "plugin";
      readonly plugin: number;
      readonly name: string;
      readonly techniques: readonly Described[];
      /** How long it may take to answer, in milliseconds. */
      readonly timeout: number;
      readonly port: MessagePort;
    };

export type FromEngine =
  | { readonly kind: "news"; readonly id: number; readonly news: News }
  | { readonly kind: "cancelled"; readonly id: number };
