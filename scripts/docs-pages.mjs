// Which file is which page of the site, and where its links lead there. The links in the files are written for the pages of
// the repository.

import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { readJson, root } from "./workspace.mjs";

/** The address of the repository, for links to what is no page. */
export const repository = String(readJson(join(root, "package.json")).repository.url).replace(/^git\+|\.git$/g, "");

/** Pages that no rule below names. */
const NAMED = {
  "CONTRIBUTING.md": "contributing.md",
  "bench/RESULTS.md": "bench/results.md",
  "bench/NOTES.md": "bench/notes.md",
};

/** All pages: the file, and the page that it becomes. A README is the page of its folder. @returns {Map<string, string>} */
export function pagesOfSite() {
  const pages = new Map(Object.entries(NAMED));
  for (const name of markdownIn("docs")) pages.set(`docs/${name}`, name);
  for (const name of markdownIn("docs/api")) pages.set(`docs/api/${name}`, `api/${name}`);
  for (const group of ["packages", "apps", "examples"]) {
    for (const name of existsSync(join(root, group)) ? readdirSync(join(root, group)) : []) {
      const readme = `${group}/${name}/README.md`;
      if (existsSync(join(root, readme))) pages.set(readme, `${group}/${name}/index.md`);
    }
  }
  return pages;
}

/** @param {string} folder */
const markdownIn = (folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((name) => name.endsWith(".md")) : [];

/**
 * Where a link leads on the site: to the page of a file, or to the file in the repository. A dead link is an error.
 * @param {string} source the file with the link, from the root @param {string} href @param {Map<string, string>} pages
 * @returns {string}
 */
export function hrefOnSite(source, href, pages) {
  if (/^([a-z]+:|#|\/)/i.test(href)) return href;
  const [, path = "", anchor = ""] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  const target = posix.normalize(posix.join(dirname(source), decodeURI(path))).replace(/\/$/, "");
  const page = pages.get(target) ?? pages.get(posix.join(target, "README.md"));
  if (page !== undefined) return addressOf(page) + anchor;
  if (target === "." || target === "README.md") return `/${anchor}`;
  const file = statSync(join(root, target), { throwIfNoEntry: false });
  if (file === undefined || target.startsWith("..")) throw new Error(`${source} links to ${href}, which is not there.`);
  return `${repository}/${file.isDirectory() ? "tree" : "blob"}/main/${target}${anchor}`;
}

/** The address of a page: `/cli`, `/packages/core/`. @param {string} page */
export const addressOf = (page) => `/${page.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "")}`;

/** The anchor of a heading, as the pages of repositories make it: links hold there and on the site. @param {string} heading */
export const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
    .replaceAll(" ", "-");

/** The name of a page in a list. @param {string} page */
export const nameOf = (page) => (basename(page) === "index.md" ? basename(dirname(page)) : basename(page, ".md"));
