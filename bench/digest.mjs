// Digests of findings: two revisions answer the same if their digests are equal.

import { createHash } from "node:crypto";

/** The part of a finding that must not change: technique, outcome and pattern, in a fixed order. @param {import("./library.mjs").Finding} finding */
export const outcomeOf = ({ technique, eliminations, placements, pattern }) =>
  JSON.stringify([technique, eliminations, placements, pattern], sortKeys);

/** @param {string} _key @param {unknown} value */
const sortKeys = (_key, value) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * How many answers there are on the boards that are timed, and a hash over the answers of all boards.
 * @param {Pick<import("./items.mjs").Item, "size" | "answers">} item
 */
export function digestOf({ size, answers }) {
  const hash = createHash("sha256");
  let count = 0;
  let at = 0;
  for (const answer of answers()) {
    if (at++ < size) count += answer.length;
    hash.update(`${JSON.stringify(answer)}\n`);
  }
  return { count, digest: hash.digest("hex").slice(0, 12) };
}
