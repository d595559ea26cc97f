import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { noName, notAFolder, notEmpty, notWritten } from "./errors.js";
import { guessAuthor } from "./guess.js";
import { type Names, authorIdOf, givenWord, namesOf, packageNameOf, wordOf } from "./names.js";
import { filesOf } from "./template.js";

export interface CreateOptions {
  /** `two-string-kite`, `jane/two-string-kite` or `./two-string-kite`. By default, the name of the folder. */
  readonly name?: string | undefined;
  readonly author?: string | undefined;
  /** The current folder. */
  readonly from: string;
}

export interface Created {
  readonly folder: string;
  /** The name as given; `names.word` begins with a letter. */
  readonly given: string;
  readonly names: Names;
  readonly files: readonly string[];
}

const template = fileURLToPath(new URL("../template", import.meta.url));

/** Writes a package with a working technique, or throws and writes nothing. */
export function createTechnique({ name, author, from }: CreateOptions): Created {
  const [scope, path] = partsOf(name);
  const folder = resolve(from, path ?? ".");
  if (path === undefined && firstEntry(folder) !== undefined) throw noName(folder);
  const folderName = folder.split(/[\\/]/).at(-1)!;
  const given = givenWord(folderName);
  // A title may begin with a digit, an id may not.
  const words = { ...namesOf(wordOf(folderName)), title: namesOf(given).title };
  const who = author ?? scope ?? guessAuthor();
  const names = {
    ...words,
    id: `${authorIdOf(scope ?? who)}/${words.word}`,
    packageName: packageNameOf(words.word),
    author: who,
    year: new Date().getFullYear(),
  };
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw notAFolder(folder);
  const entry = firstEntry(folder);
  if (entry !== undefined) throw notEmpty(folder, entry);
  const files = filesOf([join(template, "package"), join(template, "technique")], names);
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      // Never overwrites a file, even one that appeared just now.
      writeFileSync(join(folder, file), text, { flag: "wx" });
    }
  } catch (error) {
    throw notWritten(folder, error);
  }
  return { folder, given, names, files: [...files.keys()].sort() };
}

/** Splits `author/name` into its author and folder. Two words with a slash are always `author/name`. */
function partsOf(name: string | undefined): [scope: string | undefined, path: string | undefined] {
  const [, scope, word] = /^@?(?!\.\.?\/)([^/\\:]+)\/([^/\\]+?)\/?$/.exec(name ?? "") ?? [];
  return scope === undefined ? [undefined, name] : [scope, word];
}

/** The first entry of a folder, or undefined if it is empty or a fresh git repository. */
const firstEntry = (folder: string): string | undefined =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder).find((name) => name !== ".git")
    : undefined;
