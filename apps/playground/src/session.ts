import { Board, cellName, digitsOf, format, isWingsError, parse } from "@wings/core";
import type { Engine, Job } from "./engine/engine.js";
import type { News, Task, Verdict } from "./engine/messages.js";
import { badStepInLink, noBoard, noBoardInLink, pluginBroken } from "./errors.js";
import type { Sandbox } from "./sandbox/open.js";
import { clip } from "./state/clip.js";
import { type Choice, moved, toggled, wantedOf } from "./state/choice.js";
import { type Entry, erase, type } from "./state/edit.js";
import { EVERYTHING, type Filter, type Group } from "./state/filter.js";
import { type Level, more } from "./state/hint.js";
import { type History, advance, begin, redo, undo } from "./state/history.js";
import { hashIn, hashOf, readHash } from "./state/link.js";
import { goTo, lookAt, onPath } from "./state/path.js";
import { type Theme, recall, remember } from "./state/remember.js";
import { type Known, type State, type Tab, knownOf, viewOf } from "./state/state.js";
import { type Step, applied } from "./state/step.js";

/** What a session needs of its surroundings. */
export interface Surroundings {
  readonly engine: Engine;
  readonly store: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Puts a hash into the address. */
  showHash(hash: string): void;
  openSandbox(name: string, text: string, timeout: number): Promise<Sandbox>;
}

/** How long a plugin may take to answer, in milliseconds. */
const TIMEOUT = 3000;
/** So many characters a plugin may have. */
const LONGEST_PLUGIN = 2_000_000;
/** How long news are gathered before the page is drawn anew, in milliseconds. */
const GATHER = 100;

/** What a first visit shows: a puzzle that needs a W-Wing. */
const FIRST = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** What follows when a board is opened: its givens are not to be changed unawares. */
const OPENED: Partial<State> = { tab: "hint", entry: "digit", notice: undefined };

/** All that happens on the page. What the page shows is its state alone. */
export class Session {
  readonly around: Surroundings;
  state: State;
  readonly sandboxes = new Map<string, Sandbox>();
  readonly watchers = new Set<() => void>();
  /** The next step of the board, found before anyone asks. */
  foreseen: { readonly key: string; readonly step: Promise<Step | null> } | undefined;
  /** What is known of the board as a whole, for those who wait for it. */
  judged = new Promise<Verdict>(() => undefined);
  jobs: { judge?: Job; next?: Job; path?: Job; all?: Job } = {};

  constructor(around: Surroundings, hash: string) {
    this.around = around;
    const kept = recall(around.store);
    this.state = {
      history: begin(readBoard(readHash(hash)?.text) ?? readBoard(kept.board) ?? textOf(FIRST)),
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
    this.settled();
    this.openHash(hash);
  }

  set(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    for (const watcher of this.watchers) watcher();
  }

  // --- The board -----------------------------------------------------------------------------------------------------

  /** Opens a board from text in any format, or from a link to a page such as this. */
  open(text: string): boolean {
    const hash = hashIn(text);
    if (hash !== undefined) return this.openHash(hash);
    try {
      this.moveTo(advance(this.state.history, textOf(text)), OPENED);
      return true;
    } catch (error) {
      this.set({ notice: { kind: "error", text: wordsOf(error) } });
      return false;
    }
  }

  openHash(hash: string): boolean {
    const linked = readHash(hash);
    if (linked === undefined) return false;
    let board: string;
    try {
      board = textOf(linked.text);
    } catch (error) {
      this.set({ notice: { kind: "error", text: noBoardInLink(wordsOf(error)).message } });
      return false;
    }
    this.moveTo(advance(this.state.history, board), OPENED);
    if (linked.unread !== undefined) {
      this.set({ notice: { kind: "error", text: wordsOf(badStepInLink(clip(linked.unread))) } });
    }
    if (linked.step !== undefined) {
      this.around.engine.run({ kind: "recall", board, ...linked.step }, (news) => {
        if (this.state.history.now !== board) return;
        if (news.kind === "step") this.showHint(news.step, "full");
        if (news.kind === "failed") this.set({ notice: { kind: "error", text: news.message } });
      });
    }
    return true;
  }

  /** An empty board, to type a puzzle in. */
  clear(): void {
    this.moveTo(advance(this.state.history, format(new Board(), "url")), { entry: "given", notice: undefined });
  }

  type(digit: number, entry: Entry = this.state.entry): void {
    this.edit((board, cell) => type(board, cell, digit, entry));
  }

  erase(): void {
    this.edit((board, cell) => erase(board, cell, this.state.entry));
  }

  edit(change: (board: Board, cell: number) => Board): void {
    const { history, cell } = this.state;
    if (viewOf(this.state).preview) {
      this.set({ notice: { kind: "info", text: "This is a board of the path. “Solve to here” makes it yours." } });
      return;
    }
    const board = parse(history.now);
    const next = change(board, cell);
    if (next === board) {
      const text = board.isGiven(cell)
        ? `${cellName(cell)} is given. Switch to “Given” to change the puzzle.`
        : `Nothing changes in ${cellName(cell)}.`;
      this.set({ notice: { kind: "info", text } });
      return;
    }
    this.moveTo(advance(history, format(next, "url")), { notice: undefined });
  }

  undo(): void {
    this.moveTo(undo(this.state.history), { notice: undefined });
  }

  redo(): void {
    this.moveTo(redo(this.state.history), { notice: undefined });
  }

  /** Another board: what was known of the last one is forgotten. */
  moveTo(history: History, changes: Partial<State> = {}): void {
    if (history.now === this.state.history.now) {
      this.set(changes);
      this.keep();
      return;
    }
    // A path is kept as long as the board is on it, there and back.
    const path = onPath(this.state.path, history.now);
    this.forget();
    this.set({ ...changes, history, path: path?.status === "searching" ? { ...path, status: "stopped" } : path });
    this.settled();
  }

  /** Ends all that was begun for the board. */
  forget(): void {
    for (const job of Object.values(this.jobs)) job.cancel();
    this.jobs = {};
    this.foreseen = undefined;
    this.set({ hint: undefined, hinting: false, path: undefined, survey: undefined, verdict: undefined });
  }

  /** What follows a new board: the address, the memory, the verdict, and the next step in advance. */
  settled(): void {
    this.keep();
    this.judged = new Promise((resolve) => {
      this.jobs.judge = this.run({ kind: "judge", board: this.state.history.now }, (news) => {
        if (news.kind !== "verdict") return;
        this.set({ verdict: news.verdict });
        resolve(news.verdict);
      });
    });
    void this.foresee();
  }

  keep(): void {
    const { history, theme, choice } = this.state;
    remember(this.around.store, { board: history.now, theme, choice });
    const { board, step } = viewOf(this.state);
    this.around.showHash(hashOf(board, step));
  }

  // --- Hints ---------------------------------------------------------------------------------------------------------

  /** The techniques to work with, in order. */
  get wanted(): string[] {
    return wantedOf(
      knownOf(this.state).map(({ id }) => id),
      this.state.choice,
    );
  }

  /** The next step of the board as it is now: looked for once. */
  foresee(): Promise<Step | null> {
    const board = this.state.history.now;
    const techniques = this.wanted;
    const key = `${board} ${techniques.join()}`;
    if (this.foreseen?.key === key) return this.foreseen.step;
    const step = new Promise<Step | null>((resolve) => {
      let found: Step | null = null;
      this.jobs.next?.cancel();
      this.jobs.next = this.run({ kind: "next", board, techniques }, (news) => {
        if (news.kind === "step") found = news.step;
        if (news.kind === "done" || news.kind === "failed") resolve(found);
      });
    });
    this.foreseen = { key, step };
    return step;
  }

  /** The next hint, or more of the one that is there. */
  async nextHint(level?: Level): Promise<void> {
    const { hint } = this.state;
    if (hint?.step) {
      this.showHint(hint.step, level ?? more(hint.level));
      return;
    }
    const board = this.state.history.now;
    this.set({ hinting: true, tab: "hint" });
    // Whatever leads on from a mistake leads astray.
    const { solutions } = await this.judged;
    if (this.state.history.now !== board) return;
    if (solutions === "none") {
      this.set({ hint: { step: null, level: "full", mistake: true }, hinting: false });
      return;
    }
    const step = await this.foresee();
    if (this.state.history.now === board) this.showHint(step, level ?? "vague");
  }

  showHint(step: Step | null, level: Level): void {
    this.set({ hint: { step, level }, hinting: false, tab: "hint" });
    this.keep();
  }

  /** Carries out the step that is shown, or the one that was hinted at. */
  apply(): void {
    const step = viewOf(this.state).step ?? this.state.hint?.step;
    if (step === undefined || step === null) return;
    const { tab, path } = this.state;
    this.moveTo(
      advance(this.state.history, applied(step)),
      tab === "path" ? told(path!.at + 1) : { notice: undefined },
    );
  }

  // --- The path ------------------------------------------------------------------------------------------------------

  findPath(): void {
    const board = this.state.history.now;
    this.jobs.path?.cancel();
    this.set({ tab: "path", path: { steps: [], end: board, status: "searching", at: 0 } });
    const steps: Step[] = [];
    const place = (): number => this.state.path?.at ?? 0;
    let shown = performance.now();
    this.jobs.path = this.run({ kind: "path", board, techniques: this.wanted }, (news) => {
      if (news.kind === "step") {
        steps.push(news.step);
        // Some at a time: a list that grows at each step would be drawn at each step.
        if (performance.now() - shown < GATHER) return;
        shown = performance.now();
        this.set({ path: { steps: [...steps], end: applied(news.step), status: "searching", at: place() } });
      } else if (news.kind === "done" || news.kind === "failed") {
        const end = news.kind === "done" ? news : { status: "stopped" as const, end: board };
        this.set({ path: { steps, end: end.end, status: end.status, at: place() } });
        this.keep();
      }
    });
  }

  cancelPath(): void {
    this.jobs.path?.cancel();
    const { path } = this.state;
    if (path?.status === "searching") this.set({ path: { ...path, status: "stopped" } });
  }

  walk(at: number): void {
    const { path } = this.state;
    if (path === undefined) return;
    this.set({ path: goTo(path, at), tab: "path" });
    this.keep();
  }

  /** Makes the board at this place of the path the one that is worked on: all steps before it are applied. */
  solveToHere(): void {
    const { path, history } = this.state;
    if (path !== undefined) this.moveTo(advance(history, lookAt(path).board), told(path.at));
  }

  // --- All steps -----------------------------------------------------------------------------------------------------

  findAll(): void {
    const board = this.state.history.now;
    const techniques = this.wanted;
    this.jobs.all?.cancel();
    this.set({ tab: "steps", survey: { groups: [], done: 0, total: techniques.length, running: true } });
    const groups: Group[] = [];
    let done = 0;
    let shown = performance.now();
    this.jobs.all = this.run({ kind: "all", board, techniques }, (news) => {
      const { survey } = this.state;
      if (survey === undefined) return;
      if (news.kind === "group") {
        const { technique, steps } = news;
        if (steps.length > 0) groups.push({ technique, steps });
        done = news.done;
        if (performance.now() - shown < GATHER) return;
        shown = performance.now();
        this.set({ survey: { ...survey, groups: [...groups], done } });
      } else if (news.kind === "done" || news.kind === "failed")
        this.set({ survey: { ...survey, groups, done, running: false } });
    });
  }

  cancelAll(): void {
    this.jobs.all?.cancel();
    const { survey } = this.state;
    if (survey !== undefined) this.set({ survey: { ...survey, running: false } });
  }

  pick(step: Step): void {
    const { survey } = this.state;
    if (survey === undefined) return;
    this.set({ survey: { ...survey, picked: step } });
    this.keep();
  }

  filter(changes: Partial<Filter>): void {
    this.set({ filter: { ...this.state.filter, ...changes } });
  }

  // --- Techniques ----------------------------------------------------------------------------------------------------

  choose(choice: Choice): void {
    this.forget();
    this.set({ choice });
    this.settled();
  }

  toggle(id: string): void {
    this.choose(toggled(this.state.choice, id));
  }

  move(id: string, by: -1 | 1): void {
    const known = knownOf(this.state).map((each) => each.id);
    this.choose(moved(known, this.state.choice, id, by));
  }

  /** Loads a third party's techniques from the text of a file. */
  async load(name: string, text: string): Promise<void> {
    this.unload(name);
    this.set({ plugins: [...this.state.plugins, { name, state: "loading", techniques: [] }], tab: "techniques" });
    try {
      if (text.length > LONGEST_PLUGIN) throw pluginBroken(name, "it is larger than 2 MB.");
      const sandbox = await this.around.openSandbox(name, text, TIMEOUT);
      const techniques = sandbox.techniques.map(({ id, meta }) => ({ id, meta: clipped(meta), from: name }));
      const twice = techniques.find(({ id }) => knownOf(this.state).some((each) => each.id === id));
      this.sandboxes.set(name, sandbox);
      if (twice !== undefined) throw pluginBroken(name, `there is a technique ${twice.id} already.`);
      this.around.engine.add(name, sandbox, TIMEOUT);
      this.plugin(name, { state: "running", techniques });
      this.choose(this.state.choice);
    } catch (error) {
      this.stop(name, wordsOf(error));
    }
  }

  /** Ends a plugin that went wrong, and says why. */
  stop(name: string, fault: string): void {
    this.around.engine.remove(name);
    this.sandboxes.get(name)?.close();
    this.sandboxes.delete(name);
    const { plugins, tab } = this.state;
    const ran = plugins.some((each) => each.name === name && each.state === "running");
    this.plugin(name, { state: "stopped", fault });
    // The list of techniques says why: elsewhere it is enough to know where to look.
    if (tab === "techniques") return;
    this.set({ notice: { kind: "error", text: `${name} was ${ran ? "stopped" : "not loaded"}: see Techniques.` } });
  }

  unload(name: string): void {
    if (!this.state.plugins.some((each) => each.name === name)) return;
    this.around.engine.remove(name);
    this.sandboxes.get(name)?.close();
    this.sandboxes.delete(name);
    this.set({ plugins: this.state.plugins.filter((each) => each.name !== name) });
    this.choose(this.state.choice);
  }

  plugin(name: string, changes: object): void {
    this.set({ plugins: this.state.plugins.map((each) => (each.name === name ? { ...each, ...changes } : each)) });
  }

  // --- The rest ------------------------------------------------------------------------------------------------------

  show(tab: Tab): void {
    this.set({ tab });
    this.keep();
  }

  setTheme(theme: Theme): void {
    this.set({ theme });
    this.keep();
  }

  /** Hands a task to the engine. What goes wrong with a plugin is heard here, whatever the task was. */
  run(task: Task, listen: (news: News) => void): Job {
    return this.around.engine.run(task, (news) => {
      if (news.kind === "fault") this.stop(news.plugin, `${news.message} (${news.code})`);
      else listen(news);
    });
  }
}

/** What a stranger calls things is cut to what a page has room for. */
const clipped = ({ name, roles, after }: Known["meta"]): Known["meta"] => ({
  name: clip(name),
  roles: Object.fromEntries(Object.entries(roles).map(([role, word]) => [role, clip(word, 40)])),
  ...(after !== undefined && { after }),
});

/** What is said when steps of a path are applied together. */
const told = (steps: number): Pick<State, "notice"> => ({
  notice: { kind: "info", text: `You are behind step ${steps} of the path. One Undo takes you back.` },
});

/** A board in any format, as the text that holds all of it. */
function textOf(text: string): string {
  try {
    return format(parse(text), "url");
  } catch (error) {
    // Where no line looks like one of a board, what was seen is the text itself.
    if (isWingsError(error) && error.details.seen === "" && text.trim() !== "") throw noBoard(clip(text.trim(), 40));
    throw error;
  }
}

function readBoard(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return textOf(text);
  } catch {
    return undefined;
  }
}

const wordsOf = (error: unknown): string =>
  isWingsError(error) ? `${error.message} (${error.code})` : (error as Error).message;

/** What a screen reader says of a cell: `row 2 column 6, candidates 1 4`. */
export function labelOf(board: Board, cell: number, step?: Step): string {
  const place = `row ${Math.floor(cell / 9) + 1} column ${(cell % 9) + 1}`;
  const value = board.values[cell];
  if (value !== 0) return `${place}, ${value}${board.isGiven(cell) ? " given" : ""}`;
  const mask = board.masks[cell];
  const label = mask === 0 ? `${place}, no candidates` : `${place}, candidates ${digitsOf(mask).join(" ")}`;
  if (step === undefined) return label;
  const { eliminations, placements } = step.finding;
  const name = cellName(cell);
  const lost = eliminations.filter((each) => each.cell === name).map(({ digit }) => digit);
  const taken = placements.filter((each) => each.cell === name).map(({ digit }) => digit);
  return [label, lost.length > 0 && `loses ${lost.join(" ")}`, taken.length > 0 && `takes ${taken.join(" ")}`]
    .filter(Boolean)
    .join(", ");
}
