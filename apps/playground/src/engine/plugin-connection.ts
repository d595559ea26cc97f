import { type Board, type CodedError, type Technique, format } from "@wings/core";
import { type Pattern, defineTechnique } from "@wings/core/author";
import { HOST_LIMITS, type Policy, faultOfParts } from "@wings/core/host";
import { pluginFailed, pluginHangs } from "../errors.js";
import type { Described, FoundHit, Question, Reply } from "../sandbox/messages.js";
import { truncate } from "../state/truncate.js";
import type { ToEngine } from "./messages.js";

/** Maximum number of characters in a reply. */
const LONGEST = 20_000_000;

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
    this.techniques = techniques.map((each) => this.proxyFor(each));
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
    if (reply?.kind === "threw") throw pluginFailed(this.name, id, truncate(reply.why, 500));
    if (reply?.number !== number) throw pluginFailed(this.name, id, "its answer is invalid.");
    for (const parts of reply.hits) {
      const problem = faultOfParts(parts);
      if (problem !== undefined) throw pluginFailed(this.name, id, truncate(`${problem}.`, 500));
    }
    this.answer = reply.hits;
  }

  proxyFor({ id, meta, message }: Described): Technique {
    // By pattern as JSON: a sink copies patterns.
    const hits = new Map<string, FoundHit>();
    const of = (pattern: Pattern): FoundHit => hits.get(JSON.stringify(pattern))!;
    return defineTechnique({
      ...meta,
      id,
      message,
      // The sink rejects invalid cells, digits and candidates.
      find: (_board, report) => {
        hits.clear();
        for (const each of this.answer) {
          const { pattern, size, eliminations, placements } = each.hit;
          hits.set(JSON.stringify(pattern), each);
          for (let i = 0; i < eliminations.length; i += 4) {
            report.eliminate(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
          }
          for (const { cell, digit } of placements) report.place(cell, digit);
          if (report.commit(pattern as Pattern, size)) return;
        }
      },
      reason: (pattern) => of(pattern).reason,
      marks: (pattern) => of(pattern).marks,
      data: (pattern) => of(pattern).data,
    });
  }
}

/** Parses a reply. A plugin can send anything. */
function readReply(heard: unknown): Reply | undefined {
  if (typeof heard !== "string" || heard.length > LONGEST) return undefined;
  const { number, kind, why, hits } = (JSON.parse(heard) ?? {}) as Partial<Record<string, unknown>>;
  if (typeof number !== "number") return undefined;
  if (kind === "threw") return { number, kind, why: typeof why === "string" ? why : typeof why };
  return Array.isArray(hits) && hits.length <= HOST_LIMITS.findings && hits.every(isFoundHit)
    ? { number, kind: "found", hits }
    : undefined;
}

/** Whether the value has the shape of a finding. `faultOfParts`, the sink and the proof check the rest. */
function isFoundHit(value: unknown): value is FoundHit {
  const { hit, reason, marks, data } = fieldsOf(value);
  const { pattern, size, eliminations, placements } = fieldsOf(hit);
  return (
    [eliminations, placements, marks].every(Array.isArray) &&
    [size, eliminations, (placements as unknown[]).map(fieldsOf).map(({ cell, digit }) => [cell, digit])]
      .flat(2)
      .every(Number.isInteger) &&
    [pattern, reason, data].every((each) => typeof each === "object" && each !== null)
  );
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? value : {};
