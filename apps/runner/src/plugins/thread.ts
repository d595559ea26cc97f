import { type MessagePort, workerData } from "node:worker_threads";
import { Sink, type Technique, parse, runTechnique } from "@wings/core";
import { toPlain } from "../errors.js";
import { techniquesOf } from "./import.js";
import type { Described, Loading, Question, Reply, Start, Told } from "./messages.js";

/** The thread in which strangers' techniques run: whatever they do, the checker outside is not touched. */
const { plugins, flag, port } = workerData as Start & { port: MessagePort };
const techniques: Technique[] = [];

// A plugin may end its thread: whoever waits must not wait on.
process.on("exit", () => {
  signal(-1);
});

port.on("message", (question: Question) => {
  port.postMessage(answer(question));
  signal(question.number);
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
      port.postMessage({ kind: "importing", plugin: name } satisfies Loading);
      for (const technique of await techniquesOf(name, entry)) {
        techniques.push(technique);
        const { id, meta, options, message } = technique;
        // Through JSON: what is no data can't cross, and a host would have no use for it.
        described.push(JSON.parse(JSON.stringify({ plugin: name, id, meta, options, message })) as Described);
      }
    }
    return { kind: "loaded", techniques: described };
  } catch (error) {
    return { kind: "failed", error: toPlain(error) };
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
          technique.find(on, into);
        },
      },
      board,
      sink,
    );
    const told = sink.hits.map((hit): Told => ({
      hit,
      reason: technique.reason(hit.pattern as never, board),
      marks: technique.marks(hit.pattern as never, board),
      data: technique.data(hit.pattern as never, board),
    }));
    return JSON.parse(JSON.stringify({ kind: "found", told, tried: sink.tried })) as Reply;
  } catch (error) {
    return { kind: "threw", why: whyOf(error, text) };
  }
}

/** What a technique threw itself stands behind what the core made of it. */
function whyOf(error: unknown, board: string): string {
  const { code, message, cause } = error as Partial<NodeJS.ErrnoException>;
  if (code !== "WINGS_TECHNIQUE_FAILED" || cause === undefined) return message ?? String(error);
  const { stack, message: thrown } = cause as Partial<Error>;
  return `it threw ${stack?.split("\n").slice(0, 2).join("") ?? thrown ?? "something that is no error"}. Board: ${board}`;
}
