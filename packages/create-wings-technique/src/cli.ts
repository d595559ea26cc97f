#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { type Created, createTechnique } from "./create.js";
import { type CreateError, dashesMissing, tooManyNames, unknownFlag } from "./errors.js";
import { managerOf } from "./guess.js";

const HELP = `Makes a package for a sudoku technique of your own.

  npm create wings-technique [name]

It is written to a folder of that name; without one, to the folder where you are, which must be empty. The author of the
technique is the one that git knows.

  name        two-string-kite, the name of the technique and of the folder;
              jane/two-string-kite, with the author of the id in front: the folder is two-string-kite, even if there is a
              folder jane; or a path, which begins with ./ or ../ or / or is deeper: ./folder/two-string-kite
  --author    your name, as in the licence. npm wants -- in front of it:
              npm create wings-technique two-string-kite -- --author "Jane Doe"
  --version   says which version this is
  --help      says this
`;

/** A puzzle that the example's technique solves together with what wings knows. */
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
  // Without `--` npm takes the option for one of its own, and hands over what it made of it.
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
      // `--` is for npm, which takes it away. Other ways to call this hand it over, and mean the same by what stands behind.
      args: process.argv.slice(2).filter((arg) => arg !== "--"),
      allowPositionals: true,
      options: { author: { type: "string" }, help: { type: "boolean", short: "h" }, version: { type: "boolean" } },
    });
  } catch (error) {
    throw unknownFlag((error as Error).message.split(". ")[0] + ".");
  }
}

/** A path as a shell takes it for one word, and for no option. */
function quoted(path: string): string {
  const word = path.startsWith("-") ? `./${path}` : path;
  if (process.platform === "win32") return /^[\p{L}\d\\/:._-]+$/u.test(word) ? word : `"${word}"`;
  return /^[\p{L}\d/._-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** What was made, and what to do with it. */
function next({ folder, given, names, files }: Created): string {
  const { install, run, exec } = managerOf(process.env.npm_config_user_agent);
  const path = relative(process.cwd(), folder);
  const steps = [
    ...(path === "" ? [] : [[`cd ${quoted(path)}`, ""]]),
    [install, ""],
    [run("dev"), "the tests, again at every change"],
    [run("check"), "all that should hold before you publish; it builds"],
    [exec(`wings solve --plugin . ${PUZZLE}`), ""],
  ];
  const width = Math.max(...steps.slice(0, -1).map(([command]) => command.length));
  const lines = steps.map(([command, what]) => `  ${what === "" ? command : `${command.padEnd(width)}   ${what}`}`);
  const turned =
    given === names.word
      ? ""
      : `\nAn id begins with a letter, so ${given} is ${names.word} there; its name for people is ${names.title}.\n`;
  return `${folder}: ${files.length} files of ${names.packageName}, technique ${names.id}
${turned}
${lines.join("\n")}

Begin in src/${names.word}.ts: it finds cells with one candidate, until you write what yours finds.`;
}
