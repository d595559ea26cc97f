import { writeSync } from "node:fs";
import { types } from "node:util";
import { type MessagePort, workerData } from "node:worker_threads";
import type { Technique } from "@wings/core";
import { type Loaded, type Question, type PluginReply, answer, describe } from "@wings/plugin-host";
import { pluginBroken } from "./errors.js";
import { type PlainError, toPlain } from "../../terminal/coded-error.js";
import { sanitizeOutput } from "../../terminal/sanitize.js";
import { describeThrown, kindOf } from "./describe-value.js";
import { techniquesOf } from "./import.js";
import { keepStdout } from "./keep-stdout.js";

/** The thread that runs third-party techniques. They can't touch the checker, which runs outside. */
const { plugins, flag, port } = workerData as Start & { port: MessagePort };
const techniques: Technique[] = [];
let importing: string | undefined;
/** The question that came last. */
let last: Question | undefined;

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
  last = question;
  const reply = answer(techniques, question, DESCRIBER);
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
  const loaded: LoadedPlugin[] = [];
  try {
    for (const { name, entry } of plugins) {
      importing = name;
      port.postMessage({ kind: "importing", plugin: name } satisfies Loading);
      const list = await techniquesOf(name, entry);
      techniques.push(...list);
      const description = JSON.stringify({ kind: "loaded", techniques: list.map(describe) } satisfies Loaded);
      loaded.push({ plugin: name, description });
    }
    importing = undefined;
    return { kind: "loaded", plugins: loaded };
  } catch (error) {
    return { kind: "failed", error: toPlain(error) };
  }
}

const DESCRIBER = {
  thrown: describeThrown,
  kind: (value: unknown): string => (types.isGeneratorObject(value) ? "a generator" : kindOf(value)),
};

function thrownLater(error: unknown): Loading | string {
  const why = `it threw ${describeThrown(error)} after it had returned.`;
  if (importing !== undefined) return { kind: "failed", error: toPlain(pluginBroken(importing, why)) };
  const { number = 0, technique = 0 } = last ?? {};
  return JSON.stringify({ number, kind: "threw", why, technique } satisfies PluginReply);
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

/** The techniques of a plugin: a `Loaded` as JSON. */
export interface LoadedPlugin {
  readonly plugin: string;
  readonly description: string;
}

/** What the thread sends before the first question. */
export type Loading =
  | { readonly kind: "importing"; readonly plugin: string }
  | { readonly kind: "loaded"; readonly plugins: readonly LoadedPlugin[] }
  | { readonly kind: "failed"; readonly error: PlainError };
