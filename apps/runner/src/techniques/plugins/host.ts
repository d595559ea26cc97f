import { realpathSync } from "node:fs";
import { type MessagePort, MessageChannel, Worker, receiveMessageOnPort } from "node:worker_threads";
import { type Board, type SearchResult, type Technique, format } from "@wings/core";
import { type Pattern, type Reporter, defineTechnique } from "@wings/core/author";
import { type Hit, type Meta, type Policy, faultOfParts } from "@wings/core/host";
import { IMPORT, duplicatePlugin, duplicateTechnique, pluginBroken, pluginFailed, pluginTimeout } from "./errors.js";
import { fromPlain } from "../../terminal/coded-error.js";
import { tell } from "../../terminal/output.js";
import { checkFinding } from "./check-reply.js";
import { locatePlugin } from "./locate.js";
import type { Described, FoundHit, Loading, Question, Reply, Start } from "./thread.js";

/** The techniques of all plugins. They run in a thread of their own; to the engine they are ordinary techniques. */
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
    const described = await thread.load();
    const names = new Map<string, string>();
    const techniques = described.map((each, index) => {
      const other = names.get(each.id);
      if (other !== undefined) throw duplicateTechnique(each.plugin, other, each.id);
      names.set(each.id, each.plugin);
      return proxyFor(thread, each, index);
    });
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

/** In megabytes: more than a technique needs. Without a limit it could crash the whole process. */
const MEMORY = 512;

/** The plugin thread, and waiting for its answers. */
class Thread {
  readonly flag = new Int32Array(new SharedArrayBuffer(4));
  readonly port: MessagePort;
  readonly worker: Worker;
  readonly timeout: number;
  readonly first: string;
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
  async load(): Promise<readonly Described[]> {
    let importing = this.first;
    const result = await new Promise<readonly Described[]>((resolve, reject) => {
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
        else if (message.kind === "loaded") settle(() => resolve(message.techniques));
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

  /** Asks and blocks until the answer arrives, because `find` is synchronous. */
  ask(question: Omit<Question, "number">, plugin: string, id: string): Extract<Reply, { kind: "found" }> {
    const before = this.asked++;
    this.port.postMessage({ ...question, number: this.asked } satisfies Question);
    // The notification for the previous answer may arrive only now.
    const end = performance.now() + this.timeout;
    let left = this.timeout;
    while (left > 0 && Atomics.load(this.flag, 0) === before) {
      Atomics.wait(this.flag, 0, before, left);
      left = end - performance.now();
    }
    const reply = (receiveMessageOnPort(this.port) as { message: Reply } | undefined)?.message;
    if (reply === undefined) {
      this.close();
      if (Atomics.load(this.flag, 0) === before)
        throw pluginTimeout(plugin, `technique ${id}`, this.timeout, question.board);
      throw pluginFailed(plugin, id, `it ended its thread. Board: ${question.board}`);
    }
    if (reply.kind === "threw") throw pluginFailed(reply.plugin ?? plugin, reply.id ?? id, reply.why);
    return reply;
  }

  close(): void {
    this.port.close();
    void this.worker.terminate();
  }
}

/** A technique that delegates to the one in the thread. */
function proxyFor(thread: Thread, { plugin, id, meta, options, message }: Described, index: number): Technique {
  // By pattern as JSON: a sink copies patterns.
  const found = new Map<string, FoundHit>();
  const partsOf = (pattern: Pattern): FoundHit => found.get(JSON.stringify(pattern))!;
  const find = (board: Board, report: Reporter, settings: Question["options"]): void => {
    const question = {
      technique: index,
      options: settings,
      board: format(board, "url"),
      policy: (report as Reporter & { readonly policy: Policy }).policy,
      maxSize: report.maxSize,
    };
    const { hits } = thread.ask(question, plugin, id);
    found.clear();
    for (const each of hits) {
      const fault = faultOfParts(each);
      if (fault !== undefined) throw pluginFailed(plugin, id, `${fault}. Board: ${question.board}`);
      const { pattern, size, eliminations, placements } = each.hit;
      found.set(JSON.stringify(pattern), each);
      for (let i = 0; i < eliminations.length; i += 4) {
        report.eliminate(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
      }
      for (const { cell, digit } of placements) report.place(cell, digit);
      if (report.commit(pattern as Pattern, size)) return;
    }
  };
  const definition = {
    ...knownFields(meta),
    id,
    message,
    find,
    reason: (pattern: Pattern) => partsOf(pattern).reason,
    marks: (pattern: Pattern) => partsOf(pattern).marks,
    data: (pattern: Pattern) => partsOf(pattern).data,
  };
  try {
    return defineTechnique(definition).with(options);
  } catch (error) {
    throw pluginBroken(plugin, (error as Error).message);
  }
}

/** The fields of `meta` that this core knows. A later core with the same api may have more. */
const knownFields = ({ name, pattern, roles, options, minSize, assumes, ties, after }: Meta): Meta => ({
  name,
  pattern,
  roles,
  options,
  minSize,
  ...(assumes !== undefined && { assumes }),
  ...(ties !== undefined && { ties }),
  ...(after !== undefined && { after }),
});
