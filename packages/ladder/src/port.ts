/** What messages go through: a worker, or `self` or `parentPort` inside of one. In a page or in Node.js. */
export interface Port {
  /** Of a worker in Node.js: -1 when it has ended. */
  readonly threadId?: number;
  /** Sends a message to the other end. */
  postMessage(message: unknown): void;
  /** Listens, in a page. */
  addEventListener?(type: "message" | "error", listener: (event: object) => void): void;
  /** Listens no longer, in a page. */
  removeEventListener?(type: "message" | "error", listener: (event: object) => void): void;
  /** Listens, in Node.js. */
  on?(type: string, listener: (value: unknown) => void): unknown;
  /** Listens no longer, in Node.js. */
  off?(type: string, listener: (value: unknown) => void): unknown;
}

/** Listens until the returned function is called. */
export function listen(port: Port, hear: (data: unknown) => void, fail: (why: string) => void): () => void {
  if (port.on && port.off) {
    // Node.js says nothing of a worker that has ended before.
    if (port.threadId === -1) fail("it has ended");
    const onError = (error: unknown): void => fail(messageOf(error));
    const onExit = (status: unknown): void => fail(`it ended with the status ${String(status)}`);
    port.on("message", hear);
    port.on("error", onError);
    port.on("exit", onExit);
    return () => {
      port.off?.("message", hear);
      port.off?.("error", onError);
      port.off?.("exit", onExit);
    };
  }
  const onMessage = (event: object): void => hear((event as { data: unknown }).data);
  const onError = (event: object): void => fail(messageOf(event));
  port.addEventListener?.("message", onMessage);
  port.addEventListener?.("error", onError);
  return () => {
    port.removeEventListener?.("message", onMessage);
    port.removeEventListener?.("error", onError);
  };
}

/** A page says nothing of a worker whose file isn't there. */
function messageOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return typeof message === "string" ? message : "its file can't be loaded";
}
