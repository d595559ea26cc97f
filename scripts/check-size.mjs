// Fails where something is beyond its budget.

import { sizes } from "./sizes.mjs";

const rows = await sizes();
console.table(rows);
process.exitCode = rows.some(({ verdict }) => verdict === "TOO BIG" || verdict === "could not be bundled") ? 1 : 0;
