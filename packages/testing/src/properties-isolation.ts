import type { Board, Technique } from "@wings/core";
import { type Builtins, builtinChanges, cleanObjects } from "./builtins.js";
import { type Fault, fault } from "./faults.js";
import { type Trap, firstTrappedCall } from "./global-traps.js";
import { type Subject, run } from "./subject.js";

/** Properties of a technique and its surroundings: chance, time, place, output and built-in objects. */

/** Globals that a technique should not use. */
interface Globals {
  readonly performance?: object;
  readonly console?: Record<string, unknown>;
  readonly process?: { readonly env?: object; readonly stdout?: Record<string, unknown> };
  readonly fetch?: unknown;
}
const { console, performance, process } = globalThis as unknown as Globals;

/** With chance or the clock, a technique could find something else tomorrow; with a locale or a time zone, elsewhere. */
export function isDeterministic(subject: Subject): Fault | undefined {
  const called = firstCall(
    [
      ["Math.random()", Math, "random"],
      ["Date.now()", Date, "now"],
      ["new Date()", globalThis, "Date", dependsOnTime],
      ["Date.parse()", Date, "parse"],
      ...IN_TIME_ZONE,
      ...(performance === undefined ? [] : [["performance.now()", performance, "now"] as const]),
      ...(process?.env === undefined ? [] : [["process.env", process, "env"] as const]),
      ...("fetch" in globalThis ? [["fetch()", globalThis, "fetch"] as const] : []),
      ...LOCAL,
    ],
    subject,
  );
  if (called === undefined) return undefined;
  return fault("SIDE_EFFECT", subject.technique, subject.board, {
    expected: "the same findings and texts for the same board, every time and everywhere",
    seen: called === "process.env" ? "a read of process.env" : `a call of ${called}`,
  });
}

/** Only a date made from a number of milliseconds is the same every time and in every time zone. */
const dependsOnTime = (values: readonly unknown[]): boolean => values.length !== 1 || typeof values[0] !== "number";

/** The methods of dates that read or write them in the time zone of the machine. */
const IN_TIME_ZONE = Object.getOwnPropertyNames(Date.prototype)
  .filter((key) => /^([gs]et|to)/.test(key) && !/UTC|ISO|JSON|GMT|Time$/.test(key))
  .map((key): Trap => [`Date.prototype.${key}()`, Date.prototype, key]);

/** Functions that depend on the locale of the machine, unless they get one as the argument with this index. */
const LOCAL = [
  ...localTraps(String.prototype, { localeCompare: 1, toLocaleLowerCase: 0, toLocaleUpperCase: 0 }),
  ...localTraps(Number.prototype, { toLocaleString: 0 }),
  ...localTraps(Array.prototype, { toLocaleString: 0 }),
  ...localTraps(Intl, { Collator: 0, ListFormat: 0, NumberFormat: 0, PluralRules: 0, Segmenter: 0 }),
  ["DateTimeFormat() without a locale and a time zone", Intl, "DateTimeFormat", isLocalFormat] as const,
];

function isLocalFormat([locale, options]: readonly unknown[]): boolean {
  return locale === undefined || (Object(options) as { timeZone?: unknown }).timeZone === undefined;
}

function localTraps(object: object, keys: Readonly<Record<string, number>>): Trap[] {
  return Object.entries(keys)
    .filter(([key]) => key in object)
    .map(([key, index]) => [`${key}() without a locale`, object, key, (values) => values[index] === undefined]);
}

/** Checked over all boards together: a change of a built-in object affects every other program. */
export function changesNoBuiltins(technique: Technique, board: Board, before: Builtins): Fault | undefined {
  const { added, broken } = builtinChanges(before);
  cleanObjects(before);
  if (added.length + broken.length === 0) return undefined;
  return fault("SIDE_EFFECT", technique, board, {
    expected: "built-in objects as they were",
    seen: [...broken, ...added].join(", "),
  });
}

/** A warning: output of a technique would mix with the output of the program. */
export const printsNothing = (technique: Technique, board: Board): Fault =>
  fault("PRINTS", technique, board, {
    expected: "no output",
    seen: "it printed something",
  });

/** Notes whether anything is printed until `end`, and lets it pass. Nobody else prints while a technique is examined. */
export class Output {
  /** The number of calls. */
  calls = 0;
  readonly #undo: (() => void)[] = [];

  constructor() {
    const keys: [object | undefined, string][] = ["log", "info", "debug", "warn", "error"].map((key) => [console, key]);
    for (const [object, key] of [...keys, [process?.stdout, "write"] as const]) {
      const target = object as Record<string, unknown> | undefined;
      if (target === undefined) continue;
      const own = Object.getOwnPropertyDescriptor(target, key);
      const original = target[key] as (...values: unknown[]) => unknown;
      target[key] = (...values: unknown[]): unknown => {
        this.calls++;
        return original.apply(target, values);
      };
      this.#undo.push(() => {
        if (own) Object.defineProperty(target, key, own);
        else Reflect.deleteProperty(target, key);
      });
    }
  }

  end(): void {
    for (const action of this.#undo) action();
  }
}

/** Runs the technique once more and returns the name of the first trapped function that it calls. */
const firstCall = (traps: readonly Trap[], { technique, board }: Subject): string | undefined =>
  firstTrappedCall(traps, () => {
    for (const hit of run(technique, board.copy()).hits.slice(0, 3)) {
      technique.reason(hit.pattern as never, board);
      technique.marks(hit.pattern as never, board);
      technique.data(hit.pattern as never, board);
    }
  });
