// Links that lead nowhere between the files of the repository. (VitePress looks at those between pages of the site.)

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { anchorOf } from "./docs-pages.mjs";

/** The links of Markdown files to files and headings that do not exist. @param {string} top @param {readonly string[]} files from `top` @returns {string[]} */
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

/** Text without its code. @param {string} text */
const withoutCode = (text) => text.replace(/^ *(```+)[^`\n]*\n.*?^ *\1 *$/gms, "").replace(/(`+)[^`\n]+?\1/g, "");

/** @param {string} text */
const linksIn = (text) =>
  Array.from(withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g), ([, href]) => String(href)).filter(
    (href) => !/^[a-z]+:/i.test(href),
  );

/** The anchors of headings; a repeated one gets a number. @param {string} text */
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

/** Of a built site, what its pages and styles would fetch from elsewhere. @param {string} folder @returns {string[]} */
export function foreignFetches(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(html|css)$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const found = text.matchAll(
      /(?:<(?:link|script|img|source|iframe)\b[^>]*? (?:href|src)="|url\(["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g,
    );
    return Array.from(found, ([, address]) => `${file} fetches ${address}.`);
  });
}
