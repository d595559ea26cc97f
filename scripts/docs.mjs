// `pnpm run docs` writes the API reference, builds the site in docs/.vitepress/dist, and checks its links.
// `pnpm run docs --watch` serves the site while you write.

import { join } from "node:path";
import { writeApi } from "./docs-api.mjs";
import { deadLinksInFiles, foreignFetches } from "./docs-links.mjs";
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
const deadLinks = deadLinksInFiles(root, files);
const isBuilt = (await run("vitepress", ["build", "docs"])) === 0;
const faults = [
  ...deadLinks,
  ...(isBuilt ? foreignFetches(join(root, "docs/.vitepress/dist")) : ["The site can't be built."]),
];
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(`${files.length} files and their site: no dead link, and no request to another site.`);
process.exitCode = faults.length === 0 ? 0 : 1;
