/** What Node.js and browsers have alike. A library takes the types of neither. */
interface Timers {
  setTimeout(call: () => void, milliseconds: number): unknown;
  setImmediate?(call: () => void): unknown;
}
const timers = globalThis as unknown as Timers;

/** Lets other tasks of the program run. A timer waits for at least a millisecond; Node.js has something faster. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    if (timers.setImmediate === undefined) timers.setTimeout(resolve, 0);
    else timers.setImmediate(resolve);
  });
