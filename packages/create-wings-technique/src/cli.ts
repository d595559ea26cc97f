#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { type Created, createTechnique } from "./create.js";
import { type CreateError, dashesMissing, tooManyNames, unknownFlag } from "./errors.js";
import { managerOf } from "./guess.js";

const HELP = `Creates a package for your own sudoku technique.

  npm create wings-technique [name]

The package is written to a folder of that name. Without a name, it is written to the current folder, which must be empty.
The author comes from git.

  name        two-string-kite: the name of the technique and of the folder;
              jane/two-string-kite: the same, with jane as the author of the id;
              ./folder/two-string-kite: a path, which begins with ./ or ../ or / or has several folders
  --author    your name in the license. npm needs -- before it:
              npm create wings-technique two-string-kite -- --author "Jane Doe"
  --version   shows the version
  --help      shows this help
`;

/** The scaffold's technique takes part in solving this puzzle. */
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

try {
  main();
} catch (error) {
  const { code, hint, message } = error as Partial<CreateError>;
  if (hint === undefined) throw error;
  console.error(`create-wings-technique: ${message} (${code})\n${hint}`);
  process.exitCode = 2;
}

function main(): void {
  const { values, positionals } = read();
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  if (values.version === true) {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Manifest;
    console.log(version);
    return;
  }
  // Without `--`, npm reads the option as its own and passes the value in the environment.
  const kept = process.env.npm_config_author;
  if (values.author === undefined && kept === "true") throw dashesMissing();
  const [name, extra] = positionals;
  if (extra !== undefined) throw tooManyNames(extra);
  console.log(next(createTechnique({ name, author: values.author ?? kept, from: process.cwd() })));
}

interface Manifest {
  readonly version: string;
}

function read() {
  try {
    return parseArgs({
      // npm removes `--`; other package managers pass it on.
      args: process.argv.slice(2).filter((arg) => arg !== "--"),
      allowPositionals: true,
      options: { author: { type: "string" }, help: { type: "boolean", short: "h" }, version: { type: "boolean" } },
    });
  } catch (error) {
    throw unknownFlag((error as Error).message.split(". ")[0] + ".");
  }
}

/** Quotes a path for a shell, so that it is one word and not an option. */
function quoted(path: string): string {
  const word = path.startsWith("-") ? `./${path}` : path;
  if (process.platform === "win32") return /^[\p{L}\d\\/:._-]+$/u.test(word) ? word : `"${word}"`;
  return /^[\p{L}\d/._-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Says what was created and what to do next. */
function next({ folder, given, names, files }: Created): string {
  const { install, run, exec } = managerOf(process.env.npm_config_user_agent);
  const path = relative(process.cwd(), folder);
  const steps = [
    ...(path === "" ? [] : [[`cd ${quoted(path)}`, ""]]),
    [install, ""],
    [run("dev"), "runs the tests on every change"],
    [run("check"), "builds and checks everything; run it before you publish"],
    [exec(`wings solve --plugin . ${PUZZLE}`), ""],
  ];
  const width = Math.max(...steps.slice(0, -1).map(([command]) => command.length));
  const lines = steps.map(([command, what]) => `  ${what === "" ? command : `${command.padEnd(width)}   ${what}`}`);
  const turned =
    given === names.word
      ? ""
      : `\nAn id begins with a letter, so the id of ${given} is ${names.word}. Its title is ${names.title}.\n`;
  return `${folder}: ${files.length} files of ${names.packageName}, technique ${names.id}
${turned}
${lines.join("\n")}

Start in src/${names.word}.ts: the example there finds cells with one candidate. Replace it with your technique.`;
}
