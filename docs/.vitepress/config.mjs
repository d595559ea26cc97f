// The site: the guide in docs/, every package's README, and the API reference that `scripts/docs.mjs` writes first.

import { fileURLToPath } from "node:url";
import { addressOf, anchorOf, hrefOnSite, nameOf, pagesOfSite, repository } from "../../scripts/docs-pages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const pages = pagesOfSite();
const sources = new Map(Array.from(pages, ([source, page]) => [page, source]));

/** The pages of a folder, by name. @param {string} folder */
const list = (folder) =>
  [...sources.keys()]
    .filter((page) => page.startsWith(`${folder}/`) && page !== "api/index.md")
    .map((page) => ({ text: nameOf(page), link: addressOf(page) }))
    .sort((a, b) => a.text.localeCompare(b.text));

const api = list("api");
/** The entries of the API that are no techniques. */
const [CALLED, WRITTEN] = [
  ["core", "core/judge", "ladder", "draw"],
  ["core/author", "core/host", "testing"],
];

/** @param {[page: string, text: string][]} entries */
const links = (...entries) => entries.map(([page, text]) => ({ text, link: addressOf(page) }));

/** @type {import("vitepress").UserConfig} */
export default {
  title: "wings",
  description: "Sudoku techniques, one package each: every step found, explained, drawn and proved.",
  lang: "en",
  srcDir: root,
  // Pages are files of the root, of folders, and of folders in those; what is deeper belongs to something else.
  srcExclude: [
    "README.md",
    "packages/*/lesson.md",
    "packages/*/lessons/*",
    "templates/**",
    ".*/**",
    "**/CHANGELOG.md",
    "*/*/*/*/**",
  ],
  rewrites: Object.fromEntries(pages),
  cleanUrls: true,
  // The page is beside the documents: `scripts/site.mjs` puts it there, and looks for dead links.
  ignoreDeadLinks: [/^\/play\//],
  markdown: {
    anchor: { slugify: anchorOf },
    config: (markdown) => {
      markdown.core.ruler.push("links-of-the-repository", ({ tokens, env }) => {
        // The search index is made of files, the site of pages.
        const source = sources.get(env.relativePath) ?? env.relativePath;
        if (!pages.has(source)) throw new Error(`${env.relativePath} is no page: scripts/docs-pages.mjs knows it not.`);
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          const href = token.type === "link_open" ? token.attrGet("href") : null;
          if (href !== null) token.attrSet("href", hrefOnSite(source, href, pages));
        }
      });
    },
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      ...links(["cli.md", "Guide"], ["authoring.md", "For authors"], ["api/index.md", "API"]),
      { text: "Play", link: "/play/", target: "_self" },
      { text: "Repository", link: repository },
    ],
    sidebar: [
      {
        text: "Use it",
        items: links(
          ["index.md", "What it is"],
          ["embedding.md", "wings in your app"],
          ["frameworks.md", "React, Vue and Svelte"],
          ["playground.md", "The playground"],
          ["cli.md", "The command"],
          ["bulk.md", "Millions of boards"],
          ["json.md", "JSON"],
          ["formats.md", "Formats"],
          ["other-boards.md", "Other boards"],
          ["photos.md", "Photos"],
          ["rating.md", "Rating"],
          ["making-puzzles.md", "Make puzzles"],
          ["check-reasoning.md", "Check reasoning"],
          ["datasets.md", "Make data sets"],
          ["mcp.md", "Assistants"],
          ["errors.md", "Errors"],
        ),
      },
      {
        text: "Write a technique",
        items: links(
          ["authoring.md", "From the idea to a package"],
          ["author-chains.md", "Chains"],
          ["author-uniqueness.md", "Uniqueness"],
          ["author-houses.md", "Other boards"],
          ["contract.md", "The technique contract"],
          ["stability.md", "Stability"],
          ["glossary.md", "Glossary"],
          ["names.md", "Names in other programs"],
          ["architecture.md", "Architecture"],
          ["contributing.md", "Contributing"],
          ["built-in.md", "Add a built-in technique"],
          ["add-a-language.md", "Add a language"],
          ["security.md", "Security"],
          ["release.md", "Release"],
        ),
      },
      { text: "Packages", collapsed: true, items: [...list("packages"), ...list("apps"), ...list("examples")] },
      {
        text: "API reference",
        collapsed: true,
        items: [
          { text: "What apps call", items: api.filter(({ text }) => CALLED.includes(text)) },
          { text: "What authors and hosts write", items: api.filter(({ text }) => WRITTEN.includes(text)) },
          { text: "Techniques", items: api.filter(({ text }) => ![...CALLED, ...WRITTEN].includes(text)) },
        ],
      },
      {
        text: "Measured",
        collapsed: true,
        items: links(["bench/results.md", "How fast it is"], ["bench/notes.md", "What helped"]),
      },
    ],
  },
};
