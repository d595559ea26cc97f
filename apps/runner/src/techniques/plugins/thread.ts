import { writeSync } from "node:fs";
import { types } from "node:util";
import { type MessagePort, workerData } from "node:worker_threads";
import { type Board, type Message, type Technique, parse } from "@wings/core";
import type { Data, Mark, Reason } from "@wings/core/author";
import { type Hit, type Meta, type Policy, Sink, runTechnique } from "@wings/core/host";
import { pluginBroken } from "./errors.js";
import { type PlainError, toPlain } from "../../terminal/coded-error.js";
import { sanitizeOutput } from "../../terminal/sanitize.js";
import { describeThrown, kindOf, messageOf } from "./describe-value.js";
import { techniquesOf } from "./import.js";
import { keepStdout } from "./keep-stdout.js";

/** The thread that runs third-party techniques. They can't touch the checker, which runs outside. */
const { plugins, flag, port } = workerData as Start & { port: MessagePort };
const techniques: Technique[] = [];
/** The plugin of each technique. */
const pluginOf: string[] = [];
let importing: string | undefined;
let last = 0;

const STDERR = 2;
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
redirectOutput();
keepStdout();

// A plugin may end its thread while the main thread waits for an answer.
process.on("exit", () => {
  signal(-1);
});

// An error that is thrown later, such as in a timer, still names its plugin.
process.on("uncaughtException", (error: unknown) => {
  port.postMessage(thrownLater(error));
  process.exit(1);
});

port.on("message", (question: Question) => {
  last = question.technique;
  const reply = answer(question);
  // Errors that the technique throws later in this turn arrive before its answer.
  setImmediate(() => {
    port.postMessage(reply);
    signal(question.number);
  });
});
port.postMessage(await load());

function signal(value: number): void {
  Atomics.store(flag, 0, value);
  Atomics.notify(flag, 0);
}

async function load(): Promise<Loading> {
  const described: Described[] = [];
  try {
    for (const { name, entry } of plugins) {
      importing = name;
      port.postMessage({ kind: "importing", plugin: name } satisfies Loading);
      for (const technique of await techniquesOf(name, entry)) {
        techniques.push(technique);
        pluginOf.push(name);
        described.push(describe(name, technique));
      }
    }
    importing = undefined;
    return { kind: "loaded", techniques: described };
  } catch (error) {
    return { kind: "failed", error: toPlain(error) };
  }
}

/** Through JSON, because only data can cross threads. */
function describe(plugin: string, { id, meta, options, message }: Technique): Described {
  return JSON.parse(JSON.stringify({ plugin, id, meta, options, message })) as Described;
}

function answer({ technique: index, options, board: text, policy, maxSize }: Question): Reply {
  try {
    const technique = Object.keys(options).length > 0 ? techniques[index].with(options) : techniques[index];
    const board = parse(text);
    const sink = new Sink(board, policy);
    runTechnique(
      {
        ...technique,
        find: (on, report) => {
          sink.maxSize = maxSize;
          const answered = (technique.find as (...all: unknown[]) => unknown)(on, report);
          if (answered !== undefined) throw new Fault(notSynchronous(answered));
        },
      },
      board,
      sink,
      // A fresh board for the check that `find` did not change this one.
      { copy: () => parse(text) },
    );
    const hits = sink.hits.map((hit): FoundHit => ({
      hit,
      reason: part("reason", technique, hit, board),
      marks: part("marks", technique, hit, board),
      data: part("data", technique, hit, board),
    }));
    return asData({ kind: "found", hits });
  } catch (error) {
    return { kind: "threw", why: whyOf(error, text) };
  }
}

/** An async function or a generator must not pass for a search without findings. */
function notSynchronous(answered: unknown): string {
  if (types.isPromise(answered)) {
    answered.catch(() => {
      // The technique is refused anyway.
    });
  }
  const kind = types.isGeneratorObject(answered) ? "a generator" : kindOf(answered);
  return `its find returned ${kind}: expected a synchronous function that returns nothing`;
}

function thrownLater(error: unknown): Loading | Reply {
  const why = `it threw ${describeThrown(error)} after it had returned`;
  if (importing !== undefined) return { kind: "failed", error: toPlain(pluginBroken(importing, `${why}.`)) };
  return { kind: "threw", why: `${why}.`, plugin: pluginOf[last], id: techniques[last].id };
}

/** The reason, marks or data of a hit. None of these functions may change the board. */
function part<P extends "reason" | "marks" | "data">(
  name: P,
  technique: Technique,
  { pattern }: FoundHit["hit"],
  board: Board,
): ReturnType<Technique[P]> {
  const { version } = board;
  let result: unknown;
  try {
    result = technique[name](pattern as never, board);
  } catch (error) {
    throw new Fault(`its ${name} threw ${describeThrown(error)}`);
  }
  if (board.version !== version) throw new Fault(`its ${name} changed the board`);
  return result as ReturnType<Technique[P]>;
}

/** Only data can cross threads. */
function asData(reply: Reply): Reply {
  try {
    return JSON.parse(JSON.stringify(reply)) as Reply;
  } catch (error) {
    throw new Fault(`its finding is not plain data: ${messageOf(error)}`);
  }
}

/** A fault of a technique that this thread found. */
class Fault extends Error {}

/** The core wraps errors of techniques; the cause is the original. */
function whyOf(error: unknown, board: string): string {
  if (error instanceof Fault) return `${error.message}. Board: ${board}`;
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  if (code === "WINGS_TECHNIQUE_FAILED") {
    const { cause } = error as Error;
    return cause instanceof Fault ? whyOf(cause, board) : `it threw ${describeThrown(cause)}. Board: ${board}`;
  }
  return message ?? messageOf(error);
}

/**
 * Sends everything that this thread prints to stderr, at once. Stdout is for our data. The main thread blocks while a plugin
 * works, so it could not pass the text on, and the text of a thread that throws or hangs would be lost.
 */
function redirectOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // A character may be split between two chunks.
    const decoder = new TextDecoder();
    stream.write = (chunk: string | Uint8Array, ...more: readonly unknown[]): boolean => {
      const encoding = more.find((each) => typeof each === "string") as BufferEncoding | undefined;
      const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
      writeToStderr(decoder.decode(bytes, { stream: true }));
      const done = more.find((each) => typeof each === "function") as (() => void) | undefined;
      if (done !== undefined) queueMicrotask(done);
      return true;
    };
  }
}

function writeToStderr(text: string): void {
  const bytes = Buffer.from(sanitizeOutput(text));
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(STDERR, bytes, at);
    } catch (error) {
      // A full pipe takes more in a moment; any other error can't be reported.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
      Atomics.wait(PAUSE, 0, 0, 1);
    }
  }
}

/** What the plugin thread gets when it starts. */
export interface Start {
  readonly plugins: readonly { readonly name: string; readonly entry: string }[];
  /** The number of the last question that was answered; -1 when the thread has ended. */
  readonly flag: Int32Array;
}

/** A technique as it crosses threads: without its functions. */
export interface Described {
  readonly plugin: string;
  readonly id: string;
  readonly meta: Meta;
  /** The options that the plugin has chosen. */
  readonly options: Readonly<Record<string, boolean | number>>;
  readonly message: Message;
}

export interface Question {
  /** From 1. */
  readonly number: number;
  /** The position of the technique among those described. */
  readonly technique: number;
  readonly options: Readonly<Record<string, boolean | number>>;
  readonly board: string;
  readonly policy: Policy;
  readonly maxSize: number;
}

/** A hit with all that may be needed about it later. */
export interface FoundHit {
  readonly hit: Hit;
  readonly reason: Reason;
  readonly marks: readonly Mark[];
  readonly data: Data;
}

export type Loading =
  | { readonly kind: "importing"; readonly plugin: string }
  | { readonly kind: "loaded"; readonly techniques: readonly Described[] }
  | { readonly kind: "failed"; readonly error: PlainError };

export type Reply =
  | { readonly kind: "found"; readonly hits: readonly FoundHit[] }
  /** Plugin and id are set if another technique than the one asked threw, because it threw late. */
  | { readonly kind: "threw"; readonly why: string; readonly plugin?: string; readonly id?: string };
