import type * as AllTechniques from "./all-techniques.js";
import { BASICS } from "./basics.js";
import type { FromEngine, News, ToEngine } from "../model/engine-messages.js";
import type { Source } from "./find-steps.js";
import { problemOf } from "../model/problem.js";
import { runTask } from "./tasks.js";

/** The engine runs everything slow in this worker, so the page never blocks. */
const sources = new Map<string, Source>(BASICS.map((technique) => [technique.id, { technique }]));
let ladder: Promise<typeof AllTechniques> | undefined;

/** A technique and where it runs. The first that is not among the basics loads the ladder. */
async function sourceOf(id: string): Promise<Source | undefined> {
  if (!sources.has(id)) await loadLadder();
  return sources.get(id);
}

async function loadLadder(): Promise<typeof AllTechniques.RUNGS> {
  ladder ??= import("./all-techniques.js");
  try {
    const { RUNGS } = await ladder;
    for (const { technique } of RUNGS) if (!sources.has(technique.id)) sources.set(technique.id, { technique });
    return RUNGS;
  } catch (error) {
    // The next request tries again.
    ladder = undefined;
    throw error;
  }
}
const running = new Set<number>();
/** What connects plugins is loaded with the first one. Tasks wait for it. */
let connected: Promise<void> | undefined;

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => {
  switch (data.kind) {
    case "task":
      running.add(data.id);
      void run(data.id, data.task);
      return;
    case "cancel":
      running.delete(data.id);
      post({ kind: "canceled", id: data.id });
      return;
    case "forget":
      connected = connected?.then(() => forget(data.plugin));
      return;
    case "plugin": {
      const before = connected;
      const connect = async (): Promise<void> => {
        const { PluginConnection } = await import("./plugin-connection.js");
        await before;
        const line = new PluginConnection(data);
        for (const technique of line.techniques) sources.set(technique.id, { technique, line });
      };
      // Without it, a task says that the technique is unknown.
      connected = connect().catch(() => undefined);
    }
  }
});

function forget(plugin: number): void {
  for (const [id, { line }] of sources) {
    if (line?.plugin !== plugin) continue;
    sources.delete(id);
    line.close();
  }
}

const run = async (id: number, task: Extract<ToEngine, { kind: "task" }>["task"]): Promise<void> => {
  const tell = (news: News): void => {
    // A plugin that went wrong is taken out, even where nobody waits for what it was asked any more.
    if (running.has(id) || news.kind === "fault") post({ kind: "news", id, news });
  };
  try {
    await connected;
    await runTask(task, { sources, sourceOf, tell, goOn: () => yieldToEventLoop(id) });
  } catch (error) {
    tell({ kind: "failed", ...problemOf(error) });
  }
  running.delete(id);
  if (running.size === 0) warmUp().catch(() => undefined);
};

/** How long the engine works before it yields to the event loop, in milliseconds. */
const YIELD_INTERVAL = 8;
const { port1: receiver, port2: sender } = new MessageChannel();
let last = performance.now();

/** Yields to the event loop from time to time, so that messages arrive. Returns whether the task should continue. */
async function yieldToEventLoop(id: number): Promise<boolean> {
  if (performance.now() - last >= YIELD_INTERVAL) {
    await new Promise((resolve) => {
      receiver.addEventListener("message", resolve, { once: true });
      receiver.start();
      sender.postMessage(null);
    });
    last = performance.now();
  }
  return running.has(id);
}

/**
 * The first run of any code is slow. After the first task, the techniques below "extreme" run on two hard boards in advance,
 * so the first hint on a hard board is fast. It takes a fifth of a second of the processor; more would only empty a battery.
 */
const HARD = [
  "w13kfgi254gi2ed38k4e6bh1icgjBc59jhgk9FcEc7j5m2gkdeijAik4jgk9jgk921j5Aijik6j7j",
  "w18cA9k5k7i7Ao1j8j6l6g9c8jd64j9j7j3l3djf7l9j8c2j46k9j8a4l1j5j4j2j4k3jik1",
];
let isWarm = false;

async function warmUp(): Promise<void> {
  if (isWarm) return;
  isWarm = true;
  const known = (await loadLadder()).filter(({ level }) => level !== "extreme").map(({ technique }) => technique);
  const ours = new Map<string, Source>(known.map((technique) => [technique.id, { technique }]));
  // Other tasks go first.
  const goOn = async (): Promise<boolean> => {
    await yieldToEventLoop(0);
    while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return true;
  };
  for (const board of HARD) {
    for (const id of ours.keys()) {
      await goOn();
      const task = { kind: "next", board, techniques: [id] } as const;
      const only = (each: string): Promise<Source | undefined> => Promise.resolve(ours.get(each));
      await runTask(task, { sources: ours, sourceOf: only, tell: () => undefined, goOn });
    }
  }
}

function post(message: FromEngine): void {
  (postMessage as (message: FromEngine) => void)(message);
}
