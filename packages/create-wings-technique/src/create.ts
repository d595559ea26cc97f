import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { noName, notAFolder, notEmpty, notWritten } from "./errors.js";
import { guessAuthor } from "./guess.js";
import { type Names, authorIdOf, givenWord, namesOf, packageNameOf, wordOf } from "./names.js";
import { filesOf } from "./template.js";

export interface Wish {
  /** `two-string-kite`, `jane/two-string-kite`, a path such as `./two-string-kite`, or nothing: then the folder says it. */
  readonly name?: string | undefined;
  readonly author?: string | undefined;
  /** Where the command was called. */
  readonly from: string;
}

export interface Created {
  readonly folder: string;
  /** The technique's word as it was asked for; that of the names begins with a letter. */
  readonly given: string;
  readonly names: Names;
  readonly files: readonly string[];
}

const template = fileURLToPath(new URL("../template", import.meta.url));

/** Writes a package with a technique that works, or nothing at all. */
export function createTechnique({ name, author, from }: Wish): Created {
  const [scope, path] = partsOf(name);
  const folder = resolve(from, path ?? ".");
  if (path === undefined && inside(folder) !== undefined) throw noName(folder);
  const own = folder.split(/[\\/]/).at(-1)!;
  const given = givenWord(own);
  // What people call it may begin with a digit.
  const words = { ...namesOf(wordOf(own)), title: namesOf(given).title };
  const who = author ?? scope ?? guessAuthor();
  const names = {
    ...words,
    id: `${authorIdOf(scope ?? who)}/${words.word}`,
    packageName: packageNameOf(words.word),
    author: who,
    year: new Date().getFullYear(),
  };
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw notAFolder(folder);
  const seen = inside(folder);
  if (seen !== undefined) throw notEmpty(folder, seen);
  const files = filesOf([join(template, "package"), join(template, "technique")], names);
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      // Whatever else happens meanwhile, no file of somebody's is written over.
      writeFileSync(join(folder, file), text, { flag: "wx" });
    }
  } catch (error) {
    throw notWritten(folder, error);
  }
  return { folder, given, names, files: [...files.keys()].sort() };
}

/** The author in front of a name, and the folder. Two words with a slash between are `author/name`, whatever folders there are. */
function partsOf(name: string | undefined): [scope: string | undefined, path: string | undefined] {
  const [, scope, word] = /^@?(?!\.\.?\/)([^/\\:]+)\/([^/\\]+?)\/?$/.exec(name ?? "") ?? [];
  return scope === undefined ? [undefined, name] : [scope, word];
}

/** Something that is in a folder already; a repository that holds nothing yet is no obstacle. */
const inside = (folder: string): string | undefined =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder).find((name) => name !== ".git")
    : undefined;
