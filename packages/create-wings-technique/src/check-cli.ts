#!/usr/bin/env node
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkPackage } from "./package/check.js";

const HELP = `Says what keeps the package of a technique from being published.

  check-wings-technique [folder]

It looks at what npm would pack, so build first: fields of package.json, files, the module and what it imports, the words,
and the code of the README, which it runs. It ends with 1 where something is wrong.

  --help      says this
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
});
if (values.help === true) console.log(HELP);
else {
  const { name, files, complaints } = await checkPackage(resolve(positionals[0] ?? "."));
  for (const { code, message, hint } of complaints) console.error(`${message} (${code})\n  ${hint}\n`);
  if (complaints.length === 0) console.log(`ok  ${name}: ${files.length} files, ready to be published`);
  else
    console.error(
      `not ok  ${name}: ${complaints.length === 1 ? "1 thing keeps" : `${complaints.length} things keep`} it from being published`,
    );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
