// `pnpm run build`: builds every package in the order of their dependencies; what did not change comes from turbo's cache.

import { join } from "node:path";
import { sweep } from "./sweep.mjs";
import { root, run } from "./workspace.mjs";

process.exitCode = await run("turbo", ["run", "build", ...process.argv.slice(2)]);
for (const page of ["apps/playground/dist/page", "apps/runner/dist/page"]) sweep(join(root, page));
