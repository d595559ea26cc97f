import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blocksOf } from "../end-to-end/readme-code.mjs";
import { withInstallLines } from "../install-lines.mjs";
import { root, workspacePackages } from "../workspace.mjs";

const pages = ["README.md", "docs/cli.md", "docs/embedding.md", "packages/create-wings-technique/README.md"];
const before = (file: string): string => withInstallLines(file, readFileSync(join(root, file), "utf8"), false);
const after = (file: string): string => withInstallLines(file, before(file), true);

it("before the first release, no page has a line that fails", () => {
  const text = pages.map(before).join("\n");
  expect(text).not.toMatch(/npm install .*@wings/);
  expect(text).toContain(
    "git clone https://github.com/wings-sudoku/wings\ncd wings\nnpm run pack -- ../wings-packed core ladder",
  );
  expect(text).toContain("npm install --global ../wings-packed/wings-runner-*.tgz");
  expect(before("docs/authoring.md")).toMatch(/Not on npm yet[^]*npm create wings-technique/);
});

it("the first release takes all of that out of the pages", () => {
  const text = pages.map(after).join("\n");
  expect(text).not.toMatch(/not on npm|wings-packed/i);
  expect(text).toContain("npm install @wings/core @wings/ladder\n");
  expect(text).toContain("npm install --global @wings/runner\n");
});

/** The packages that the code of a page imports or takes files of, and that its line doesn't install. */
function notInstalled(file: string): string[] {
  const page = readFileSync(join(root, file), "utf8");
  const [, words] = /<!-- generated:install (?!--global)(.*) -->/.exec(page) ?? [];
  if (words === undefined) return [];
  const code = blocksOf(page).map((block) => block.code);
  const imported = [...code.join("\n").matchAll(/\b(?:from|import) "(@wings\/[a-z-]+)/g)];
  const copied = [...page.matchAll(/node_modules\/(@wings\/[a-z-]+)/g)];
  const used = new Set([...imported, ...copied].map(([, name]) => name!));
  return [...used].filter((name) => !words.split(" ").includes(name)).map((name) => `${file}: ${name}`);
}

it("a page installs all packages that its code imports", () => {
  const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  const apps = workspacePackages().filter(({ group }) => group === "apps");
  const others = [...docs.map((name) => `docs/${name}`), ...apps.map(({ folder }) => `${folder}/README.md`)];
  expect(["README.md", ...others].flatMap(notInstalled)).toEqual([]);
});

it("installs only packages that there are", () => {
  const page = "<!-- generated:install @wings/nothing --><!-- /generated:install @wings/nothing -->";
  expect(() => withInstallLines("docs/cli.md", page)).toThrow(
    "docs/cli.md installs @wings/nothing, which is no package",
  );
});
