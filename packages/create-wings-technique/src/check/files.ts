// This build of the lexer is synchronous.
import { parse } from "es-module-lexer/js";
import { CORE } from "./manifest.js";
import { type Problem, error } from "./problem.js";

const NOT_FOR_USERS = /^(?:src|tests?|coverage)\/|\.(?:test|spec)\.|\.tsbuildinfo$|\.tgz$|(?:^|\/)\.env/;

/** The entry points of the core for apps and for techniques. */
const IMPORTABLE: readonly string[] = [CORE, `${CORE}/author`];

/** What is packed is one module that imports the core only, its types, a README and a license. */
export function fileProblems(files: ReadonlyMap<string, string>): Problem[] {
  const missing = ["README.md", "LICENSE"].filter((file) => (files.get(file) ?? "").trim() === "");
  const strays = [...files.keys()].filter((file) => NOT_FOR_USERS.test(file));
  return [
    ...missing.map((file) => error("FILE", `${file} is missing or empty.`, `Write ${file} next to package.json.`)),
    ...strays.map((file) =>
      error("FILE", `${file} would be published.`, 'Let "files" in package.json list "dist" only.'),
    ),
    ...[...files].flatMap(([file, text]) => importProblems(file, text)),
  ];
}

function importProblems(file: string, text: string): Problem[] {
  return importsOf(file, text)
    .filter((name) => !IMPORTABLE.includes(name) && !/^\.\.?\//.test(name))
    .map((name) =>
      error(
        "IMPORT",
        `${file} imports ${name}.`,
        `Bundle it, or do without: a technique runs in web pages too, where only ${IMPORTABLE.join(" and ")} are there to import.`,
      ),
    );
}

function importsOf(file: string, text: string): string[] {
  if (/\.d\.[cm]?ts$/.test(file)) {
    return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(([, name]) => name);
  }
  if (!/\.[cm]?js$/.test(file)) return [];
  try {
    // `import.meta` has the index -2; an import() of an expression has no name.
    return parse(text)[0].flatMap(({ d, n }) => (d === -2 ? [] : [n ?? "a module that is only known at run time"]));
  } catch {
    // Loading the module reports the syntax error.
    return [];
  }
}
