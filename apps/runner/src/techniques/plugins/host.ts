import { realpathSync } from "node:fs";
import { type MessagePort, MessageChannel, Worker, receiveMessageOnPort } from "node:worker_threads";
import { type Board, type SearchResult, type Technique, format } from "@wings/core";
import type { Reporter } from "@wings/core/author";
import type { Hit, Policy } from "@wings/core/host";
import {
  type Described,
  type FoundHit,
  type Question,
  UNLIMITED,
  proxyOf,
  readLoaded,
  readReply,
} from "@wings/plugin-host";
import {
  IMPORT,
  duplicatePlugin,
  duplicateTechnique,
  pluginBroken,
  pluginFailed,
  pluginId,
  pluginShape,
  pluginTimeout,
} from "./errors.js";
import { fromPlain } from "../../terminal/coded-error.js";
import { tell } from "../../terminal/output.js";
import { checkFinding } from "./check-finding.js";
import { locatePlugin } from "./locate.js";
import type { LoadedPlugin, Loading, Start } from "./thread.js";

/** The techniques of all plugins. They run in another thread; to the engine they are ordinary techniques. */
export interface Plugins {
  readonly techniques: readonly Technique[];
  nameOf(id: string): string;
  /** Checks a finding, unless plugins are trusted. */
  check(technique: Technique, board: Board, hit: Hit, truth: () => SearchResult): void;
  close(): void;
}

/** Which plugins to load, as plain data. */
export interface PluginSelection {
  readonly plugins: readonly string[];
  /** The folder that plugin paths are relative to. */
  readonly folder: string;
  readonly timeout: number;
  readonly trust: boolean;
}

/** Starts the thread, which imports the plugins and describes their techniques. */
export async function loadPlugins({ plugins, folder, timeout, trust }: PluginSelection): Promise<Plugins> {
  const located = plugins.map((name) => ({ name, entry: locatePlugin(name, folder) }));
  located.forEach(({ name, entry }, i) => {
    const at = located.findIndex((other) => realpathSync(other.entry) === realpathSync(entry));
    if (at < i) throw duplicatePlugin([located[at].name, name], [at + 1, i + 1], entry);
  });
  const thread = new Thread(located, timeout);
  try {
    const names = new Map<string, string>();
    for (const { plugin, description } of await thread.load()) {
      for (const described of readDescription(plugin, description)) {
        const { id } = described;
        const other = names.get(id);
        if (other !== undefined) throw duplicateTechnique(plugin, other, id);
        names.set(id, plugin);
        thread.add(plugin, described);
      }
    }
    const { techniques } = thread;
    return {
      techniques,
      nameOf: (id) => names.get(id) ?? id,
      check: (technique, board, hit, truth) => {
        if (!trust) checkFinding(names.get(technique.id)!, technique, board, hit, truth());
      },
      close: () => {
        thread.close();
      },
    };
  } catch (error) {
    thread.close();
    throw error;
  }
}

/** The techniques in the description of a plugin. */
function readDescription(plugin: string, description: string): readonly Described[] {
  try {
    return readLoaded(description, {
      name: "this command",
      limits: UNLIMITED,
      broken: (why) => pluginBroken(plugin, why),
      id: (id) => pluginId(plugin, id),
      shape: (seen) => pluginShape(plugin, seen),
      import: (why) => pluginBroken(plugin, why),
    });
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    throw String(code).startsWith("WINGS_PLUGIN") ? error : pluginBroken(plugin, message);
  }
}

/** In megabytes: more than a technique needs. Without a limit it could crash the whole process. */
const MEMORY = 512;

/** The plugin thread, and waiting for its answers. */
class Thread {
  readonly flag = new Int32Array(new SharedArrayBuffer(4));
  readonly port: MessagePort;
  readonly worker: Worker;
  readonly timeout: number;
  readonly first: string;
  readonly techniques: Technique[] = [];
  /** The plugin of each technique. */
  readonly pluginOf: string[] = [];
  asked = 0;

  constructor(plugins: Start["plugins"], timeout: number) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.timeout = timeout;
    this.first = plugins[0].name;
    this.worker = new Worker(new URL("./plugin-thread.js", import.meta.url), {
      workerData: { plugins, flag: this.flag, port: port2 },
      transferList: [port2],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      // Stdout is for our data.
      stdout: true,
      stderr: true,
    });
    for (const stream of [this.worker.stdout, this.worker.stderr]) stream.setEncoding("utf8").on("data", tell);
    this.worker.on("error", () => undefined);
    this.worker.unref();
    port1.unref();
  }

  /** Waits without blocking, because the import of a plugin may be asynchronous. */
  async load(): Promise<readonly LoadedPlugin[]> {
    let importing = this.first;
    const result = await new Promise<readonly LoadedPlugin[]>((resolve, reject) => {
      // The start of the thread doesn't count towards the timeout of the plugin.
      let timer: NodeJS.Timeout | undefined;
      const expect = (plugin: string): void => {
        clearTimeout(timer);
        importing = plugin;
        timer = setTimeout(() => {
          reject(pluginTimeout(importing, IMPORT, this.timeout, ""));
        }, this.timeout);
      };
      const settle = (action: () => void): void => {
        clearTimeout(timer);
        this.port.removeAllListeners("message");
        this.port.unref();
        action();
      };
      this.port.on("message", (message: Loading) => {
        if (message.kind === "importing") expect(message.plugin);
        else if (message.kind === "loaded") settle(() => resolve(message.plugins));
        else settle(() => reject(fromPlain(message.error)));
      });
      this.worker.once("exit", () => {
        settle(() => reject(pluginBroken(importing, "its import ended the thread")));
      });
      this.worker.once("error", (error) => {
        settle(() => reject(pluginBroken(importing, error.message)));
      });
    });
    this.worker.removeAllListeners("exit");
    return result;
  }

  /** Adds a technique that delegates to the next one in the thread. */
  add(plugin: string, described: Described): void {
    const technique = this.techniques.length;
    this.pluginOf.push(plugin);
    this.techniques.push(
      proxyOf(described, (board, report, options) => {
        const { policy, maxSize } = report as Reporter & { readonly policy: Policy };
        return this.ask({ technique, options, board: format(board, "url"), policy, maxSize });
      }),
    );
  }

  /** Asks and blocks until the answer arrives, because `find` is synchronous. */
  ask(asked: Omit<Question, "number">): readonly FoundHit[] {
    const before = this.asked++;
    const question: Question = { ...asked, number: this.asked };
    const { technique, board } = question;
    const [plugin, { id }] = [this.pluginOf[technique], this.techniques[technique]];
    this.port.postMessage(question);
    // The notification for the previous answer may arrive only now.
    const end = performance.now() + this.timeout;
    let left = this.timeout;
    while (left > 0 && Atomics.load(this.flag, 0) === before) {
      Atomics.wait(this.flag, 0, before, left);
      left = end - performance.now();
    }
    const received = receiveMessageOnPort(this.port) as { message: unknown } | undefined;
    if (received === undefined) {
      this.close();
      if (Atomics.load(this.flag, 0) === before) throw pluginTimeout(plugin, `technique ${id}`, this.timeout, board);
      throw pluginFailed(plugin, id, `it ended its thread. Board: ${board}`);
    }
    const reply = readReply(received.message, question);
    if (reply.kind === "found") return reply.hits;
    const { technique: culprit = technique } = reply;
    throw pluginFailed(this.pluginOf[culprit] ?? plugin, this.techniques[culprit]?.id ?? id, reply.why);
  }

  close(): void {
    this.port.close();
    void this.worker.terminate();
  }
}
