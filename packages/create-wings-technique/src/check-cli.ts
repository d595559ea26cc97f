#!/usr/bin/env node
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkPackage } from "./check/check.js";

const HELP = `Checks whether the package of a technique can be published.

  check-wings-technique [folder]

Build first: it checks the files that npm would pack. publint and "Are the types wrong?" check package.json and the types.
This command adds what only wings knows: the technique, its tests, the programs of the README and the text of the scaffold.
It exits with status 1 if there is an error. Warnings don't change the status.

  --help      shows this help
`;

const { values, positionals } = readArguments();
if (values.help === true) console.log(HELP);
else if (positionals.length > 1) failUsage(`expected one folder, found "${positionals.join(" ")}".`);
else {
  const { name, files, problems, notes } = await checkPackage(resolve(positionals[0] ?? "."));
  for (const { severity, message, code, hint } of problems)
    console.error(`${severity}: ${message} (${code})\n  ${hint}\n`);
  for (const note of notes) console.log(note);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  if (errors === 0) console.log(`ok  ${name}: ${files.length} files, ready to be published`);
  else console.error(`not ok  ${name}: fix ${errors === 1 ? "1 error" : `${errors} errors`} before you publish it`);
  process.exitCode = errors === 0 ? 0 : 1;
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: "boolean", short: "h" } } });
  } catch (error) {
    return failUsage((error as Error).message.split(". ")[0] + ".");
  }
}

function failUsage(why: string): never {
  console.error(`check-wings-technique: ${why} (WINGS_UNKNOWN_FLAG)\nRun check-wings-technique --help for the usage.`);
  process.exit(2);
}
