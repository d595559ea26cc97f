// Runs the code of a README on the installed packages, bundled and without anything of Node.js, as in a page.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build, transform } from "esbuild";
import { succeed } from "./commands.mjs";

/**
 * The code of a page in its order. `file` is the file of the example that it is a piece of, and `output` what the page says is
 * printed: the next block, if that is text and in the same chapter.
 * @param {string} page
 */
export function blocksOf(page) {
  const fenced = /(?:<!-- generated:region examples\/third-party\/(\S+)#\S+ -->\s*)?^```(\w+)([^\n]*)\n(.*?)^```$/gms;
  const blocks = Array.from(
    page.matchAll(fenced),
    ({ 1: file, 2: language = "", 3: info = "", 4: code = "", index }) => ({
      file,
      language,
      info,
      code,
      chapter: page.slice(0, index).split(/^#+ /m).length,
      line: page.slice(0, index).split("\n").length,
    }),
  );
  return blocks.flatMap((block, i) => {
    const next = blocks[i + 1];
    const output = next?.language === "text" && next.chapter === block.chapter ? next.code : undefined;
    return block.language === "text" ? [] : [{ ...block, output }];
  });
}

/** The programs of a page: its TypeScript that is not marked as a `fragment`. @param {string} page */
export const programsOf = (page) =>
  blocksOf(page).filter(({ language, info }) => language === "ts" && !info.includes("fragment"));

/** Runs all programs of a page. @param {string} folder a folder below the installation @param {string} page */
export async function runPrograms(folder, page) {
  const programs = programsOf(page);
  if (programs.length === 0) throw new Error("it has no code to run");
  mkdirSync(folder, { recursive: true });
  for (const { code, line, output } of programs) {
    const at = (/** @type {string} */ suffix) => join(folder, `line-${line}.${suffix}`);
    if (/from "vitest"/.test(code)) {
      writeFileSync(at("test.ts"), code);
      await succeed(folder, "npx", "vitest", "run", `line-${line}.test.ts`);
      continue;
    }
    writeFileSync(at("mjs"), (await transform(code, { loader: "ts", format: "esm" })).code);
    const printed = logOf(await bundleForPage(at("mjs")));
    if (printed.trim() === "" || printed !== (output ?? printed))
      throw new Error(`line ${line}: expected\n${output ?? "some output\n"}seen\n${printed}`);
  }
}

/** A program as one script for a page. @param {string} file */
async function bundleForPage(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** What a script logs where there is nothing of Node.js. @param {string} script */
function logOf(script) {
  /** @type {string[]} */
  const lines = [];
  runInNewContext(script, {
    console: { log: (/** @type {unknown[]} */ ...words) => lines.push(`${words.join(" ")}\n`) },
  });
  return lines.join("");
}
