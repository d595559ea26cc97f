import type { Contradiction, NamedFact } from "@wings/core";
import type { Claim, Judgement } from "@wings/core/judge";
import type { PictureLink, Route } from "@wings/draw";
import type { PhotoReading } from "@wings/photo";
import type { Move, Named, RungId } from "@wings/player/moves";
import type { Described } from "@wings/plugin-host";
import type { PathStatus } from "./path.js";
import type { Problem } from "./problem.js";
import type { Step } from "./step.js";

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
  /** Names the moves of the player, after those whose names are known. */
  | {
      readonly kind: "name";
      readonly moves: readonly Move[];
      readonly known: readonly Named[];
      /** The techniques that may be named. */
      readonly rungs: readonly RungId[];
      readonly solution?: string | undefined;
    }
  /** Judges a claim by the facts that are given, or by the fewest that prove it. */
  | {
      readonly kind: "argue";
      readonly board: string;
      readonly claim: Claim;
      readonly facts: readonly NamedFact[] | undefined;
      readonly techniques: readonly string[];
    }
  /** Reads a sudoku from a picture, by the rules of a layout. */
  | { readonly kind: "photo"; readonly picture: Pixels; readonly layout: string | undefined }
  /** Finds the curves of the links. */
  | { readonly kind: "route"; readonly board: string; readonly links: readonly PictureLink[] };

/** A picture, four bytes a pixel, as a canvas has it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

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

/** What is read from a picture: without its board, which is made from the cells once they are corrected. */
export type Reading = Omit<PhotoReading, "board">;

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
  | { readonly kind: "named"; readonly names: readonly Named[] }
  | {
      readonly kind: "argued";
      readonly judgement: Judgement;
      /** The facts that the proof doesn't need. */
      readonly spare: readonly NamedFact[];
    }
  | { readonly kind: "rated"; readonly rating: Rating }
  | { readonly kind: "read"; readonly reading: Reading }
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
  | { readonly kind: "canceled"; readonly id: number };
