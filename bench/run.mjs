// `pnpm bench`: runs every measurement beside this file and prints its table.

import { readdirSync } from "node:fs";

const suites = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".bench.mjs"));
for (const suite of suites.sort()) await import(new URL(suite, import.meta.url).href);
