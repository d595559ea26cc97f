import { type Board, type Technique, parse } from "@wings/core";
import { type Hit, Sink, runTechnique } from "@wings/core/host";
import type { FoundHit, Question, PluginReply } from "./protocol.js";

/** Puts what a technique throws or returns into words. Node.js knows more about a value than a browser. */
export interface Describer {
  thrown(this: void, value: unknown): string;
  kind(this: void, value: unknown): string;
}

/** Runs a technique of a plugin, in its thread. Returns the reply as JSON. */
export function answer(techniques: readonly Technique[], question: Question, describer: Describer): string {
  const { number, board: text, policy } = question;
  try {
    const technique = withOptions(techniques[question.technique], question.options);
    const board = parse(text);
    const sink = new Sink(board, policy);
    const find = (): void => {
      const { maxSize = sink.maxSize } = question;
      sink.maxSize = maxSize;
      const returned: unknown = Reflect.apply(technique.find, technique, [board, sink]);
      if (returned !== undefined) throw notSynchronous(returned, describer);
    };
    // Errors show the original board, not one that the technique has changed.
    runTechnique(Object.create(technique, { find: { value: find } }) as Technique, board, sink, {
      copy: () => parse(text),
    });
    const hits = sink.hits.map((hit): FoundHit => ({
      hit,
      reason: partOf("reason", technique, hit, board, describer),
      marks: partOf("marks", technique, hit, board, describer),
      data: partOf("data", technique, hit, board, describer),
    }));
    return asJson({ number, kind: "found", hits }, describer);
  } catch (error) {
    return JSON.stringify({ number, kind: "threw", why: whyOf(error, text, describer) } satisfies PluginReply);
  }
}

/** The technique with these options. It has them already if they are those that the plugin has chosen. */
function withOptions(technique: Technique, options: Question["options"]): Technique {
  const { options: chosen = {} } = technique as Partial<Technique>;
  return Object.entries(options).every(([name, value]) => chosen[name] === value) ? technique : technique.with(options);
}

/** A fault of a technique, in words that follow its name. */
class Fault extends Error {}

/** An async function or a generator must not pass for a search without findings. */
function notSynchronous(returned: unknown, { kind }: Describer): Fault {
  // The technique is refused anyway.
  if (returned instanceof Promise) returned.catch(() => undefined);
  return new Fault(`its find returned ${kind(returned)}: expected a synchronous function that returns nothing`);
}

/** The reason, marks or data of a hit. None of these functions may change the board. */
function partOf<P extends "reason" | "marks" | "data">(
  name: P,
  technique: Technique,
  { pattern }: Hit,
  board: Board,
  { thrown }: Describer,
): ReturnType<Technique[P]> {
  const { version } = board;
  let part: unknown;
  try {
    part = Reflect.apply(technique[name], technique, [pattern, board]);
  } catch (error) {
    throw new Fault(`its ${name} threw ${thrown(error)}`);
  }
  if (board.version !== version) throw new Fault(`its ${name} changed the board`);
  return part as ReturnType<Technique[P]>;
}

/** Only data can cross threads. */
function asJson(reply: PluginReply, { thrown }: Describer): string {
  try {
    return JSON.stringify(reply);
  } catch (error) {
    throw new Fault(`its finding is not plain data: ${thrown(error)}`);
  }
}

/** The core wraps errors of techniques; the cause is the original. */
function whyOf(error: unknown, board: string, describer: Describer): string {
  if (error instanceof Fault) return `${error.message}. Board: ${board}`;
  const { code, cause, message } = Object(error) as { code?: unknown; cause?: unknown; message?: unknown };
  switch (code) {
    case "WINGS_TECHNIQUE_FAILED":
      return cause instanceof Fault
        ? whyOf(cause, board, describer)
        : `it threw ${describer.thrown(cause)}. Board: ${board}`;
    case "WINGS_CHANGED_BOARD":
      return `it changed the board. Board: ${board}`;
    case "WINGS_NOT_COMMITTED":
      return `it did not commit. Board: ${board}`;
    default:
      return typeof message === "string" ? message : describer.thrown(error);
  }
}
