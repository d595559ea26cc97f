// `npm start -- <arguments>`: the `wings` command from the sources of this workspace. Installs and builds what it needs.

import { pathToFileURL } from "node:url";
import { build, install, wingsCommand } from "./setup.mjs";

try {
  await install();
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const command = wingsCommand();
// npm runs this script at the root. Relative paths are meant from the folder of the caller.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.argv[1] = command;
await import(pathToFileURL(command).href);
