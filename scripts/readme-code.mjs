// The code in READMEs, made ready to run: each TypeScript block as a program of its own, and what it must print.

import { build } from "esbuild";
import { root, workspacePackages } from "./workspace.mjs";

/**
 * @typedef {object} Program
 * @property {number} line where the block begins
 * @property {string} code
 * @property {string | undefined} output what it prints, where a text block right behind it says so
 */

/**
 * The TypeScript blocks of a README, but for those marked as a `fragment`. A block of text that follows one, with nothing but a line of words between them, is
 * what it prints.
 * @param {string} text
 * @returns {Program[]}
 */
export function programsOf(text) {
  const block = /^```(\w+)\n(.*?)^```$/gms;
  const blocks = [...text.matchAll(block)].map(({ 0: all, 1: language, 2: code, index }) => ({
    language,
    code,
    index,
    end: index + all.length,
  }));
  return blocks.flatMap(({ language, code, index, end }, i) => {
    if (language !== "ts") return [];
    const next = blocks[i + 1];
    const isOutput = next?.language === "text" && !/\n#/.test(text.slice(end, next.index));
    return [{ line: text.slice(0, index).split("\n").length, code, output: isOutput ? next.code : undefined }];
  });
}

/**
 * One program as JavaScript, with the packages of this workspace from their sources.
 * @param {string} code
 * @returns {Promise<string>}
 */
export async function bundle(code) {
  const alias = Object.fromEntries(
    workspacePackages()
      .filter(({ group }) => group === "packages")
      .map(({ manifest, path }) => [String(manifest.name), `${path}/src/index.ts`]),
  );
  const { outputFiles } = await build({
    stdin: { contents: code, loader: "ts", resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "silent",
    alias,
  });
  return outputFiles[0].text;
}
