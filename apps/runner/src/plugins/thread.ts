import { types } from "node:util";
import { type MessagePort, workerData } from "node:worker_threads";
import { type Board, Sink, type Technique, parse, runTechnique } from "@wings/core";
import { pluginBroken, toPlain } from "../errors.js";
import { techniquesOf } from "./import.js";
import type { Described, Loading, Question, Reply, Start, Told } from "./messages.js";
import { printAtOnce } from "./redirect-output.js";
import { kindOf, messageOf, thrown } from "./describe-value.js";

/** The thread in which strangers' techniques run: whatever they do, the checker outside is not touched. */
const { plugins, flag, port } = workerData as Start & { port: MessagePort };
const techniques: Technique[] = [];
/** Where each of them comes from. */
const from: string[] = [];
let importing: string | undefined;
let last = 0;

printAtOnce();

// A plugin may end its thread: whoever waits must not wait on.
process.on("exit", () => {
  signal(-1);
});

// What is thrown when nobody is there to catch it, as by what was to happen later, still names its plugin.
process.on("uncaughtException", (error: unknown) => {
  port.postMessage(thrownLater(error));
  process.exit(1);
});

port.on("message", (question: Question) => {
  last = question.technique;
  const reply = answer(question);
  // What it left to be thrown in this turn comes before its answer.
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
        from.push(name);
        described.push(describe(name, technique));
      }
    }
    importing = undefined;
    return { kind: "loaded", techniques: described };
  } catch (error) {
    return { kind: "failed", error: toPlain(error) };
  }
}

function describe(plugin: string, { id, meta, options, message }: Technique): Described {
  try {
    // Through JSON: what is no data can't cross, and a host would have no use for it.
    return JSON.parse(JSON.stringify({ plugin, id, meta, options, message })) as Described;
  } catch (error) {
    throw pluginBroken(plugin, `technique ${id} is not made of data and functions: ${messageOf(error)}.`);
  }
}

function answer({ technique: index, options, board: text, policy, maxSize }: Question): Reply {
  try {
    const technique = Object.keys(options).length > 0 ? techniques[index].with(options) : techniques[index];
    const board = parse(text);
    const sink = new Sink(board, policy);
    runTechnique(
      {
        ...technique,
        find: (on, into) => {
          into.maxSize = maxSize;
          const answered = (technique.find as (...all: unknown[]) => unknown)(on, into);
          if (answered !== undefined) throw new Fault(notAtOnce(answered));
        },
      },
      board,
      sink,
      // What it makes of the board is nothing that anybody could try again.
      { copy: () => parse(text) },
    );
    const told = sink.hits.map((hit): Told => ({
      hit,
      reason: part("reason", technique, hit, board),
      marks: part("marks", technique, hit, board),
      data: part("data", technique, hit, board),
    }));
    return crossing({ kind: "found", told, tried: sink.tried });
  } catch (error) {
    return { kind: "threw", why: whyOf(error, text) };
  }
}

/** A search that goes on after it has returned, or has not begun by then, must not pass for one that finds nothing. */
function notAtOnce(answered: unknown): string {
  if (types.isPromise(answered)) {
    answered.catch(() => {
      // It is refused already.
    });
  }
  const kind = types.isGeneratorObject(answered) ? "a generator" : kindOf(answered);
  return `its find returned ${kind}: it has to be a plain function that reports what it finds and returns nothing`;
}

function thrownLater(error: unknown): Loading | Reply {
  const why = `it threw ${thrown(error)}, outside of its answer`;
  if (importing !== undefined) return { kind: "failed", error: toPlain(pluginBroken(importing, `${why}.`)) };
  return { kind: "threw", why: `${why}.`, plugin: from[last], id: techniques[last].id };
}

/** What a technique says of a hit. The board is as it was found, or whatever follows would be about another one. */
function part<P extends "reason" | "marks" | "data">(
  name: P,
  technique: Technique,
  { pattern }: Told["hit"],
  board: Board,
): ReturnType<Technique[P]> {
  const { version } = board;
  let said: unknown;
  try {
    said = technique[name](pattern as never, board);
  } catch (error) {
    throw new Fault(`its ${name} threw ${thrown(error)}`);
  }
  if (board.version !== version) throw new Fault(`its ${name} changed the board`);
  return said as ReturnType<Technique[P]>;
}

/** As data: what is none can't cross. */
function crossing(reply: Reply): Reply {
  try {
    return JSON.parse(JSON.stringify(reply)) as Reply;
  } catch (error) {
    throw new Fault(`what it tells of a finding is not all data: ${messageOf(error)}`);
  }
}

/** What is wrong with what a technique says, in our words. */
class Fault extends Error {}

/** What a technique threw itself stands behind what the core made of it. */
function whyOf(error: unknown, board: string): string {
  if (error instanceof Fault) return `${error.message}. Board: ${board}`;
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  if (code === "WINGS_TECHNIQUE_FAILED") {
    const { cause } = error as Error;
    return cause instanceof Fault ? whyOf(cause, board) : `it threw ${thrown(cause)}. Board: ${board}`;
  }
  return message ?? messageOf(error);
}
