import type { FunctionComponent } from "preact";
import type { Generator } from "../generator/generator.js";
import type { Pixels } from "../model/engine-messages.js";
import type { Pencil } from "../model/pencil.js";
import type { About } from "./about.js";
import type { Practice, Tab } from "./state.js";
import type { PageStore } from "./store.js";

/** What a page kept with an address, for a reload and for Back. */
export interface Kept {
  readonly game?: string;
  readonly tab?: Tab;
  /** The selected step of the path. */
  readonly at?: number | undefined;
  readonly practice?: Practice | undefined;
  readonly argument?: About["argument"];
}

/** What the page can do beyond changing its state at once. */
export interface Commands {
  /** Goes to an address. Returns whether it could be read. */
  go(this: void, hash: string, kept?: Kept): boolean;
  /** Opens a board from text in any format, or from a link. A text without rules gets the layout. */
  openText(this: void, text: string, layout?: string): Promise<boolean>;
  openFile(this: void, file: File, layout?: string): Promise<boolean>;
  /** Reads a picture again, by other rules. */
  readAgain(this: void, picture: Pixels, layout: string | undefined): Promise<boolean>;
  /** Opens a board with a player's notes: masks of digits by cell. */
  openWithNotes(this: void, board: string, notes: Pencil["center"], layout?: string): Promise<boolean>;
  openEmpty(this: void, layout?: string): Promise<boolean>;
  /** Opens a board of the shelf. */
  resume(this: void, id: string): void;
  remove(this: void, id: string): void;
  /** A kind is a level, or rules and a level: `x-easy`. */
  newPuzzle(this: void, kind: string): void;
  playToday(this: void): void;
  nextTask(this: void): void;
  /** Shows the technique of the exercise on a board, with its proof. */
  showExample(this: void): void;
  startAgain(this: void): void;
  /** Places the digit of the solution in the selected cell, or in the one with the fewest candidates. */
  reveal(this: void): void;
}

/** Plugins from files. Each load has its own number, because a reloaded file is another plugin. */
export interface Plugins {
  load(this: void, name: string, text: string): Promise<void>;
  unload(this: void, load: number): void;
}

/** Views that a feature offers to the board and to rooms of other features. `app/` connects them. */
export interface Slots {
  /** What is argued, and own steps that nothing shows, on the board. */
  readonly ArgueLayer: FunctionComponent;
  readonly ArguePanel: FunctionComponent;
  /** Asks the judge about a claim. */
  readonly JudgeButton: FunctionComponent<{ claim: readonly string[] }>;
}

/** What all views share. */
export interface Page {
  readonly store: PageStore;
  readonly commands: Commands;
  readonly plugins: Plugins;
  readonly generator: Generator;
  readonly slots: Slots;
}
