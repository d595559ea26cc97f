// `pnpm run docs`: the API reference, the site in docs/.vitepress/dist, and the proof that no link on it leads nowhere.
// `pnpm run docs --watch` serves the site while the pages are written.

import { join } from "node:path";
import { writeApi } from "./docs-api.mjs";
import { deadLinksInFiles, faultsOfSite } from "./docs-links.mjs";
import { read, root, run } from "./workspace.mjs";

if (!(await writeApi())) {
  console.error("The comments of the sources make no API reference: see above.");
  process.exit(1);
}
if (process.argv.includes("--watch")) process.exit(await run("vitepress", ["dev", "docs"]));

// A template's links hold where it is copied to.
const listed = await read("git", [
  "ls-files",
  "--cached",
  "--others",
  "--exclude-standard",
  "*.md",
  ":(exclude,glob)**/template*/**",
]);
const files = [...new Set(listed?.split("\n").filter(Boolean))];
const inFiles = deadLinksInFiles(root, files);
const built = await run("vitepress", ["build", "docs"]);
const onSite =
  built === 0 ? faultsOfSite(join(root, "docs/.vitepress/dist")) : ["The site could not be built: see above."];
for (const fault of [...inFiles, ...onSite]) console.error(fault);
if (inFiles.length + onSite.length > 0) process.exit(1);
console.log(`${files.length} files and the site of them: no dead link, and nothing fetched from elsewhere.`);
