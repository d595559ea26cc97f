import { type WingsError, isWingsError } from "@wings/core";
import type { Answer, Answerer, Command, Context } from "./boards/answer.js";
import { check } from "./commands/check.js";
import { hint } from "./commands/hint.js";
import { parsed } from "./boards/read-board.js";
import { rate } from "./commands/rate.js";
import { solveBoard } from "./commands/solve.js";
import { steps } from "./commands/steps.js";
import { now } from "./breath.js";
import { clean, fieldsOf, jsonText, sealed } from "./terminal/sanitize.js";
import { type PlainError, badValue, oneTechnique, toPlain, unexpected } from "./errors.js";
import type { Values } from "./cli/flags.js";
import { type Look, paint } from "./terminal/terminal-style.js";
import type { Selection } from "./techniques/selection.js";
import { blamePlugin } from "./plugins/attribute-error.js";
import { type Tally, addTo, emptyTally } from "./tally.js";
import { type Techniques, idsOf, loadTechniques } from "./techniques/load-techniques.js";

/** All that an engine needs to know, as plain data: the same in every thread. */
export interface Spec {
  readonly command: Command;
  readonly flags: Values;
  readonly selection: Selection;
  readonly look: Look;
  readonly json: boolean;
}

/** The text of a board, and where it comes from. */
export interface Item {
  readonly index: number;
  readonly text: string;
  /** The number of its first line in its file. */
  readonly line: number;
}

/** What becomes of some boards. */
export interface Batch {
  /** What goes to stdout: whole lines, sealed where they were styled; as bytes, for these cross from thread to thread fastest. */
  readonly out: Uint8Array;
  /** What goes to stderr. */
  readonly err: string;
  readonly tally: Tally;
  /** Whether boards at its end are left out, for the run was stopped. */
  readonly isCut?: boolean;
  /** Why the run has to end here. */
  readonly fatal?: PlainError;
}

export interface Engine {
  /** Answers boards until they are done, or until this time (of `now`) is over: `tally.boards` tells how many. */
  run(items: readonly Item[], end?: number): Batch;
  close(): void;
}

const ANSWERERS: Readonly<Record<Command, Answerer>> = { solve: solveBoard, hint, steps, check, rate };
const NONE: Techniques = { list: [], rungs: new Map(), plugins: undefined, assumesOne: false };

/** Makes the function from texts to output. It is pure, so it does not matter in which thread it runs. */
export async function makeEngine({ command, flags, selection, look, json }: Spec): Promise<Engine> {
  const answerer = ANSWERERS[command];
  const techniques = command === "check" ? NONE : await loadTechniques(selection);
  const until = flags.until as string | undefined;
  if (until !== undefined) {
    if (until.includes(",")) throw badValue("--until", until, "the id of one technique, not of several");
    const ids = idsOf(until, techniques.rungs);
    if (!techniques.rungs.has(until)) throw oneTechnique("--until", until, ids);
  }
  const context: Context = { command, flags, techniques, look, json };
  return {
    run: (items, end = Infinity) => runBatch(items, end, answerer, context),
    close: () => techniques.plugins?.close(),
  };
}

function runBatch(items: readonly Item[], end: number, answerer: Answerer, context: Context): Batch {
  const { json } = context;
  const tally = emptyTally();
  let out = "";
  let err = "";
  const finished = (): Uint8Array => Buffer.from(json ? out : sealed(out));
  for (const { index, text, line } of items) {
    if (end !== Infinity && now() > end) break;
    let answer: Answer;
    try {
      answer = answerer(parsed(text, line, index), context);
    } catch (error) {
      const fault = blamePlugin(error, context.techniques);
      if (fault !== undefined) return { out: finished(), err, tally, fatal: toPlain(fault) };
      const bad = errorOf(error);
      addTo(tally, { good: false, status: "error" });
      if (json) out += badLine({ index, text, line }, bad);
      else err += `wings: board ${index}: ${clean(bad.message)} (${bad.code})\n`;
      continue;
    }
    addTo(tally, answer);
    const { said } = answer;
    out += json ? lineOf(index, text, said) : `${headingOf(index, context)}${said}`;
  }
  return { out: finished(), err, tally };
}

/** Where an answer has many lines, it says which board it is about, but for the first. */
const headingOf = (index: number, { command, look }: Context): string =>
  index === 0 || command === "check" || command === "rate" ? "" : `\n${paint(look, "bold", `Board ${index}`)}\n\n`;

/** What stands in the place of a board that could not be answered. */
export interface BadLine {
  readonly code: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export const badLine = ({ index, text, line }: Item, { code, message, line: at = line, column = 1 }: BadLine): string =>
  lineOf(index, text, fieldsOf({ error: { code, message, line: at, column } }));

/** A line of JSON: put together by hand, for this is done millions of times. */
const lineOf = (index: number, text: string, fields: string): string =>
  `{"schema":1,"index":${index},"input":${jsonText(text)},${fields}}\n`;

function errorOf(error: unknown): BadLine {
  if (!isWingsError(error)) {
    const { code, message } = unexpected(error);
    return { code, message };
  }
  const { code, message, details } = error as WingsError & { details: { line?: number; column?: number } };
  return { code, message, line: details.line, column: details.column };
}
