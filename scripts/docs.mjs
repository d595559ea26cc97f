// `pnpm run docs` writes the API reference, builds the site in docs/.vitepress/dist, and checks its links.
// `--no-site` stops before the site; `--watch` serves the site while you write.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { writeApi } from "./docs-api.mjs";
import { deadLinks } from "./docs-pages.mjs";
import { read, root, run } from "./workspace.mjs";

if (!(await writeApi())) {
  console.error("The API reference can't be written: see above.");
  process.exit(1);
}
if (process.argv.includes("--watch")) process.exit(await run("vitepress", ["dev", "docs"]));

// The links of a template hold where it is copied to.
const pages = ["*.md", ":(exclude,glob)**/template*/**"];
const listed = await read("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...pages]);
const files = [...new Set(listed?.split("\n").filter(Boolean))];
const faults = files.flatMap((file) => deadLinks(file));
if (!process.argv.includes("--no-site")) {
  const isBuilt = (await run("vitepress", ["build", "docs"])) === 0;
  faults.push(...(isBuilt ? requestsOfSite(join(root, "docs/.vitepress/dist")) : ["The site can't be built."]));
}
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${files.length} files: no dead link.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** What the pages and styles of the site would fetch from other sites. @param {string} folder @returns {string[]} */
function requestsOfSite(folder) {
  const fetched =
    /(?:<(?:link|script|img|source|iframe)\b[^>]*? (?:href|src)="|url\(["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), "utf8").matchAll(fetched), ([, url]) => `${file} fetches ${url}.`),
    );
}
