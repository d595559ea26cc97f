/**
 * The worker in which a plugin runs, in a frame without origin and network. This module is also the `@wings/core` and the
 * `@wings/core/author` that the plugin imports.
 */
export * from "@wings/core";
export * from "@wings/core/author";
import type { Technique } from "@wings/core";
import { type Loaded, type Question, answer, describe } from "@wings/plugin-host";

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
      port.postMessage(answer(techniques, question, DESCRIBER));
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
  return { kind: "loaded", techniques: techniques.map(describe) };
}

/** The message of what was thrown. The page shows a line or two of it. */
const wordsOf = (error: unknown): string => String((error as Partial<Error> | null)?.message ?? error).slice(0, 500);

/** A thrown value, with the kind of an error. */
function thrown(value: unknown): string {
  try {
    return String(value).slice(0, 500);
  } catch {
    return typeof value;
  }
}
const DESCRIBER = { thrown, kind: (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1) };
