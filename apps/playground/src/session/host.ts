import type { Engine, Job } from "../engine/engine.js";
import type { News, Task } from "../engine/messages.js";
import type { Sandbox } from "../sandbox/open-sandbox.js";
import type { Choice } from "../state/choice.js";
import type { History } from "../state/history.js";
import type { State } from "../state/state.js";

/** What a session needs from the browser. */
export interface Surroundings {
  readonly engine: Engine;
  readonly store: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Sets the hash of the address, and stores the current board with it. The two differ along a path. */
  showHash(hash: string, board: string): void;
  openSandbox(name: string, text: string, timeout: number): Promise<Sandbox>;
}

/** What the parts of a session know of the session and of each other. */
export interface Host {
  readonly around: Surroundings;
  readonly state: State;
  /** The selected techniques, in order. */
  readonly wanted: string[];
  readonly boards: { moveTo(history: History, changes?: Partial<State>): void };
  readonly hints: { recall(step: { readonly technique: string; readonly outcome: string }): void };
  readonly choices: { choose(choice: Choice): void };

  set(changes: Partial<State>): void;
  complain(text: string): void;
  inform(text: string): void;
  run(task: Task, listen: (news: News) => void): Job;
  /** Cancels everything that was started for the board. */
  forget(): void;
  /** After a new board: updates address and storage, and prepares a hint. */
  settled(): void;
  /** Stores board, choice and colours, and updates the address. */
  keep(): void;
}
