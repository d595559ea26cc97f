import { type CodedError, isWingsError } from "@wings/core";
import type { Answer, AnswerBoard, BoardCommand, Context } from "./boards/answer.js";
import { readBoard } from "./boards/read-board.js";
import { now } from "./event-loop-yield.js";
import type { Values } from "./cli/flags.js";
import { answerCheck } from "./commands/check.js";
import { answerHint } from "./commands/hint.js";
import { answerRate } from "./commands/rate.js";
import { answerSolve } from "./commands/solve.js";
import { answerSteps } from "./commands/steps.js";
import { type PlainError, badValue, oneTechnique, toPlain, unexpected } from "./errors.js";
import { pluginErrorIn } from "./plugins/attribute-error.js";
import { type Tally, addTo, emptyTally } from "./bulk/tally.js";
import { type Techniques, idsOf, loadTechniques } from "./techniques/load-techniques.js";
import type { Selection } from "./techniques/selection.js";
import { jsonFields, jsonString, sanitize, sanitizeOutput } from "./terminal/sanitize.js";
import { type TerminalStyle, paint } from "./terminal/terminal-style.js";

/** All that an engine needs, as plain data: it is the same in every thread. */
export interface Spec {
  readonly command: BoardCommand;
  readonly flags: Values;
  readonly selection: Selection;
  readonly style: TerminalStyle;
  readonly json: boolean;
}

/** The text of a board and its place in the input. */
export interface Item {
  readonly index: number;
  readonly text: string;
  /** The number of its first line in its file. */
  readonly line: number;
}

/** The answers to some boards. */
export interface Batch {
  /** Whole lines for stdout. They are bytes because these cross threads fastest. */
  readonly out: Uint8Array;
  /** Text for stderr. */
  readonly err: string;
  readonly tally: Tally;
  /** Whether the run was stopped before the last of the boards. */
  readonly isCut?: boolean;
  /** The error that ends the run. */
  readonly fatal?: PlainError;
}

export interface Engine {
  /** Answers boards until all are done or the deadline (of `now`) has passed: `tally.boards` says how many. */
  run(items: readonly Item[], deadline?: number): Batch;
  close(): void;
}

const ANSWERS: Readonly<Record<BoardCommand, AnswerBoard>> = {
  solve: answerSolve,
  hint: answerHint,
  steps: answerSteps,
  check: answerCheck,
  rate: answerRate,
};
const NO_TECHNIQUES: Techniques = { list: [], rungs: new Map(), plugins: undefined };

/** Makes the function from texts to output. It is pure, so it may run in any thread. */
export async function makeEngine({ command, flags, selection, style, json }: Spec): Promise<Engine> {
  const techniques = command === "check" ? NO_TECHNIQUES : await loadTechniques(selection);
  const until = flags.until as string | undefined;
  if (until !== undefined) {
    if (until.includes(",")) throw badValue("--until", until, "the id of one technique");
    const ids = idsOf(until, techniques.rungs);
    if (!techniques.rungs.has(until)) throw oneTechnique("--until", until, ids);
  }
  const context: Context = { command, flags, techniques, style, json };
  return {
    run: (items, deadline = Infinity) => runBatch(items, deadline, ANSWERS[command], context),
    close: () => techniques.plugins?.close(),
  };
}

function runBatch(items: readonly Item[], deadline: number, answerBoard: AnswerBoard, context: Context): Batch {
  const { json } = context;
  const tally = emptyTally();
  let out = "";
  let err = "";
  const bytes = (): Uint8Array => Buffer.from(json ? out : sanitizeOutput(out));
  for (const { index, text, line } of items) {
    if (deadline !== Infinity && now() > deadline) break;
    let answer: Answer;
    try {
      answer = answerBoard(readBoard(text, line, index), context);
    } catch (error) {
      const pluginError = pluginErrorIn(error, context.techniques);
      if (pluginError !== undefined) return { out: bytes(), err, tally, fatal: toPlain(pluginError) };
      const bad = describeError(error);
      addTo(tally, { good: false, status: "error" });
      if (json) out += badLine({ index, text, line }, bad);
      else err += `wings: board ${index}: ${sanitize(bad.message)} (${bad.code})\n`;
      continue;
    }
    addTo(tally, answer);
    out += json ? jsonRecord(index, text, answer.text) : `${heading(index, context)}${answer.text}`;
  }
  return { out: bytes(), err, tally };
}

/** Answers of several lines get a heading, except for the first. */
const heading = (index: number, { command, style }: Context): string =>
  index === 0 || command === "check" || command === "rate" ? "" : `\n${paint(style, "bold", `Board ${index}`)}\n\n`;

/** The error that replaces the answer to a board. */
export interface BadLine {
  readonly code: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export const badLine = ({ index, text, line }: Item, { code, message, line: at = line, column = 1 }: BadLine): string =>
  jsonRecord(index, text, jsonFields({ error: { code, message, line: at, column } }));

/** A line of JSON. It is written by hand because a bulk run has millions of them. */
const jsonRecord = (index: number, text: string, fields: string): string =>
  `{"schema":1,"index":${index},"input":${jsonString(text)},${fields}}\n`;

function describeError(error: unknown): BadLine {
  if (!isWingsError(error)) {
    const { code, message } = unexpected(error);
    return { code, message };
  }
  const { code, message, details } = error as CodedError<string, { readonly line?: number; readonly column?: number }>;
  return { code, message, line: details.line, column: details.column };
}
