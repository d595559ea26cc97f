/** A function to replace for a while: its name for people, its object, and its key. */
export type Trap = readonly [name: string, object: object, key: string];

/** How to restore the functions that are replaced now. */
let undo: (() => void)[] = [];

/** Restores all functions. Code that the time limit stops can't do that itself. */
export function restoreGlobals(): void {
  for (const action of undo) action();
  undo = [];
}

/** Does something and returns the name of the first trapped function that it calls. */
export function firstTrappedCall(traps: readonly Trap[], action: () => void): string | undefined {
  let called: string | undefined;
  for (const [name, object, key] of traps) {
    const target = object as Record<string, unknown>;
    const original = target[key] as (...values: unknown[]) => unknown;
    target[key] = new Proxy(original, {
      apply: (_, __, values): unknown => {
        called ??= name;
        return original.apply(object, values);
      },
      // `new Date(2026, 0)` is the same date every time, and `new Date()` is not.
      construct: (constructor, values): object => {
        if (values.length === 0) called ??= name;
        return Reflect.construct(constructor, values) as object;
      },
    });
    undo.push(() => (target[key] = original));
  }
  try {
    action();
  } finally {
    restoreGlobals();
  }
  return called;
}
