import { Worker } from "node:worker_threads";
import type { Reply } from "@wings/runner/bulk";
import { jobTooLong, threadEnded } from "./errors.js";

/** Answers parts in another thread, so that a board which takes long doesn't keep this one from its events. */
export interface AnswerThread {
  /** Answers one part after the other. Rejects if one takes longer than the limit, or if the thread ends. */
  answer(part: unknown): Promise<Reply>;
}

export function startThread(limit: number): AnswerThread {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** The part that is being answered. */
  let waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void } | undefined;

  const start = (): Worker => {
    const made = new Worker(new URL("./answer.js", import.meta.url));
    // What a thread does after its end is of no interest.
    const fail = (why: string): void => {
      if (made !== thread) return;
      thread = undefined;
      waiting?.reject(threadEnded(why));
    };
    made.on("message", (reply: Reply) => {
      if (made === thread) waiting?.resolve(reply);
    });
    made.on("error", ({ message }) => {
      fail(message);
    });
    made.on("exit", (status) => {
      fail(`status ${status}`);
    });
    return made;
  };

  const ask = async (part: unknown): Promise<Reply> => {
    const current = (thread ??= start());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Reply>((resolve, reject) => {
        waiting = { resolve, reject };
        timer = setTimeout(() => {
          thread = undefined;
          void current.terminate();
          reject(jobTooLong(limit));
        }, limit);
        current.postMessage(part);
      });
    } finally {
      clearTimeout(timer);
      waiting = undefined;
    }
  };

  return {
    answer(part) {
      const reply = last.then(() => ask(part));
      last = reply.catch(() => undefined);
      return reply;
    },
  };
}
