import { twoStringKite } from "../../../../examples/third-party/src/two-string-kite.js";

const placed = (after: string): typeof twoStringKite => ({ ...twoStringKite, meta: { ...twoStringKite.meta, after } });

/** A kite in the place of a single. */
export default placed("full-house");
