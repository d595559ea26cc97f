// Types and lint of all sources and tests: `node scripts/lint.mjs`. Both need the same program, and making it takes longest, so
// it is made once.

import { ESLint } from "eslint";
import ts from "typescript";
import { describeProblems, fileNames, options } from "./compiler.mjs";
import { root } from "./workspace.mjs";

// ESLint's rules go from a node to its parent.
const program = ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
const problems = ts.getPreEmitDiagnostics(program);
console.log(describeProblems(problems));

const eslint = new ESLint({
  cwd: root,
  overrideConfig: { files: ["**/*.ts", "**/*.tsx"], languageOptions: { parserOptions: { programs: [program] } } },
});
const results = await eslint.lintFiles(["."]);
const formatter = await eslint.loadFormatter("stylish");
console.log(await formatter.format(results));
const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = problems.length === 0 && isClean ? 0 : 1;
