// How to install packages, as pages say it. A page names them, and `pnpm generate` writes the lines between the marks:
//
//   <!-- generated:install @wings/core @wings/ladder -->
//   <!-- /generated:install @wings/core @wings/ladder -->
//
// Before the first release these packages come from a clone. `pnpm run version` makes the version 1.0.0 and generates all pages
// anew: then they come from npm, and what is said only until then is gone.

import { dirname, posix } from "node:path";
import { repository } from "./docs-pages.mjs";
import { workspacePackages } from "./workspace.mjs";

const packages = workspacePackages();
const names = packages.map(({ manifest }) => String(manifest.name));

/** Whether the packages are on npm: the first release is 1.0.0. */
const isPublished = !String(packages.find(({ folder }) => folder === "packages/core")?.manifest.version).startsWith(
  "0.",
);

/** The pages where readers arrive: the others link to their chapter *Install*. */
const HOMES = ["README.md", "docs/index.md"];

/** @param {readonly string[]} lines */
const shell = (...lines) => `\`\`\`sh\n${lines.join("\n")}\n\`\`\``;

/** The chapter *Install* of the README, as a link on a page. @param {string} file */
const chapter = (file) => `${posix.relative(dirname(file), "README.md")}#install`;

/**
 * The lines that install packages.
 * @param {string} file the page @param {readonly string[]} words names of packages, perhaps after `--global`
 */
export function installLines(file, words, published = isPublished) {
  const isGlobal = words[0] === "--global";
  const wanted = isGlobal ? words.slice(1) : words;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`${file} installs ${unknown}, which is no package here.`);
  if (published) return shell(`npm install ${words.join(" ")}`);
  const pack = `npm run pack -- ../wings-packed ${wanted.map((name) => name.replace("@wings/", "")).join(" ")}`;
  const isHome = HOMES.includes(file);
  const clone = isHome ? [`git clone ${repository}`, "cd wings"] : [];
  const begin = isHome
    ? "The packages are not on npm yet. Pack them in a clone"
    : `Not on npm yet. In [a clone](${chapter(file)})`;
  if (isGlobal) {
    const files = wanted.map((name) => `../wings-packed/${name.replace("@wings/", "wings-")}-*.tgz`);
    return `${begin}:\n\n${shell(...clone, pack, `npm install --global ${files.join(" ")}`)}`;
  }
  return `${begin}:\n\n${shell(...clone, pack)}\n\nThen install them in your project, next to the clone:\n\n${shell("npm install ../wings-packed/*.tgz")}`;
}

/** What pages say only until the first release, by the name of the block. @type {Record<string, (file: string) => string>} */
const BEFORE = {
  "not-on-npm": () =>
    "> **Not on npm yet.** Until the first release, [run the command](#the-command) in a clone, or [install the packages](#install) that `npm run pack -- DIR` makes there.",
  "not-on-npm create": (file) =>
    `Not on npm yet. Until then, begin in [a clone of wings](${chapter(file)}) with these lines instead:

\`\`\`sh clone
npm run pack -- ../wings-packed create-wings-technique runner testing
cd ..
npx --yes ./wings-packed/create-wings-technique-*.tgz two-string-kite --author "Jane Doe"
cd two-string-kite
npm install --save-dev ../wings-packed/*.tgz
npm run check
\`\`\``,
  "not-on-npm user": () => "Not on npm yet. Until then, install `../wings-packed/*.tgz` in place of `@wings/runner`.",
};

/** How to run the command, before the first release and after it. @param {string} words @param {boolean} published */
function runLines(words, published) {
  if (published) return shell(`npx @wings/runner ${words}`);
  const first = words.startsWith("solve")
    ? "Run it from the clone, with Node.js 20.19, or 22.12<!-- number:node --> and later. The first run installs and builds everything, in a minute or two.\n\n"
    : "";
  return `${first}${shell(`npm start -- ${words}`)}`;
}

/** The text of a block. @param {string} file @param {string} name @param {boolean} published */
function blockOf(file, name, published) {
  if (name.startsWith("run ")) return runLines(name.slice(4), published);
  if (name.startsWith("install ")) return installLines(file, name.split(" ").slice(1), published);
  const text = BEFORE[name]?.(file);
  if (text === undefined) throw new Error(`${file} has a block ${name}, which scripts/install-lines.mjs doesn't have.`);
  return published ? "" : text;
}

/** A page with its lines for installing. @param {string} file @param {string} page */
export const withInstallLines = (file, page, published = isPublished) =>
  page.replace(
    /(<!-- generated:((?:install|not-on-npm|run)\b[^>]*) -->).*?(<!-- \/generated:\2 -->)/gs,
    (_, start, name, end) => `${start}\n\n${blockOf(file, name, published)}\n\n${end}`,
  );
