import type { Described } from "@wings/plugin-host";
import { trustedScript } from "./trusted-types.js";
import type { FromEngine, News, Task, ToEngine } from "../model/engine-messages.js";

/** A running task. */
export interface Job {
  cancel(): void;
}

/** A plugin as an engine needs it. A restarted engine asks for a new connection. */
interface Plugin {
  /** The number of the load, because a name can be used again. */
  readonly load: number;
  readonly name: string;
  readonly sandbox: {
    readonly techniques: readonly Described[];
    connect(): MessagePort;
  };
  /** How long it may take to answer, in milliseconds. */
  readonly timeout: number;
}

/** A fault of a plugin. */
type Fault = Extract<News, { kind: "fault" }>;

export interface Engine {
  /** Starts a task. Faults of plugins go to `watch`. */
  run(task: Task, listen: (news: News) => void): Job;
  watch(onFault: (fault: Fault) => void): void;
  add(plugin: Plugin): void;
  remove(load: number): void;
}

/** How long an engine may take to cancel a task before it is restarted, in milliseconds. */
const CANCEL_TIMEOUT = 300;

/** Runs the engine in a worker. If it does not stop in time, a new worker replaces it, so the page never hangs. */
export function startEngine(address: URL): Engine {
  const plugins = new Map<number, Plugin>();
  const listeners = new Map<number, (news: News) => void>();
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const tasks = new Map<number, Task>();
  let onFault: (fault: Fault) => void = () => undefined;
  let ids = 0;
  // It is loaded when there is something to do: the first sight needs no engine.
  let worker: Worker | undefined;

  function start(): Worker {
    const fresh = new Worker(trustedScript(address), { type: "module" });
    fresh.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === "canceled") {
        clearTimeout(waiting.get(data.id));
        waiting.delete(data.id);
        return;
      }
      const { news, id } = data;
      if (news.kind === "fault") {
        onFault(news);
        return;
      }
      const listen = listeners.get(id);
      if (news.kind !== "group" && news.kind !== "step") settle(id);
      listen?.(news);
    };
    return fresh;
  }
  const settle = (id: number): void => {
    listeners.delete(id);
    tasks.delete(id);
  };
  const send = (message: ToEngine, transfer: Transferable[] = []): void => {
    worker ??= start();
    worker.postMessage(message, transfer);
  };
  const introduce = ({ load, name, sandbox, timeout }: Plugin): void => {
    const port = sandbox.connect();
    send({ kind: "plugin", plugin: load, name, techniques: sandbox.techniques, timeout, port }, [port]);
  };
  const restart = (): void => {
    worker?.terminate();
    for (const timer of waiting.values()) clearTimeout(timer);
    waiting.clear();
    worker = start();
    for (const plugin of plugins.values()) introduce(plugin);
    for (const [id, task] of tasks) send({ kind: "task", id, task });
  };

  return {
    run: (task, listen) => {
      const id = ++ids;
      listeners.set(id, listen);
      tasks.set(id, task);
      send({ kind: "task", id, task });
      return {
        cancel: () => {
          if (!listeners.has(id)) return;
          settle(id);
          waiting.set(id, setTimeout(restart, CANCEL_TIMEOUT));
          send({ kind: "cancel", id });
        },
      };
    },
    watch: (listener) => {
      onFault = listener;
    },
    add: (plugin) => {
      plugins.set(plugin.load, plugin);
      introduce(plugin);
    },
    remove: (load) => {
      if (plugins.delete(load)) send({ kind: "forget", plugin: load });
    },
  };
}
