// TypeScript with the options of tsconfig.json.

import { join } from "node:path";
import ts from "typescript";
import { root } from "./workspace.mjs";

export const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config,
  ts.sys,
  root,
);

/** @param {readonly ts.Diagnostic[]} problems */
export const describeProblems = (problems) =>
  ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: String,
    getNewLine: () => "\n",
  });
