// Answers in few signs: what is compared is the whole of them, what is sent from process to process is this.

import { createHash } from "node:crypto";
import { flat } from "../changes.mjs";

/** @param {unknown} value */
export const digest = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

/** @template T @param {readonly T[]} list @param {(item: T) => number} of */
export const sum = (list, of) => list.reduce((total, item) => total + of(item), 0);

/** A hit, of whatever tree it is. @param {import("@wings/core").Hit} hit */
export const plain = ({ placements, ...hit }) => ({ ...hit, placements: flat(placements) });

/**
 * What comes of it, an error too: one that only one side throws is a difference and no end of the comparison.
 * @template T @param {() => T} run
 */
export function attempt(run) {
  try {
    return run();
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message?: string }} */ (Object(error));
    return { failed: code ?? String(message) };
  }
}

/**
 * Made when it is first asked for: what a process does before it times an item may change that time.
 * @template T @param {() => T} make
 */
export function once(make) {
  /** @type {{ made: T } | undefined} */
  let kept;
  return () => (kept ??= { made: make() }).made;
}
