// The package of a new technique, made from templates/technique/: a whole technique called My Technique, renamed.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { root } from "./workspace.mjs";

/**
 * The one name in all its forms: `x-wing`, `xWing`, `XWing`, `X-Wing`.
 * @param {string} id
 */
export function namesOf(id) {
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join("");
  return { id, constant: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join("-") };
}

/**
 * Writes packages/<id> below `top`.
 * @param {string} top @param {string} id
 */
export async function writePackage(top, id) {
  const template = join(root, "templates/technique");
  const names = namesOf(id);
  /** @param {string} text */
  const renamed = (text) =>
    text
      .replaceAll("my-technique", names.id)
      .replaceAll("myTechnique", names.constant)
      .replaceAll("MyTechnique", names.type)
      .replaceAll("My Technique", names.title);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(top, "packages", id, renamed(from.slice(template.length)));
    const options = await resolveConfig(from);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, await format(renamed(readFileSync(from, "utf8")), { ...options, filepath: to }));
  }
  cpSync(join(root, "LICENSE"), join(top, "packages", id, "LICENSE"));
}
