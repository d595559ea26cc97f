// Which file is which page of the site, and where its links lead there. The links in the files are written for the pages of
// the repository.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { readJson, root } from "./workspace.mjs";

/** The address of the repository, for links to what is no page. */
export const repository = String(readJson(join(root, "package.json")).repository.url).replace(/^git\+|\.git$/g, "");

/** Pages that no rule below names. */
const NAMED = {
  "CONTRIBUTING.md": "contributing.md",
  "SECURITY.md": "security.md",
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
 * @param {string} source the file with the link, from the root @param {string} href @param {ReadonlyMap<string, string>} pages
 * @param {string} [top]
 * @returns {string}
 */
export function hrefOnSite(source, href, pages, top = root) {
  if (/^([a-z]+:|\/)/i.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const target =
    path === "" ? source : posix.normalize(posix.join(dirname(source), decodeURI(path))).replace(/\/$/, "");
  const file = statSync(join(top, target), { throwIfNoEntry: false });
  if (file === undefined || target.startsWith("..")) throw new Error(`${source} links to ${href}, which is not there.`);
  const markdown = file.isDirectory() ? posix.join(target, "README.md") : target;
  if (anchor !== undefined && !headingsOf(join(top, markdown)).includes(anchor)) {
    throw new Error(`${source} links to ${href}, and ${markdown} has no such heading.`);
  }
  const suffix = anchor === undefined ? "" : `#${anchor}`;
  if (path === "") return suffix;
  const page = pages.get(markdown);
  if (page !== undefined) return addressOf(page) + suffix;
  if (markdown === "README.md") return `/${suffix}`;
  return `${repository}/${file.isDirectory() ? "tree" : "blob"}/main/${target}${suffix}`;
}

/** The dead links of a Markdown file. @param {string} file from `top` @param {string} [top] @returns {string[]} */
export function deadLinks(file, top = root) {
  const text = withoutCode(readFileSync(join(top, file), "utf8")).replace(/(`+)[^`\n]+?\1/g, "");
  return Array.from(text.matchAll(/\]\(([^()\s]+)\)/g), ([, href]) => String(href)).flatMap((href) => {
    try {
      hrefOnSite(file, href, new Map(), top);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** @param {string} text */
const withoutCode = (text) => text.replace(/^ *(```+)[^`\n]*\n.*?^ *\1 *$/gms, "");

/** The anchors of a page; a repeated one gets a number. @param {string} path @returns {string[]} */
function headingsOf(path) {
  if (!existsSync(path)) return [];
  const found = withoutCode(readFileSync(path, "utf8")).matchAll(/^#{1,6} +(.+)$/gm);
  const anchors = Array.from(found, ([, heading]) => anchorOf(String(heading).replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")));
  return anchors.map((anchor, i) => {
    const before = anchors.slice(0, i).filter((each) => each === anchor).length;
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
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

/** The name of a page in a list; `core.author` is the entry `core/author`. @param {string} page */
export const nameOf = (page) =>
  (basename(page) === "index.md" ? basename(dirname(page)) : basename(page, ".md")).replace(".", "/");
