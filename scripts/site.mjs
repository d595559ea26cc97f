// `pnpm turbo run site` makes all of the site in docs/.vitepress/dist: the documents, the API reference, and the page under
// play/. It checks that no link inside is dead and that nothing is fetched from other sites. `WINGS_SITE_BASE` is the path where
// the site is published: `/wings/` on GitHub Pages.

import { cpSync, readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { root, run } from "./workspace.mjs";

const base = process.env.WINGS_SITE_BASE || "/";
const site = join(root, "docs/.vitepress/dist");
const page = join(root, "apps/playground/dist/page");
const LINK = /(?:\b(?:href|src)="|url\(["']?|@import\s+["'])([^"')]+)/g;
const FETCHED =
  /(?:<(?:link|script|img|source|iframe)\b[^>]*? (?:href|src)="|url\(["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g;

if ((await run("vitepress", ["build", "docs", "--base", base])) !== 0) process.exit(1);
cpSync(page, join(site, "play"), { recursive: true });

const known = new Set(
  readdirSync(site, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/")),
);
const read = [...known].filter((file) => /\.(html|css)$/.test(file));
const faults = read.flatMap((file) => {
  const text = readFileSync(join(site, file), "utf8");
  const dead = Array.from(text.matchAll(LINK), ([, link = ""]) => link).filter((link) => isDead(file, link));
  const fetched = Array.from(text.matchAll(FETCHED), ([, link]) => `${file} fetches ${link}.`);
  return [...[...new Set(dead)].map((link) => `${file} links to ${link}, which is not on the site.`), ...fetched];
});
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${read.length} files of the site: no dead link, nothing from other sites.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** @param {string} file @param {string} link */
function isDead(file, link) {
  if (/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link)) return false;
  const [path = ""] = link.split(/[?#]/);
  if (path.startsWith("/") && !path.startsWith(base)) return true;
  const target = path.startsWith("/") ? path.slice(base.length) : posix.join(posix.dirname(file), path);
  const clean = decodeURI(target).replace(/\/$/, "").replace(/^\.$/, "");
  return ![clean, `${clean}.html`, posix.join(clean, "index.html")].some((each) => known.has(each));
}
