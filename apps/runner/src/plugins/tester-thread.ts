import { parentPort, workerData } from "node:worker_threads";
import { type Board, type Technique, format } from "@wings/core";
import { type Examination, examine, language, randomBoards, stuckBoards, variantsOf } from "@wings/testing";
import { pause } from "../breath.js";
import { type PlainError, toPlain } from "../errors.js";
import { type Options, readSets } from "../techniques/option-values.js";
import { techniquesOf } from "./import.js";

export interface TestStart {
  readonly name: string;
  readonly entry: string;
  readonly boards: number;
  readonly seed: number;
  /** Options that are set: `someone/technique.option=value`. */
  readonly sets: readonly string[];
}

/** What came of a technique, and how its options stood. */
export interface Tested extends Examination {
  readonly options: Options;
  /** Which option is not as the plugin has it. */
  readonly flipped: string | undefined;
}

/** What the thread tells while it works: whoever hears nothing for long knows where it hangs. */
export type TestNews =
  | { readonly kind: "importing" }
  /** The ids of all techniques, and behind which each wants to stand. */
  | { readonly kind: "loaded"; readonly techniques: readonly (readonly [id: string, after: string | undefined])[] }
  | { readonly kind: "board"; readonly technique: string; readonly board: string }
  | { readonly kind: "examined"; readonly examination: Tested }
  | { readonly kind: "failed"; readonly error: PlainError }
  | { readonly kind: "done" };

/** With fewer findings than this most of what can go wrong has not been tried. */
const LEAST = 10;

/** Asked of a technique with all its options at once: the first examination, of the technique as it is wanted, tells it. */
const OF_ALL_WAYS = "WINGS_LOW_MIN_SIZE";

const FEW = "WINGS_FEW_FINDINGS";

const tell = (news: TestNews): void => {
  parentPort!.postMessage(news);
};

const { name, entry, boards, seed, sets } = workerData as TestStart;
try {
  tell({ kind: "importing" });
  // A technique may add to the language as soon as it is loaded.
  const before = language();
  const techniques = await techniquesOf(name, entry);
  tell({ kind: "loaded", techniques: techniques.map(({ id, meta }) => [id, meta.after]) });
  const chosen = readSets(sets, techniques);
  for (const technique of techniques) {
    for (const { variant, flipped } of waysOf(technique, chosen.get(technique.id) ?? {})) {
      const least = flipped === undefined ? LEAST : 1;
      const examination = examine(variant, boardsFor(technique.id), { least, before });
      const warnings = examination.warnings.filter(({ code }) => isNews(code, examination, flipped));
      // What a technique left to be thrown later comes now.
      await pause();
      tell({ kind: "examined", examination: { ...examination, warnings, options: { ...variant.options }, flipped } });
    }
  }
  tell({ kind: "done" });
} catch (error) {
  tell({ kind: "failed", error: toPlain(error) });
}

/** Where the technique as it is wanted finds nothing it does not pass, and that says more than a warning. */
function isNews(code: string, { findings }: Examination, flipped: string | undefined): boolean {
  return flipped === undefined ? findings > 0 || code !== FEW : code !== OF_ALL_WAYS;
}

/** The technique as it is wanted, and with each option at the other end of what it may be: what nobody tries nobody has tested. */
function waysOf(technique: Technique, set: Options): { variant: Technique; flipped: string | undefined }[] {
  const wanted = Object.keys(set).length > 0 ? technique.with(set) : technique;
  const others = variantsOf(wanted).filter(({ option }) => !(option in set));
  return [
    { variant: wanted, flipped: undefined },
    ...others.map(({ technique: variant, option }) => ({ variant, flipped: option })),
  ];
}

/** Half of them at random moments of a solve, half where the basics find nothing more. */
function* boardsFor(technique: string): Generator<Board> {
  const half = Math.ceil(boards / 2);
  for (const { board } of randomBoards(seed, half)) yield announced(technique, board);
  for (const board of stuckBoards(seed, boards - half)) yield announced(technique, board);
}

function announced(technique: string, board: Board): Board {
  tell({ kind: "board", technique, board: format(board, "url") });
  return board;
}
