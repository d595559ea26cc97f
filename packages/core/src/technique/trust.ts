import type { Technique } from "./technique.js";

/** Several copies of the core share it. */
const KEY = Symbol.for("@wings/core/trusted");

function sharedSet(): WeakSet<object> {
  const shared = globalThis as { [KEY]?: WeakSet<object> };
  return (shared[KEY] ??= new WeakSet());
}

/** Objects: neither a name nor a copy can be taken for one of them. */
const TRUSTED = /* @__PURE__ */ sharedSet();

/**
 * The same technique as an object whose steps run without a proof. The ladder makes one of each of its techniques, because the tests of
 * wings prove them. The object that was given is trusted no more than before.
 */
export function trusted<T extends Technique>(technique: T): T {
  const own = Object.freeze({
    ...technique,
    with: (changes: Parameters<Technique["with"]>[0]) => trusted(technique.with(changes)),
  });
  TRUSTED.add(own);
  return own;
}

/** Whether the steps of a technique run without a proof. */
export const isTrusted = (technique: Technique): boolean => TRUSTED.has(technique);
