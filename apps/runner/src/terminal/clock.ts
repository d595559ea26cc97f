/** How long a thread may work before it handles events, in milliseconds. */
export const SLICE = 50;

/** Milliseconds since the start. `performance` would load ten more modules of Node.js, a millisecond of each start. */
export const now = (): number => process.uptime() * 1000;

/** Lets the event loop handle what is waiting, such as Ctrl-C. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A function to call between two pieces of work. It yields only when a slice is over. */
export function makePeriodicYield(): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < SLICE) return;
    await yieldToEventLoop();
    since = now();
  };
}
