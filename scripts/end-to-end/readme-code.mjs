// Runs the code of a README on the installed packages, bundled and without anything of Node.js, as in a page.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build, transform } from "esbuild";
import { succeed } from "./commands.mjs";

/**
 * The programs of a page: its blocks of TypeScript that are not marked as a `fragment`. A block of text that follows in the
 * same chapter is the output.
 * @param {string} page
 */
export function programsOf(page) {
  const blocks = [...page.matchAll(/^```(\w*)([^\n]*)\n(.*?)^```$/gms)].map(
    ({ 0: all, 1: language, 2: info = "", 3: code = "", index }) => ({
      isProgram: language === "ts" && !info.includes("fragment"),
      isOutput: language === "text",
      code,
      index,
      end: index + all.length,
      line: page.slice(0, index).split("\n").length,
    }),
  );
  return blocks.flatMap(({ isProgram, code, line, end }, i) => {
    const next = blocks[i + 1];
    const hasOutput = next?.isOutput === true && !/^#/m.test(page.slice(end, next.index));
    return isProgram ? [{ code, line, output: hasOutput ? next.code : undefined }] : [];
  });
}

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
