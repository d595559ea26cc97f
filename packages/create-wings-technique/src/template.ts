import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Names } from "./names.js";

/**
 * Fills in the names in all files of a template. A file that is in several folders is their texts joined: a README starts in
 * one folder and continues in another.
 */
export function filesOf(folders: readonly string[], names: Names): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      const to = fillIn(from.slice(folder.length + 1), names)
        .replaceAll(sep, "/")
        // npm doesn't publish .gitignore, and a nested package.json misleads tools.
        .replace(/^_gitignore$/, ".gitignore")
        .replace(/^_package\.json$/, "package.json");
      const text = fillIn(readFileSync(from, "utf8"), to.endsWith(".json") ? escapedForJson(names) : names);
      const before = files.get(to);
      files.set(to, before === undefined ? text : `${before}\n${text}`);
    }
  }
  return files;
}

/** The template is a technique called My Technique, by An Author. Each of its names has a replacement. */
function fillIn(text: string, names: Names): string {
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
  // One pass with a function, because a new name may contain a name of the template or a `$`.
  return text.replace(TEMPLATE_NAMES, (name) => by[name]);
}

const TEMPLATE_NAMES =
  /@wings\/my-technique|an-author\/my-technique|my-technique|myTechnique|MyTechnique|My Technique|An Author|\(year\)/g;

/** The author's name may contain characters that JSON escapes. */
const escapedForJson = (names: Names): Names => ({ ...names, author: JSON.stringify(names.author).slice(1, -1) });
