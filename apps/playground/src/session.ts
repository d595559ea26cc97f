import type { Job } from "./engine/engine.js";
import type { News, Task } from "./engine/messages.js";
import { Boards } from "./session/boards.js";
import { Choices } from "./session/choices.js";
import { Hints } from "./session/hints.js";
import type { Host, Surroundings } from "./session/host.js";
import { Paths } from "./session/paths.js";
import { Plugins } from "./session/plugins.js";
import { Surveys } from "./session/surveys.js";
import { readBoard, textOf } from "./session/text.js";
import { wantedOf } from "./state/choice.js";
import { EVERYTHING } from "./state/filter.js";
import { begin } from "./state/history.js";
import { hashOf, readHash } from "./state/link.js";
import { type Theme, loadSettings, saveSettings } from "./state/storage.js";
import { type State, type Tab, knownOf, viewOf } from "./state/state.js";

/** The puzzle of a first visit. It needs a W-Wing. */
const FIRST = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** The state of the page and everything that changes it. The page renders only this state. */
export class Session implements Host {
  readonly around: Surroundings;
  state: State;
  readonly watchers = new Set<() => void>();
  readonly boards: Boards;
  readonly hints: Hints;
  readonly paths: Paths;
  readonly surveys: Surveys;
  readonly choices: Choices;
  readonly plugins: Plugins;

  /** `worked` is the current board, if the page is only reloaded. */
  constructor(around: Surroundings, hash: string, worked?: string) {
    this.around = around;
    const kept = loadSettings(around.store);
    const linked = readBoard(readHash(hash)?.text);
    const first = readBoard(worked) ?? linked ?? readBoard(kept.board) ?? textOf(FIRST);
    this.state = {
      history: begin(first),
      cell: 40,
      entry: "digit",
      tab: "hint",
      hint: undefined,
      hinting: false,
      path: undefined,
      survey: undefined,
      filter: EVERYTHING,
      choice: kept.choice,
      plugins: [],
      verdict: undefined,
      notice: undefined,
      theme: kept.theme,
    };
    this.boards = new Boards(this);
    this.hints = new Hints(this);
    this.paths = new Paths(this);
    this.surveys = new Surveys(this);
    this.choices = new Choices(this);
    this.plugins = new Plugins(this);
    this.settled();
    if (linked === undefined || linked === first) this.boards.openHash(hash);
  }

  set(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    for (const watcher of this.watchers) watcher();
  }

  complain(text: string): void {
    this.set({ notice: { kind: "error", text } });
  }

  inform(text: string): void {
    this.set({ notice: { kind: "info", text } });
  }

  /** Opens a tab and removes the notice. */
  show(tab: Tab): void {
    this.set({ tab, notice: undefined });
    this.keep();
  }

  setTheme(theme: Theme): void {
    this.set({ theme });
    this.keep();
  }

  /** The selected techniques, in order. */
  get wanted(): string[] {
    return wantedOf(
      knownOf(this.state).map(({ id }) => id),
      this.state.choice,
    );
  }

  /** Cancels everything that was started for the board. */
  forget(): void {
    this.hints.forget();
    this.paths.forget();
    this.surveys.forget();
    this.set({ hint: undefined, hinting: false, path: undefined, survey: undefined, verdict: undefined });
  }

  /** After a new board: updates address and storage, and prepares a hint. */
  settled(): void {
    this.keep();
    this.hints.prepare();
  }

  keep(): void {
    const { history, theme, choice } = this.state;
    saveSettings(this.around.store, { board: history.now, theme, choice });
    const { board, step } = viewOf(this.state);
    this.around.showHash(hashOf(board, step), history.now);
  }

  run(task: Task, listen: (news: News) => void): Job {
    return this.around.engine.run(task, listen);
  }
}
