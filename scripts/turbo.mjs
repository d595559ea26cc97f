// `pnpm turbo …`: turbo with the settings of this workspace. It sends nothing about its use, and knows the version of Node.js.

import { turbo } from "./setup.mjs";

process.exitCode = await turbo(process.argv.slice(2));
