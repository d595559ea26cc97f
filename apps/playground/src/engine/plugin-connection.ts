import { type Board, type CodedError, type Technique, format } from "@wings/core";
import type { Policy } from "@wings/core/host";
import { type FoundHit, type Question, proxyOf, readReply } from "@wings/plugin-host";
import { pluginFailed, pluginHangs } from "../model/errors.js";
import { truncate } from "../model/truncate.js";
import type { ToEngine } from "../model/engine-messages.js";

/** The connection from the engine to the worker of a plugin. */
export class PluginConnection {
  /** The number of the load, and the name of the file. */
  readonly plugin: number;
  readonly name: string;
  /** Proxies for the techniques of the plugin. They find what the plugin answered last. */
  readonly techniques: readonly Technique[];
  readonly port: MessagePort;
  readonly timeout: number;
  /** The last answer of the plugin. */
  answer: readonly FoundHit[] = [];
  number = 0;
  /** Questions wait for each other, because the engine may run two tasks. */
  last: Promise<unknown> = Promise.resolve();
  /** Receives the answer. */
  waiting: { hear(reply: unknown): void; fail(error: Error): void } | undefined;
  /** A fault between two questions. */
  fault: CodedError | undefined;
  isClosed = false;

  constructor({ plugin, name, techniques, timeout, port }: Omit<Extract<ToEngine, { kind: "plugin" }>, "kind">) {
    this.plugin = plugin;
    this.name = name;
    this.timeout = timeout;
    this.port = port;
    this.techniques = techniques.map((each) => proxyOf(each, () => this.answer));
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.waiting !== undefined) this.waiting.hear(data);
      else {
        // A question has exactly one answer. More messages could only flood the engine.
        this.fault = pluginFailed(name, techniques[0].id, "it sent an unexpected message.");
        port.close();
      }
    };
  }

  /** Closes the connection and rejects a waiting question. */
  close(): void {
    this.isClosed = true;
    this.port.close();
    this.waiting?.fail(new Error("The connection is closed."));
  }

  /** Runs a technique on a board and keeps the answer. Throws if the plugin does not answer in time. */
  ask(id: string, board: Board, policy: Policy): Promise<void> {
    const asked = this.last.then(() => this.question(id, board, policy));
    this.last = asked.catch(() => undefined);
    return asked;
  }

  async question(id: string, board: Board, policy: Policy): Promise<void> {
    if (this.fault !== undefined) throw this.fault;
    if (this.isClosed) throw new Error("The connection is closed.");
    const technique = this.techniques.findIndex((each) => each.id === id);
    const { options } = this.techniques[technique];
    const question: Question = { number: ++this.number, technique, options, board: format(board, "url"), policy };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = await new Promise<unknown>((hear, fail) => {
      this.waiting = { hear, fail };
      timer = setTimeout(() => {
        fail(pluginHangs(this.name, `technique ${id}`, this.timeout));
      }, this.timeout);
      this.port.postMessage(question);
    }).finally(() => {
      clearTimeout(timer);
      this.waiting = undefined;
    });
    const reply = readReply(heard, question);
    if (reply.kind === "threw") throw pluginFailed(this.name, id, truncate(reply.why, 500));
    this.answer = reply.hits;
  }
}
