// `npm start -- <arguments>`: the `wings` command from the sources of this workspace, set up first where needed.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install } from "./setup.mjs";
import { root } from "./workspace.mjs";

try {
  await install();
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const command = [join(root, "apps/runner/dist/cli.cjs"), join(root, "scripts/solve.mjs")].find((path) =>
  existsSync(path),
);
if (command) {
  // npm runs this at the root: what is typed is meant from where one stands.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  process.argv[1] = command;
  await import(pathToFileURL(command).href);
}
