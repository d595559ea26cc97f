import type { Learner } from "@wings/player";
import type { Counted } from "../model/counted.js";
import type { Entry } from "../model/edit.js";
import type { Game } from "../model/game.js";
import type { Plugin } from "../model/known.js";
import type { Judgement, Marks, PracticeTask } from "../model/practice.js";
import type { Route } from "../model/route.js";
import type { Settings } from "../model/storage.js";
import type { Step, StepId } from "../model/step.js";
import type { Words } from "../model/words/english.js";
import { type About, aboutBoard } from "./about.js";

export const TABS = ["hint", "path", "steps", "argue", "techniques"] as const;
export type Tab = (typeof TABS)[number];
export type DialogName = "open" | "share" | "settings" | "help" | "print" | "photo";

/** A message that waits until something changes. It is a function, so that it follows the language. */
export interface Notice {
  readonly kind: "error" | "info";
  /** The code of an error, for a report. */
  readonly code?: string;
  /** A step that the message speaks of. */
  readonly step?: StepId | undefined;
  say(this: void, words: Words): string;
}

/** A practice task and what was answered. */
export interface Practice {
  readonly task: PracticeTask;
  readonly marks: Marks;
  readonly answer?: Judgement | undefined;
  /** The step that is shown after a right answer, or on request. */
  readonly shown?: Step | undefined;
  /** Other steps that the answer has, too. */
  readonly also?: readonly Step[];
  /** Whether this task counts no more: it was answered wrong, or shown. */
  readonly isSpent: boolean;
  /** Whether a right answer counted. */
  readonly counts?: boolean;
}

/** What is asked of the generator. */
export type Wanted =
  | { readonly kind: "play"; readonly name: string }
  | {
      readonly kind: "practice";
      readonly technique: string;
      readonly seed: number;
      /** Shows the answer with the board. */
      readonly isExample?: boolean;
    };

/** Where the next key or press goes. */
export interface Input {
  /** The cell with the cursor, and all selected cells. */
  readonly cell: number;
  readonly cells: readonly number[];
  readonly entry: Entry;
  /** A digit that goes into the next cell that is pressed, or 0. */
  readonly armed: number;
  readonly color: number;
  /** The digit to highlight; 10 for cells with two candidates, 0 for none. */
  readonly highlight: number;
  readonly lineFrom: number | undefined;
}

/** How a step is drawn. */
export interface Drawing {
  /** What a proof by counting shows. */
  readonly counted: Counted;
  /** How often links were routed: the curves are kept beside the state. */
  readonly routed: number;
  /** How often a step was asked to draw itself again. */
  readonly replays: number;
  /** The moves of the player that no technique shows, if the page marks them: `r1c1=4`, `r1c1-4`. */
  readonly guesses: readonly string[];
}

/**
 * What features keep for themselves, each under a name of its own. A feature adds its field:
 * `declare module "../../store/state.js" { interface FeatureStates { film: FilmState } }`.
 *
 * @public
 */
export interface FeatureStates {}

/** What the rooms of the page share. */
export interface State extends Partial<FeatureStates> {
  readonly route: Route;
  readonly game: Game | undefined;
  /** What is known about the board of the game. */
  readonly about: About;
  readonly input: Input;
  readonly tab: Tab;
  readonly dialog: DialogName | undefined;
  readonly notice: Notice | undefined;
  /** What a screen reader announces after an action. */
  readonly spoken: Notice["say"] | undefined;
  readonly practice: Practice | undefined;
  readonly wanted: Wanted | undefined;
  readonly settings: Settings;
  readonly plugins: readonly Plugin[];
  readonly drawing: Drawing;
  /** What is known about the player, once it is loaded. */
  readonly learner: Learner | undefined;
  readonly shelf: readonly Game[];
}

/** Nothing is selected. */
export const NO_INPUT = { cells: [], armed: 0, highlight: 0, lineFrom: undefined } as const;

export const initialState = (route: Route, settings: Settings): State => ({
  route,
  game: undefined,
  about: aboutBoard(undefined),
  input: { ...NO_INPUT, cell: 40, entry: "digit", color: 1 },
  tab: "hint",
  dialog: undefined,
  notice: undefined,
  spoken: undefined,
  practice: undefined,
  wanted: undefined,
  settings,
  plugins: [],
  drawing: { counted: "both", routed: 0, replays: 0, guesses: [] },
  learner: undefined,
  shelf: [],
});

export const withAbout = (state: State, changes: Partial<About>): State => ({
  ...state,
  about: { ...state.about, ...changes },
});

export const withInput = (state: State, changes: Partial<Input>): State => ({
  ...state,
  input: { ...state.input, ...changes },
});

export const withDrawing = (state: State, changes: Partial<Drawing>): State => ({
  ...state,
  drawing: { ...state.drawing, ...changes },
});

export const withSettings = (state: State, changes: Partial<Settings>): State => ({
  ...state,
  settings: { ...state.settings, ...changes },
});
