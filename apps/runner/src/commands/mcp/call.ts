import { Worker } from "node:worker_threads";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { memoryLimit, timeLimit } from "./errors.js";
import { type PlainError, toPlain } from "../../terminal/coded-error.js";
import type { ToolName } from "./tools.js";

/** What a call may use. */
interface Limits {
  /** In milliseconds. Clients give up after a minute. */
  readonly time: number;
  /** The heap of the thread, in megabytes. The server as a whole needs less than 150. */
  readonly memory: number;
}
const LIMITS: Limits = { time: 20_000, memory: 48 };
const YOUNG_SPACE = 8;
/** V8 doesn't see the memory of the PNG renderer, so it frees it late. The end of the thread frees all of it. */
const PICTURES_OF_THREAD = 6;
/** In milliseconds. The SDK's client takes a notification that arrives together with the result for an error. */
const PROGRESS_DELAY = 250;

/** What the SDK tells about a request. */
export interface Extra {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
  sendNotification(
    this: void,
    notification: {
      method: "notifications/progress";
      params: { progressToken: string | number; progress: number; message?: string };
    },
  ): Promise<void>;
}

/** One call of a tool, as the thread gets it. */
export interface ToolQuestion {
  readonly name: ToolName | "techniques";
  readonly input: unknown;
}

/** The answer of a tool: a text for the assistant, and the same as data. */
export interface Answer {
  readonly text: string;
  readonly data: Record<string, unknown>;
  /** A picture, in base64. */
  readonly png?: string;
}

/** What the thread says during a call. */
export type ToolReply =
  /** `done` grows with each message of a call. */
  | { readonly kind: "progress"; readonly done: number; readonly message: string }
  /** The answer if a limit ends the call. */
  | { readonly kind: "fallback"; readonly answer: Answer }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly error: PlainError };

/**
 * Runs calls one after the other in a thread, so that each has the time limit for itself. A search can't be interrupted: a call
 * that is canceled or takes too long ends with its thread, and the next call gets a new one.
 */
export function makeCaller(file = new URL("./mcp-thread.cjs", import.meta.url), { time, memory } = LIMITS) {
  let last: Promise<unknown> = Promise.resolve();
  let thread: Worker | undefined;
  let pictures = 0;

  const run = (question: ToolQuestion, extra: Extra): Promise<CallToolResult> =>
    new Promise((resolve) => {
      // The client doesn't wait for the result of a canceled call.
      if (extra.signal.aborted) {
        resolve(failure(new Error("canceled.")));
        return;
      }
      if (thread === undefined) pictures = 0;
      const worker = (thread ??= startThread(file, memory));
      let fallback: Answer | undefined;
      let latest: (ToolReply & { kind: "progress" }) | undefined;
      let progress: NodeJS.Timeout | undefined;
      const notifyLatest = (): void => {
        progress = undefined;
        notify(extra, latest!);
      };
      const end = (result: CallToolResult): void => {
        clearTimeout(timer);
        clearTimeout(progress);
        extra.signal.removeEventListener("abort", cancel);
        worker.off("message", listen).off("error", fail);
        resolve(result);
      };
      /** The next call waits until the thread has ended: two would need too much memory. */
      const endThread = (error: unknown): void => {
        thread = undefined;
        clearTimeout(progress);
        void worker.terminate().then(() => {
          end(fallback === undefined ? failure(error) : success(fallback));
        });
      };
      const listen = (reply: ToolReply): void => {
        if (reply.kind === "progress") {
          latest = reply;
          progress ??= setTimeout(notifyLatest, PROGRESS_DELAY);
        } else if (reply.kind === "fallback") fallback = reply.answer;
        else if (reply.kind === "failed") end(failure(reply.error));
        else {
          fallback = reply.answer;
          if (fallback.png !== undefined) pictures++;
          if (pictures < PICTURES_OF_THREAD) end(success(fallback));
          else endThread(undefined);
        }
      };
      const fail = (error: NodeJS.ErrnoException): void => {
        endThread(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? memoryLimit(memory) : error);
      };
      const cancel = (): void => {
        endThread(new Error("canceled."));
      };
      const timer = setTimeout(() => {
        endThread(timeLimit(time / 1000));
      }, time);
      extra.signal.addEventListener("abort", cancel);
      worker.on("message", listen).on("error", fail);
      worker.postMessage(question);
    });

  return (question: ToolQuestion, extra: Extra): Promise<CallToolResult> => {
    const result = last.then(() => run(question, extra));
    last = result;
    return result;
  };
}

function startThread(file: URL, memory: number): Worker {
  const thread = new Worker(file, {
    // The thread needs no flags of this process, and a loader among them would take time from the first call.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_SPACE },
    // Stdout is for messages of the protocol.
    stdout: true,
  });
  // A call listens for errors while it runs. An error in a thread that has no call must not end the server.
  return thread.on("error", () => undefined);
}

function notify({ _meta, sendNotification }: Extra, { done, message }: ToolReply & { kind: "progress" }): void {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return;
  // A client that is gone needs no progress.
  sendNotification({
    method: "notifications/progress",
    params: { progressToken, progress: done, message },
  }).catch(() => undefined);
}

const success = ({ text, data, png }: Answer): CallToolResult => ({
  content: [
    { type: "text", text },
    ...(png === undefined ? [] : [{ type: "image" as const, data: png, mimeType: "image/png" }]),
  ],
  structuredContent: data,
});

/** An error as the result of a tool: the assistant reads it and can do better. */
export function failure(error: unknown): CallToolResult {
  const { message, code, hint } = toPlain(error);
  const text = `${message} (${code})`;
  return { isError: true, content: [{ type: "text", text: hint === undefined ? text : `${text}\n${hint}` }] };
}
