import { type CodedError, isWingsError } from "@wings/core";
import { limitGuesses } from "@wings/core/host";
import {
  type Answer,
  type AnswerBoard,
  type BoardCommand,
  type BulkCommand,
  type Context,
  type Live,
  readBoard,
} from "../boards/answer.js";
import { idIn } from "../boards/read-claim.js";
import type { Values } from "../cli/flags.js";
import { SLICE, now, yieldToEventLoop } from "../cli/interrupt.js";
import { answerCanonical } from "../commands/canonical.js";
import { answerCheck } from "../commands/check.js";
import { answerConvert, loadQr } from "../commands/convert.js";
import { answerHint } from "../commands/hint.js";
import { hasClaims, makeProveAnswer, unreadable } from "../commands/prove.js";
import { answerRate, errorRow } from "../commands/rate.js";
import { answerSolve } from "../commands/solve.js";
import { answerSteps } from "../commands/steps.js";
import { answerTransform, transformationOf } from "../commands/transform.js";
import { makeUnitAnswer } from "../dataset/make-unit.js";
import { replyTooLarge, toPlain, unexpected } from "../errors.js";
import { type Selection, type Techniques, loadTechniques, oneIdOf, pluginErrorIn } from "../plugins/load-techniques.js";
import { jsonFields, jsonString, sanitize, sanitizeOutput } from "../terminal/sanitize.js";
import { type TerminalStyle, paint } from "../terminal/terminal-style.js";
import type { Batch, Executor, Item } from "./contract.js";
import { makeBlockAnswer } from "./generate.js";
import { addTo, emptyTally, merge } from "./tally.js";

/** All that an engine needs, as plain data: it is the same in every thread. */
export interface Spec {
  readonly command: BulkCommand;
  readonly flags: Values;
  readonly selection: Selection;
  readonly style: TerminalStyle;
  readonly json: boolean;
  /** The height of the screen, for answers that end with it. */
  readonly rows?: number | undefined;
}

export interface Engine {
  /** Answers boards until all are done or the deadline (of `now`) has passed: `tally.boards` says how many. */
  run(items: readonly Item[], deadline?: number): Batch;
  close(): void;
}

const ANSWERS: Readonly<Record<Exclude<BoardCommand, "prove">, AnswerBoard>> = {
  solve: answerSolve,
  hint: answerHint,
  steps: answerSteps,
  check: answerCheck,
  rate: answerRate,
  canonical: answerCanonical,
  convert: answerConvert,
  transform: answerTransform,
};
/** The commands that use techniques. */
const USES_TECHNIQUES: readonly BulkCommand[] = ["solve", "hint", "steps", "rate", "prove", "generate", "dataset"];
/** The commands that answer with one line a board, or with boards. */
const WITHOUT_HEADING: readonly BulkCommand[] = ["check", "rate", "prove", "canonical", "convert", "transform"];
const NO_TECHNIQUES: Techniques = { list: [], rungs: new Map(), plugins: undefined, leftOutBy: () => "" };

/** Makes the function from texts to output. It is pure, so it may run in any thread. */
export async function makeEngine(spec: Spec, live?: Live): Promise<Engine> {
  const { command, flags, selection, style, json, rows } = spec;
  const techniques = USES_TECHNIQUES.includes(command) ? await loadTechniques(selection) : NO_TECHNIQUES;
  // Wrong flags are refused before the first board.
  if (command === "transform") transformationOf(flags, 0);
  const until = flags.until as string | undefined;
  if (until !== undefined) oneIdOf("--until", until, techniques.rungs);
  const qr = command === "convert" ? await loadQr(flags) : undefined;
  const context: Context = { command, flags, techniques, style, json, rows, live, qr };
  const answer =
    command === "generate"
      ? makeBlockAnswer(context)
      : command === "dataset"
        ? makeUnitAnswer(context)
        : command === "prove"
          ? makeProveAnswer(context)
          : onBoards(ANSWERS[command], context);
  return {
    run: (items, deadline = Infinity) => {
      // The engines of a worker share one search.
      limitGuesses(flags["max-guesses"] as number | undefined);
      return runBatch(items, deadline, answer, context);
    },
    close: () => techniques.plugins?.close(),
  };
}

type AnswerItem = (item: Item) => Answer;

const onBoards =
  (answer: AnswerBoard, context: Context): AnswerItem =>
  ({ text, line, index }) =>
    answer(readBoard(text, line, index), context);

function runBatch(items: readonly Item[], deadline: number, answerItem: AnswerItem, context: Context): Batch {
  const { json } = context;
  const tally = emptyTally();
  let out = "";
  let err = "";
  const bytes = (): Uint8Array => Buffer.from(json ? out : sanitizeOutput(out));
  for (const item of items) {
    const { index, text } = item;
    if (deadline !== Infinity && now() > deadline) break;
    let answer: Answer;
    const title = json ? "" : heading(index, context);
    context.live?.show(title);
    try {
      answer = answerItem(item);
    } catch (error) {
      const pluginError = pluginErrorIn(error, context.techniques);
      if (pluginError !== undefined) return { out: bytes(), err, tally, fatal: toPlain(pluginError) };
      const bad = describeError(error);
      addTo(tally, { good: false, status: "error" });
      if (json) out += badLine(item, bad, context.command);
      else if (hasClaims(context)) out += unreadable(item, bad, context);
      else {
        err += `wings: board ${index}: ${sanitize(bad.message)} (${bad.code})\n`;
        if (context.flags.tsv === true) out += errorRow(context.flags);
      }
      continue;
    }
    addTo(tally, answer);
    out += json ? jsonRecord(index, text, answer.text) : `${context.live === undefined ? title : ""}${answer.text}`;
  }
  return { out: bytes(), err, tally };
}

/** Answers of several lines get a heading, except for the first. */
const heading = (index: number, { command, style }: Context): string =>
  index === 0 || WITHOUT_HEADING.includes(command) ? "" : `\n${paint(style, "bold", `Board ${index}`)}\n\n`;

/** The error that replaces the answer to a board. */
export interface BadLine {
  readonly code: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export const badLine = (
  { index, text, line }: Item,
  { code, message, line: at = line, column = 1 }: BadLine,
  command: BulkCommand,
): string => {
  const verdict = command === "prove" ? { ...idIn(text), ...UNREADABLE } : {};
  return jsonRecord(index, text, jsonFields({ ...verdict, error: { code, message, line: at, column } }));
};

/** Each line of claims gets a verdict. */
const UNREADABLE = { verdict: "ill-posed", why: "unreadable" };

/** A line of JSON. It is written by hand because a bulk run has millions of them. */
const jsonRecord = (index: number, text: string, fields: string): string =>
  `{"schema":1,"index":${index},"input":${jsonString(text)},${fields}}\n`;

function describeError(error: unknown): BadLine {
  if (!isWingsError(error)) {
    const { code, message } = unexpected(error);
    return { code, message };
  }
  const { code, message, details } = error as CodedError<string, Partial<BadLine> & { readonly what?: unknown }>;
  const more = details.what === "guesses" ? " --max-guesses sets the limit." : "";
  return { code, message: message + more, line: details.line, column: details.column };
}

interface LocalOptions {
  readonly isStopped?: () => boolean;
  /** Answers of more bytes are refused. */
  readonly most?: number;
  /** Calls the function that answers boards. */
  readonly guard?: (answer: () => Batch) => Batch;
}

/** Answers boards in this thread, which needs no start. */
export function makeLocal(
  engine: Engine,
  { isStopped = () => false, most = Infinity, guard = (answer) => answer() }: LocalOptions,
): Executor {
  let last: Promise<unknown> = Promise.resolve();
  const work = async (items: readonly Item[]): Promise<Batch> => {
    const batches: Batch[] = [];
    let bytes = 0;
    for (let done = 0; done < items.length;) {
      if (done > 0) await yieldToEventLoop();
      // The finished boards are complete lines, and are still written.
      if (isStopped()) return { ...joinBatches(batches), isCut: true };
      const slice = items.slice(done);
      const batch = guard(() => engine.run(slice, now() + SLICE));
      batches.push(batch);
      if (batch.fatal !== undefined) break;
      done += batch.tally.boards;
      bytes += batch.out.length;
      if (bytes > most) throw replyTooLarge(done, items.length, most);
    }
    return joinBatches(batches);
  };
  return {
    // One part after the other, so that the first part is done first.
    run(items) {
      const result = last.then(() => work(items));
      last = result.catch(() => undefined);
      return result;
    },
    close: () => {
      engine.close();
      return Promise.resolve();
    },
  };
}

export function joinBatches(batches: readonly Batch[]): Batch {
  const tally = emptyTally();
  for (const batch of batches) merge(tally, batch.tally);
  const fatal = batches.at(-1)?.fatal;
  return {
    out: batches.length === 1 ? batches[0].out : Buffer.concat(batches.map(({ out }) => out)),
    err: batches.map(({ err }) => err).join(""),
    tally,
    ...(fatal !== undefined && { fatal }),
  };
}
