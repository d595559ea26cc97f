import { parentPort, workerData } from "node:worker_threads";
import { type Board, type Technique, format } from "@wings/core";
import {
  type BuiltinChanges,
  type Examination,
  boardsFor,
  builtinChanges,
  builtinProperties,
  examine,
  variantsOf,
} from "@wings/testing";
import { yieldToEventLoop } from "../../terminal/clock.js";
import { type PlainError, toPlain } from "../../terminal/coded-error.js";
import { techniquesOf } from "../../techniques/plugins/import.js";
import { keepStdout } from "../../techniques/plugins/keep-stdout.js";
import { type Options, parseOptionValues } from "../../techniques/load-techniques.js";
import { SearchedBoard } from "./searched-board.js";
import { type Placement, placementOf } from "./placement.js";

export interface TestStart {
  readonly name: string;
  readonly entry: string;
  /** How many boards of the seed, with the requested options and with each other option at its ends. */
  readonly boards: { readonly requested: number; readonly flipped: number };
  readonly seed: number;
  /** Such as `someone/technique.option=value`. */
  readonly optionValues: readonly string[];
  /** How long this thread may say nothing, in milliseconds. */
  readonly timeout: number;
  /** The thread keeps the board of its last search here: if it hangs, it can't say so. */
  readonly searched: SharedArrayBuffer;
}

/** The result for a technique with certain options. */
export interface TestResult extends Examination {
  readonly options: Options;
  /** The option that differs from the default or from `--set`. */
  readonly flipped: string | undefined;
  /** Sent once, with the requested options. */
  readonly placement: Placement | undefined;
}

/** What the thread reports while it works. If it goes silent, the last board says where it hangs. */
export type TesterMessage =
  | { readonly kind: "importing" }
  /** Built-in functions are removed or replaced: from now on, nothing that the thread says can be trusted. */
  | { readonly kind: "broken"; readonly changes: BuiltinChanges }
  /** The import calls the network. */
  | { readonly kind: "network" }
  | { readonly kind: "loaded"; readonly techniques: readonly (readonly [id: string, after: string | undefined])[] }
  | { readonly kind: "alive" }
  | { readonly kind: "board"; readonly technique: string; readonly board: string }
  | { readonly kind: "result"; readonly result: TestResult }
  | { readonly kind: "failed"; readonly error: PlainError }
  | { readonly kind: "done" };

/** With fewer findings than this, too little was tested. */
const MIN_FINDINGS = 10;

/** A warning about a technique with any options: it is reported once, for the default options. */
const LOW_MIN_SIZE = "WINGS_LOW_MIN_SIZE";

const FEW_FINDINGS = "WINGS_FEW_FINDINGS";

/** Milliseconds between two signs of life. The tester replaces the clock while it looks for side effects. */
const SIGNAL = 200;
const now = performance.now.bind(performance);
let lastSignal = 0;

const send = (message: TesterMessage): void => {
  parentPort!.postMessage(message);
};

const { name, entry, boards, seed, optionValues, timeout, searched } = workerData as TestStart;
const lastSearch = new SearchedBoard(searched);
keepStdout();
try {
  send({ kind: "importing" });
  // Taken before the import, because a module may add to built-in prototypes when it is loaded.
  const before = builtinProperties();
  const checkBuiltins = (): void => {
    const changes = builtinChanges(before);
    // The main thread ends this one.
    if (changes.broken.length > 0) send({ kind: "broken", changes });
  };
  const restore = watchNetwork();
  const techniques = (await techniquesOf(name, entry, checkBuiltins)).map(withSignal);
  restore();
  send({ kind: "loaded", techniques: techniques.map(({ id, meta }) => [id, meta.after]) });
  const chosen = parseOptionValues(optionValues, techniques);
  for (const technique of techniques) {
    for (const { variant, flipped } of variantsToTest(technique, chosen.get(technique.id) ?? {})) {
      const least = flipped === undefined ? MIN_FINDINGS : 1;
      const count = boards[flipped === undefined ? "requested" : "flipped"];
      const examination = examine(variant, announcedBoards(variant, count), {
        least,
        before,
        // The main thread ends this one before.
        timeout: 2 * timeout,
      });
      checkBuiltins();
      const warnings = examination.warnings.filter(({ code }) => isRelevant(code, examination, flipped));
      // Errors that the technique throws later arrive now.
      await yieldToEventLoop();
      checkBuiltins();
      const isFirst = flipped === undefined && examination.faults.length === 0;
      const placement = isFirst ? placementOf(technique, techniques, seed) : undefined;
      send({
        kind: "result",
        result: { ...examination, warnings, options: { ...variant.options }, flipped, placement },
      });
    }
  }
  send({ kind: "done" });
} catch (error) {
  send({ kind: "failed", error: toPlain(error) });
}

/** Reports calls of the network until the result is called. */
function watchNetwork(): () => void {
  const { fetch } = globalThis;
  const watched = (...all: Parameters<typeof fetch>): ReturnType<typeof fetch> => {
    send({ kind: "network" });
    return fetch(...all);
  };
  globalThis.fetch = watched;
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = fetch;
  };
}

/** A technique without findings fails the test, so the warning about few findings is not needed. */
function isRelevant(code: string, { findings }: Examination, flipped: string | undefined): boolean {
  return flipped === undefined ? findings > 0 || code !== FEW_FINDINGS : code !== LOW_MIN_SIZE;
}

/** The technique with the requested options, and with each other option at its ends. */
function variantsToTest(technique: Technique, values: Options): { variant: Technique; flipped: string | undefined }[] {
  const requested = Object.keys(values).length > 0 ? technique.with(values) : technique;
  const others = variantsOf(requested).filter(({ option }) => !(option in values));
  return [
    { variant: requested, flipped: undefined },
    ...others.map(({ technique: variant, option }) => ({ variant, flipped: option })),
  ];
}

/** The technique with a sign of life at each search: the properties of one board take hundreds of searches. */
function withSignal(technique: Technique): Technique {
  // What it returns goes on to the tester: a promise is a fault.
  const search: (...all: Parameters<Technique["find"]>) => unknown = technique.find;
  const find: typeof search = (board, report) => {
    lastSearch.set(board);
    if (now() - lastSignal >= SIGNAL) signal();
    return search(board, report);
  };
  return {
    ...technique,
    find,
    with: (options) => withSignal(technique.with(options)),
  };
}

function signal(): void {
  lastSignal = now();
  send({ kind: "alive" });
}

/** The boards of the searches that follow are this one, or made from it. */
function announce(technique: string, board: Board): void {
  lastSignal = now();
  lastSearch.clear();
  send({ kind: "board", technique, board: format(board, "url") });
}

/** The boards of the seed, each announced before the technique searches it. */
function* announcedBoards(technique: Technique, count: number): Generator<Board> {
  const onBoard = (board: Board): void => {
    announce(technique.id, board);
  };
  for (const board of boardsFor(technique, { seed, boards: count, onBoard })) {
    onBoard(board);
    yield board;
  }
}
