import { isWingsError } from "@wings/core";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { timeLimit } from "../errors.js";

/** How long a call may work, in milliseconds. Clients give up after a minute. */
export const TIME_LIMIT = 20_000;

/** What the SDK tells about a request. */
export interface Extra {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
  sendNotification(
    this: void,
    notification: {
      method: "notifications/progress";
      params: { progressToken: string | number; progress: number; total?: number; message?: string };
    },
  ): Promise<void>;
}

/** One call of a tool. */
export interface Call {
  /** Is aborted when the client cancels the call or disappears, and when the time is over. */
  readonly signal: AbortSignal;
  /** Tells the client how far the call is, if it asked for that. */
  progress(this: void, done: number, total: number, message: string): void;
}

/** The answer of a tool: a text for the assistant, and the same as data. */
export interface Answer {
  readonly text: string;
  readonly data: Record<string, unknown>;
  /** A picture, in base64. */
  readonly png?: string;
}

/**
 * Runs calls one after the other, so that each has the time limit for itself. An error with a code becomes the result of the
 * tool: the assistant reads it and can do better. The server goes on.
 */
export function makeCaller(gone: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve();
  return (extra: Extra, work: (call: Call) => Promise<Answer>): Promise<CallToolResult> => {
    const result = last.then(async (): Promise<CallToolResult> => {
      const time = AbortSignal.timeout(TIME_LIMIT);
      const signal = AbortSignal.any([extra.signal, gone, time]);
      try {
        signal.throwIfAborted();
        const { text, data, png } = await work({ signal, progress: progressOf(extra) });
        return {
          content: [
            { type: "text", text },
            ...(png === undefined ? [] : [{ type: "image" as const, data: png, mimeType: "image/png" }]),
          ],
          structuredContent: data,
        };
      } catch (error) {
        return failure(time.aborted ? timeLimit(TIME_LIMIT / 1000) : error);
      }
    });
    last = result;
    return result;
  };
}

const progressOf =
  ({ _meta, sendNotification }: Extra): Call["progress"] =>
  (progress, total, message) => {
    const progressToken = _meta?.progressToken;
    if (progressToken === undefined) return;
    // A client that is gone needs no progress.
    sendNotification({ method: "notifications/progress", params: { progressToken, progress, total, message } }).catch(
      () => undefined,
    );
  };

function failure(error: unknown): CallToolResult {
  const { message, code, hint } = Object(error) as { message?: string; code?: unknown; hint?: string };
  const isOurs = isWingsError(error) || (typeof code === "string" && code.startsWith("WINGS_"));
  const text = isOurs ? `${message ?? ""} (${String(code)})` : `${message ?? String(error)} (WINGS_FAILED)`;
  return { isError: true, content: [{ type: "text", text: hint === undefined ? text : `${text}\n${hint}` }] };
}
