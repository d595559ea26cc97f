import { type Board, type Pattern, type Policy, type Technique, defineTechnique, format } from "@wings/core";
import { pluginFailed, pluginHangs } from "../errors.js";
import type { Described, Question, Reply, Told } from "../sandbox/messages.js";

/** The line from the engine to the worker of a plugin. */
export class PluginLine {
  readonly plugin: string;
  /** Stands here for the techniques there: what they answered last is what these find. */
  readonly techniques: readonly Technique[];
  readonly port: MessagePort;
  readonly timeout: number;
  /** What the plugin answered last. */
  answer: readonly Told[] = [];
  number = 0;
  /** Questions are asked one after another: the engine may work at two things. */
  last: Promise<unknown> = Promise.resolve();

  constructor(plugin: string, described: readonly Described[], timeout: number, port: MessagePort) {
    this.plugin = plugin;
    this.timeout = timeout;
    this.port = port;
    this.techniques = described.map((each) => this.stand(each));
  }

  /** Has a technique run on a board, and keeps its answer. One that is silent for too long is an error that says so. */
  ask(id: string, board: Board, policy: Policy): Promise<void> {
    const asked = this.last.then(() => this.question(id, board, policy));
    this.last = asked.catch(() => undefined);
    return asked;
  }

  async question(id: string, board: Board, policy: Policy): Promise<void> {
    const number = ++this.number;
    const technique = this.techniques.findIndex((each) => each.id === id);
    const reply = await new Promise<Reply>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(pluginHangs(this.plugin, `technique ${id}`, this.timeout));
      }, this.timeout);
      this.port.onmessage = ({ data }: MessageEvent<Reply>) => {
        if (data.number !== number) return;
        clearTimeout(timer);
        resolve(data);
      };
      this.port.postMessage({ number, technique, board: format(board, "url"), policy } satisfies Question);
    });
    if (reply.kind === "threw") throw pluginFailed(this.plugin, id, reply.why);
    this.answer = reply.told;
  }

  stand({ id, meta, message }: Described): Technique {
    const told = new WeakMap<object, Told>();
    const of = (pattern: Pattern): Told => told.get(pattern)!;
    return defineTechnique({
      ...meta,
      id,
      message,
      // What is answered goes through the sink, which takes nothing that is no cell, no digit or no candidate.
      find: (_board, sink) => {
        for (const each of this.answer) {
          const { pattern, size, eliminations, placements } = each.hit;
          told.set(pattern, each);
          for (let i = 0; i < eliminations.length; i += 4) {
            sink.eliminate(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
          }
          for (let i = 0; i < placements.length; i += 2) sink.place(placements[i], placements[i + 1]);
          if (sink.commit(pattern, size)) return;
        }
      },
      reason: (pattern) => of(pattern).reason,
      marks: (pattern) => of(pattern).marks,
      data: (pattern) => of(pattern).data,
    });
  }
}
