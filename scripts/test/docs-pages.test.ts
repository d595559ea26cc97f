import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { anchorOf, deadLinks, hrefOnSite } from "../docs-pages.mjs";

it("finds links to files and headings that do not exist", () => {
  const folder = mkdtempSync(join(tmpdir(), "wings-docs-"));
  const files = {
    "README.md":
      "# A `b`, c\n[ok](docs/x.md#two-1) [ok](#a-b-c) [ok](docs) [web](https://example.org/none)\n`[code](none.md)`",
    "docs/x.md": "## Two\n## Two\n[no](y.md) [no](../README.md#d)\n```md\n[code](none.md)\n```\n",
    "docs/README.md": "",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  expect(deadLinks("README.md", folder)).toEqual([]);
  expect(deadLinks("docs/x.md", folder)).toEqual([
    "docs/x.md links to y.md, which is not there.",
    "docs/x.md links to ../README.md#d, and README.md has no such heading.",
  ]);
  rmSync(folder, { recursive: true });
});

it("knows where a link leads on the site: to a page, or to the repository", () => {
  const pages = new Map([
    ["docs/cli.md", "cli.md"],
    ["packages/core/README.md", "packages/core/index.md"],
  ]);
  const href = (link: string): string => hrefOnSite("packages/core/README.md", link, pages);
  expect(href("../../docs/cli.md#plugins")).toBe("/cli#plugins");
  expect(href("../core")).toBe("/packages/core/");
  expect(href("../../README.md")).toBe("/");
  expect(href("src/index.ts")).toMatch(/^https:.*\/blob\/main\/packages\/core\/src\/index\.ts$/);
  expect(href("#use")).toBe("#use");
});

it("makes the anchors of the pages of repositories", () => {
  expect(anchorOf("What `commit` answers: true, or r1c1_2!")).toBe("what-commit-answers-true-or-r1c1_2");
});
