// `npm test`: every check, from a bare clone. Its last line is the count: `N passed, N failed`.

import { join } from "node:path";
import { install } from "./setup.mjs";
import { root, run } from "./workspace.mjs";

try {
  await install();
  process.exitCode = await run(process.execPath, [join(root, "scripts/check.mjs"), ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
