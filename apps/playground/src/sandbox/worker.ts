/**
 * The worker in which a plugin runs, in a frame without origin and network. This module is also the `@wings/core` and the
 * `@wings/core/author` that the plugin imports.
 */
export * from "@wings/core";
export * from "@wings/core/author";
import { type Technique, parse } from "@wings/core";
import { Sink, runTechnique } from "@wings/core/host";
import type { FoundHit, Loaded, Question, Reply } from "./messages.js";

interface Start {
  /** The URL of the plugin's source. */
  readonly plugin: string;
}

let techniques: readonly Technique[] = [];

// Registered before the plugin runs, so the plugin never receives messages of the page.
addEventListener("message", (event) => {
  event.stopImmediatePropagation();
  const { data, ports } = event as MessageEvent<Start | null>;
  const [port] = ports;
  if (data === null) {
    port.onmessage = ({ data: question }: MessageEvent<Question>) => {
      port.postMessage(answer(question));
    };
  } else {
    void load(data.plugin).then((loaded) => {
      port.postMessage(loaded);
    });
  }
});
(postMessage as (message: unknown) => void)("ready");

/** Sends JSON, so that only data crosses. */
const load = async (plugin: string): Promise<string> => {
  const loaded = await imported(plugin);
  try {
    return JSON.stringify(loaded);
  } catch (error) {
    return JSON.stringify({ kind: "failed", fault: "shape", why: wordsOf(error) } satisfies Loaded);
  }
};

async function imported(plugin: string): Promise<Loaded> {
  let module: { default?: unknown };
  try {
    module = (await import(/* @vite-ignore */ plugin)) as { default?: unknown };
  } catch (error) {
    return { kind: "failed", fault: "import", why: wordsOf(error) };
  }
  const list: unknown[] = Array.isArray(module.default) ? module.default : [module.default];
  const isTechnique = (each: unknown): boolean =>
    typeof each === "object" && each !== null && "find" in each && "id" in each;
  if (list.length === 0) return { kind: "failed", fault: "shape", why: "an empty list" };
  const other = list.findIndex((each) => !isTechnique(each));
  if (other >= 0) return { kind: "failed", fault: "shape", why: typeof list[other] };
  techniques = list as Technique[];
  return { kind: "loaded", techniques: techniques.map(({ api, id, meta, message }) => ({ api, id, meta, message })) };
}

function answer({ number, technique: index, board: text, policy }: Question): string {
  try {
    const technique = techniques[index];
    const board = parse(text);
    const sink = new Sink(board, policy);
    // Errors show the original board, not one that the technique has changed.
    runTechnique(technique, board, sink, { copy: () => parse(text) });
    const { version } = board;
    const hits = sink.hits.map((hit): FoundHit => ({
      hit,
      reason: technique.reason(hit.pattern as never, board),
      marks: technique.marks(hit.pattern as never, board),
      data: technique.data(hit.pattern as never, board),
    }));
    if (board.version !== version) throw new Error(`its reason, marks or data changed the board. Board: ${text}`);
    return JSON.stringify({ number, kind: "found", hits } satisfies Reply);
  } catch (error) {
    return JSON.stringify({ number, kind: "threw", why: wordsOf(error) } satisfies Reply);
  }
}

const wordsOf = (error: unknown): string => String((error as Partial<Error> | null)?.message ?? error).slice(0, 500);
