// The text that is derived from other files: which file, and what must stand in it.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { drawings, pictureBlock, pictureFiles } from "./drawings.mjs";
import { errorPage } from "./error-page.mjs";
import { isTechnique } from "./package-rules.mjs";
import { withRegions } from "./regions.mjs";
import { costOf, speedTable } from "./speed.mjs";
import { root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

/** @param {string} folder */
const complaintsIn = (folder) =>
  existsSync(join(root, folder, "src/package"))
    ? [
        "\n// --- What keeps a package from being published ---\n",
        ...readdirSync(join(root, folder, "src/package")).map((file) => readText(`${folder}/src/package/${file}`)),
      ]
    : [];

/** What makes errors, core first: one file a package, and what says what keeps a package from being published. */
const errorSources = () =>
  workspacePackages()
    .map(({ folder, manifest }) => ({
      title: `\`${manifest.name}\``,
      source: [readText(`${folder}/src/errors.ts`), ...complaintsIn(folder)].join("\n").trim(),
    }))
    .filter(({ source }) => source !== "")
    .sort((a, b) => Number(b.title.includes("/core")) - Number(a.title.includes("/core")));

/** @param {string} file */
const readText = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");

/** @returns {Promise<{ file: string, text: string }[]>} */
export async function generated() {
  const pictures = await drawings();
  const [first] = pictures.filter(({ id }) => id === "w-wing");
  const all = workspacePackages();
  const packages = all.filter(({ group }) => group === "packages");
  const built = all.filter(({ folder }) => existsSync(join(root, folder, "tsconfig.json")));
  return [
    {
      file: "tsconfig.json",
      text: JSON.stringify({ files: [], references: built.map(({ folder }) => ({ path: folder })) }),
    },
    {
      file: "README.md",
      text: withBlocks(readText("README.md"), {
        drawing: pictureBlock(first, `${first.folder}/`),
        packages: packageTable(all),
        speed: speedTable(readText("bench/RESULTS.md")),
      }),
    },
    ...packages.flatMap((it) => [
      { file: `${it.folder}/LICENSE`, text: readText("LICENSE") },
      {
        file: `${it.folder}/README.md`,
        text: withBlocks(readText(`${it.folder}/README.md`), packageBlocks(it, pictures)),
      },
    ]),
    ...pictureFiles(pictures),
    { file: "docs/errors.md", text: errorPage(errorSources()) },
    { file: "docs/authoring.md", text: withRegions(readText("docs/authoring.md"), readText) },
  ];
}

/** @param {string} text @param {Record<string, string>} blocks by name */
const withBlocks = (text, blocks) =>
  Object.entries(blocks).reduce((all, [name, content]) => withBlock(all, name, content), text);

/** Replaces what stands between `<!-- generated:name -->` and its end; adds the block in front where there is none. @param {string} text @param {string} name @param {string} content */
function withBlock(text, name, content) {
  const [start, end] = [`<!-- generated:${name} -->`, `<!-- /generated:${name} -->`];
  const block = `${start}\n\n${content}\n\n${end}`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  return from < 0 || to < from ? `${block}\n\n${text}` : text.slice(0, from) + block + text.slice(to + end.length);
}

/** Which packages there are, in one line each. @param {readonly Package[]} packages */
const packageTable = (packages) =>
  [
    "| package | what it is |",
    "| --- | --- |",
    ...packages.map(({ folder, manifest }) => `| [\`${manifest.name}\`](${folder}) | ${manifest.description} |`),
  ].join("\n");

/** The blocks of a package's README: its head, pictures of its techniques, or of others where it draws them, and costs. @param {Package} it @param {readonly import("./drawings.mjs").Drawing[]} pictures */
function packageBlocks(it, pictures) {
  const drawn =
    it.folder === "packages/draw"
      ? pictures.filter(({ id }) => id === "als-xy-wing").map((picture) => pictureBlock(picture, "../als-xy-wing/"))
      : pictures.filter(({ folder }) => folder === it.folder).map((picture) => pictureBlock(picture));
  // The README says by the name of the block which techniques it wants the cost of.
  const costs = [...readText(`${it.folder}/README.md`).matchAll(/<!-- generated:(cost ([a-z- ]+)) -->/g)].map(
    ([, name, ids]) => [name, costOf(readText("bench/RESULTS.md"), ids.split(" "))],
  );
  return {
    head: packageHead(it),
    ...(drawn.length === 0 ? {} : { drawings: drawn.join("\n\n") }),
    ...Object.fromEntries(costs),
  };
}

/** The first lines of a package's README: its name, what it is, how to install it. @param {Package} it */
function packageHead(it) {
  const { manifest } = it;
  const title = `# ${manifest.name}\n\n${manifest.description}`;
  if (manifest.name?.startsWith("create-")) return title;
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const kind = isTechnique(it) ? "\n\nA technique of [wings](../../README.md)." : "";
  return `${title}${kind}\n\n\`\`\`sh\nnpm install ${[manifest.name, ...peers].join(" ")}\n\`\`\``;
}
