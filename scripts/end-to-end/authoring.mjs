// Follows docs/authoring.md word for word: every command in its order, every piece of code in its file, every program run.
// What the page says is printed must be printed. Only names of packages in `npm install` are replaced by their tarballs.

import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { root } from "../workspace.mjs";
import { execute, succeed } from "./commands.mjs";
import { linkFolder } from "./install.mjs";
import { blocksOf } from "./readme-code.mjs";

/** @typedef {ReturnType<typeof blocksOf>[number]} Block */

/** Throws where a line of the page was not printed; `…` matches anything. @param {string | undefined} expected @param {string} printed */
function comparePrinted(expected, printed) {
  const seen = printed.replace(/\s+/g, " ");
  const missing = (expected ?? "").split("\n").filter((line) => {
    const parts = line.replace(/\s+/g, " ").trim().split("…").filter(Boolean);
    return !parts.every((part) => seen.includes(part.trim()));
  });
  if (missing.length > 0)
    throw new Error(`the page says that this is printed:\n${missing.join("\n")}\nseen:\n${printed}`);
}

/**
 * Follows the page in a folder below the installation, and returns the folder of the package that it makes.
 * @param {string} folder @param {string} installation @param {ReadonlyMap<string, string>} tarballs
 */
export async function followAuthoring(folder, installation, tarballs) {
  mkdirSync(folder);
  let here = folder;
  let made = folder;
  /** @type {Set<string>} */
  const begun = new Set();

  /** @param {string} line */
  async function runLine(line) {
    if (line.startsWith("cd ")) {
      here = resolve(here, line.slice(3));
      if (existsSync(join(here, "src"))) made = here;
      return "";
    }
    if (line.startsWith("npm install")) {
      if (!existsSync(join(here, "node_modules"))) linkFolder(installation, join(here, "node_modules"));
      return succeed(here, ...line.split(" ").map((word) => tarballs.get(word) ?? word));
    }
    // The page asks for a README in words. The example has it.
    if (line.startsWith("npm publish")) cpSync(join(root, "examples/third-party/README.md"), join(here, "README.md"));
    return succeed(here, "sh", "-c", line);
  }

  /** @type {Record<string, (block: Block) => Promise<void>>} */
  const follow = {
    async sh({ code, output }) {
      let printed = "";
      for (const line of code.split("\n").filter(Boolean)) printed += await runLine(line);
      comparePrinted(output, printed);
    },

    // The first piece of a file replaces what the scaffold has there. The unit tests run programs that belong to no file.
    async ts({ code, file }) {
      if (file === undefined) return;
      const path = join(made, file);
      mkdirSync(dirname(path), { recursive: true });
      if (begun.has(file)) appendFileSync(path, `\n${code}`);
      else writeFileSync(path, code);
      begun.add(file);
    },

    // A mistake to make: the tests must fail as the page says. Then it is taken back.
    async diff({ code, output }) {
      const [, from = "", to = ""] = /^-(.*)\n\+(.*)$/m.exec(code) ?? [];
      const path = join(made, "src/two-string-kite.ts");
      const before = readFileSync(path, "utf8");
      if (before.split(from.trim()).length !== 2) throw new Error(`${from.trim()} is not in the file exactly once`);
      writeFileSync(path, before.replace(from.trim(), to.trim()));
      here = made;
      const { code: status, text } = await execute(here, ["npm", "test"]);
      writeFileSync(path, before);
      if (status === 0) throw new Error("the tests pass with the mistake in it");
      comparePrinted(output, text);
    },
  };

  for (const block of blocksOf(readFileSync(join(root, "docs/authoring.md"), "utf8"))) {
    if (block.info !== "") continue;
    const start = performance.now();
    try {
      const step = follow[block.language];
      if (step === undefined) throw new Error(`a block of ${block.language} can't be followed`);
      await step(block);
    } catch (error) {
      throw new Error(`docs/authoring.md:${block.line}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    if (Number(seconds) >= 1) console.log(`        ${seconds} s  line ${block.line}: ${block.code.split("\n")[0]}`);
  }
  return made;
}
