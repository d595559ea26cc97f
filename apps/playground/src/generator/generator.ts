import { trustedScript } from "../engine/trusted-types.js";
import type { Answer, Request } from "./messages.js";

export interface Generator {
  /** Answers a request, and tells before how far it is. Only the last request is answered: a new one ends the one before. */
  ask(request: Request, then: (answer: Answer) => void): void;
  /** Ends a request that nobody waits for any more. */
  cancel(request: Request): void;
  /** Makes an answer in advance when nothing else is asked. */
  prepare(request: Request): void;
}

const keyOf = (request: Request): string => JSON.stringify(request);

/** Starts the generator in a worker at its first request. */
export function startGenerator(address: URL): Generator {
  let worker: Worker | undefined;
  let busy: { readonly key: string; then: ((answer: Answer) => void) | undefined } | undefined;
  let ids = 0;
  const ready = new Map<string, Answer>();
  const send = (request: Request, then: ((answer: Answer) => void) | undefined): void => {
    if (busy !== undefined) {
      worker?.terminate();
      worker = undefined;
    }
    worker ??= new Worker(trustedScript(address), { type: "module" });
    const task = { key: keyOf(request), then };
    busy = task;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === "attempts") {
        task.then?.(data);
        return;
      }
      busy = undefined;
      if (task.then === undefined) ready.set(task.key, data);
      else task.then(data);
    };
    worker.postMessage({ id: ++ids, request, asked: Date.now() });
  };
  return {
    ask: (request, then) => {
      const key = keyOf(request);
      const known = ready.get(key);
      ready.delete(key);
      if (known !== undefined) then(known);
      else if (busy?.key === key) busy.then = then;
      else send(request, then);
    },
    cancel: (request) => {
      if (busy?.key !== keyOf(request)) return;
      worker?.terminate();
      [worker, busy] = [undefined, undefined];
    },
    prepare: (request) => {
      if (busy === undefined && !ready.has(keyOf(request))) send(request, undefined);
    },
  };
}
