import type { Finding } from "@wings/core";
import type { Names } from "@wings/draw";
import type { Described } from "../sandbox/messages.js";
import type { PathStatus } from "../state/path.js";
import type { Step } from "../state/step.js";

/** What an engine can be asked. Boards are texts, techniques ids in the order in which they are tried. */
export type Task =
  | { readonly kind: "next" | "path" | "all"; readonly board: string; readonly techniques: readonly string[] }
  | { readonly kind: "recall"; readonly board: string; readonly technique: string; readonly outcome: string }
  | { readonly kind: "judge"; readonly board: string }
  /** The last of these boards that has a solution. */
  | { readonly kind: "sound"; readonly boards: readonly string[] }
  | {
      readonly kind: "draw";
      readonly board: string;
      readonly finding: Finding;
      readonly names: Names;
      readonly theme: "light" | "dark";
    };

/** A cell whose digit is wrong, or which lacks the candidate that it needs (0). */
export interface Mistake {
  readonly cell: number;
  readonly digit: number;
}

/** What is known of a board as a whole. */
export interface Verdict {
  readonly solutions: "none" | "one" | "many";
  /** What is contradictory by the plain rules, in words, and the cells where it is seen. */
  readonly contradictions: readonly { readonly text: string; readonly cells: readonly number[] }[];
  /** What keeps the solution of the givens from being reached, where they have just one. */
  readonly mistakes: readonly Mistake[];
}

/** What an engine tells about a task while it works. */
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
  | { readonly kind: "picture"; readonly svg: string }
  | {
      /** A plugin has gone wrong, and the engine goes on without it. */
      readonly kind: "fault";
      /** The number of its load. */
      readonly plugin: number;
      readonly code: string;
      readonly message: string;
    }
  | { readonly kind: "failed"; readonly message: string }
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
