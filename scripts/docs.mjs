// `pnpm turbo run docs` writes the API reference, and checks the links in all Markdown files. `--watch` serves the site while you
// write; `scripts/site.mjs` builds it.

import { writeApi } from "./docs-api.mjs";
import { deadLinks } from "./docs-pages.mjs";
import { read, run } from "./workspace.mjs";

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
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${files.length} files: no dead link.`);
process.exitCode = faults.length === 0 ? 0 : 1;
