// What is in a tarball: publint and attw say whether it can be used, and the rules here whether it holds too much.

import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { filterProblems } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** @param {string} tarball @param {ReadonlyMap<string, string>} files its files, by path @returns {Promise<string[]>} */
export async function tarballFaults(tarball, files) {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const hasCommonJs = [...files.keys()].some((file) => file.startsWith("dist/cjs/"));
  return [
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
    ...contentFaults(files),
    // A package that is only a command has no types.
    ...(pkg.exports === undefined ? [] : await typeFaults(bytes, hasCommonJs)),
  ];
}

/** Where TypeScript finds no types, or wrong ones. @param {Uint8Array} bytes @param {boolean} hasCommonJs */
async function typeFaults(bytes, hasCommonJs) {
  const result = await checkPackage(createPackageFromTarballData(bytes));
  if (result.types === false) return [];
  /** @type {("node10" | "node16-esm" | "node16-cjs" | "bundler")[]} */
  const kinds = ["node16-esm", "bundler", ...(hasCommonJs ? /** @type {const} */ (["node10", "node16-cjs"]) : [])];
  const problems = kinds.flatMap((resolutionKind) => filterProblems(result, { resolutionKind }));
  return [...new Set(problems)].map((problem) => `types: ${JSON.stringify(problem)}`);
}

/** @param {ReadonlyMap<string, string>} files @returns {string[]} */
function contentFaults(files) {
  const missing = ["README.md", "LICENSE"].filter((file) => (files.get(file) ?? "").trim() === "");
  const stray = [...files.keys()].filter(
    (file) =>
      !/^(package\.json|README\.md|LICENSE|(dist|template)\/.+)$/.test(file) ||
      /^dist\/.*(\.test\.|\.ts(?<!\.d\.ts)$|\.tsbuildinfo$)/.test(file),
  );
  const maps = [...files].filter(([file, text]) => file.endsWith(".map") && !text.includes('"sourcesContent"'));
  const local = Object.values(JSON.parse(files.get("package.json") ?? "{}").dependencies ?? {}).filter((range) =>
    /^(workspace|link|file):/.test(String(range)),
  );
  return [
    ...missing.map((file) => `${file} is missing or empty`),
    ...stray.map((file) => `${file} should not be packed`),
    ...maps.map(([file]) => `${file} points to sources that are not packed`),
    ...local.map((range) => `a dependency is ${range}, which only this workspace has`),
  ];
}
