// `pnpm run build`: builds every package in the order of their dependencies; what did not change comes from turbo's cache.

import { run } from "./workspace.mjs";

process.exitCode = await run("turbo", ["run", "build", ...process.argv.slice(2)]);
