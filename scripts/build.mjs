// `pnpm run build`: compiles all packages in one run of the compiler, then bundles the apps.
// `--filter=./packages/*` leaves the apps out.

import { run, workspacePackages } from "./workspace.mjs";

const onlyPackages = process.argv.includes("--filter=./packages/*");
const folders = workspacePackages()
  .filter(({ group }) => group === "packages")
  .map(({ folder }) => folder);
const compiled = await run("tsc", ["-b", ...(onlyPackages ? folders : [])]);
process.exitCode =
  compiled !== 0 || onlyPackages
    ? compiled
    : await run("pnpm", ["--recursive", "--filter", "./apps/*", "--reporter-hide-prefix", "run", "build"]);
