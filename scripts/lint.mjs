// Types and lint of all sources and tests: `node scripts/lint.mjs`. Both need the same program, and making it takes longest, so
// it is made once.

import { join } from "node:path";
import { ESLint } from "eslint";
import ts from "typescript";
import { root } from "./workspace.mjs";

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config,
  ts.sys,
  root,
);
// ESLint's rules go from a node to its parent.
const program = ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
const problems = ts.getPreEmitDiagnostics(program);
const host = { getCurrentDirectory: () => root, getCanonicalFileName: String, getNewLine: () => "\n" };
console.log(ts.formatDiagnostics(problems, host));

const eslint = new ESLint({
  cwd: root,
  overrideConfig: { files: ["**/*.ts", "**/*.tsx"], languageOptions: { parserOptions: { programs: [program] } } },
});
const results = await eslint.lintFiles(["."]);
const formatter = await eslint.loadFormatter("stylish");
console.log(await formatter.format(results));
const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = problems.length === 0 && isClean ? 0 : 1;
