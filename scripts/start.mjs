// `npm start -- <arguments>`: the `wings` command from the sources of this workspace. Installs and builds what it needs.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install } from "./setup.mjs";
import { readJson, root } from "./workspace.mjs";

try {
  await install();
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const runner = join(root, "apps/runner");
const command = join(runner, readJson(join(runner, "package.json")).bin.wings);
// npm runs this script at the root. Relative paths are meant from the folder of the caller.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.argv[1] = command;
await import(pathToFileURL(command).href);
