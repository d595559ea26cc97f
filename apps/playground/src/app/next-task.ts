/** Runs something in a separate task, so that neither an event nor the painting of a frame waits for it. */
export function inNextTask(run: () => void): void {
  waiting.push(run);
  port1.onmessage ??= () => waiting.shift()?.();
  port2.postMessage(0);
}

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
