// The package of a new technique in this workspace. What is in it comes from the template of `npm create wings-technique`, a
// whole technique called My Technique; the files that only a package of this workspace has are in templates/workspace/.

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { creator, creatorModule } from "./creator.mjs";
import { root } from "./workspace.mjs";

/** @type {Promise<typeof import("../packages/create-wings-technique/src/index.js")>} */
const creating = creatorModule("index.ts");

/**
 * Writes packages/<word> below `top`.
 * @param {string} top @param {string} word
 */
export async function writePackage(top, word) {
  const { filesOf, namesOf } = await creating;
  const names = {
    ...namesOf(word),
    id: word,
    packageName: `@wings/${word}`,
    author: "the wings authors",
    year: new Date().getFullYear(),
  };
  const files = filesOf([join(root, "templates/workspace"), join(creator, "template/technique")], names);
  for (const [file, text] of files) {
    const to = join(top, "packages", word, file);
    // Where ours stand is said by the ladder.
    const ours = text.replace(/^ {2}after: .*\n/m, "");
    mkdirSync(dirname(to), { recursive: true });
    // The new names are longer or shorter than those of the template.
    const options = await resolveConfig(join(root, "templates/workspace", file));
    writeFileSync(to, await format(ours, { ...options, filepath: to }));
  }
  cpSync(join(root, "LICENSE"), join(top, "packages", word, "LICENSE"));
}

/** The name of the constant that a new technique is. @param {string} word */
export const constantOf = async (word) => (await creating).namesOf(word).constant;

/** @type {Promise<typeof import("../packages/create-wings-technique/src/names.js")>} */
const naming = creatorModule("names.ts");

/** Why a technique can't be called that; undefined where it can. The rules are those for everybody's techniques. @param {string} id */
export async function wrongId(id) {
  const { wordOf } = await naming;
  try {
    if (wordOf(id) === id) return undefined;
  } catch (error) {
    const { message, hint = "" } = /** @type {Error & { hint?: string }} */ (error);
    if (/^[a-z]/.test(id)) return `${message}\n${hint}`.trim();
  }
  return "Usage: pnpm new:technique <id>\n<id>: lower-case words with dashes, like x-wing or finned-x-wing";
}
