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
      files.set(to, (files.get(to) ?? "") + renamed(readFileSync(from, "utf8"), names));
    }
  }
  return files;
}

/** The template is a technique called My Technique, by An Author: each of its names stands for one of the new ones. */
function renamed(text: string, names: Names): string {
  return text
    .replaceAll("@wings/my-technique", names.packageName)
    .replaceAll("an-author/my-technique", names.id)
    .replaceAll("my-technique", names.word)
    .replaceAll("myTechnique", names.constant)
    .replaceAll("MyTechnique", names.type)
    .replaceAll("My Technique", names.title)
    .replaceAll("An Author", names.author)
    .replaceAll("(year)", String(names.year));
}
