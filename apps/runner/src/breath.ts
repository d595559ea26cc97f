/** How long a thread may work before it listens to what happens outside. */
export const SLICE = 50;

/** Milliseconds since the start. The clock of `performance` has Node.js load ten modules more: a millisecond of a start. */
export const now = (): number => process.uptime() * 1000;

/** Lets others have their turn, Ctrl-C among them. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Makes what is to be called between two pieces of work: it pauses when it is time. */
export function makeBreath(): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < SLICE) return;
    await pause();
    since = now();
  };
}
