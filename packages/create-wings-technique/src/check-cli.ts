#!/usr/bin/env node
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkPackage } from "./package/check.js";

const HELP = `Says what keeps the package of a technique from being published.

  check-wings-technique [folder]

It looks at what npm would pack, so build first: fields of package.json, files, the module, its types and what it imports, the words,
tests that are left out, and the code and commands of the README, which it runs. It ends with 1 where something is wrong.

  --help      says this
`;

const { values, positionals } = read();
if (values.help === true) console.log(HELP);
else if (positionals.length > 1) fail(`There is one folder too many: ${positionals[1]}.`);
else {
  const { name, files, complaints, unseen } = checkPackage(resolve(positionals[0] ?? "."));
  for (const { code, message, hint } of complaints) console.error(`${message} (${code})\n  ${hint}\n`);
  const things = complaints.length === 1 ? "1 thing keeps" : `${complaints.length} things keep`;
  if (unseen !== undefined) console.log(unseen);
  if (complaints.length === 0) console.log(`ok  ${name}: ${files.length} files, ready to be published`);
  else console.error(`not ok  ${name}: ${things} it from being published`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: "boolean", short: "h" } } });
  } catch (error) {
    return fail((error as Error).message.split(". ")[0] + ".");
  }
}

function fail(why: string): never {
  console.error(`check-wings-technique: ${why} (WINGS_UNKNOWN_FLAG)\ncheck-wings-technique --help shows all there is.`);
  process.exit(2);
}
