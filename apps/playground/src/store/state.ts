import type { Argument } from "../coach/argument.js";
import type { OwnStep } from "../coach/own-steps.js";
import type { Learner } from "../coach/learner.js";
import type { Pixels, Rating, Reading, Verdict } from "../engine/messages.js";
import type { Choice } from "../model/choice.js";
import type { Counted } from "../model/counted.js";
import type { Entry } from "../model/edit.js";
import { EVERYTHING, type Filter } from "../model/filter.js";
import type { Game } from "../model/game.js";
import type { Hint, HintLevel } from "../model/hint.js";
import type { Path } from "../model/path.js";
import type { Plugin } from "../model/known.js";
import type { Judgement, Marks, PracticeTask } from "../model/practice.js";
import type { Route } from "../model/route.js";
import type { CellStyle, Settings, Speed, Switches, Theme } from "../model/storage.js";
import type { Step, StepId } from "../model/step.js";
import type { StorageFault } from "../model/watched-storage.js";
import type { Survey } from "../model/survey.js";
import type { Words } from "../words/english.js";
import type { Round } from "../progress/round.js";
import type { Handlers } from "./handlers.js";
import type { LateAction } from "./reduce.js";

export const TABS = ["hint", "path", "steps", "argue", "techniques"] as const;
export type Tab = (typeof TABS)[number];
export type DialogName = "open" | "share" | "settings" | "help" | "print" | "photo";

/** A picture, and what is read in it. */
export interface Photo {
  readonly picture: Pixels;
  readonly reading: Reading;
}

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

export interface State {
  readonly route: Route;
  readonly game: Game | undefined;
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
  readonly tab: Tab;
  readonly hint: Hint | undefined;
  /** The level of a hint that was asked for and is not there yet. */
  readonly hinting: HintLevel | undefined;
  /** The player asked for a check before the verdict on the board was there. */
  readonly isChecking: boolean;
  /** The next step, found in advance, and what it was found for. */
  readonly next: { readonly key: string; readonly step: Step | null } | undefined;
  /** The clause of the explanation that is lit. */
  readonly clause: number | undefined;
  /** What a proof by counting shows. */
  readonly counted: Counted;
  /** How often links were routed: the curves are kept beside the state. */
  readonly routed: number;
  /** How often a step was asked to draw itself again. */
  readonly replays: number;
  readonly path: Path | undefined;
  readonly survey: Survey | undefined;
  /** The ratings of Sudoku Explainer: the puzzle for which they were asked, and what they are once they are found. */
  readonly explainer: { readonly puzzle: string; readonly rating?: Rating } | undefined;
  readonly filter: Filter;
  /** A step of a link that has to be found again. */
  readonly recall: StepId | undefined;
  readonly choice: Choice;
  readonly plugins: readonly Plugin[];
  readonly verdict: Verdict | undefined;
  readonly notice: Notice | undefined;
  /** What a screen reader announces after an action. */
  readonly spoken: Notice["say"] | undefined;
  readonly theme: Theme;
  readonly language: string;
  readonly switches: Switches;
  readonly speed: Speed;
  readonly cellStyle: CellStyle;
  /** Whether the game waits, with its board covered. */
  readonly isPaused: boolean;
  readonly practice: Practice | undefined;
  /** What is known about the player, once it is loaded. */
  readonly learner: Learner | undefined;
  /** The exercises of today, once they began. */
  readonly round?: Round | undefined;
  /** The packed films of solved puzzles, by the id of their game. */
  readonly films: Readonly<Record<string, string>>;
  /** What somebody argues about the board. */
  readonly argument: Argument | undefined;
  /** The moves of the player that no technique shows, if the page marks them. */
  readonly guesses: readonly string[];
  /** A step of the past that is shown, once it is found again. */
  readonly past?: { readonly of: StepId; readonly step?: Step } | undefined;
  /** Where the player used techniques in this game, and where they missed some. */
  readonly seen?: Readonly<Record<"used" | "missed", Readonly<Partial<Record<string, readonly StepId[]>>>>> | undefined;
  /** The names of the moves of a film, by the number of the move. */
  readonly filmNames?: Readonly<Record<number, OwnStep>>;
  /** What handles the actions of parts that are loaded later. */
  readonly late: Partial<Handlers<LateAction>>;
  readonly wanted: Wanted | undefined;
  /** The steps of a finished puzzle from its start. */
  readonly finish: { readonly steps: readonly Step[]; readonly isWhole: boolean } | undefined;
  readonly dialog: DialogName | undefined;
  /** What the dialog of pictures shows. */
  readonly photo?: Photo | undefined;
  readonly shelf: readonly Game[];
  /** Whether a new version waits. */
  readonly hasUpdate: boolean;
  /** Why the browser keeps nothing, and whether the player read it. */
  readonly unsaved?: { readonly fault: StorageFault; readonly isRead: boolean };
}

export const initialState = (
  route: Route,
  { theme, choice, language, switches, speed, cellStyle }: Settings,
): State => ({
  route,
  game: undefined,
  cell: 40,
  cells: [],
  entry: "digit",
  armed: 0,
  color: 1,
  highlight: 0,
  lineFrom: undefined,
  tab: "hint",
  hint: undefined,
  hinting: undefined,
  isChecking: false,
  next: undefined,
  clause: undefined,
  counted: "both",
  routed: 0,
  replays: 0,
  path: undefined,
  survey: undefined,
  explainer: undefined,
  filter: EVERYTHING,
  recall: undefined,
  choice,
  plugins: [],
  verdict: undefined,
  notice: undefined,
  spoken: undefined,
  theme,
  language,
  switches,
  speed,
  cellStyle,
  isPaused: false,
  practice: undefined,
  learner: undefined,
  films: {},
  argument: undefined,
  guesses: [],
  late: {},
  wanted: undefined,
  finish: undefined,
  dialog: undefined,
  shelf: [],
  hasUpdate: false,
});
