import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { deadLinksInFiles, foreignFetches } from "../docs-links.mjs";
import { anchorOf, hrefOnSite } from "../docs-pages.mjs";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files in a new folder. */
function place(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(join(tmpdir(), "wings-docs-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe("links between files", () => {
  it("finds files and headings that are not there, and passes those that are", () => {
    const top = place({
      "README.md":
        "# A `b`, c\n[ok](docs/x.md#two-1) [ok](#a-b-c) [ok](docs) [web](https://example.org/none)\n`[code](none.md)`",
      "docs/x.md": "## Two\n## Two\n[no](y.md) [no](../README.md#d)\n```md\n[code](none.md)\n```\n",
      "docs/README.md": "",
    });
    expect(deadLinksInFiles(top, ["README.md", "docs/x.md"])).toEqual([
      "docs/x.md: y.md leads to no file.",
      "docs/x.md: ../README.md#d leads to no heading of README.md.",
    ]);
  });
});

it("finds what a built site would fetch from elsewhere", () => {
  const site = place({
    "index.html": '<a href="https://example.org/none">web</a><script src="/x.js"></script>',
    "sub/index.html": '<link rel="stylesheet" href="//example.org/x.css">',
    "style.css": '@font-face { src: url("https://example.org/font.woff2"); }',
  });
  expect(foreignFetches(site).sort()).toEqual([
    "style.css fetches https://example.org/font.woff2.",
    "sub/index.html fetches //example.org/x.css.",
  ]);
});

describe("where a link leads on the site", () => {
  const pages = new Map([
    ["docs/cli.md", "cli.md"],
    ["packages/core/README.md", "packages/core/index.md"],
  ]);
  const href = (link: string): string => hrefOnSite("packages/core/README.md", link, pages);

  it("is the page of a file, the file in the repository, or what it was", () => {
    expect(href("../../docs/cli.md#plugins")).toBe("/cli#plugins");
    expect(href("../core")).toBe("/packages/core/");
    expect(href("../../README.md")).toBe("/");
    expect(href("src/board/board.ts")).toMatch(/^https:.*\/blob\/main\/packages\/core\/src\/board\/board\.ts$/);
    expect(href("#use")).toBe("#use");
  });

  it("is an error where there is nothing", () => {
    expect(() => href("none.md")).toThrow("packages/core/README.md links to none.md, which is not there.");
  });
});

it("makes the anchors of the pages of repositories", () => {
  expect(anchorOf("What `commit` answers: true, or r1c1_2!")).toBe("what-commit-answers-true-or-r1c1_2");
});
