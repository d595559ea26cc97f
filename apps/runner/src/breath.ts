import { setImmediate } from "node:timers/promises";

/** How long a thread may work before it listens to what happens outside. */
export const SLICE = 50;

/** Makes what is to be called between two pieces of work: it lets others have their turn, Ctrl-C among them, when it is time. */
export function makeBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await setImmediate();
    since = performance.now();
  };
}
