/**
 * A function to replace for a while: its name for people, its object, its key, and which arguments count; by default, all. Of
 * an object in its place, such as the environment, any read counts.
 */
export type Trap = readonly [
  name: string,
  object: object,
  key: string,
  counts?: (values: readonly unknown[]) => boolean,
];

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
  for (const [name, object, key, counts = () => true] of traps) {
    const target = object as Record<string, unknown>;
    const original = target[key] as (...values: unknown[]) => unknown;
    const note = (): void => {
      called ??= name;
    };
    target[key] = new Proxy(original, {
      ...(typeof original === "object" && {
        get(from, field): unknown {
          note();
          return Reflect.get(from, field);
        },
        ownKeys(from) {
          note();
          return Reflect.ownKeys(from);
        },
      }),
      apply: (_, self: unknown, values): unknown => {
        if (counts(values)) note();
        return original.apply(self ?? object, values);
      },
      construct: (constructor, values): object => {
        if (counts(values)) note();
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
