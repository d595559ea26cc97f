import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Names } from "./names.js";

/**
 * The files of a template with the names in place, by their paths. A file that is in several folders is all of them, one
 * after the other: a README begins in one and goes on in another.
 */
export function filesOf(folders: readonly string[], names: Names): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      const to = renamed(from.slice(folder.length + 1), names)
        .replaceAll(sep, "/")
        // npm publishes no .gitignore, and a package.json inside a package misleads tools.
        .replace(/^_gitignore$/, ".gitignore")
        .replace(/^_package\.json$/, "package.json");
      const text = renamed(readFileSync(from, "utf8"), to.endsWith(".json") ? escaped(names) : names);
      const before = files.get(to);
      files.set(to, before === undefined ? text : `${before}\n${text}`);
    }
  }
  return files;
}

/** The template is a technique called My Technique, by An Author: each of its names stands for one of the new ones. */
function renamed(text: string, names: Names): string {
  const by: Readonly<Record<string, string>> = {
    "@wings/my-technique": names.packageName,
    "an-author/my-technique": names.id,
    "my-technique": names.word,
    myTechnique: names.constant,
    MyTechnique: names.type,
    "My Technique": names.title,
    "An Author": names.author,
    "(year)": String(names.year),
  };
  // All at once, and by a function: a new name may hold one of the template's, or a `$`.
  return text.replace(TEMPLATE_NAMES, (name) => by[name]);
}

export const TEMPLATE_NAMES =
  /@wings\/my-technique|an-author\/my-technique|my-technique|myTechnique|MyTechnique|My Technique|An Author|\(year\)/g;

/** The one name that is written as it was given may hold what JSON does not. */
const escaped = (names: Names): Names => ({ ...names, author: JSON.stringify(names.author).slice(1, -1) });
