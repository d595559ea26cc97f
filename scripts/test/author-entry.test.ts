import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { isTechnique } from "../package-rules.mjs";
import { root, workspacePackages } from "../workspace.mjs";

/** Types that nobody has to name: they are in the signature of `defineTechnique`. */
const IN_SIGNATURES = ["Definition", "FieldKind", "Join", "OptionSpec", "Options"];

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name));

/** What a file imports from an entry, or what an entry exports. */
function namesIn(file: string, entry?: string): string[] {
  const names: string[] = [];
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022).forEachChild((node) => {
    const list = entry === undefined && ts.isExportDeclaration(node) ? node.exportClause : importsOf(node, entry);
    if (list !== undefined && !ts.isNamespaceExport(list) && !ts.isNamespaceImport(list))
      for (const { propertyName, name } of list.elements) names.push((entry && propertyName?.text) || name.text);
  });
  return names;
}

const importsOf = (node: ts.Node, entry?: string): ts.NamedImportBindings | undefined =>
  ts.isImportDeclaration(node) && (node.moduleSpecifier as ts.StringLiteral).text === entry
    ? node.importClause?.namedBindings
    : undefined;

it("@wings/core/author has only what a technique of wings or the example uses", () => {
  const users = workspacePackages()
    .filter(isTechnique)
    .map(({ path }) => path);
  const files = [...users, join(root, "examples/third-party")].flatMap((path) => sourcesIn(join(path, "src")));
  const used = new Set(files.flatMap((file) => namesIn(file, "@wings/core/author")));
  const exported = namesIn(join(root, "packages/core/src/author.ts"));
  expect(exported).toContain("defineTechnique");
  expect(exported.filter((name) => !used.has(name)).sort()).toEqual(IN_SIGNATURES);
});
