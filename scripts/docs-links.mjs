// Links that lead nowhere: between the files as they are read in the repository, and between the pages of the built site.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { anchorOf } from "./docs-pages.mjs";

/**
 * Of Markdown files, the links to files and headings that are not there. What is on the web is not asked for.
 * @param {string} top
 * @param {readonly string[]} files from `top`
 * @returns {string[]}
 */
export function deadLinksInFiles(top, files) {
  return files.flatMap((file) =>
    linksIn(readFileSync(join(top, file), "utf8")).flatMap((href) => {
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? file : posix.join(dirname(file), decodeURI(path));
      const found = statSync(join(top, target), { throwIfNoEntry: false });
      if (found === undefined) return [`${file}: ${href} leads to no file.`];
      if (anchor === undefined) return [];
      const page = found.isDirectory() ? posix.join(target, "README.md") : target;
      const anchors = existsSync(join(top, page)) ? anchorsIn(readFileSync(join(top, page), "utf8")) : [];
      return anchors.includes(anchor) ? [] : [`${file}: ${href} leads to no heading of ${page}.`];
    }),
  );
}

/** Text without what stands in code. @param {string} text */
const withoutCode = (text) => text.replace(/^ *(```+)[^`\n]*\n.*?^ *\1 *$/gms, "").replace(/(`+)[^`\n]+?\1/g, "");

/** @param {string} text */
const linksIn = (text) =>
  Array.from(withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g), ([, href]) => String(href)).filter(
    (href) => !/^[a-z]+:/i.test(href),
  );

/** The anchors of headings; one that comes again has a number. @param {string} text */
function anchorsIn(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const headings = text.replace(/^ *(```+)[^`\n]*\n.*?^ *\1 *$/gms, "").matchAll(/^#{1,6} +(.+)$/gm);
  return Array.from(headings, ([, heading]) => {
    const anchor = anchorOf(String(heading).replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/**
 * Of a built site, the links to pages, files and anchors that are not there, and whatever it would fetch from elsewhere.
 * @param {string} folder
 * @returns {string[]}
 */
export function faultsOfSite(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const pages = new Map(
    files.filter((file) => file.endsWith(".html")).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const anchors = new Map(
    Array.from(pages, ([file, html]) => [file, new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id))]),
  );
  const faults = new Set();
  for (const [file, html] of pages) {
    for (const [, tag = "", attributes = ""] of html.matchAll(/<(a|link|script|img|source|iframe)\b([^>]*)>/g)) {
      const address = / (?:href|src)="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&");
      if (address === undefined || address.startsWith("data:")) continue;
      if (/^([a-z]+:|\/\/)/i.test(address)) {
        if (tag !== "a") faults.add(`${file} fetches ${address}.`);
        continue;
      }
      const [path = "", anchor] = address.split("#");
      const target = path === "" ? file : pageAt(posix.join("/", dirname(file)), path, files);
      if (target === undefined) faults.add(`${file}: ${address} leads nowhere.`);
      else if (anchor && !anchors.get(target)?.has(decodeURIComponent(anchor)))
        faults.add(`${file}: ${address} leads to no heading of ${target}.`);
    }
  }
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const [, address] =
      /(?:url\(["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    if (address !== undefined) faults.add(`${file} fetches ${address}.`);
  }
  return [...faults].map(String);
}

/**
 * The file behind an address.
 * @param {string} from the folder of the page that it stands on @param {string} path @param {readonly string[]} files
 */
function pageAt(from, path, files) {
  const name = posix.resolve(from, path).slice(1);
  return [name, `${name}.html`, posix.join(name, "index.html")].find(
    (file) => files.includes(file) && file.includes("."),
  );
}
