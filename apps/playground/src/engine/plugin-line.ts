import {
  type Board,
  type Pattern,
  type Policy,
  type Technique,
  type WingsError,
  defineTechnique,
  format,
} from "@wings/core";
import { pluginFailed, pluginHangs } from "../errors.js";
import type { Described, Question, Reply, Told } from "../sandbox/messages.js";
import { clip } from "../state/clip.js";
import type { ToEngine } from "./messages.js";

/** So many characters a reply may have, and so many findings. */
const LONGEST = 20_000_000;
const MOST = 20_000;

/** The line from the engine to the worker of a plugin. */
export class PluginLine {
  /** The number of its load, and what its file is called. */
  readonly plugin: number;
  readonly name: string;
  /** Stands here for the techniques there: what they answered last is what these find. */
  readonly techniques: readonly Technique[];
  readonly port: MessagePort;
  readonly timeout: number;
  /** What the plugin answered last. */
  answer: readonly Told[] = [];
  number = 0;
  /** Questions are asked one after another: the engine may work at two things. */
  last: Promise<unknown> = Promise.resolve();
  /** Who waits for an answer. */
  waiting: { hear(reply: unknown): void; fail(error: Error): void } | undefined;
  /** What is held against it since nobody waited. */
  fault: WingsError | undefined;
  isClosed = false;

  constructor({ plugin, name, techniques, timeout, port }: Omit<Extract<ToEngine, { kind: "plugin" }>, "kind">) {
    this.plugin = plugin;
    this.name = name;
    this.timeout = timeout;
    this.port = port;
    this.techniques = techniques.map((each) => this.stand(each));
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.waiting !== undefined) this.waiting.hear(data);
      else {
        // Each question has one answer. More of them could only keep the engine busy.
        this.fault = pluginFailed(name, techniques[0].id, "it spoke without being asked.");
        port.close();
      }
    };
  }

  /** Ends the line: whoever waits for an answer does so no longer, and nobody gets one any more. */
  close(): void {
    this.isClosed = true;
    this.port.close();
    this.waiting?.fail(new Error("The line is closed."));
  }

  /** Has a technique run on a board, and keeps its answer. One that is silent for too long is an error that says so. */
  ask(id: string, board: Board, policy: Policy): Promise<void> {
    const asked = this.last.then(() => this.question(id, board, policy));
    this.last = asked.catch(() => undefined);
    return asked;
  }

  async question(id: string, board: Board, policy: Policy): Promise<void> {
    if (this.fault !== undefined) throw this.fault;
    if (this.isClosed) throw new Error("The line is closed.");
    const number = ++this.number;
    const technique = this.techniques.findIndex((each) => each.id === id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = await new Promise<unknown>((hear, fail) => {
      this.waiting = { hear, fail };
      timer = setTimeout(() => {
        fail(pluginHangs(this.name, `technique ${id}`, this.timeout));
      }, this.timeout);
      this.port.postMessage({ number, technique, board: format(board, "url"), policy } satisfies Question);
    }).finally(() => {
      clearTimeout(timer);
      this.waiting = undefined;
    });
    const reply = readReply(heard);
    if (reply?.kind === "threw") throw pluginFailed(this.name, id, clip(reply.why, 500));
    if (reply?.number !== number) throw pluginFailed(this.name, id, "its answer can't be read.");
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
          for (const { cell, digit } of placements) sink.place(cell, digit);
          if (sink.commit(pattern, size)) return;
        }
      },
      reason: (pattern) => of(pattern).reason,
      marks: (pattern) => of(pattern).marks,
      data: (pattern) => of(pattern).data,
    });
  }
}

/** What was heard, where it is a reply: whatever a plugin runs with can put anything in its place. */
function readReply(heard: unknown): Reply | undefined {
  if (typeof heard !== "string" || heard.length > LONGEST) return undefined;
  const { number, kind, why, told } = (JSON.parse(heard) ?? {}) as Partial<Record<string, unknown>>;
  if (typeof number !== "number") return undefined;
  if (kind === "threw") return { number, kind, why: typeof why === "string" ? why : typeof why };
  return Array.isArray(told) && told.length <= MOST && told.every(isTold) ? { number, kind: "found", told } : undefined;
}

/** Whether it has the form of a finding. What the numbers in it mean is looked at by the sink and by the proof. */
function isTold(value: unknown): value is Told {
  const { hit, reason, marks, data } = fieldsOf(value);
  const { pattern, size, eliminations, placements } = fieldsOf(hit);
  return (
    [eliminations, placements, reason, marks].every(Array.isArray) &&
    [size, eliminations, (placements as unknown[]).map(fieldsOf).map(({ cell, digit }) => [cell, digit]), reason]
      .flat(2)
      .every(Number.isInteger) &&
    typeof pattern === "object" &&
    pattern !== null &&
    Object.values(fieldsOf(data)).every((datum) => typeof datum === "string" || typeof datum === "number")
  );
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? value : {};
