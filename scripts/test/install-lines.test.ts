import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withInstallLines } from "../install-lines.mjs";
import { root } from "../workspace.mjs";

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

it("installs only packages that there are", () => {
  const page = "<!-- generated:install @wings/nothing --><!-- /generated:install @wings/nothing -->";
  expect(() => withInstallLines("docs/cli.md", page)).toThrow(
    "docs/cli.md installs @wings/nothing, which is no package",
  );
});
