import { type CodedError, english, isWingsError } from "@wings/core";
import { type Values, withDefaults } from "../command/flag.js";
import { replyTooLarge, unexpected } from "./errors.js";
import { fromPlain, toPlain } from "../terminal/coded-error.js";
import { type Selection, type Techniques, loadTechniques, pluginErrorIn } from "../techniques/load-techniques.js";
import { SLICE, now, yieldToEventLoop } from "../terminal/clock.js";
import type { Live } from "../terminal/live.js";
import { jsonFields, jsonString, sanitize, sanitizeOutput } from "../terminal/sanitize.js";
import { type TerminalStyle, paint } from "../terminal/terminal-style.js";
import type { Answer, AnswerItem, BadLine, Context, FilterCommand, FilterModule } from "./answer.js";
import type { Batch, Executor, Item } from "./contract.js";
import { addTo, emptyTally, merge } from "./tally.js";

/** All that an engine needs, as plain data: it is the same in every thread. */
export interface Spec {
  readonly command: string;
  /** The flags that were given. */
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

const NO_TECHNIQUES: Techniques = {
  list: [],
  rungs: new Map(),
  plugins: undefined,
  leftOutBy: () => "",
  language: english,
};

/** Makes the function from texts to output. It is pure, so it may run in any thread. */
export async function makeEngine(command: FilterCommand, spec: Spec, live?: Live): Promise<Engine> {
  const { selection, style, json, rows } = spec;
  const { answers } = command;
  const module = await answers!.load();
  const flags = withDefaults(command.flags, spec.flags);
  const techniques = answers!.usesTechniques === true ? await loadTechniques(selection) : NO_TECHNIQUES;
  const context: Context = { flags, techniques, style, json, rows, live };
  const answer = await module.makeAnswer(context as Context<never>);
  const hasHeading = answers!.hasHeading === true && !json;
  const maker: Maker = {
    answer,
    module,
    context,
    heading: (index) => (hasHeading ? heading(index, style) : ""),
  };
  return {
    run: (items, deadline = Infinity) => {
      return runBatch(items, deadline, maker);
    },
    close: () => techniques.plugins?.close(),
  };
}

/** What makes a batch. */
interface Maker {
  readonly answer: AnswerItem;
  readonly module: FilterModule;
  readonly context: Context;
  readonly heading: (index: number) => string;
}

function runBatch(
  items: readonly Item[],
  deadline: number,
  { answer: answerItem, module, context, heading }: Maker,
): Batch {
  const { json } = context;
  const tally = emptyTally();
  let out = "";
  let err = "";
  const bytes = (): Uint8Array => Buffer.from(json ? out : sanitizeOutput(out));
  for (const item of items) {
    const { index } = item;
    if (deadline !== Infinity && now() > deadline) break;
    let answer: Answer;
    const title = heading(index);
    context.live?.show(title);
    try {
      if (item.problem !== undefined) throw fromPlain(item.problem);
      answer = answerItem(item);
    } catch (error) {
      const pluginError = pluginErrorIn(error, context.techniques);
      if (pluginError !== undefined) return { out: bytes(), err, tally, fatal: toPlain(pluginError) };
      const bad = describeError(error);
      addTo(tally, { good: false, status: "error" });
      if (json) out += badLine(item, bad, module);
      else {
        const text = module.unreadable?.text?.(item, bad, context as Context<never>);
        if (text === undefined) err += badText(item, bad);
        out += text ?? module.unreadable?.row?.(context as Context<never>) ?? "";
      }
      continue;
    }
    addTo(tally, answer);
    out += json ? jsonRecord(item, answer.text) : `${context.live === undefined ? title : ""}${answer.text}`;
  }
  return { out: bytes(), err, tally };
}

/** Answers of several lines get a heading, except for the first. */
const heading = (index: number, style: TerminalStyle): string =>
  index === 0 ? "" : `\n${paint(style, "bold", `Board ${index}`)}\n\n`;

export const badLine = (
  item: Item,
  { code, message, line = item.line, column = 1 }: BadLine,
  { unreadable }: FilterModule,
): string => jsonRecord(item, jsonFields({ ...unreadable?.fields?.(item), error: { code, message, line, column } }));

/** The same for people, on stderr. */
export const badText = ({ index }: Item, { code, message }: BadLine): string =>
  `wings: board ${index}: ${sanitize(message)} (${code})\n`;

/** A line of JSON. It is written by hand because a bulk run has millions of them. */
const jsonRecord = ({ index, text, picture }: Item, fields: string): string =>
  `{"schema":1,"index":${index},"input":${jsonString(text)},${picture === undefined ? "" : `${jsonFields({ picture })},`}${fields}}\n`;

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
      await yieldToEventLoop();
      // A part may begin in a turn that has already looked for signals. A later one would be lost with its listener.
      if (done === 0) await yieldToEventLoop();
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
