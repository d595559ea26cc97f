import { twoStringKite } from "../../../../examples/third-party/src/two-string-kite.js";

const name = "W-Wing";

/** A kite in the place of the hardest technique, with the name of another one. */
export default { ...twoStringKite, name, meta: { ...twoStringKite.meta, name, after: "trial" } };
