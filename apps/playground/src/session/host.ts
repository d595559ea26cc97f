import type { Engine, Job } from "../engine/engine.js";
import type { News, Task } from "../engine/messages.js";
import type { Sandbox } from "../sandbox/open.js";
import type { Choice } from "../state/choice.js";
import type { History } from "../state/history.js";
import type { State } from "../state/state.js";

/** What a session needs of its surroundings. */
export interface Surroundings {
  readonly engine: Engine;
  readonly store: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Puts a hash into the address, and keeps with it the board that is worked on: the two differ along a path. */
  showHash(hash: string, board: string): void;
  openSandbox(name: string, text: string, timeout: number): Promise<Sandbox>;
}

/** What the parts of a session know of it, and of one another. */
export interface Host {
  readonly around: Surroundings;
  readonly state: State;
  /** The techniques to work with, in order. */
  readonly wanted: string[];
  readonly boards: { moveTo(history: History, changes?: Partial<State>): void };
  readonly hints: { recall(step: { readonly technique: string; readonly outcome: string }): void };
  readonly choices: { choose(choice: Choice): void };

  set(changes: Partial<State>): void;
  complain(text: string): void;
  inform(text: string): void;
  run(task: Task, listen: (news: News) => void): Job;
  /** Ends all that was begun for the board. */
  forget(): void;
  /** What follows a new board: the address, the memory, and what is found out in advance. */
  settled(): void;
  /** Keeps the board, the choice and the colours, and puts what is shown into the address. */
  keep(): void;
}
