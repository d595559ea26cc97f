import { suggest } from "../cli/suggest.js";

/**
 * What is wrong with where a technique wants to stand: a name that nobody has would otherwise only be noticed by its place
 * at the end. `ids` are all techniques in their order.
 */
export function misplaced(id: string, after: string | undefined, ids: readonly string[]): string | undefined {
  if (after === undefined) return undefined;
  const at = ids.indexOf(after);
  const says = `technique ${id} has after: ${JSON.stringify(after)}`;
  if (after === id) return `${says}, which is its own id: it stands last.`;
  if (at < 0) {
    const meant = suggest(after, ids);
    return `${says}, which names no technique that is loaded: it stands last.${meant === undefined ? "" : ` Did you mean ${meant}?`}`;
  }
  return at > ids.indexOf(id) ? `${says}, which is loaded behind it: it stands where it is.` : undefined;
}
