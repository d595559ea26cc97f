import { parentPort, workerData } from "node:worker_threads";
import { type Board, type Technique, format } from "@wings/core";
import { type Examination, builtinProperties, examine, mixedBoards, variantsOf } from "@wings/testing";
import { yieldToEventLoop } from "../cli/interrupt.js";
import { type PlainError, toPlain } from "../errors.js";
import { techniquesOf } from "./import.js";
import { type Options, parseOptionValues } from "./load-techniques.js";

export interface TestStart {
  readonly name: string;
  readonly entry: string;
  /** How many boards of the seed; undefined for as many as there is time for. */
  readonly boards: number | undefined;
  readonly seed: number;
  /** Such as `someone/technique.option=value`. */
  readonly optionValues: readonly string[];
  /** How long this thread may say nothing, in milliseconds. */
  readonly timeout: number;
}

/** The result for a technique with certain options. */
export interface TestResult extends Examination {
  readonly options: Options;
  /** The option that differs from the default or from `--set`. */
  readonly flipped: string | undefined;
}

/** What the thread reports while it works. If it goes silent, the last message says where it hangs. */
export type TesterMessage =
  | { readonly kind: "importing" }
  | { readonly kind: "loaded"; readonly techniques: readonly (readonly [id: string, after: string | undefined])[] }
  | { readonly kind: "board"; readonly technique: string; readonly board: string }
  | { readonly kind: "result"; readonly result: TestResult }
  | { readonly kind: "failed"; readonly error: PlainError }
  | { readonly kind: "done" };

/** How long to test a technique, with the requested options and with each other option at its ends. */
const SECONDS = { requested: 5, flipped: 2 };

/** With fewer findings than this, too little was tested. */
const MIN_FINDINGS = 10;

/** A warning about a technique with any options: it is reported once, for the default options. */
const LOW_MIN_SIZE = "WINGS_LOW_MIN_SIZE";

const FEW_FINDINGS = "WINGS_FEW_FINDINGS";

const send = (message: TesterMessage): void => {
  parentPort!.postMessage(message);
};

const { name, entry, boards, seed, optionValues, timeout } = workerData as TestStart;
try {
  send({ kind: "importing" });
  // Taken before the import, because a module may add to built-in prototypes when it is loaded.
  const before = builtinProperties();
  const techniques = await techniquesOf(name, entry);
  send({ kind: "loaded", techniques: techniques.map(({ id, meta }) => [id, meta.after]) });
  const chosen = parseOptionValues(optionValues, techniques);
  for (const technique of techniques) {
    for (const { variant, flipped } of variantsToTest(technique, chosen.get(technique.id) ?? {})) {
      const least = flipped === undefined ? MIN_FINDINGS : 1;
      const seconds = SECONDS[flipped === undefined ? "requested" : "flipped"];
      const examination = examine(variant, boardsFor(technique.id), {
        least,
        before,
        // The main thread ends this one before.
        timeout: 2 * timeout,
        ...(boards === undefined && { seconds }),
      });
      const warnings = examination.warnings.filter(({ code }) => isRelevant(code, examination, flipped));
      // Errors that the technique throws later arrive now.
      await yieldToEventLoop();
      send({ kind: "result", result: { ...examination, warnings, options: { ...variant.options }, flipped } });
    }
  }
  send({ kind: "done" });
} catch (error) {
  send({ kind: "failed", error: toPlain(error) });
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

/** The boards of the seed, each announced before it is tested. */
function* boardsFor(technique: string): Generator<Board> {
  let count = 0;
  for (const board of mixedBoards(seed)) {
    if (count++ === boards) return;
    yield announced(technique, board);
  }
}

function announced(technique: string, board: Board): Board {
  send({ kind: "board", technique, board: format(board, "url") });
  return board;
}
