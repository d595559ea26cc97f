/** Runs something in a separate task. Events and the next frame don't wait for it. */
export function inNextTask(run: () => void): void {
  waiting.push(run);
  port1.onmessage ??= () => waiting.shift()?.();
  port2.postMessage(0);
}

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
