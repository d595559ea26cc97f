import { Board, type Language, type Technique, type WingsError, isWingsError, parse } from "@wings/core";
import { boardOf, checkLanguage, checkOptionNames, formatUrl, notForLayout } from "@wings/core/host";
import { makeControls } from "./controls.js";
import { html, svg } from "./dom.js";
import { Game, conflictsOf } from "./game.js";
import { type HintStep, type ShownStep, hintSteps } from "./hint-step.js";
import { type Action, commandOf } from "./keys.js";
import { VIEW_BOX, draw, sample } from "./picture.js";
import { STYLE } from "./style.js";
import { ENGLISH, type Words, cellLabel } from "./words.js";

/** The events of the element beside those of every element. */
export interface WingsBoardEventMap {
  /** The player has changed the board or the notes: `value` and `board` have the new position. */
  change: Event;
  /** A level of a hint is shown. */
  hint: CustomEvent<HintStep>;
  /** The player has placed the last digit, and no two are in conflict. */
  solved: Event;
  /** The puzzle can't be read, or a technique has failed. `event.error` is also in the property `error`. */
  error: ErrorEvent;
}

declare global {
  interface HTMLElementTagNameMap {
    "wings-board": WingsBoard;
  }
}

/** Node.js has no elements: there, the module can be imported, and nothing more. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** Properties that a page may have set before the element was defined. */
const PROPERTIES = ["puzzle", "value", "board", "readOnly", "candidates", "techniques", "language", "words"] as const;

let sheet: CSSStyleSheet | undefined;

/** A sudoku board to play on, with hints. `defineWingsBoard` makes it the element `<wings-board>`. */
export class WingsBoard extends Base {
  static readonly observedAttributes = ["puzzle", "readonly", "candidates"];
  /** The techniques of boards that have none of their own. */
  static techniques: readonly Technique[] = [];

  #game = new Game();
  #techniques: readonly Technique[] | undefined;
  #language: Language | undefined;
  #words = ENGLISH;
  #error: WingsError | null = null;
  /** Whether the error is one of the puzzle. */
  #isUnread = false;
  #selected = 0;
  #takesNotes = false;
  /** The steps of the hint; the first one is shown. */
  #hint: readonly ShownStep[] = [];
  #isStale = false;

  readonly #parts = {
    picture: svg("svg", { part: "picture", class: "picture", viewBox: VIEW_BOX, "aria-hidden": "true" }),
    grid: html("div", { part: "grid", class: "grid", role: "grid" }),
    hint: html("div", { part: "hint", role: "status" }),
    said: html("div", { class: "said", role: "status" }),
  };
  readonly #controls = makeControls(
    (digit) => this.#enter(digit),
    (action) => this.#actions[action](),
  );
  readonly #cells = Array.from({ length: 81 }, () => html("span", { part: "cell", role: "gridcell", tabindex: -1 }));

  constructor() {
    super();
    const { picture, grid, hint, said } = this.#parts;
    for (let row = 0; row < 81; row += 9)
      grid.append(html("div", { class: "row", role: "row" }, ...this.#cells.slice(row, row + 9)));
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    sheet ??= new CSSStyleSheet();
    if (sheet.cssRules.length === 0) sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.append(
      html("div", { class: "all" }, html("div", { class: "board" }, picture, grid), this.#controls.root, hint, said),
    );
    grid.addEventListener("keydown", (event) => this.#onKey(event));
    for (const type of ["click", "focusin"])
      grid.addEventListener(type, ({ target }) => this.#select(this.#cells.indexOf(target as HTMLSpanElement)));
  }

  /** The element is on a page: it takes over properties that were set before it was defined. */
  connectedCallback(): void {
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: value });
    }
    this.#changed();
  }

  /** An attribute has another value. */
  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === "puzzle") this.#read(value);
    this.#changed();
  }

  /** Listens to an event of the element. */
  override addEventListener<K extends keyof WingsBoardEventMap>(
    type: K,
    listener: (this: WingsBoard, event: WingsBoardEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Listens to any other event. */
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }

  /** The puzzle as text, in any format that `parse` reads. Setting it starts a new game. */
  get puzzle(): string {
    return this.getAttribute("puzzle") ?? "";
  }
  set puzzle(text: string) {
    this.setAttribute("puzzle", text);
  }

  /** The whole position as text: `puzzle` and `value` read it again, with the player's digits. */
  get value(): string {
    return formatUrl(this.#game.board);
  }
  set value(text: string) {
    this.#read(text);
    this.#changed();
  }

  /** A copy of the position. Setting it starts a new game from it. */
  get board(): Board {
    return this.#game.board.copy();
  }
  set board(board: Board) {
    this.#start(() => boardOf(board).copy());
    this.#changed();
  }

  /** Whether the player can't change the board. Hints are shown, but can't be applied. */
  get readOnly(): boolean {
    return this.hasAttribute("readonly");
  }
  set readOnly(value: boolean) {
    this.toggleAttribute("readonly", value);
  }

  /** Whether open cells show their candidates. Then notes remove candidates and bring them back. */
  get candidates(): boolean {
    return this.hasAttribute("candidates");
  }
  set candidates(value: boolean) {
    this.toggleAttribute("candidates", value);
  }

  /** Where hints come from, the easiest first. */
  get techniques(): readonly Technique[] {
    return this.#techniques ?? (this.constructor as typeof WingsBoard).techniques;
  }
  set techniques(techniques: readonly Technique[]) {
    this.#techniques = techniques;
    this.closeHint();
  }

  /** The language of hints and of the names of cells. English without one. */
  get language(): Language | undefined {
    return this.#language;
  }
  set language(language: Language | null | undefined) {
    checkLanguage(language ?? undefined);
    this.#language = language ?? undefined;
    this.closeHint();
    this.#changed();
  }

  /** Words of the element. Those that are not set stay English. */
  get words(): Words {
    return this.#words;
  }
  set words(words: Partial<Words> | undefined) {
    if (words !== undefined) checkOptionNames(words, Object.keys(ENGLISH).join(" "));
    this.#words = { ...ENGLISH, ...words };
    this.#changed();
  }

  /** What was wrong with the puzzle, or with the last hint. */
  get error(): WingsError | null {
    return this.#error;
  }

  /** What the hint shows now. */
  get hint(): HintStep | null {
    return this.#hint[0] ?? null;
  }

  /** Shows the first level of a hint, then the next one; after the last one, it closes the hint. */
  showHint(): void {
    if (this.#isUnread) return;
    if (this.#hint.length > 0) this.#hint = this.#hint.slice(1);
    else {
      this.#error = null;
      this.#attempt(() => (this.#hint = hintSteps(this.#game.board, this.techniques, this.#words, this.#language)));
    }
    this.#changed();
    const [step] = this.#hint;
    if (step === undefined) return;
    const { status, level, finding, text } = step;
    this.dispatchEvent(new CustomEvent("hint", { detail: { status, level, finding, text }, bubbles: true }));
  }

  /** Hides the hint. */
  closeHint(): void {
    this.#hint = [];
    this.#changed();
  }

  /** Carries the step of the hint out. */
  applyHint(): void {
    const finding = this.#hint[0]?.finding;
    if (finding !== undefined) this.#play((game) => game.apply(finding));
  }

  /** Takes the last move back. */
  undo(): void {
    this.#play((game) => game.undo());
  }

  /** Makes the last move again that was taken back. */
  redo(): void {
    this.#play((game) => game.redo());
  }

  #read(text: string | null): void {
    this.#start(() => (text === null ? new Board() : parse(text)));
  }

  #start(make: () => Board): void {
    this.#game = new Game();
    this.#hint = [];
    this.#error = null;
    this.#attempt(() => {
      const board = make();
      // Its lines and conflicts are those of the classic houses.
      if (board.layout) throw notForLayout("the element", board.layout.name);
      this.#game = new Game(board);
    });
    this.#isUnread = this.#error !== null;
  }

  /** An error is shown, and told to the page. It is never thrown: nobody could catch it. */
  #attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!isWingsError(error)) throw error;
      this.#error = error;
      this.#changed();
      // While a page is read, its listeners are not there yet.
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error", { error, message: error.message })));
    }
  }

  /** A move of the player. */
  #play(move: (game: Game) => boolean): void {
    if (this.readOnly || !move(this.#game)) return;
    this.#hint = [];
    this.#changed();
    this.dispatchEvent(new Event("change", { bubbles: true }));
    if (isSolved(this.#game.board)) this.dispatchEvent(new Event("solved", { bubbles: true }));
  }

  #enter(digit: number, isNote = this.#takesNotes): void {
    const cell = this.#selected;
    this.#play((game) =>
      !isNote ? game.place(cell, digit) : this.candidates ? game.toggleCandidate(cell, digit) : game.note(cell, digit),
    );
    this.#say(this.#labelOf(cell));
  }

  /** What keys and buttons do. */
  readonly #actions: Readonly<Record<Action, () => void>> = {
    takeNotes: () => {
      this.#takesNotes = !this.#takesNotes;
      this.#changed();
    },
    erase: () => {
      this.#play((game) => game.erase(this.#selected));
      this.#say(this.#labelOf(this.#selected));
    },
    undo: () => this.undo(),
    redo: () => this.redo(),
    hint: () => this.showHint(),
    apply: () => {
      this.applyHint();
      // The button is gone now.
      this.#controls.focusHint();
    },
    close: () => this.closeHint(),
  };

  #onKey(event: KeyboardEvent): void {
    const command = commandOf(event);
    if (command === undefined || (command.does === "close" && this.#hint.length === 0)) return;
    event.preventDefault();
    if (command.does === "move") this.#move(command);
    else if (command.does === "digit") this.#enter(command.digit, command.isNote);
    else this.#actions[command.does]();
  }

  #move({ rows, columns }: { readonly rows: number; readonly columns: number }): void {
    const within = (at: number): number => Math.min(8, Math.max(0, at));
    const row = within(Math.floor(this.#selected / 9) + rows);
    this.#cells[row * 9 + within((this.#selected % 9) + columns)].focus();
  }

  #select(cell: number): void {
    if (cell < 0) return;
    this.#selected = cell;
    this.#changed();
  }

  #say(text: string): void {
    this.#parts.said.textContent = text;
  }

  /** Draws soon, once for all changes until then. */
  #changed(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      this.#render();
    });
  }

  #labelOf(cell: number, conflicts = conflictsOf(this.#game.board)): string {
    const { board } = this.#game;
    const content = { board, notes: this.#game.notes(cell), hasCandidates: this.candidates };
    return cellLabel(cell, { ...content, isConflict: conflicts.has(cell) }, this.#words, this.#language);
  }

  #render(): void {
    const { picture, grid, hint } = this.#parts;
    const { board } = this.#game;
    const conflicts = conflictsOf(board);
    const [step] = this.#hint;
    const drawing = step?.drawing ?? {};
    const hasCandidates = this.candidates || drawing.roles !== undefined;
    const small = (cell: number): number => (hasCandidates ? board.masks[cell] : this.#game.notes(cell));
    picture.replaceChildren(...draw({ board, small, drawing, conflicts, selected: this.#selected }));
    grid.setAttribute("aria-label", this.#words.board);
    grid.setAttribute("aria-readonly", String(this.readOnly));
    this.#cells.forEach((cell, i) => {
      cell.setAttribute("aria-label", this.#labelOf(i, conflicts));
      cell.tabIndex = i === this.#selected ? 0 : -1;
      cell.setAttribute("aria-selected", String(i === this.#selected));
    });
    const { level, finding, isLast } = step ?? {};
    this.#controls.show({
      words: this.#words,
      level: isLast ? "why" : level,
      canApply: level === "why" && finding !== undefined && !this.readOnly,
      canUndo: this.#game.canUndo,
      canRedo: this.#game.canRedo,
      takesNotes: this.#takesNotes,
      readOnly: this.readOnly,
    });
    hint.replaceChildren(...this.#shown(step));
  }

  /** The text below the board. */
  #shown(step: ShownStep | undefined): Node[] {
    if (this.#error) return [html("p", { part: "error" }, this.#error.message)];
    if (step === undefined) return isSolved(this.#game.board) ? [html("p", {}, this.#words.solved)] : [];
    const lines = step.lines.map((line) => html("li", {}, sample(line), html("span", {}, line.text)));
    return [html("p", { class: step.level }, step.text), html("ul", {}, ...lines)];
  }
}

const isSolved = (board: Board): boolean => board.isFull && conflictsOf(board).size === 0;
